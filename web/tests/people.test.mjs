// Three people at one table, one of them on a phone: a check that all see, a Cylon whom nobody sees before the reveal.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { accessible } from './checks.mjs';
import { call, look, playUntil, tableOf } from './people.mjs';
import { startServer } from './server.mjs';
import { person, shot } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

/** Everything about the table that the server sends to this page, but for the texts of all cards. */
function listen(page) {
  page.told = [];
  page.on('response', async (response) => {
    if (!/\/api\/tables\/[^/]+\/(look|log|chat|answer)/.test(response.url())) return;
    page.told.push(await response.text().catch(() => ''));
  });
}
const isCylon = (seen) => seen.view.own?.loyalty.find(({ card }) => card.startsWith('cylon'));
const around = (text, word) => text.slice(Math.max(0, text.indexOf(word) - 300), text.indexOf(word) + 300);
const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** A table that comes to a moment that fits, with one of the people a Cylon from the beginning. */
async function tableWithCylon(people, comesTo) {
  const begun = (seen) => seen.view.public.turn > 0;
  for (let tables = 0; tables < 30; tables++) {
    const id = await tableOf(people);
    await playUntil(people, id, begun);
    const looks = await Promise.all(people.map((page) => look(page, id)));
    const at = looks.findIndex(isCylon);
    if (at < 0) continue;
    const secret = isCylon(looks[at]).card;
    if (await playUntil(people, id, (seen) => comesTo(seen, secret))) return { id, cylon: people[at], secret };
  }
  throw new Error('it comes to that sooner or later');
}

test('three people, a skill check and a hidden Cylon who reveals', { timeout: 240_000 }, async () => {
  const people = [
    await person(browser, server.url, 'Host', { pacing: 'normal' }),
    await person(browser, server.url, 'Guest', { pacing: 'normal' }),
    await person(browser, server.url, 'Phone', { pacing: 'normal', width: 390, height: 844 }),
  ];
  const phone = people[2];
  const isFirst = (seen) => seen.prompt?.ask.ask === 'add-to-check' && seen.view.public.check.played.every((n) => !n);
  let { id, cylon, secret } = await tableWithCylon(people, isFirst);

  // A check: the cards lie face down on all three pages until all have added theirs.
  people.forEach(listen);
  for (const page of people) {
    await page.goto(`${server.url}/t/${id}`);
    await page.locator('.check').waitFor();
  }
  let added = 0;
  for (let turn = 0; turn < 3; turn++) {
    const seats = await Promise.all(people.map((page) => look(page, id)));
    const at = seats.findIndex((seen) => seen.prompt?.ask.ask === 'add-to-check');
    if (at < 0) break;
    const page = people[at];
    await page.keyboard.press('Escape');
    await page.locator('[data-send]').waitFor();
    const card = page.locator('.hand .card.lit').first();
    if (turn < 2 && (await card.count())) {
      await card.click();
      await page.locator('.option.on').waitFor();
      added += 1;
      assert.match(await page.locator('.count').textContent(), /1 picked · strength [+−]\d/);
    }
    if (turn === 1) {
      for (const [n, other] of people.entries()) {
        await other.waitForFunction((least) => document.querySelectorAll('.check .back').length >= least, added - 1);
        assert.equal(await other.locator('.piles .card').count(), 0, 'no card is shown before the reveal');
        await shot(other, `check-hidden-${n === 2 ? 390 : `1280-${n}`}`);
        assert.ok(await fits(other));
      }
      await accessible(page, 'check');
    }
    await page.locator('[data-send]').click();
    await page.waitForFunction(() => !document.querySelector('[data-send]'));
  }
  assert.ok(added > 0, 'cards were added by clicking on them');
  // Whoever could still interrupt before the reveal lets it pass.
  await playUntil(people, id, ({ view }) => !view.public.check || view.public.check.shown.length > 0);
  // Destiny and the added cards are turned over for all, one by one.
  const areTurned = (least) => document.querySelectorAll('.piles .card').length >= least;
  await Promise.all(people.map((page) => page.waitForFunction(areTurned, 2 + added, { timeout: 60_000 })));
  for (const [n, page] of people.entries()) {
    await shot(page, `check-revealed-${n === 2 ? 390 : `1280-${n}`}`);
  }

  // On to the Cylon's own turn; if the game is over before, or the Cylon in the Brig, at another table.
  const atTurn = (seen, card) => seen.prompt?.options.some(({ word }) => word === `reveal:${card}`);
  if (!(await playUntil(people, id, (seen) => atTurn(seen, secret)))) {
    ({ id, cylon, secret } = await tableWithCylon(people, atTurn));
    people.forEach((page) => (page.told = []));
    for (const page of people) await page.goto(`${server.url}/t/${id}`);
  }
  for (const page of people.filter((page) => page !== cylon)) {
    // A crisis or a character may have let somebody look at the card, by the rules.
    const { seen } = (await look(page, id)).view.own;
    if (seen.some((sight) => sight.loyalty?.dealt.card === secret)) continue;
    assert.equal((await page.content()).includes(secret), false);
    const leaks = page.told.filter((text) => text.includes(secret)).map((text) => around(text, secret));
    assert.deepEqual(leaks, [], 'nobody else was told the Cylon’s card');
  }
  await cylon.reload();
  await cylon.locator('[data-skip], [data-prompt]').first().waitFor();
  await cylon.keyboard.press('Escape');
  await cylon.locator('[data-prompt]').waitFor();
  if (cylon === phone) await cylon.locator('.dock button').nth(2).click();
  assert.equal((await cylon.locator('[data-loyalty]').textContent()).includes('Cylon'), false, 'face down until looked at');
  await cylon.locator('[data-loyalty] .look').click();
  await cylon.locator('[data-loyalty] .faces strong').first().waitFor();
  await shot(cylon, 'loyalty');
  await accessible(cylon, 'loyalty');
  await cylon.locator('[data-reveal]').click();
  if (cylon === phone) await cylon.locator('.dock button').nth(0).click();
  await cylon.locator('[data-confirm]').waitFor();
  await shot(cylon, 'confirm');
  await cylon.locator('[data-confirm]').click();
  await cylon.locator('[data-confirm]').waitFor({ state: 'detached' });
  for (const page of people) {
    // What happened up to here may be told for long.
    await page.locator('[data-skip]').click({ timeout: 1_500 }).catch(() => undefined);
    if (page === phone) await page.locator('.dock button').nth(3).click();
    await page.locator('.players .revealed', { hasText: 'Cylon' }).waitFor({ timeout: 30_000 });
    await shot(page, `revealed-${page === phone ? 390 : 1280}`);
  }

  for (const [n, tab] of ['play', 'board', 'hand', 'people'].entries()) {
    await phone.locator('.dock button').nth(n).click();
    await shot(phone, `phone-${tab}-390`);
    assert.ok(await fits(phone), `the ${tab} fits the phone`);
    await accessible(phone, `phone ${tab}`);
  }
  // Somebody who only watches sees no hand and is asked nothing.
  const watcher = await person(browser, server.url, 'Watcher');
  const { invite } = await call(people[0], 'GET', `/tables/${id}`);
  await watcher.goto(`${server.url}/t/${id}?invite=${invite}`);
  await watcher.locator('.space').waitFor();
  assert.equal(await watcher.locator('.options .option').count(), 0);
  assert.equal(await watcher.locator('.hand .card').count(), 0, 'a spectator sees no hand');
  await shot(watcher, 'spectator-1280');
  for (const page of [...people, watcher]) {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});
