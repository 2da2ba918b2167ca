// What people at a table say by pressing a button, and how they play again when a game is over.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { accessible } from './checks.mjs';
import { call, playUntil, tableOf } from './people.mjs';
import { startServer } from './server.mjs';
import { person, shot } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

/** People with a page each, the last on a phone and in Polish. */
const crew = (width, height) => Promise.all([
  person(browser, server.url, 'Ann'),
  person(browser, server.url, 'Ben'),
  person(browser, server.url, 'Celina', { width, height, language: 'pl' }),
]);

test('a reaction is seen by everybody for a moment, sent by mouse or keyboard, and can be hidden', { timeout: 240_000 }, async () => {
  const people = await crew(390, 844);
  const [ann, ben, phone] = people;
  const id = await tableOf(people);
  for (const page of people) {
    await page.goto(`${server.url}/t/${id}`);
    await page.locator('main.table').waitFor();
  }
  await phone.locator('.dock button').last().click();
  await phone.getByRole('tab', { name: 'Rozmowa' }).click();
  await ben.keyboard.press('e');
  await ben.locator('[data-reaction="knew-it"]:focus').waitFor();
  await ann.getByRole('tab', { name: 'Chat' }).click();

  await ben.keyboard.press('Enter');
  for (const page of people) await page.locator('[data-bubble="1"]').waitFor();
  assert.match(await ann.locator('[data-bubble="1"]').textContent(), /I knew it!/);
  assert.match(await phone.locator('[data-bubble="1"]').textContent(), /To było do przewidzenia!/);
  await ann.getByRole('status').getByText('Ben: I knew it!').waitFor({ state: 'attached' });
  await ann.locator('[data-reaction="well-done"]').click();
  await phone.locator('[data-reaction="what"]').click();
  await ann.locator('[data-bubble="2"]').waitFor();
  await shot(ann, 'reactions');
  await shot(phone, 'reactions-phone-pl');
  await accessible(ann, 'reactions');
  await accessible(phone, 'reactions on a phone');
  await ann.locator('[data-bubble]').first().waitFor({ state: 'detached', timeout: 15_000 });
  assert.deepEqual(await call(ann, 'GET', `/tables/${id}/chat`), [], 'nothing is kept');

  // Too many are refused in words.
  for (let n = 0; n < 5; n++) await ann.locator('[data-reaction="sorry"]').click();
  await ann.getByText('That was too much at once.').waitFor();

  // Who does not like them neither sees nor sends them.
  await ben.evaluate(() => localStorage.setItem('ragtag.reactions', 'off'));
  await ben.reload();
  await ben.locator('main.table').waitFor();
  await ben.getByRole('tab', { name: 'Chat' }).click();
  assert.equal(await ben.locator('[data-reactions]').count(), 0);
  await phone.locator('[data-reaction="sorry"]').click();
  await ann.locator('[data-bubble="2"]').waitFor();
  assert.equal(await ben.locator('[data-bubble]').count(), 0);
  for (const page of people) { assert.deepEqual(page.problems, []); await page.context().close(); }
});

test('the same people play again at one table', { timeout: 240_000 }, async () => {
  const people = await crew(1366, 700);
  const [ann, ben, celina] = people;
  // Pauses that tell nothing would make the game of three last for minutes.
  const id = await tableOf(people, { kind: 'live', pauses: 'shown' });
  const any = ({ options, least, most }) => {
    const count = Math.max(least, Math.min(1, most));
    return [...options].sort(() => Math.random() - 0.5).slice(0, count).map(({ word }) => word);
  };
  await playUntil(people, id, () => false, any);
  for (const page of people) await page.goto(`${server.url}/t/${id}`);
  const rematch = (page) => page.locator('[data-rematch] button');
  await rematch(ann).click();
  await ann.locator('[data-start]').waitFor();
  await ann.getByText('Kept for Ben').waitFor();
  await shot(ann, 'rematch-waiting');
  await accessible(ann, 'the waiting room of a rematch');
  await rematch(ben).getByText('1/3').waitFor();
  await rematch(celina).getByText('Dołącz do rewanżu').waitFor();
  await shot(ben, 'rematch-count');
  await rematch(ben).click();
  await rematch(celina).getByText('2/3').waitFor();
  await shot(celina, 'rematch-count-pl');
  // The owner lets anybody have the last seat, and whoever comes late finds one that is free.
  await ann.locator('[data-open-seat]').click();
  await rematch(celina).click();
  await celina.getByText('Celina').first().waitFor();
  await ann.locator('[data-start]').click();
  for (const page of people) await page.locator('main.table').waitFor();
  for (const page of people) { assert.deepEqual(page.problems, []); await page.context().close(); }
});
