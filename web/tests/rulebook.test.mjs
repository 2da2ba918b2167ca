// The rulebook beside a table: as it is played there, where the reader left it, and in which language.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { accessible } from './checks.mjs';
import { call, cautious, look, playUntil, tableAt } from './people.mjs';
import { startServer } from './server.mjs';
import { person, shot } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

const isMove = (seen) => seen.prompt.ask.ask === 'move';
const drawer = (page) => page.locator('.drawer');
const sections = (page) => page.locator('.drawer nav .link').evaluateAll((links) => links.map((link) => link.textContent.trim()));
const unfolded = (page) => page.locator('.drawer details[open] summary').allTextContents();
async function open(page, id) {
  await page.goto(`${server.url}/t/${id}`);
  await page.getByRole('button', { name: /Rulebook|Zasady/ }).click();
  await page.locator('.drawer details').first().waitFor();
}

test('it stays where it is while the game goes on, and is found there again', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Rea', { pacing: 'slow' });
  const id = await tableAt(page, isMove);
  await open(page, id);
  await page.locator('.drawer summary').nth(1).click();
  await page.locator('.drawer summary').nth(4).click();
  const before = await unfolded(page);
  assert.equal(before.length, 2);
  await drawer(page).evaluate((it) => it.scrollTo({ top: 170 }));
  const place = () => drawer(page).evaluate((it) => Math.round(it.scrollTop));
  const { number } = await look(page, id);
  await playUntil([page], id, (seen) => seen.prompt && seen.number > number + 3, cautious);
  await page.locator('.q.told').waitFor();
  await page.waitForTimeout(1500);
  assert.deepEqual(await unfolded(page), before, 'the chapters are open as before');
  assert.equal(await place(), 170);
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Rulebook' }).click();
  await page.locator('.drawer details[open]').nth(1).waitFor();
  assert.deepEqual(await unfolded(page), before);
  await page.waitForFunction(() => Math.round(document.querySelector('.drawer').scrollTop) === 170);
  // A section that is read stays, too.
  await page.locator('.drawer details[open] .link').first().click();
  await page.locator('[data-rule]').waitFor();
  await drawer(page).evaluate((it) => it.scrollTo({ top: 60 }));
  const later = await look(page, id);
  await playUntil([page], id, (seen) => seen.prompt && seen.number > later.number + 2, cautious);
  await page.waitForTimeout(1500);
  assert.equal(await place(), 60);
  await page.context().close();
});

/** A table of this person and bots with a set-up of its own. */
async function tableWith(page, game, setup) {
  const bot = { kind: 'bot', bot: 'random' };
  const seats = Array.from({ length: setup.players }, (_, n) => (n ? bot : { kind: 'me' }));
  return (await call(page, 'POST', '/tables', { game, setup, seats })).id;
}

test('it has the rules of this table, and finds nothing else', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Var');
  const titles = { with: 'Sympathizer card', without: 'No Sympathizer variant' };
  for (const [variant, there, gone] of [[false, titles.with, titles.without], [true, titles.without, titles.with]]) {
    await open(page, await tableWith(page, 'fleet', { players: 4, 'no-sympathizer': variant }));
    const all = await sections(page);
    assert.ok(all.includes(there) && !all.includes(gone), `${variant}`);
    await page.getByRole('searchbox').fill(gone);
    await page.locator('.drawer nav').waitFor({ state: 'detached' });
    assert.equal((await page.locator('.drawer li').allTextContents()).includes(gone), false);
    await page.getByRole('searchbox').fill(there);
    await page.locator('.drawer li', { hasText: there }).waitFor();
  }
  // A section of other tables can be read all the same, and says so.
  await open(page, await tableWith(page, 'fleet', { players: 5 }));
  await page.locator('.drawer summary', { hasText: /^Loyalty$/ }).click();
  await page.locator('.drawer nav .link').filter({ hasText: 'Your team' }).click();
  const notice = page.getByText('This does not apply at this table.');
  await page.locator('[data-rule="fleet.loyalty.team"]').waitFor();
  assert.equal(await notice.count(), 0);
  await page.locator('[data-rule] a[href$="fleet.loyalty.sympathizer"]').click();
  await page.locator('[data-rule="fleet.loyalty.sympathizer"]').waitFor();
  await notice.waitFor();
  await shot(page, 'rulebook-elsewhere-1280');
  for (const [options, has] of [['quick-start', false], ['complete', true]]) {
    await open(page, await tableWith(page, 'dogfight', { players: 2, mission: 'duel', options }));
    assert.equal((await sections(page)).includes('Planning a rotation'), has, options);
  }
  await page.context().close();
});

test('a Polish reader is told that it is in English', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Pol', { language: 'pl' });
  await open(page, await tableAt(page, isMove));
  await page.getByText('Podręczniki z zasadami są na razie tylko po angielsku.').waitFor();
  await page.locator('.drawer summary').first().click();
  await page.locator('.drawer nav .link').first().click();
  await page.locator('[data-rule]').waitFor();
  for (const part of ['.drawer article', '.drawer details']) {
    assert.equal(await page.locator(part).first().getAttribute('lang'), 'en', part);
  }
  assert.equal(await page.locator('[data-section]').first().getAttribute('lang'), 'en', 'the title of the cited section, too');
  await shot(page, 'rulebook-pl-1280');
  await accessible(page, 'the rulebook for a Polish reader');
  await page.locator('.languages button', { hasText: 'EN' }).evaluate((button) => button.click());
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  assert.equal(await page.locator('.drawer .foreign').count(), 0);
  assert.equal(await page.locator('.drawer article').getAttribute('lang'), null);
  await page.context().close();
});
