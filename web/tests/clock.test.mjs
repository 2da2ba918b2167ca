// Clocks: they keep people from waiting for each other, so one person among bots has none.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { call, playUntil } from './people.mjs';
import { startServer } from './server.mjs';
import { person } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

const BOT = { kind: 'bot', bot: 'random' };
const table = (page, seats) => call(page, 'POST', '/tables', { game: 'fleet', setup: { players: 3 }, seats, pace: { kind: 'live', seconds: 300 } });
const clocks = (page) => page.getByRole('timer').count();

test('one person and bots: no clock at the table or in the lobby', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Sol');
  const { id } = await table(page, [{ kind: 'me' }, BOT, BOT]);
  await playUntil([page], id, (seen) => seen.prompt);
  await page.goto(`${server.url}/t/${id}`);
  await page.locator('[data-prompt]').waitFor();
  assert.equal(await clocks(page), 0);
  await page.goto(server.url);
  await page.locator(`[data-table="${id}"].called`).waitFor();
  assert.equal(await clocks(page), 0);
  await page.context().close();
});

test('the clock runs as long as there are two people', { timeout: 240_000 }, async () => {
  const [page, friend] = [await person(browser, server.url, 'Duo'), await person(browser, server.url, 'Tro')];
  const { id, invite } = await table(page, [{ kind: 'me' }, { kind: 'open' }, BOT]);
  await call(friend, 'POST', `/tables/${id}/join`, { invite });
  await call(page, 'POST', `/tables/${id}/start`, {});
  await playUntil([page, friend], id, (seen) => seen.prompt && seen.seat === 0);
  await page.goto(`${server.url}/t/${id}`);
  await page.getByRole('timer').waitFor();
  await call(friend, 'POST', `/tables/${id}/leave`, {});
  await page.getByRole('timer').waitFor({ state: 'detached' });
  await page.context().close();
  await friend.context().close();
});

test('who sets up a table of bots reads that no clock will run', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Set');
  await page.goto(`${server.url}/new`);
  await page.locator('[data-clock-why]').filter({ hasText: 'a bot makes that one decision' }).waitFor();
  await page.getByRole('button', { name: 'All others bots' }).click();
  await page.locator('[data-clock-why]').filter({ hasText: 'has no clock' }).waitFor();
  await page.context().close();
});
