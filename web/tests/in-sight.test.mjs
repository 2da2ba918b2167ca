// A whole game by clicks on what is in sight, without scrolling: on a low page, and on a phone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { jumps } from './checks.mjs';
import { tableWithBots } from './people.mjs';
import { startServer } from './server.mjs';
import { asked, number, person, shot } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

/** Where those of these things can be touched that are in sight: on the screen, not scrolled away, and under nothing. */
const inSight = (page, selector) => page.locator(selector).evaluateAll((things) => things.flatMap((thing) => {
  const box = thing.getBoundingClientRect();
  const seen = { left: Math.max(0, box.left), top: Math.max(0, box.top), right: Math.min(innerWidth, box.right), bottom: Math.min(innerHeight, box.bottom) };
  for (let parent = thing.parentElement; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflow === 'visible') continue;
    const frame = parent.getBoundingClientRect();
    Object.assign(seen, { left: Math.max(seen.left, frame.left), top: Math.max(seen.top, frame.top), right: Math.min(seen.right, frame.right), bottom: Math.min(seen.bottom, frame.bottom) });
  }
  // As much of it as a finger needs.
  if (seen.right - seen.left < 24 || seen.bottom - seen.top < 20) return [];
  // Its middle, or where else it is: an area of space lies around others.
  const spots = [0.5, 0.1, 0.9, 0.3, 0.7].flatMap((down) => [0.5, 0.05, 0.95, 0.25, 0.75].map((along) => ({
    x: seen.left + along * (seen.right - seen.left), y: seen.top + down * (seen.bottom - seen.top),
  })));
  const isThere = ({ x, y }) => { const hit = document.elementFromPoint(x, y); return hit && thing.contains(hit); };
  return thing.disabled ? [] : spots.filter(isThere).slice(0, 1);
}));

async function click(page, selector, what, pick = 0) {
  const places = await inSight(page, selector);
  assert.ok(places.length, `${what} is in sight: ${await page.locator('.prompt .q').first().textContent()}`);
  const { x, y } = places[Math.min(pick, places.length - 1)];
  await page.mouse.click(x, y);
}

/** Answers by what is in sight alone. */
async function answer(page, pick) {
  const before = await number(page);
  const send = page.locator('[data-send]');
  if (await send.count()) {
    const cards = '.options .option:not(.on), .hand .card.lit:not(.picked)';
    for (let n = 0; (await send.isDisabled()) && n < 12; n++) await click(page, cards, 'something to pick');
    await click(page, '[data-send]', 'the button that sends');
  } else {
    // What lies on the board is lit there where its options have no room.
    const listed = (await inSight(page, '.options .option')).length > 0;
    const wanted = listed ? '.options .option' : '.bands button.lit';
    await click(page, wanted, 'an option', pick);
    // A decision about places is weighed first: it is pressed again, or confirmed.
    await page.waitForTimeout(60);
    if ((await number(page)) === before && (await inSight(page, '[data-confirm]')).length) await click(page, '[data-confirm]', 'the way on');
    else if ((await number(page)) === before && !listed) await click(page, wanted, 'the same again', pick);
  }
  await page.waitForFunction((old) => document.querySelector('[data-prompt]')?.getAttribute('data-prompt') !== old, before);
}

for (const [width, height] of [[1366, 700], [390, 844]]) {
  test(`a game to its end by what is in sight at ${width} x ${height}`, { timeout: 300_000 }, async () => {
    const page = await person(browser, server.url, 'Eye', { width, height });
    const id = await tableWithBots(page, 4);
    await page.goto(`${server.url}/t/${id}`);
    let answers = 0;
    while (await asked(page, 60_000)) {
      await answer(page, answers % 3).catch(async (error) => { await shot(page, `out-of-sight-${width}`); throw error; });
      answers += 1;
      assert.ok(answers < 2000, 'the game comes to an end');
      if (answers % 20 === 0) {
        const fixed = await page.evaluate(() => [scrollX, scrollY]);
        assert.deepEqual(fixed, [0, 0], 'nothing has scrolled');
      }
    }
    const moved = await jumps(page);
    console.log(`${width}: ${answers} answers, layout shift ${moved.toFixed(4)}`);
    assert.ok(moved < 0.02, `things jumped by ${moved}`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}
