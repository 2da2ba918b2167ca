// The line to the server: reloaded pages, cut streams, a killed server, answers that did not arrive.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { call, playUntil, tableAt } from './people.mjs';
import { startServer } from './server.mjs';
import { number, person, shot } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

const isMove = (seen) => seen.prompt.ask.ask === 'move';
const words = (page) => page.locator('.options .option').allTextContents();
const open = async (page, id) => { await page.goto(`${server.url}/t/${id}`); await page.locator('.prompt [data-prompt]').waitFor(); };
const changed = (page, old) => page.waitForFunction((was) => document.querySelector('[data-prompt]')?.getAttribute('data-prompt') !== was, old);

test('a reload in the middle of a question', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Rel');
  await open(page, await tableAt(page, isMove));
  const before = await words(page);
  await page.reload();
  await page.locator('[data-prompt]').waitFor();
  assert.deepEqual(await words(page), before);
  await page.context().close();
});

test('a cut stream is shown, mended, and what was missed is caught up', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Cut');
  const id = await tableAt(page, isMove);
  await open(page, id);
  const old = await number(page);
  await page.context().setOffline(true);
  // The browser does not cut what is open when it is told to be offline, so the page is told by hand.
  await page.locator('.options .option').first().click();
  await page.locator('.offline').waitFor();
  await page.locator('[data-again]').waitFor();
  await shot(page, 'offline-1280');
  await page.context().setOffline(false);
  await page.locator('.offline').waitFor({ state: 'detached', timeout: 20_000 });
  assert.equal(await number(page), old, 'the answer did not arrive');
  await page.locator('[data-again]').click();
  await changed(page, old);
  // While the stream is away the table goes on; the page finds out by itself.
  await page.route('**/stream', (route) => route.abort());
  await page.reload();
  await page.locator('.offline').waitFor();
  const here = await number(page);
  await playUntil([page], id, (seen) => seen.prompt && seen.number > Number(here) + 1);
  await call(page, 'POST', `/tables/${id}/chat`, { text: 'So say we all' });
  await page.unroute('**/stream');
  await page.locator('.offline').waitFor({ state: 'detached', timeout: 20_000 });
  await changed(page, here);
  await page.keyboard.press('c');
  await page.getByText('So say we all').waitFor();
  await page.context().close();
});

test('a server that leaves is waited for quietly', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Lea');
  const id = await tableAt(page, isMove);
  let lines = 0;
  await page.route('**/stream', (route) => {
    lines += 1;
    if (lines > 1) return route.continue();
    return route.fulfill({ contentType: 'text/event-stream', body: 'retry: 2000\nevent: leaving\ndata: {}\n\n' });
  });
  await page.addInitScript(() => {
    const look = () => { if (document.querySelector('.offline')) window.wasOffline = true; };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await open(page, id);
  const old = await number(page);
  await page.waitForResponse((response) => response.url().endsWith('/stream') && lines > 1);
  await playUntil([page], id, (seen) => seen.prompt && seen.number > Number(old) + 1);
  await changed(page, old);
  assert.equal(await page.evaluate(() => window.wasOffline), undefined, 'it was said that the server is away');
  await page.context().close();
});

test('the server is killed and started again on the same folder', { timeout: 240_000, skip: !!process.env.RAGTAG_URL }, async () => {
  const page = await person(browser, server.url, 'Kil');
  const id = await tableAt(page, isMove);
  await open(page, id);
  const before = await words(page);
  const old = await number(page);
  await server.kill();
  await page.locator('.offline').waitFor();
  await page.locator('.options .option').first().click();
  await page.locator('[data-again]').waitFor();
  await server.start();
  await page.locator('.offline').waitFor({ state: 'detached', timeout: 30_000 });
  assert.deepEqual(await words(page), before);
  await page.locator('[data-again]').click();
  await changed(page, old);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
