// What the table page does for one player: lighting up, refusing, taking back, telling, looking things up, speaking Polish.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { accessible, altered } from './checks.mjs';
import { call, look, playUntil, tableAt, tableWithBots } from './people.mjs';
import { startServer } from './server.mjs';
import { answer, asked, number, person, shot } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

const isMove = (seen) => seen.prompt.ask.ask === 'move';
const open = async (page, id) => { await page.goto(`${server.url}/t/${id}`); await page.locator('.prompt [data-prompt]').waitFor(); };
const changed = (page, old) => page.waitForFunction((was) => document.querySelector('[data-prompt]')?.getAttribute('data-prompt') !== was, old);

test('legal moves light up on the board, are clicked there, and can be taken back', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Lux');
  const free = ({ prompt, ...seen }) => isMove({ prompt }) && !seen.view.public.players[seen.seat].place.startsWith('viper');
  const id = await tableAt(page, free);
  await open(page, id);
  const options = (await look(page, id)).prompt.options;
  const galactica = await page.locator('.hull .location.lit').count();
  assert.ok(galactica > 0);
  assert.ok(galactica <= options.length);
  await shot(page, 'move-1280');
  await accessible(page, 'move');
  const question = await page.locator('.prompt .q').textContent();
  const old = await number(page);
  const target = page.locator('.hull .location.lit').last();
  const name = (await target.locator('b').textContent()).trim();
  // The first press says what the place is for, the second goes there.
  await target.locator('button').click();
  await page.locator('.option.sure [data-confirm]').waitFor();
  assert.equal(await number(page), old);
  await target.locator('button').click();
  await changed(page, old);
  await page.locator('.location', { has: page.locator('b', { hasText: name }) }).locator('.you').waitFor();
  await page.locator('[data-undo]').waitFor();
  await shot(page, 'undo-1280');
  await page.keyboard.press('u');
  await page.waitForFunction((was) => document.querySelector('.prompt .q')?.textContent === was, question);
  assert.equal(await page.locator('.location', { has: page.locator('b', { hasText: name }) }).locator('.you').count(), 0, 'back where they were');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('a refused answer says why and opens the rulebook at its section', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Una');
  const id = await tableAt(page, (seen) => isMove(seen) && seen.prompt.section);
  await open(page, id);
  await page.route('**/answer?*', (route) => {
    const body = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...body, answer: ['no-such-option'] }) });
  });
  await page.locator('.options .option').first().click();
  await page.locator('.refusal').waitFor();
  await shot(page, 'refusal-1280');
  await accessible(page, 'refusal');
  await page.locator('[data-cited]').click();
  const section = (await look(page, id)).prompt.section;
  await page.locator(`[data-rule="${section}"]`).waitFor();
  await shot(page, 'rulebook-1280');
  await accessible(page, 'rulebook');
  await page.getByRole('searchbox').fill('jump');
  await page.locator('.drawer li .link').first().click();
  await page.locator('[data-rule]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.drawer').waitFor({ state: 'detached' });
  await page.unroute('**/answer?*');
  // A question that is no longer open is replaced by the one that is.
  const old = await number(page);
  await page.route('**/stream', (route) => route.abort());
  await page.reload();
  await page.locator('[data-prompt]').waitFor();
  await playUntil([page], id, (seen) => seen.prompt && seen.number !== Number(old));
  await page.locator('.options .option').first().click();
  await page.locator('.refusal', { hasText: 'The question has changed meanwhile' }).waitFor();
  assert.notEqual(await number(page), old);
  await page.context().close();
});

test('cards are shown by mouse, by focus and by tap', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Eve');
  const id = await tableAt(page, (seen) => seen.view.public.turn >= 4 && isMove(seen));
  await open(page, id);
  const peek = page.getByRole('tooltip');
  await page.locator('.log .card').last().hover();
  await peek.waitFor();
  await shot(page, 'hover-card-1280');
  await page.mouse.move(640, 400);
  await page.locator('.location', { has: page.locator('b', { hasText: /^Brig$/ }) }).hover();
  await peek.filter({ hasText: 'Brig' }).waitFor();
  await page.mouse.move(1, 1);
  await peek.waitFor({ state: 'detached' });
  await page.keyboard.press('l');
  await page.locator('.log:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.locator('.log .card:focus').waitFor();
  await peek.waitFor();
  await page.context().close();

  const touch = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await touch.addInitScript(() => localStorage.setItem('ragtag.pacing', 'off'));
  const phone = await touch.newPage();
  await phone.goto(server.url);
  await phone.locator('input[autocomplete="nickname"]').fill('Tap');
  await phone.locator('form .go').tap();
  await phone.locator('a[href="/new"]').waitFor();
  const other = await tableAt(phone, (seen) => isMove(seen));
  await open(phone, other);
  await phone.locator('.dock button').nth(1).tap();
  await phone.locator('.location:not(.lit)', { hasText: 'Caprica' }).locator('button').tap();
  await phone.getByRole('tooltip').waitFor();
  await shot(phone, 'tap-card-390');
  await touch.close();
});

test('what happened is told move by move, also after being away, and can be skipped', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Tel', { pacing: 'slow' });
  const id = await tableAt(page, isMove);
  await open(page, id);
  await page.goto(server.url);
  await page.locator('a[href="/new"]').waitFor();
  const before = (await look(page, id)).view.public.turn;
  await playUntil([page], id, (seen) => seen.prompt && seen.view.public.turn > before);
  await page.goto(`${server.url}/t/${id}`);
  await page.locator('.q.told').waitFor();
  assert.equal(await page.locator('[data-prompt]').count(), 0, 'the question comes after the story');
  await page.locator('.progress').waitFor();
  await shot(page, 'telling-1280');
  await page.keyboard.press('Escape');
  await page.locator('[data-prompt]').waitFor();
  await page.reload();
  await page.locator('[data-prompt]').waitFor();
  assert.equal(await page.locator('.q.told').count(), 0, 'what was told is not told again');
  await page.context().close();
});

test('the own hand is up to date while moves are told', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Han', { pacing: 'slow' });
  const id = await tableAt(page, (seen) => seen.prompt.ask.ask === 'add-to-check' && seen.view.own.hand.length > 1);
  await open(page, id);
  await page.locator('.hand .card.lit').first().click();
  await page.locator('[data-send]').click();
  await page.locator('.q.told').waitFor();
  const { own } = (await look(page, id)).view;
  assert.equal(await page.locator('.hand .card').count(), new Set(own.hand).size, 'what was added is gone from the hand');
  const counted = await page.locator('.players .you .counts .sr').first().textContent();
  assert.equal(parseInt(counted), own.hand.length, 'and is counted so');
  assert.equal(await page.locator('.q.told').count(), 1, 'all this while moves are told');
  await page.context().close();
});

test('Polish, switched at once, with one word for a thing', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Ola', { language: 'pl' });
  await open(page, await tableAt(page, isMove));
  const { areas, ships } = await call(page, 'GET', '/texts/fleet?lang=pl');
  const onBoard = await page.locator('.area .ground').evaluateAll((grounds) => grounds.map((ground) => ground.getAttribute('aria-label').replace(/^Wybierz: /, '')));
  assert.deepEqual(onBoard.sort(), areas.sort(), 'the board calls the areas of space what the game calls them');
  assert.ok(areas.every((area) => area.startsWith('obszar ')), areas.join());
  assert.equal(await page.locator('.group.cylon h3').textContent(), ships.cylon);
  await page.getByText('Twoja decyzja').first().waitFor();
  const polish = await page.locator('.prompt .q').textContent();
  await shot(page, 'polish-1280');
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByText('Your decision').first().waitFor();
  await page.waitForFunction((was) => document.querySelector('.prompt .q')?.textContent !== was, polish);
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  await page.context().close();
});

test('keyboard only', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Kay');
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent?.trim().startsWith('Play now'))) break;
  }
  await page.keyboard.press('Enter');
  for (let n = 0; n < 14; n++) {
    assert.ok(await asked(page));
    const old = await number(page);
    const send = page.locator('[data-send]');
    if (await send.count()) {
      for (let pick = 1; pick < 9 && (await send.isDisabled()); pick++) await page.keyboard.press(String(pick));
      await page.keyboard.press('p');
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('1');
      if (await page.locator('[data-confirm]').count()) await page.keyboard.press('Enter');
    }
    await changed(page, old);
  }
  await asked(page);
  await page.keyboard.press('b');
  await page.locator('.middle :focus').waitFor();
  await page.keyboard.press('h');
  await page.locator('.bottom :focus').waitFor();
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await shot(page, 'help-1280');
  await accessible(page, 'help');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByRole('dialog', { name: 'Rulebook' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.drawer').waitFor({ state: 'detached' });
  // A key in the very moment in which the help is closed is for the table again.
  await page.keyboard.press('?');
  await page.locator('dialog[open]').evaluate((dialog) => {
    dialog.close();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
  });
  await page.getByRole('dialog', { name: 'Rulebook' }).waitFor();
  await page.context().close();
});

test('a first visit loads less than 250 kB, and the board is there soon', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Fay');
  const id = await tableAt(page, isMove);
  const state = await page.context().storageState();
  await page.context().close();
  const fresh = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: state });
  const visit = await fresh.newPage();
  await visit.goto(`${server.url}/t/${id}`);
  await visit.locator('.location.lit').first().waitFor();
  const { size, ready } = await visit.evaluate(() => {
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return { size: loaded.reduce((sum, entry) => sum + entry.transferSize, 0), ready: performance.now() };
  });
  console.log(`first load ${(size / 1000).toFixed(0)} kB with all texts; the board could be used after ${ready.toFixed(0)} ms`);
  assert.ok(size > 10_000 && size < 250_000, `${size} bytes`);
  await fresh.close();
});

test('six players, and no layout shift while playing', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Six');
  const id = await tableWithBots(page, 6);
  await playUntil([page], id, (seen) => seen.prompt && seen.view.public.turn >= 2);
  await open(page, id);
  await page.evaluate(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const frame = entry.sources.some(({ node }) => node instanceof Element && node.matches('.top, .people, .middle, .right, .bottom'));
        if (frame) globalThis.shift += entry.value;
      }
    }).observe({ type: 'layout-shift' });
  });
  for (let n = 0; n < 12 && (await asked(page)); n++) await answer(page);
  assert.equal(await page.evaluate(() => globalThis.shift), 0, 'the parts of the page stay where they are');
  await shot(page, 'six-players-1280');
  await accessible(page, 'six players');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

/** A view with as much on it as the game allows, and more. */
function crowd(seen) {
  const { space, boarding, players } = seen.view.public;
  const full = { basestars: [['disabled-hangar'], []], raiders: 12, 'heavy-raiders': 4, vipers: 6, civilians: [1, 2, 3] };
  for (const area of ['1', '2', '5']) Object.assign(space[area], { ...full, civilians: full.civilians.map((n) => n + Number(area) * 10) });
  boarding.splice(0, 2, 5, 3);
  for (const player of players) player.place = 'communications';
  players[1].place = 'viper@area-1';
  seen.view.public.damaged = ['command', 'ftl-control', 'hangar-deck'];
  const hand = ['launch-scout-1', 'investigative-committee-4', 'maximum-firepower-2', 'declare-emergency-3', 'repair-1'];
  if (seen.view.own) seen.view.own.hand = Array.from({ length: 13 }, (_, n) => hand[n % hand.length]);
  return seen;
}

test('a crowded table: nothing is cut off and nothing overlaps', { timeout: 240_000 }, async () => {
  for (const [language, width, height] of [['en', 1280, 800], ['pl', 1280, 800], ['pl', 1366, 700], ['en', 390, 844], ['pl', 390, 844]]) {
    const page = await person(browser, server.url, 'Cro', { language, width, height });
    const id = await tableAt(page, isMove, 6);
    await altered(page, crowd);
    await open(page, id);
    if (width === 390) await page.locator('.dock button').nth(1).click();
    await page.locator('.space').waitFor();
    await shot(page, `crowded-${language}-${width}`);
    const wrong = await page.evaluate(() => {
      const out = [];
      const inside = (inner, outer, slack) => inner.left >= outer.left - slack && inner.right <= outer.right + slack
        && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
      for (const area of document.querySelectorAll('.area')) {
        const room = area.querySelector('.ships');
        for (const ship of room.querySelectorAll('svg, b')) {
          if (!inside(ship.getBoundingClientRect(), room.getBoundingClientRect(), 1)) out.push(`a ship leaves ${area.className}`);
        }
      }
      for (const name of document.querySelectorAll('.location :is(b, small)')) {
        if (!name.checkVisibility()) continue;
        const box = name.closest('.location').getBoundingClientRect();
        if (!inside(name.getBoundingClientRect(), box, 1)) out.push(`${name.textContent} is cut off`);
      }
      for (const space of document.querySelectorAll('.track button')) {
        for (const piece of space.querySelectorAll('svg, b')) {
          if (!inside(piece.getBoundingClientRect(), space.getBoundingClientRect(), 1)) out.push('a centurion leaves its space');
        }
      }
      for (const token of document.querySelectorAll('.location .token')) {
        const box = token.closest('.location').getBoundingClientRect();
        if (!inside(token.getBoundingClientRect(), box, 4)) out.push('somebody leaves their location');
      }
      if (document.documentElement.scrollWidth > innerWidth) out.push('too wide');
      return [...new Set(out)];
    });
    assert.deepEqual(wrong, [], `${language} ${width}`);
    if (width === 390) {
      await page.locator('.dock button').nth(2).click();
      await shot(page, `crowded-hand-${language}-${width}`);
    }
    const cards = await page.evaluate(() => [...document.querySelectorAll('.hand .card')].every((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    }));
    assert.ok(cards, 'all cards are in sight');
    await page.context().close();
  }
});
