import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { startServer } from './server.mjs';
import { answer, asked, number, person, shot } from './steps.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

/** No serious finding of the accessibility check. */
async function accessible(page, where) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  const serious = found.violations.filter((violation) => ['serious', 'critical'].includes(violation.impact));
  assert.deepEqual(serious.map((v) => `${where}: ${v.id}: ${v.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`), []);
}

test('play now: a click from the lobby to a table, and on to the end of the game', { timeout: 600_000 }, async () => {
  const page = await person(browser, server.url, 'Ada');
  await accessible(page, 'lobby');
  await shot(page, 'lobby-1280');
  await page.getByRole('button', { name: 'Play now' }).click();
  assert.ok(await asked(page));
  await shot(page, 'characters-1280');
  const scenes = new Set();
  let answers = 0;
  while (await asked(page, 60_000)) {
    for (const [scene, selector] of [['board', '.space'], ['check', '.check .back'], ['reveal', '.piles'], ['die', '.die']]) {
      if (!scenes.has(scene) && (await page.locator(selector).count())) {
        scenes.add(scene);
        await shot(page, `${scene}-1280`);
        if (scene !== 'die') await accessible(page, scene);
      }
    }
    await answer(page, (count) => (answers % 3 === 0 ? Math.floor(count / 2) : 0));
    answers += 1;
    assert.ok(answers < 2000, 'the game comes to an end');
  }
  await shot(page, 'over-1280');
  assert.ok(scenes.has('board') && scenes.has('check'), `saw ${[...scenes]}`);
  assert.deepEqual(page.problems, []);
  console.log(`${answers} answers to the end`);

  await page.locator('.prompt a[href^="/replay/"]').click();
  await page.locator('input[type=range]').waitFor();
  const top = Number(await page.locator('input[type=range]').getAttribute('max'));
  assert.ok(top > 10);
  await page.locator('input[type=range]').fill(String(Math.floor(top / 2)));
  await page.locator('.space').waitFor();
  await page.locator('.control select').selectOption('all');
  await page.getByRole('button', { name: 'Verify the shuffles' }).click();
  await page.locator('.proof').waitFor();
  await page.waitForTimeout(400);
  await shot(page, 'replay-1280');
  await accessible(page, 'replay');
  await page.context().close();
});

test('three people at one table, one of them on a phone; a reload in the middle; chat; a spectator', { timeout: 240_000 }, async () => {
  const host = await person(browser, server.url, 'Host');
  await host.locator('a[href="/new"]').click();
  await host.locator('.pill', { hasText: '3' }).click();
  await host.locator('.seat select').nth(1).selectOption('open');
  await host.locator('.seat select').nth(2).selectOption('open');
  await shot(host, 'new-table-1280');
  await accessible(host, 'new table');
  await host.locator('form .go').click();
  const link = await host.locator('[data-invite]').inputValue();
  await shot(host, 'waiting-room-1280');
  const guest = await person(browser, server.url, 'Guest');
  const phone = await person(browser, server.url, 'Phone', { width: 390, height: 844 });
  for (const page of [guest, phone]) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Sit here' }).first().click();
  }
  const people = [host, guest, phone];
  await host.getByText('Phone', { exact: true }).waitFor();
  await host.locator('[data-start]').click();
  for (const page of people) await page.locator('.table').waitFor();
  const watcher = await person(browser, server.url, 'Watcher');
  await watcher.goto(link);
  await watcher.locator('.table').waitFor();

  let reloaded = false;
  let checks = 0;
  for (let n = 0; n < 90 && checks < 4; n++) {
    let acted = false;
    for (const page of people) {
      if (!(await number(page))) continue;
      if (!reloaded && n > 8) {
        const words = await page.locator('.options .option').allTextContents();
        await page.reload();
        assert.ok(await asked(page));
        assert.deepEqual(await page.locator('.options .option').allTextContents(), words);
        reloaded = true;
      }
      if (await page.locator('.check').count()) { checks += 1; await shot(page, page === phone ? 'check-390' : 'check-people-1280'); }
      await answer(page);
      acted = true;
    }
    if (!acted) await host.waitForTimeout(150);
  }
  assert.ok(reloaded);
  assert.ok(checks > 0, 'a skill check took place');
  for (const [n, tab] of ['play', 'board', 'hand', 'people'].entries()) {
    await phone.locator('.dock button').nth(n).click();
    await shot(phone, `phone-${tab}-390`);
    assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `the ${tab} fits the phone`);
  }
  await accessible(phone, 'phone');
  await host.keyboard.press('c');
  await host.locator('.chat input').fill('So say we all');
  await host.locator('.chat input').press('Enter');
  await guest.keyboard.press('c');
  await guest.getByText('So say we all').waitFor();
  assert.equal(await watcher.locator('.options .option').count(), 0);
  assert.equal(await watcher.locator('.hand .card').count(), 0, 'a spectator sees no hand');
  await shot(watcher, 'spectator-1280');
  for (const page of [...people, watcher]) { assert.deepEqual(page.problems, []); await page.context().close(); }
});

test('a refused answer says why, and an answer can be taken back', { timeout: 120_000 }, async () => {
  const page = await person(browser, server.url, 'Una');
  await page.getByRole('button', { name: 'Play now' }).click();
  await asked(page);
  await page.route('**/answer', (route) => { const body = route.request().postDataJSON(); return route.continue({ postData: JSON.stringify({ ...body, answer: ['no-such-option'] }) }); });
  await page.locator('.options .option').first().click();
  await page.locator('.refusal').waitFor();
  await shot(page, 'refusal-1280');
  await page.unroute('**/answer');
  let undone = false;
  for (let n = 0; n < 60 && !undone && (await asked(page)); n++) {
    const question = await page.locator('.prompt .q').textContent();
    await answer(page);
    await page.waitForTimeout(80);
    if (await page.locator('[data-undo]').count()) {
      await page.keyboard.press('u');
      await page.waitForFunction((old) => document.querySelector('.prompt .q')?.textContent === old, question);
      await shot(page, 'undo-1280');
      undone = true;
    }
  }
  assert.ok(undone, 'something could be undone');
  await page.context().close();
});

test('legal choices light up on the board and in the hand, and are clicked there', { timeout: 120_000 }, async () => {
  const page = await person(browser, server.url, 'Lux');
  await page.getByRole('button', { name: 'Play now' }).click();
  await asked(page);
  await page.locator('.person.lit').first().click();
  let moved = false;
  let card = false;
  for (let n = 0; n < 80 && !(moved && card) && (await asked(page)); n++) {
    const lit = page.locator('.location.lit > button');
    if (!moved && (await page.locator('[data-word=stay]').count()) && (await lit.count())) {
      await shot(page, 'lit-1280');
      const old = await number(page);
      await lit.first().click();
      await page.waitForFunction((was) => document.querySelector('[data-prompt]')?.getAttribute('data-prompt') !== was, old);
      moved = true;
    } else if (!card && (await page.locator('[data-send]').count()) && (await page.locator('.hand .card.lit').count())) {
      await page.locator('.hand .card.lit').first().click();
      await page.locator('.option.on').first().waitFor();
      assert.match(await page.locator('.count').textContent(), /1 picked · strength/);
      await shot(page, 'picked-1280');
      card = true;
      await answer(page);
    } else await answer(page);
  }
  assert.ok(moved, 'moved by a click on the board');
  await page.context().close();
});

test('Polish, switched at once', { timeout: 60_000 }, async () => {
  const page = await person(browser, server.url, 'Ola', { language: 'pl' });
  await page.getByRole('button', { name: 'Graj teraz' }).click();
  await asked(page);
  await page.getByText('Twoja decyzja').first().waitFor();
  const polish = await page.locator('.prompt .q').textContent();
  for (let n = 0; n < 8; n++) { if (!(await asked(page))) break; await answer(page); }
  await asked(page);
  await shot(page, 'polish-1280');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByText(/Your decision|You may interrupt/).first().waitFor();
  assert.notEqual(await page.locator('.prompt .q').textContent(), polish);
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  await page.context().close();
});

test('keyboard only', { timeout: 120_000 }, async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('ragtag.pacing', 'off'));
  await page.goto(server.url);
  await page.locator('input:focus').waitFor();
  await page.keyboard.type('Kay');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  for (let n = 0; n < 20; n++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent?.trim() === 'Play now')) break;
  }
  await page.keyboard.press('Enter');
  for (let n = 0; n < 12; n++) {
    assert.ok(await asked(page));
    const old = await number(page);
    for (let pick = 1; pick < 9 && (await page.locator('[data-send]:disabled').count()); pick++) await page.keyboard.press(String(pick));
    if (!(await page.locator('[data-send]').count())) await page.keyboard.press('1');
    await page.keyboard.press('p');
    await page.keyboard.press('Enter').catch(() => undefined);
    await page.waitForFunction((was) => document.querySelector('[data-prompt]')?.getAttribute('data-prompt') !== was, old, { timeout: 20000 });
  }
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await shot(page, 'help-1280');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByRole('dialog', { name: 'Rulebook' }).waitFor();
  await shot(page, 'rulebook-1280');
  await context.close();
});
