// A whole game by clicking, and pictures of its scenes.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { accessible } from './checks.mjs';
import { startServer } from './server.mjs';
import { answer, asked, person, shot } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

const SCENES = { board: '.space', check: '.check .back', reveal: '.piles', die: '.die', cards: '.hand .card' };

test('play now: a click from the lobby to a table, and on to the end of the game', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Ada');
  // Colours are judged as they are, not in the middle of a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Play now' }).click();
  assert.ok(await asked(page));
  await shot(page, 'characters-1280');
  await accessible(page, 'characters');
  const seen = new Set();
  let answers = 0;
  while (await asked(page, 60_000)) {
    for (const [scene, selector] of Object.entries(SCENES)) {
      if (seen.has(scene) || !(await page.locator(selector).count())) continue;
      seen.add(scene);
      await shot(page, `${scene}-1280`);
      await accessible(page, scene);
    }
    await answer(page, (count) => (answers % 3 === 0 ? Math.floor(count / 2) : 0));
    answers += 1;
    assert.ok(answers < 2000, 'the game comes to an end');
  }
  await shot(page, 'over-1280');
  await accessible(page, 'over');
  assert.ok(seen.has('board') && seen.has('check'), `saw ${[...seen]}`);
  assert.deepEqual(page.problems, []);
  console.log(`${answers} answers to the end`);
  await page.locator('a[data-replay]').click();
  await page.locator('input[type=range]').waitFor();
  await page.context().close();
});
