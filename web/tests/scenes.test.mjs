// The scenes of the board game: a check in its phases, and great moments. They are drawn from what the server sends, so that a
// test lets it send just that.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { accessible, altered, answerTo, boxes, overlaps, watchJumps } from './checks.mjs';
import { tableAt } from './people.mjs';
import { startServer } from './server.mjs';
import { answer, person, shot } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

const SIZES = [[1280, 800], [1366, 700], [1920, 1080], [390, 844]];
const LANGUAGES = ['en', 'pl'];
const is = (ask) => (seen) => seen.prompt.ask.ask === ask;
const open = async (page, id) => { await page.goto(`${server.url}/t/${id}`); await page.locator('.prompt [data-prompt]').waitFor(); };

/** Text that is smaller than 11 pixels, or does not stand out from what is behind it, in a part of the page. */
const tooSmall = (page, part) => page.locator(part).first().evaluate((scene) => {
  const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element } = node;
    if (!node.textContent.trim() || element.closest('.sr, [aria-hidden=true] svg') || !element.getClientRects().length) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 11) found.push(`${node.textContent.trim()}: ${size}`);
  }
  return found;
});
/** Text that leaves its frame. */
const cut = (page, part, texts) => page.locator(part).first().evaluate((scene, selector) => {
  const frame = scene.getBoundingClientRect();
  return [...scene.querySelectorAll(selector)].filter((element) => element.getClientRects().length).flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = range.getBoundingClientRect();
    const inside = box.left >= frame.left - 1 && box.right <= frame.right + 1 && element.scrollWidth <= element.clientWidth + 1;
    return inside || !box.width ? [] : [element.textContent.trim()];
  });
}, texts);

const DECLARE = { play: 'declare-emergency', difficulty: -2 };
const AUTHORITY = { play: 'command-authority', difficulty: 0 };
const CARDS = [
  ['executive-order-2', 2], ['launch-scout-1', 1], ['investigative-committee-4', -4], ['repair-2', -2], ['strategic-planning-4', 4],
  ['declare-emergency-3', 3], ['evasive-maneuvers-1', -1], ['consolidate-power-1', -1], ['strategic-planning-5', 5],
].map(([card, worth]) => ({ card, worth }));
const MOMENTS = [
  { moment: 'before-cards', plays: [{ play: 'investigative-committee', difficulty: 0 }, { play: 'scientific-research', difficulty: 0 }] },
  { moment: 'before-reveal', plays: [{ play: 'blind-devotion', difficulty: 0 }] },
  { moment: 'check-counted', plays: [DECLARE] }, { moment: 'check-resolved', plays: [AUTHORITY] },
];
/** A check in one of its phases; of a crisis, a super crisis or a location. */
function check(phase, what = { crisis: 'cylon-screenings' }) {
  const isShown = phase === 'counted' || phase === 'ended';
  return (seen) => {
    const { public: p } = seen.view;
    if (!p.players.length) return seen;
    const played = p.players.map((_, seat) => (phase === 'begun' ? 0 : [2, 1, 0, 4][seat] ?? 1));
    const cards = isShown ? CARDS : [];
    Object.assign(p, {
      crisis: what.crisis ?? null, roll: null,
      check: {
        what, difficulty: 9, partial: what.crisis === 'water-sabotaged' ? 6 : null, skills: ['leadership', 'tactics'], open: false, worthless: null, once: [],
        destiny: phase === 'begun' ? 0 : 2, played, shown: cards.map(({ card }) => card), strength: isShown ? 7 : null, outcome: phase === 'ended' ? 'fail' : null,
      },
    });
    seen.view.die = null;
    seen.view.tally = {
      cards, for: isShown ? 15 : 0, against: isShown ? 8 : 0, total: isShown ? 7 : 0, printed: 11,
      moments: MOMENTS.slice({ begun: 0, cards: 1, counted: 2, ended: 3 }[phase]),
    };
    return seen;
  };
}
const PHASES = ['begun', 'cards', 'counted', 'ended'];

test('a check is whole and readable in all its phases', { timeout: 600_000 }, async () => {
  for (const language of LANGUAGES) {
    const page = await person(browser, server.url, 'Che', { language });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const id = await tableAt(page, is('add-to-check'));
    for (const phase of PHASES) {
      await altered(page, check(phase));
      await open(page, id);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.locator('.check').waitFor();
        const where = `check-${phase}-${language}-${width}`;
        await shot(page, where);
        assert.deepEqual(await tooSmall(page, '.check'), [], where);
        assert.deepEqual(await cut(page, '.check', '.name, h2, h4 span, dd, dt, li b, li span, .skill'), [], where);
        assert.equal(await page.locator('.check .stack').count(), 5, `a pile for each type: ${where}`);
        if (width > 960) {
          const [scene] = await boxes(page, '.check');
          for (const box of await boxes(page, '.prompt, .bottom')) assert.ok(!overlaps(scene, box), `nothing covers the decision: ${where}`);
          for (const part of ['header', '.bar', '.main', 'footer']) {
            const [box] = await boxes(page, `.check > ${part}`);
            assert.ok(box.bottom <= scene.bottom + 1, `${part} is in sight: ${where}`);
          }
        }
        if (width !== 1920) await accessible(page, where, '.check');
      }
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

test('a check says what it is for, what changed it, what may still be played, and how it ended', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Say');
  const id = await tableAt(page, is('add-to-check'));
  const text = (part) => page.locator(`.check ${part}`).evaluateAll((parts) => parts.map((one) => one.textContent.replace(/[\u2068\u2069]/g, '').replace(/\s+/g, ' ').trim()));
  await altered(page, check('counted'));
  await open(page, id);
  assert.deepEqual(await text('.difficulty s'), ['11'], 'what is printed');
  assert.deepEqual(await text('.difficulty b'), ['9']);
  assert.deepEqual(await text('.bar .now'), ['7']);
  assert.deepEqual(await text('.half h3 b'), ['+15', '−8']);
  assert.deepEqual(await text('.half.for .sub'), ['+5', '+10'], 'what each type comes to');
  assert.deepEqual(await text('.may'), ['−2?'], 'what could still change it');
  assert.match((await text('.steps [aria-current]')).join(), /Declare Emergency −2/);
  assert.equal(await page.locator('.check .half.against .card').count(), 4);
  await altered(page, check('ended'));
  await open(page, id);
  assert.match((await text('.verdict')).join(), /failed.*Strength 7 against 9/i);
  assert.equal(await page.locator('.check .follows .fail.is').count(), 1);
  for (const [what, name] of [
    [{ 'super-crisis': 'bomb-on-colonial-1' }, /Bomb on Colonial/i], [{ location: { location: 'administration', by: 0, on: 1 } }, /Administration: /],
  ]) {
    await altered(page, check('cards', what));
    await open(page, id);
    assert.match((await text('h2')).join(), name);
    assert.equal((await text('.follows dd')).length, 2);
  }
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

/** Lets the next answer be followed by these events, as if they had happened, and gives it. */
async function happens(page, events) {
  await page.route('**/answer?*', async (route) => {
    const sent = await answerTo(route);
    if (!sent) return;
    const { response, json } = sent;
    if (!response.ok()) return route.fulfill({ response });
    const { look, log } = json;
    // They lie between what the page knows and what really came. Where nothing came the last of them is a whole number: the page
    // asks for what follows it.
    const known = Number(new URL(route.request().url()).searchParams.get('after'));
    const number = (at) => known + (log.entries.length ? at / 100 : at / events.length);
    const told = events.map((event, at) => ({ n: number(at + 1), turn: look.view.public.turn, text: `Something happens: ${event.event}`, event }));
    log.entries = [...told, ...log.entries];
    await route.fulfill({ response, json });
  }, { times: 1 });
  const taken = page.waitForResponse('**/answer?*').then(async (response) => assert.ok(response.ok(), await response.text()));
  await Promise.all([answer(page), taken]);
}
const SPENT = { event: 'resource-changed', resource: 'fuel', by: -1, now: 6 };
const TITLE = { event: 'title-given', title: 'admiral', to: 0 };
const GREAT = {
  reveal: [{ event: 'revealed', seat: 1, card: 'cylon-damage' }, { event: 'galactica-damaged', token: 'hangar-deck' }, TITLE, { event: 'placed', seat: 1, at: 'resurrection-ship' }, { event: 'super-crisis-drawn', seat: 1 }],
  jump: [{ event: 'destination-reached', destination: 'remote-planet', distance: 2 }, SPENT],
  'last-jump': [{ event: 'fleet-jumped', 'final-jump': true }],
  nuke: [{ event: 'nuke-spent' }, { event: 'rolled', seat: 0, shown: 7, bonus: 0, result: 7, needs: { 'at-least': 3 }, met: true }],
  sleepers: [{ event: 'sleeper-agents' }, { event: 'loyalty-dealt', seat: 0, cards: 1 }],
  centurions: [{ event: 'centurion-boarded' }],
  'first-damage': [{ event: 'galactica-damaged', token: 'weapons-control' }],
};
/** A board on which nothing has happened yet, so that what comes is the first of its kind. */
const calm = (seen) => {
  Object.assign(seen.view.public, { damaged: [], 'spent-damage': [], boarding: [0, 0, 0, 0] });
  return seen;
};
/** A page at a question whose answer begins a story. */
async function atTable(options) {
  const page = await person(browser, server.url, 'Mom', { pacing: 'normal', ...options });
  const id = await tableAt(page, is('move'));
  await altered(page, calm);
  await open(page, id);
  return { page, id };
}
/** Lets nothing go on by itself while `hold` is set, so that a slow machine sees the same. */
const held = () => {
  const { setTimeout: begin, clearTimeout: end } = globalThis;
  const waiting = new Map();
  let last = 0;
  globalThis.hold = false;
  globalThis.setTimeout = (run, time, ...more) => {
    if (!globalThis.hold || !(time >= 100)) return begin(run, time, ...more);
    waiting.set(--last, run);
    return last;
  };
  globalThis.clearTimeout = (timer) => (waiting.delete(timer) ? undefined : end(timer));
  globalThis.goOn = () => { const all = [...waiting.values()]; waiting.clear(); all.forEach((run) => run()); };
};
const moment = (page, kind) => page.locator(`[data-moment="${kind}"]`);

// Each size in one language: what differs between languages is seen at two sizes each.
for (const [at, [width, height]] of SIZES.entries()) {
  const language = LANGUAGES[at % LANGUAGES.length];
  test(`great moments at ${width} in ${language}`, { timeout: 600_000 }, async () => {
    const { page, id } = await atTable({ language, width, height, script: held });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [kind, events] of Object.entries(GREAT)) {
      await page.unrouteAll({ behavior: 'wait' });
      await altered(page, calm);
      await open(page, id);
      await page.evaluate(() => { globalThis.hold = true; });
      await happens(page, events);
      await moment(page, kind).waitFor();
      for (let more = 1; more < events.length; more++) await page.evaluate(() => globalThis.goOn());
      assert.equal(await moment(page, kind).count(), 1, `${kind} is still there`);
      const where = `moment-${kind}-${language}-${width}`;
      await shot(page, where);
      assert.deepEqual(await tooSmall(page, '[data-moment]'), [], where);
      assert.deepEqual(await cut(page, '[data-moment]', 'h2, .above, .text, li'), [], where);
      assert.equal(await page.locator('.prompt [data-prompt]').count(), 0, `no question waits behind it: ${where}`);
      if (width > 960) {
        const [scene] = await boxes(page, '[data-moment]');
        for (const box of await boxes(page, '.prompt, .bottom, .people')) assert.ok(!overlaps(scene, box), `over the board alone: ${where}`);
      }
      await page.evaluate(() => { globalThis.hold = false; globalThis.goOn(); });
      await page.keyboard.press('Escape');
      await moment(page, kind).waitFor({ state: 'detached' });
      if (await page.locator('[data-skip]').count()) await page.keyboard.press('Escape');
      await page.locator('.prompt [data-prompt]').waitFor({ timeout: 30_000 });
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test('a great moment passes by itself, at a key, at a click, and is not shown twice', { timeout: 240_000 }, async () => {
  const { page, id } = await atTable({});
  const ways = { itself: () => undefined, Escape: () => page.keyboard.press('Escape'), Enter: () => page.keyboard.press('Enter'), click: () => page.locator('[data-moment] h2').click(), button: () => page.locator('[data-pass]').click() };
  for (const [way, goOn] of Object.entries(ways)) {
    await page.unrouteAll({ behavior: 'wait' });
    await altered(page, calm);
    await open(page, id);
    await happens(page, GREAT.reveal);
    await moment(page, 'reveal').waitFor();
    const begun = Date.now();
    await goOn();
    await moment(page, 'reveal').waitFor({ state: 'detached', timeout: 8000 });
    const took = Date.now() - begun;
    if (way !== 'itself') assert.ok(took < 1500, `${way} goes on at once: ${took} ms`);
    await page.keyboard.press('Escape');
    await page.locator('.prompt [data-prompt]').waitFor({ timeout: 30_000 });
    assert.equal(await page.locator('[data-moment]').count(), 0, `${way}: once`);
  }
  await page.context().close();
});

test('a great moment keeps what follows from it, however much comes meanwhile', { timeout: 120_000 }, async () => {
  const { page } = await atTable({ script: held });
  // What comes in with a motion is measured where it comes to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => { globalThis.hold = true; });
  await happens(page, GREAT.sleepers);
  await moment(page, 'sleepers').waitFor();
  const lines = page.locator('[data-moment] li');
  assert.equal(await lines.count(), 1, 'what follows has its place');
  assert.ok(await lines.isHidden(), 'and is not told yet');
  const [before] = await boxes(page, '[data-moment] h2');
  await page.route('**/log?*', async (route) => {
    const after = Number(new URL(route.request().url()).searchParams.get('after'));
    const entries = Array.from({ length: 80 }, (_, at) => ({ n: after + 1 + at, turn: 1, text: 'Much happens', event: { event: 'reshuffled', skill: 'tactics' } }));
    await route.fulfill({ json: { entries } });
  }, { times: 1 });
  // A page that comes back to the front reads the log and, when it has taken that in, the chat.
  const taken = page.waitForRequest('**/chat?*');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await taken;
  await page.evaluate(() => globalThis.goOn());
  await lines.waitFor();
  assert.equal(await moment(page, 'sleepers').count(), 1);
  const [after] = await boxes(page, '[data-moment] h2');
  assert.deepEqual(after, before, 'nothing moves when it is told');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('great moments can be short or off, and a still picture', { timeout: 240_000 }, async () => {
  for (const scenes of ['short', 'off']) {
    const { page, id } = await atTable({ script: `localStorage.setItem('ragtag.scenes', '${scenes}')` });
    await page.evaluate(() => {
      globalThis.seen = [];
      new MutationObserver(() => { const there = !!document.querySelector('[data-moment]'); if (there !== (globalThis.seen.at(-1)?.there ?? false)) globalThis.seen.push({ there, at: performance.now() }); })
        .observe(document.body, { childList: true, subtree: true });
    });
    await happens(page, GREAT.nuke);
    await page.waitForTimeout(2500);
    const seen = await page.evaluate(() => globalThis.seen);
    if (scenes === 'off') assert.deepEqual(seen, []);
    else assert.ok(seen.length === 2 && seen[1].at - seen[0].at < 2000, JSON.stringify(seen));
    await page.context().close();
  }
  const { page, id } = await atTable({});
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await happens(page, GREAT.reveal);
  await moment(page, 'reveal').waitFor();
  assert.equal(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length), 0, 'nothing moves');
  await accessible(page, 'a great moment', '[data-moment]');
  await page.context().close();
});

/** Counts voices instead of sounding them. */
const silent = () => {
  globalThis.voices = 0;
  const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const node = () => ({ gain: param(), frequency: param(), Q: param(), connect: (other) => other, start() { globalThis.voices += 1; }, stop() {} });
  globalThis.AudioContext = class {
    state = 'running'; currentTime = 0; sampleRate = 100; destination = {};
    createGain = node; createOscillator = node; createBufferSource = node; createBiquadFilter = node;
    createBuffer() { return { getChannelData: () => new Float32Array(100) }; }
  };
};

test('sounds: nothing before a touch, a volume, an off switch', { timeout: 240_000 }, async () => {
  const { page, id } = await atTable({ sound: true, script: silent });
  await open(page, id);
  const voices = () => page.evaluate(() => globalThis.voices);
  assert.equal(await voices(), 0, 'a page that nobody has touched is silent');
  assert.equal(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /synthesis/.test(name)).length), 0, 'and has not loaded them');
  await happens(page, GREAT.nuke);
  await moment(page, 'nuke').waitFor();
  await page.waitForFunction(() => globalThis.voices > 0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('.prompt [data-prompt]').waitFor();
  await page.locator('[data-senses]').click();
  await shot(page, 'senses-1280');
  await accessible(page, 'sound and motion', 'dialog');
  assert.equal(await page.locator('[data-volume]').inputValue(), '35', 'quiet at first');
  await page.locator('[data-volume]').fill('70');
  assert.equal(await page.evaluate(() => localStorage.getItem('ragtag.volume')), '70');
  await page.locator('[data-sound]').uncheck();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  const before = await voices();
  await page.unrouteAll({ behavior: 'wait' });
  await happens(page, GREAT.jump);
  await page.waitForTimeout(1500);
  assert.equal(await voices(), before, 'off is off');
  await page.context().close();
});

test('a story with scenes moves nothing else on the page', { timeout: 240_000 }, async () => {
  const { page } = await atTable({});
  const jumps = await watchJumps(page, '.right');
  await happens(page, [...GREAT.reveal, ...GREAT.nuke, ...GREAT.jump]);
  await moment(page, 'jump').waitFor({ timeout: 60_000 });
  await moment(page, 'jump').waitFor({ state: 'detached', timeout: 60_000 });
  // The story is told when a question, or who is waited for, takes its place: whose turn it is then is not its concern.
  await page.locator('[data-skip]').waitFor({ state: 'detached', timeout: 60_000 });
  const { sum, most } = await jumps();
  assert.ok(sum < 0.02, `the page jumped by ${sum}:\n${most}`);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
