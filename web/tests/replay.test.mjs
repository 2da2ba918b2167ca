// Finished games: found in the lobby, gone through, seen by anybody's eyes, taken home, verified.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { wellMade } from './checks.mjs';
import { startServer } from './server.mjs';
import { person, shot } from './steps.mjs';

let server, browser, page, id;

/** A game that bots have played to its end. */
async function finishedGame() {
  const bot = { kind: 'bot', bot: 'random' };
  const table = { game: 'fleet', setup: { players: 3 }, seats: [bot, bot, bot], visibility: 'public' };
  const made = await page.request.post(`${server.url}/api/tables`, { data: table });
  const { id } = await made.json();
  for (let tries = 0; tries < 400; tries++) {
    const summary = await (await page.request.get(`${server.url}/api/tables/${id}`)).json();
    if (summary.phase === 'over') return id;
    await page.waitForTimeout(100);
  }
  throw new Error('the bots did not come to an end');
}
before(async () => {
  server = await startServer();
  browser = await launch();
  page = await person(browser, server.url, 'Gaius');
  id = await finishedGame();
});
after(async () => { await browser?.close(); server?.stop(); });

const button = (name) => page.getByRole('button', { name, exact: true });
const slider = () => page.getByRole('slider');
const at = async () => Number(await slider().inputValue());
const moment = (n) => page.waitForFunction((want) => document.querySelector('input[type=range]').value === String(want), n);
const entries = () => page.getByRole('log', { name: 'Log' }).locator('.entry');
async function open(query = '') {
  await page.goto(`${server.url}/replay/${id}${query}`);
  await slider().waitFor();
  return Number(await slider().getAttribute('max'));
}

test('a finished game stands in the lobby with how it ended, and opens as a replay', { timeout: 240_000 }, async () => {
  await page.goto(server.url);
  const card = page.locator(`[data-list=finished] [data-table="${id}"]`);
  assert.ok((await card.locator('.status span').first().textContent()).length > 5);
  assert.equal(await page.locator(`[data-list=mine] [data-table="${id}"]`).count(), 0);
  await card.getByRole('link', { name: /^Replay/ }).click();
  await slider().waitFor();
  assert.equal(await at(), 0);
  await page.getByRole('region', { name: 'Choose your character' }).waitFor();
});

test('slider, keys and play go through the game, with the log of the moment', { timeout: 240_000 }, async () => {
  const end = await open();
  assert.ok(end > 50, `${end} answers`);
  await slider().fill(String(Math.floor(end / 2)));
  await page.locator('.space').first().waitFor();
  await page.waitForFunction(() => document.querySelectorAll('[role=log] .entry').length > 10);
  const half = await entries().last().textContent();
  await page.locator('h1').first().click();
  for (const [key, by] of [['ArrowRight', 1], ['ArrowLeft', -1], ['PageDown', 10], ['PageUp', -10]]) {
    const before = await at();
    await page.keyboard.press(key);
    await moment(before + by);
  }
  await page.keyboard.press('End');
  await moment(end);
  await page.waitForFunction((was) => [...document.querySelectorAll('[role=log] .entry')].at(-1).textContent !== was, half);
  assert.match(page.url(), new RegExp(`at=${end}`), 'the address leads to the moment');
  await page.keyboard.press('Home');
  await moment(0);
  await page.keyboard.press(' ');
  await button('Pause').waitFor();
  await page.waitForFunction(() => Number(document.querySelector('input[type=range]').value) >= 2);
  await page.keyboard.press(' ');
  await button('Play').waitFor();
  assert.deepEqual(page.problems, []);
});

/** A seat that holds cards at this moment. */
async function someoneWithCards(moment) {
  const { everything } = await (await page.request.get(`${server.url}/api/tables/${id}/replay?at=${moment}&as=all`)).json();
  return String(everything.own.findIndex(({ hand }) => hand.length));
}

test('any seat’s view, or all secrets', { timeout: 240_000 }, async () => {
  const end = await open('?at=60');
  assert.ok(end > 60);
  assert.equal(await at(), 60, 'an address with a moment opens there');
  assert.equal(await page.locator('.hand .card').count(), 0, 'a spectator sees no hand');
  await wellMade(page, 'replay');
  const eyes = page.getByLabel('Seen by');
  await eyes.selectOption(await someoneWithCards(60));
  await page.locator('.hand .card').first().waitFor();
  await shot(page, 'replay-seat-1280');
  await eyes.selectOption('all');
  const secrets = page.getByRole('region', { name: 'all secrets shown' });
  await secrets.waitFor();
  assert.equal(await secrets.locator('> div').count(), 3);
  await page.waitForTimeout(200);
  await wellMade(page, 'replay-all');
  await page.getByRole('button', { name: 'PL', exact: true }).click();
  await page.getByText('Pobierz zapis').waitFor();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByText('Download the record').waitFor();
});

test('with all secrets shown, the log says who draws and sees what', { timeout: 240_000 }, async () => {
  for (const [language, toYou] of [['en', /^(You|Your)\b| you\b/], ['pl', /^(dobierasz|widzisz|twoja|zabrano ci)\b/i]]) {
    await open('?at=200&as=all');
    await page.getByRole('button', { name: language.toUpperCase(), exact: true }).click();
    await page.waitForFunction((code) => document.documentElement.lang === code, language);
    await page.waitForTimeout(400);
    const { log } = await (await page.request.get(`${server.url}/api/tables/${id}/replay?at=100000&as=all&log=true&lang=${language}`)).json();
    const secret = log.filter(({ event }) => /-received$|^saw-|^card-stolen$/.test(event.event));
    assert.ok(secret.length > 20, `${secret.length} secrets are told`);
    assert.deepEqual(secret.filter(({ text }) => toYou.test(text)).map(({ text }) => text), []);
    const shown = await page.getByRole('log').locator('.entry').allTextContents();
    assert.ok(shown.length > 20);
    assert.deepEqual(shown.filter((text) => toYou.test(text)), []);
  }
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  // Through one seat's eyes, what happens to it happens to "you".
  const { log } = await (await page.request.get(`${server.url}/api/tables/${id}/replay?at=100000&as=0&log=true`)).json();
  assert.ok(log.some(({ text }) => text.startsWith('You draw')));
});

async function download(link) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('the record and a moment as a scenario can be taken home, and the shuffles verified', { timeout: 240_000 }, async () => {
  await open('?at=40');
  const record = await download('Download the record');
  assert.equal(record.name, `fleet-${id}.jsonl`);
  for (const line of record.text.trim().split('\n')) JSON.parse(line);
  const scenario = await download('Save as a scenario');
  assert.equal(scenario.name, `fleet-${id}-40.yaml`);
  assert.match(scenario.text, /^title:/);
  await button('Verify the shuffles').click();
  await page.getByText('The shuffles are true').waitFor();
  assert.match(await page.locator('.proof').textContent(), /[0-9a-f]{32}/);
  const { commitment } = await page.evaluate((table) => fetch(`/api/tables/${table}`).then((answer) => answer.json()), id);
  const noted = async (seen) => {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`ragtag.commitment.${id}`, seen]);
    await open('?at=40');
    await button('Verify the shuffles').click();
  };
  await noted('0'.repeat(64));
  await page.getByText('this browser was shown another one').waitFor();
  await noted(commitment);
  await page.getByText('It is the same that this browser was shown').waitFor();
  await wellMade(page, 'replay-verified');

  await page.route('**/verify', (route) => route.fulfill({ json: { ok: false, seed: 'x', problem: 'line 7 differs' } }));
  await button('Verify the shuffles').click();
  await page.getByText('The record does not fit').waitFor();
  await page.getByText('line 7 differs').waitFor();
  await page.unroute('**/verify');
});

test('a game that is not over has no replay, and that is said', { timeout: 240_000 }, async () => {
  await page.goto(`${server.url}/replay/nothing`);
  await page.getByRole('alert').filter({ hasText: 'There is nothing here' }).waitFor();
  await wellMade(page, 'replay-none');
});
