// The end of a game: in the place of the table, with every secret, and with ways on; the replay's curve.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { accessible } from './checks.mjs';
import { call, look, playUntil, tableWithBots } from './people.mjs';
import { startServer } from './server.mjs';
import { person, shot } from './steps.mjs';

const SIZES = [[1280, 800], [1366, 700], [1920, 1080], [390, 844]];
const bot = (name) => ({ kind: 'bot', bot: name });
/** Tables of programs alone, which come to an end by themselves. */
const TABLES = {
  fleet: { setup: { players: 5 }, seats: Array(5).fill(bot('officer')) },
  ccg: { setup: { players: 3 }, seats: Array(3).fill(bot('random')) },
  dogfight: { setup: { players: 2 }, seats: Array(2).fill(bot('pilot')) },
};
const ended = {};
let server, browser, page;

/** A game that programs have played to its end. */
async function finished(game) {
  const { id } = await call(page, 'POST', '/tables', { game, visibility: 'public', ...TABLES[game] });
  for (let tries = 0; tries < 1200; tries++) {
    if ((await call(page, 'GET', `/tables/${id}`)).phase === 'over') return id;
    await page.waitForTimeout(100);
  }
  throw new Error(`the programs at ${game} did not come to an end`);
}
before(async () => {
  server = await startServer();
  browser = await launch();
  page = await person(browser, server.url, 'Helena');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const game of Object.keys(TABLES)) ended[game] = await finished(game);
}, { timeout: 240_000 });
after(async () => { await browser?.close(); server?.stop(); });

const story = (game, lang = 'en') => call(page, 'GET', `/tables/${ended[game]}/story?lang=${lang}`);
async function open(game, language = 'EN') {
  await page.goto(`${server.url}/t/${ended[game]}`);
  await page.locator('[data-end]').waitFor();
  await page.getByRole('button', { name: language, exact: true }).click();
  await page.waitForFunction((code) => document.documentElement.lang === code, language.toLowerCase());
  const { headline } = await story(game, language.toLowerCase());
  await page.getByRole('heading', { level: 1, name: headline }).waitFor();
}

/** The smallest letters that are seen, in pixels. */
const smallestText = () => page.evaluate(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let least = { size: Infinity };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest('.sr, script, style, option') || !parent.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < least.size) least = { size, text: node.textContent.trim(), what: parent.outerHTML.slice(0, 90) };
  }
  return least;
});
/** Texts that stick out of their card, and parts of the page that lie over each other. */
const misplaced = () => page.evaluate(() => {
  const found = [];
  const frames = [...document.querySelectorAll('.banner, .person, [data-medal], .course, [data-matrix] td, [data-figures] td')];
  for (const frame of frames) {
    const box = frame.getBoundingClientRect();
    for (const part of frame.querySelectorAll('h1, h2, h3, p, b, small, .fate, .button, svg text')) {
      if (part.closest('.scroll, .drawing, ul') && !frame.matches('td')) continue;
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      if (width && (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)) {
        found.push(`${frame.className || frame.tagName}: ${part.textContent.trim().slice(0, 40)}`);
      }
    }
  }
  const cards = [...document.querySelectorAll('.banner, .people, .middle > section, [data-medal]')].map((part) => [part, part.getBoundingClientRect()]);
  for (const [a, one] of cards) for (const [b, other] of cards) {
    const over = one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    if (a !== b && over) found.push(`${a.className} over ${b.className}`);
  }
  return found;
});

for (const game of Object.keys(TABLES)) {
  test(`${game}: the end in four sizes and both languages`, { timeout: 240_000 }, async () => {
    for (const language of ['EN', 'PL']) {
      await open(game, language);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(150);
        const name = `end-${game}-${language.toLowerCase()}-${width}`;
        await page.screenshot({ path: new URL(`./output/${name}.png`, import.meta.url).pathname, fullPage: true });
        await accessible(page, name);
        const least = await smallestText();
        assert.ok(least.size >= 11, `${name}: ${JSON.stringify(least)}`);
        assert.deepEqual(await misplaced(), [], name);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${name} is too wide`);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    assert.deepEqual(page.problems, []);
  });
}

test('who won, every secret, the last numbers and the medals are those of the story', { timeout: 240_000 }, async () => {
  for (const game of Object.keys(TABLES)) {
    const told = await story(game);
    await open(game);
    assert.equal(await page.locator('[data-person]').count(), told.people.length);
    for (const { seat, what, won, cards } of told.people) {
      const one = page.locator(`[data-person="${seat}"]`);
      assert.ok((await one.textContent()).includes(what));
      assert.equal(await one.locator('.won').count(), won ? 1 : 0);
      assert.equal(await one.locator('li').count(), cards.length);
    }
    assert.equal(await page.locator('[data-medal]').count(), told.medals.length);
    await page.getByRole('button', { name: 'As a table' }).click();
    const rows = page.locator('[data-numbers] tbody tr');
    assert.equal(await rows.count(), told.turns.length + 1);
    const shown = told.curves.filter(({ group }) => group === told.curves[0].group);
    const last = await rows.last().locator('td').allTextContents();
    assert.deepEqual(last.slice(0, shown.length), shown.map(({ points }) => String(points.at(-1).value)));
  }
});

test('who added what: the closest checks first, then all', { timeout: 240_000 }, async () => {
  const { matrix } = await story('fleet');
  await open('fleet');
  const columns = () => page.locator('[data-matrix] thead a').count();
  assert.equal(await columns(), matrix.columns.filter(({ close }) => close).length);
  if (matrix.columns.length > 12) {
    await page.getByRole('button', { name: `All ${matrix.columns.length}` }).click();
    assert.equal(await columns(), matrix.columns.length);
    await accessible(page, 'all checks');
  }
  assert.equal(await page.locator('[data-matrix] tbody tr').count(), 6, 'five seats and destiny');
});

test('a turn, an incident and a check lead to their moment of the replay', { timeout: 240_000 }, async () => {
  const told = await story('fleet');
  await open('fleet');
  const incident = told.incidents.find(({ great }) => great);
  const mark = page.locator(`[data-incident="${incident.kind}"]`).first();
  assert.match(await mark.getAttribute('href'), new RegExp(`/replay/${ended.fleet}\\?at=${incident.answer}$`));
  await mark.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('slider').waitFor();
  assert.match(page.url(), new RegExp(`at=${incident.answer}`));
  await open('fleet');
  const chart = await page.locator('.frame').boundingBox();
  await page.mouse.move(chart.x + chart.width / 2, chart.y + 60);
  await page.locator('.tip').waitFor();
  await shot(page, 'end-pointed-1280');
  await page.mouse.click(chart.x + chart.width / 2, chart.y + 60);
  await page.getByRole('slider').waitFor();
  const at = Number(new URL(page.url()).searchParams.get('at'));
  assert.ok(told.turns.some(({ answer }) => answer === at), `${at} is the beginning of a turn`);
});

test('from the end to the board and back, to the replay and to the lobby', { timeout: 240_000 }, async () => {
  await open('fleet');
  await page.locator('[data-board]').click();
  await page.locator('.space').first().waitFor();
  assert.equal(await page.locator('[data-end]').count(), 0);
  await page.locator('[data-to-end]').click();
  await page.locator('[data-end] a[data-replay]').click();
  await page.getByRole('slider').waitFor();
  await open('fleet');
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page.locator('a[href="/new"]').waitFor();
});

test('the shared picture is a PNG of the right size', { timeout: 240_000 }, async () => {
  for (const game of Object.keys(TABLES)) {
    await open(game);
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-share]').click()]);
    const bytes = await readFile(await file.path());
    assert.equal(file.suggestedFilename(), 'ragtag.png');
    assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
    assert.ok(bytes.length > 15_000, `${bytes.length} bytes`);
    await file.saveAs(new URL(`./output/end-share-${game}.png`, import.meta.url).pathname);
  }
  assert.deepEqual(page.problems, []);
});

test('the curve is the slider of the replay: its turns and incidents can be gone to', { timeout: 240_000 }, async () => {
  const told = await story('fleet');
  await page.goto(`${server.url}/replay/${ended.fleet}?at=40`);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  await page.locator('[data-chart]').waitFor();
  const now = () => slider.inputValue().then(Number);
  const incident = told.incidents.findLast(({ great, answer }) => great && answer < told.answers);
  await page.locator(`[data-incident="${incident.kind}"]`).last().click();
  await page.waitForFunction(() => Number(document.querySelector('input[type=range]').value) !== 40);
  assert.ok(told.incidents.some(({ kind, answer }) => kind === incident.kind && answer === Number(new URL(page.url()).searchParams.get('at') ?? -1)) || (await now()) > 40);
  const turn = told.turns.at(Math.floor(told.turns.length / 2));
  await page.locator('[data-go-to]').selectOption({ label: `Turn ${turn.turn}` });
  assert.equal(await now(), turn.answer);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await now(), turn.answer + 1);
  await page.keyboard.press('Home');
  assert.equal(await now(), 0);
  const box = await slider.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  assert.ok(Math.abs((await now()) - told.answers / 2) < told.answers / 50, `${await now()} of ${told.answers}`);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(200);
    await shot(page, `replay-curve-${width}`);
    await accessible(page, `replay on ${width}`);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('the story is not asked for before the end, and comes after the last move was told', { timeout: 240_000 }, async () => {
  const asked = [];
  const watcher = await person(browser, server.url, 'Sharon');
  watcher.on('request', (request) => { if (/\/api\/.*\/story/.test(request.url())) asked.push(request.url()); });
  const id = await tableWithBots(watcher, 3);
  await watcher.goto(`${server.url}/t/${id}`);
  await watcher.locator('.prompt').waitFor();
  await playUntil([watcher], id, (seen) => seen.view.public.turn >= 3);
  await watcher.waitForTimeout(500);
  assert.deepEqual(asked, []);
  assert.equal(await watcher.locator('[data-end]').count(), 0);
  await assert.rejects(call(watcher, 'GET', `/tables/${id}/story`), /403/);
  await playUntil([watcher], id, () => false);
  await watcher.locator('[data-end] [data-person]').first().waitFor();
  assert.equal(asked.length, 1);
  assert.ok((await look(watcher, id)).outcome);
  await watcher.context().close();
});
