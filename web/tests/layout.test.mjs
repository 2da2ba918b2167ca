// How the board game's table uses its room: everything that matters is in sight, whole, and not covered.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { altered, boxes, overlaps } from './checks.mjs';
import { playUntil, tableAt, tableWithBots } from './people.mjs';
import { startServer } from './server.mjs';
import { answer, number, person, shot } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

const SIZES = [[1280, 800], [1366, 700], [1920, 1080], [390, 844]];
const DESKS = SIZES.filter(([width]) => width > 960);
const is = (ask) => (seen) => seen.prompt.ask.ask === ask;
const open = async (page, id) => { await page.goto(`${server.url}/t/${id}`); await page.locator('.prompt [data-prompt]').waitFor(); };
const tip = (page) => page.getByRole('tooltip');
/** A question with many options that have cards behind them. */
const manyActions = (seen) => is('action')(seen) && seen.prompt.options.filter(({ word }) => /^(play|use):/.test(word)).length >= 3;

test('a card is shown when the mouse has moved there and rests, not when something comes to lie under it', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Sti');
  await open(page, await tableAt(page, manyActions));
  // An option comes to lie under a mouse that does not move.
  const option = page.locator('.option[data-word^="play:"], .option[data-word^="use:"]').first();
  const { x, y, width, height } = await option.boundingBox();
  await page.evaluate(() => { document.querySelector('.prompt').style.display = 'none'; });
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(600);
  await page.evaluate(() => { document.querySelector('.prompt').style.display = ''; });
  await page.waitForTimeout(900);
  assert.equal(await tip(page).count(), 0, 'nothing was pointed at');
  // A mouse on its way shows nothing; one that rests does.
  const things = await boxes(page, '.location');
  for (let n = 0; n < 12; n++) {
    const { left, right, top, bottom } = things[n % things.length];
    await page.mouse.move((left + right) / 2, (top + bottom) / 2);
    await page.waitForTimeout(200);
    assert.equal(await tip(page).count(), 0, 'the mouse only passed by');
  }
  await page.locator('.location', { has: page.locator('b', { hasText: /^Brig$/ }) }).hover();
  await tip(page).waitFor();
  await page.context().close();
});

/** Lets the page wait a tenth of the time that it gives a mouse to come to rest. */
const hasty = () => {
  const { setTimeout: begin } = globalThis;
  globalThis.setTimeout = (run, time, ...more) => begin(run, time >= 300 && time <= 400 ? time / 10 : time, ...more);
};

test('a card that is looked at covers neither the question nor an option', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Cov', { script: hasty });
  await open(page, await tableAt(page, manyActions));
  const things = page.locator('.option, .hand .card, .location, .players li, .log .card');
  for (const [width, height] of DESKS) {
    await page.setViewportSize({ width, height });
    let shown = 0;
    for (let n = 0; n < (await things.count()); n++) {
      const thing = things.nth(n);
      await thing.scrollIntoViewIfNeeded();
      await page.mouse.move(2, 2);
      await tip(page).waitFor({ state: 'detached' });
      await thing.hover();
      if (!(await tip(page).waitFor({ timeout: 250 }).then(() => true, () => false))) continue;
      shown += 1;
      const [[card], decision] = [await boxes(page, '[role=tooltip]'), await boxes(page, '.prompt .q, .prompt .option')];
      assert.ok(card.left >= 0 && card.top >= 0 && card.right <= width && card.bottom <= height, `${width}: all of it is in sight`);
      assert.deepEqual(decision.filter((box) => overlaps(card, box)), [], `${width}: over the decision, from ${await thing.textContent()}`);
    }
    assert.ok(shown > 10, `${shown} cards were shown`);
  }
  await page.context().close();
});

const LONGEST = 'network-computers';
const JAMMED = 'jammed-assault';
// A card that stays in play takes room as well.
const KEPT = { rule: 'training-new-pilots', card: { crisis: 'ambush' } };
const withCrisis = (crisis) => (seen) => {
  Object.assign(seen.view.public, { crisis, check: null, roll: null, kept: [KEPT] });
  return seen;
};

/** Whether texts of the crisis lie over each other. */
const overprinted = (page) => page.evaluate(() => {
  const texts = [...document.querySelectorAll('.right .lines > *')].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  });
  return texts.some((one, n) => texts.some((other, m) => m > n && one.right > other.left + 1 && one.left < other.right - 1 && one.bottom > other.top + 1 && one.top < other.bottom - 1));
});
/** Waits until the page has measured itself. */
const settled = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('situation and decision take the room that they need', { timeout: 240_000 }, async () => {
  for (const language of ['en', 'pl']) {
    const page = await person(browser, server.url, 'Hig', { language });
    const id = await tableAt(page, manyActions);
    for (const crisis of [null, LONGEST, JAMMED]) {
      await altered(page, withCrisis(crisis));
      await open(page, id);
      for (const [width, height] of DESKS) {
        await page.setViewportSize({ width, height });
        await settled(page);
        await shot(page, `room-${crisis ?? 'none'}-${language}-${width}`);
        const room = await page.evaluate(() => {
          const situation = document.querySelector('.right .situation .panel');
          const lowest = Math.max(...[...situation.children].map((child) => child.getBoundingClientRect().bottom));
          const options = document.querySelector('.prompt .options');
          const side = document.querySelector('.side');
          return {
            clipped: situation.scrollHeight - situation.clientHeight,
            empty: situation.getBoundingClientRect().bottom - lowest,
            scrolls: options.scrollHeight - options.clientHeight > 1,
            // The log below gives up all but its last line.
            free: side.getBoundingClientRect().height - parseFloat(getComputedStyle(side).minHeight),
            listed: [...document.querySelectorAll('.prompt .options')].reduce((sum, list) => sum + list.clientHeight, 0),
          };
        });
        const where = `${crisis} ${language} ${width}: ${JSON.stringify(room)}`;
        assert.ok(room.clipped <= 1, `the crisis is whole: ${where}`);
        assert.ok(room.empty < 24, `no empty box: ${where}`);
        assert.ok(!room.scrolls || room.free < 24, `options scroll only when all the room is used: ${where}`);
        assert.ok(room.listed >= 60, `some options are in sight: ${where}`);
        assert.equal(await overprinted(page), false, `a long heading does not run into its text: ${where}`);
      }
    }
    await page.context().close();
  }
});

test('a question with one option is one whole button', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'One');
  const id = await tableAt(page, is('action'));
  await altered(page, (seen) => { seen.prompt.options = seen.prompt.options.slice(-1); return seen; });
  await open(page, id);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await shot(page, `one-option-${width}`);
    const [option] = await boxes(page, '.prompt .option');
    const [panel] = await boxes(page, '.prompt');
    assert.ok(option.right - option.left > (panel.right - panel.left) * 0.8 && option.bottom - option.top >= 38);
    assert.ok(panel.bottom - option.bottom < 70, 'the panel ends after it');
  }
  await page.context().close();
});

test('six players on a low page: all are in sight, the viewer first, names and states apart', { timeout: 240_000 }, async () => {
  for (const language of ['en', 'pl']) {
    const page = await person(browser, server.url, 'Wilhelmina', { language, width: 1366, height: 700 });
    const id = await tableWithBots(page, 6);
    const everybody = async (what) => {
      await shot(page, `six-${what}-${language}-1366`);
      const [panel] = await boxes(page, '.people');
      const rows = await boxes(page, '.players li');
      assert.equal(rows.length, 6);
      assert.ok(rows.every(({ top, bottom }) => top >= panel.top && bottom <= panel.bottom + 1), `${what}: all are in sight`);
      assert.ok(await page.locator('.players li').first().evaluate((row) => row.matches('.you')), `${what}: the viewer is first`);
      const cut = await page.locator('.players .name').evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent));
      assert.deepEqual(cut, [], `${what}: names are whole`);
    };
    await playUntil([page], id, (seen) => seen.prompt && is('choose-character')(seen));
    await open(page, id);
    await everybody('choosing');
    const me = page.locator('.players li').first();
    assert.equal(await me.locator('.name').textContent(), 'Wilhelmina');
    assert.match(await me.locator('small').textContent(), language === 'pl' ? /wybiera postać/ : /chooses a character/);
    await altered(page, (seen) => {
      const { public: p } = seen.view;
      if (!p.players.length) return seen;
      Object.assign(p, { president: 2, admiral: 2 });
      p.players.forEach((player) => { player.assigned = ['assign-arbitrator', 'assign-mission-specialist']; });
      return seen;
    });
    await playUntil([page], id, (seen) => seen.prompt && seen.view.public.turn >= 2);
    await open(page, id);
    await everybody('playing');
    await page.context().close();
  }
});

const TWELVE = [
  'launch-scout-1', 'investigative-committee-4', 'maximum-firepower-3', 'declare-emergency-3', 'repair-1', 'executive-order-2',
  'scientific-research-3', 'strategic-planning-5', 'consolidate-power-1', 'evasive-maneuvers-2', 'investigative-committee-3', 'launch-scout-2',
];
const SIXTEEN = [...TWELVE, 'investigative-committee-5', 'scientific-research-4', 'strategic-planning-3', 'evasive-maneuvers-1'];
const QUORUM = ['assign-arbitrator', 'inspirational-speech', 'food-rationing', 'release-cylon-mugshots', 'accept-prophecy'];
/** Titles in the hand that are cut, covered, broken in the middle of a word, or beside the screen. */
const badTitles = (page) => page.locator('.hand .card, .hand .wide').evaluateAll((cards) => cards.flatMap((card) => {
  const name = card.querySelector('.name, strong');
  const range = document.createRange();
  range.selectNodeContents(name);
  const text = range.getBoundingClientRect();
  const box = card.getBoundingClientRect();
  const whole = text.left >= box.left && text.right <= box.right + 0.5 && text.top >= box.top && text.bottom <= box.bottom && box.left >= 0 && box.right <= innerWidth;
  // A word that is broken in its middle has more lines than words.
  const lines = Math.round(text.height / parseFloat(getComputedStyle(name).lineHeight));
  const level = getComputedStyle(name).writingMode === 'horizontal-tb';
  const covers = cards.some((other) => {
    const over = other.getBoundingClientRect();
    return other !== card && over.left < text.right - 1 && over.right > text.left + 1 && over.top < text.bottom - 1 && over.bottom > text.top + 1;
  });
  return whole && level && !covers && lines <= name.textContent.split(' ').length ? [] : [name.textContent];
}));

test('up to sixteen cards in hand have whole titles', { timeout: 240_000 }, async () => {
  for (const language of ['en', 'pl']) {
    const page = await person(browser, server.url, 'Six', { language });
    const id = await tableAt(page, is('action'), 6);
    for (const hand of [TWELVE, SIXTEEN]) {
      for (const quorum of [[], QUORUM]) {
        await altered(page, (seen) => {
          seen.view.own.hand = hand;
          seen.view.quorum = quorum;
          seen.prompt.options.forEach((option) => { option.marks = option.marks.filter((mark) => !mark.startsWith('quorum:')); });
          return seen;
        });
        await open(page, id);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await settled(page);
          if (width < 960) {
            // Under the decision there is room for the numbers alone, and for a finger on each.
            const small = await page.locator('.hand .card').evaluateAll((cards) => cards.filter((card) => card.getBoundingClientRect().width < 24).length);
            assert.equal(small, 0, `${language}: a number is too narrow`);
            await page.locator('.dock button').nth(2).click();
          }
          const where = `hand-${hand.length}-${quorum.length}-${language}-${width}`;
          await shot(page, where);
          assert.deepEqual(await badTitles(page), [], where);
          assert.equal(await page.locator('.hand .card').count(), hand.length);
        }
      }
    }
    await page.context().close();
  }
});

test('no card of the hand moves when others of it can be used, or no longer', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Res');
  const id = await tableAt(page, is('action'));
  // As many as lie in one row, and with the quorum cards do not any more.
  for (const hand of [4, 6, 7, 10].map((count) => SIXTEEN.slice(0, count))) {
    const places = [];
    for (const usable of [[], QUORUM]) {
      await altered(page, (seen) => {
        seen.view.own.hand = hand;
        seen.view.quorum = QUORUM;
        seen.prompt.options.forEach((option) => { option.marks = option.marks.filter((mark) => !mark.startsWith('quorum:')); });
        seen.prompt.options.at(-1).marks = usable.map((card) => `quorum:${card}`);
        return seen;
      });
      await open(page, id);
      assert.equal(await page.locator('.hand .wide').count(), usable.length);
      const there = [];
      for (const [width, height] of DESKS) {
        await page.setViewportSize({ width, height });
        await settled(page);
        there.push({ width, cards: await boxes(page, '.hand .card') });
      }
      places.push(there);
    }
    assert.deepEqual(places[1], places[0], `${hand.length} cards`);
  }
  await page.context().close();
});

test('a place says what going there costs', { timeout: 240_000 }, async () => {
  for (const [language, words] of [['en', '1 card'], ['pl', '1 karta']]) {
    const page = await person(browser, server.url, 'Pay', { language });
    const id = await tableAt(page, (seen) => is('move')(seen) && seen.prompt.options.some(({ price }) => price));
    // From the ship where one is, and as if one flew outside of all.
    for (const [where, change] of [['ship', (option) => option], ['viper', (option) => ({ ...option, price: option.marks.length ? words : null })]]) {
      await altered(page, (seen) => { seen.prompt.options = seen.prompt.options.map(change); return seen; });
      await open(page, id);
      const { prompt } = await page.evaluate(async (path) => (await fetch(path)).json(), `/api/tables/${id}/look?lang=${language}`);
      const priced = prompt.options.filter(({ price }) => price);
      assert.ok(priced.length && priced.every(({ price }) => price === words));
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settled(page);
        await shot(page, `price-${where}-${language}-${width}`);
        // The place itself says it, or the ship on which it lies.
        const said = await page.evaluate(() => [...document.querySelectorAll('.location.lit, .plate.lit')].flatMap((thing) => {
          const price = thing.querySelector(':scope > .head .price, :scope > .tokens .price')?.textContent;
          return price ? [...(thing.matches('.plate') ? thing.querySelectorAll('.location.lit') : [thing])].map(() => price) : [];
        }));
        assert.deepEqual(said, priced.map(() => words), `${where} ${language} ${width}`);
      }
    }
    await page.context().close();
  }
});

test('a phone has a way to the lobby that gives no seat up', { timeout: 240_000 }, async () => {
  for (const language of ['en', 'pl']) {
    const page = await person(browser, server.url, 'Pho', { language, width: 390, height: 844 });
    const id = await tableAt(page, is('move'));
    await open(page, id);
    await page.getByRole('link', { name: language === 'pl' ? 'Wróć do poczekalni' : 'Back to the lobby' }).click();
    await page.locator(`[data-list=mine] [data-table="${id}"]`).waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await page.goBack();
    assert.ok(await number(page) || (await page.locator('.prompt [data-prompt]').waitFor().then(() => true)), 'the seat is still there');
    await answer(page);
    await page.context().close();
  }
});
