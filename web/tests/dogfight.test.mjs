// Starship Battles between two people, one at a desk and one with a phone: plan, reveal, fire, be hit, win, look back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { accessible, wellMade } from './checks.mjs';
import { call, look, playUntil } from './people.mjs';
import { startServer } from './server.mjs';
import { person, shot } from './steps.mjs';

let server, browser, desk, phone, id;

/** What the browser complains of is a problem, too, such as a drawing whose size is not a number. */
function listen(page) {
  page.on('console', (message) => { if (message.type() === 'error') page.problems.push(message.text()); });
  return page;
}

/** A duel of these two. */
async function duel() {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await call(desk, 'POST', '/tables', { game: 'dogfight', setup: { players: 2, mission: 'duel' }, seats });
  await call(phone, 'POST', `/tables/${made.id}/join`, { invite: made.invite });
  await call(desk, 'POST', `/tables/${made.id}/start`, {});
  return made.id;
}
before(async () => {
  server = await startServer();
  browser = await launch();
  desk = listen(await person(browser, server.url, 'Kara'));
  phone = listen(await person(browser, server.url, 'Leoben', { width: 390, height: 844 }));
  for (const page of [desk, phone]) {
    page.setDefaultTimeout(60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
  id = await duel();
  for (const page of [desk, phone]) await page.goto(`${server.url}/t/${id}`);
});
after(async () => { await browser?.close(); server?.stop(); });

const tab = (name) => phone.locator('.dock').getByRole('button', { name, exact: true }).click();
const isAsked = (ask) => (seen) => seen.prompt?.ask.ask === ask;
const pose = (page, ship) => page.locator(`[data-ship=${ship}] > g`).first().getAttribute('transform');
/** Whatever is asked, answered with the first of these words that is offered. */
const wanting = (...words) => ({ options }) => [(words.map((word) => options.find((one) => one.word === word)).find(Boolean) ?? options[0]).word];
/** The Viper comes so fast; the Raider stands still and holds its fire, so that damage changes nothing of that. */
const duelling = (speed) => (prompt) =>
  (prompt.ask.ship === 'cylon-1' ? wanting('hold', 'cr-straight', 'speed:0', 'dial:0') : wanting('attack:cylon-1', 'v2-straight', speed, 'dial:0'))(prompt);
const sees = (page, text) => page.locator('.prompt .q', { hasText: text }).waitFor();

test('a phone shows the table first, and no part of the page complains while another is in sight', { timeout: 240_000 }, async () => {
  const tabs = phone.locator('.dock button');
  await tabs.first().waitFor();
  assert.deepEqual((await tabs.allTextContents()).map((text) => text.trim()), ['Board', 'Decide', 'Cards', 'People']);
  await phone.locator('[data-chart]').waitFor();
  for (const name of ['Decide', 'Cards', 'People', 'Board']) {
    await tab(name);
    assert.doesNotMatch(await phone.locator('[data-chart]').getAttribute('viewBox'), /NaN/, name);
  }
  await tab('Decide');
  await phone.reload();
  await phone.locator('[data-chart]').waitFor();
  assert.deepEqual([...desk.problems, ...phone.problems], []);
});

test('energy is set, and both plan in secret: the table shows where a plan ends', { timeout: 240_000 }, async () => {
  await sees(desk, 'kinetic energy');
  await desk.locator('[data-word="energy:3"]').first().click();
  await tab('Board');
  await phone.locator('[data-sheet] [data-word="energy:0"]').click();

  await desk.locator('[data-planner]').waitFor();
  await wellMade(desk, 'dogfight-plan');
  const ghost = desk.locator('[data-ghost] > g');
  const straight = await ghost.getAttribute('transform');
  await desk.locator('[data-card="v2-bank-r"]').click();
  await desk.locator('[data-speed=M]').click();
  assert.notEqual(await ghost.getAttribute('transform'), straight, 'the ghost follows the plan');
  await shot(desk, 'dogfight-bank-1280');
  // A plan that can't be flown says why.
  assert.ok(await desk.locator('[data-planner] [data-speed="0"]').isVisible());
  await desk.locator('[data-card="v2-straight"]').click();
  await desk.locator('[data-speed=H]').click();
  const planned = await ghost.getAttribute('transform');
  await desk.locator('.bottom [data-send]').click();
  await desk.locator('[data-cockpit=colonial-1] .plan').waitFor();
  assert.equal((await look(phone, id)).view.own.cockpits['colonial-1'], undefined, 'nobody else has the plan');

  const start = await pose(desk, 'colonial-1');
  const sheet = phone.locator('[data-sheet]');
  await sheet.locator('[data-card="cr-turn-l"]').click();
  await sheet.locator('[data-speed=M]').click();
  await shot(phone, 'dogfight-plan-390-board');
  await accessible(phone, 'planning on a phone');
  await sheet.locator('[data-card="cr-straight"]').click();
  await sheet.locator('[data-speed="0"]').click();
  await sheet.locator('[data-send]').click();
  await desk.waitForFunction((was) => document.querySelector('[data-ship=colonial-1] > g')?.getAttribute('transform') !== was, start);
  assert.equal(await pose(desk, 'colonial-1'), planned, 'the ship ends where its ghost was');
  assert.deepEqual([...desk.problems, ...phone.problems], []);
});

/** A ship with its back to the edge: a table of this person and a bot, and the page at its first plan. */
async function atTheEdge(name, options, entry = {}) {
  const page = listen(await person(browser, server.url, name, options));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { facts } = await call(page, 'GET', '/texts/dogfight');
  const mission = structuredClone(facts.missions.find((one) => one.name === 'the-hand-of-god'));
  Object.assign(mission, { name: 'edge', table: [750, 2500] });
  mission.colonial = [{ ...mission.colonial[0], at: [375, 40], ...entry }];
  mission.cylon = [{ ...mission.cylon[0], at: [375, 2400] }];
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const { id: table } = await call(page, 'POST', '/tables', { game: 'dogfight', setup: { players: 2, mission }, seats });
  await page.goto(`${server.url}/t/${table}`);
  const planner = page.locator(options?.width ? '[data-sheet] [data-planner]' : '.bottom [data-planner]');
  await planner.waitFor();
  return { page, table, planner };
}
const fate = async (page, table) => (await look(page, table)).view.public.ships['colonial-1'].fate;
/** Waits until the plan was carried out. */
async function hasLeft(page, table) {
  for (let tries = 0; tries < 200 && (await fate(page, table)) === 'in-play'; tries++) await page.waitForTimeout(50);
}

test('a plan off the table is told of and asked again: with the mouse', { timeout: 240_000 }, async () => {
  const { page, table, planner } = await atTheEdge('Dee');
  await planner.locator('[data-card="v2-straight"]').click();
  await planner.locator('[data-speed=L]').click();
  assert.equal(await page.locator('[data-lost]').count(), 0, 'no word of it where nothing is lost');
  await planner.locator('[data-speed=B]').click();
  await page.locator('[data-lost]', { hasText: 'Off the table: Viper Mk. II no. 1 will be lost!' }).waitFor();
  assert.match(await planner.locator('[data-warn]').textContent(), /will be lost/);
  await wellMade(page, 'dogfight-edge');
  await planner.locator('[data-send]').click();
  await page.locator('dialog [data-losing=colonial-1]').waitFor();
  await shot(page, 'dogfight-edge-ask-1280');
  await accessible(page, 'losing a ship');
  await page.locator('dialog [data-keep]').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal((await look(page, table)).prompt.ask.ask, 'cards', 'nothing was sent');
  await planner.locator('[data-send]').click();
  await page.locator('dialog [data-lose]').click();
  await hasLeft(page, table);
  assert.equal(await fate(page, table), 'eliminated');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('… with a finger, and po polsku', { timeout: 240_000 }, async () => {
  const { page, table, planner } = await atTheEdge('Felix', { width: 390, height: 844, language: 'pl', touch: true });
  await planner.locator('[data-speed=B]').tap();
  await page.locator('[data-lost]', { hasText: 'Poza stół: Viper Mk. II nr 1 przepadnie!' }).waitFor();
  await shot(page, 'dogfight-edge-390-pl');
  await planner.locator('[data-send]').tap();
  await page.locator('dialog', { hasText: 'liczy się jako stracony' }).waitFor();
  await shot(page, 'dogfight-edge-ask-390-pl');
  await accessible(page, 'losing a ship on a phone');
  await page.locator('dialog [data-keep]').tap();
  assert.equal(await fate(page, table), 'in-play');
  // The list of words asks as well.
  await page.locator('.dock').getByRole('button', { name: 'Decyzja', exact: true }).tap();
  await page.locator('.prompt [data-word="v2-straight"]').tap();
  await page.locator('.prompt').getByRole('button', { name: 'Pokaż wszystkie' }).tap();
  await page.locator('.prompt [data-word="speed:B"]').tap();
  await page.locator('.prompt .sure', { hasText: 'za krawędzią stołu' }).waitFor();
  await shot(page, 'dogfight-edge-word-390-pl');
  assert.equal(await fate(page, table), 'in-play');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('a ship that leaves by the edge that saves it is not mourned', { timeout: 240_000 }, async () => {
  const { page, table, planner } = await atTheEdge('Laura', {}, { exit: 'south' });
  await planner.locator('[data-speed=B]').click();
  await planner.locator('[data-warn]', { hasText: 'is safe' }).waitFor();
  assert.equal(await page.locator('[data-lost]').count(), 0);
  await planner.locator('[data-send]').click();
  await hasLeft(page, table);
  assert.equal(await fate(page, table), 'escaped');
  await page.context().close();
});

test('… and with the keyboard alone: Enter twice keeps the ship', { timeout: 240_000 }, async () => {
  const { page, table, planner } = await atTheEdge('Gaius');
  await page.keyboard.press('h');
  const back = planner.locator('[data-speed=B]');
  const isFocused = (thing) => thing.evaluate((node) => node === document.activeElement);
  for (let steps = 0; steps < 40 && !(await isFocused(back)); steps++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('p');
  await page.waitForFunction(() => document.activeElement?.matches('[data-prompt]'));
  await page.keyboard.press('Enter');
  await page.locator('dialog [data-keep]:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal((await look(page, table)).prompt.ask.ask, 'cards', 'nothing was sent');
  await page.keyboard.press('p');
  await page.waitForFunction(() => document.activeElement?.matches('[data-prompt]'));
  await page.keyboard.press('Enter');
  await page.locator('dialog [data-keep]:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.locator('dialog [data-lose]:focus').waitFor();
  await page.keyboard.press('Enter');
  await hasLeft(page, table);
  assert.equal(await fate(page, table), 'eliminated');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('the table is moved and zoomed by wheel, drag, pinch, keys and buttons', { timeout: 240_000 }, async () => {
  const box = () => desk.locator('[data-chart]').getAttribute('viewBox');
  const frame = desk.locator('[data-table]');
  const fit = desk.locator('[data-tool=df-fit]');
  const whole = await box();
  const { x, y, width, height } = await frame.boundingBox();
  const changes = async (how, work) => {
    await work();
    await desk.waitForFunction((was) => document.querySelector('[data-chart]').getAttribute('viewBox') !== was, whole);
    assert.notEqual(await box(), whole, how);
    await fit.click();
    await desk.waitForFunction((was) => document.querySelector('[data-chart]').getAttribute('viewBox') === was, whole);
  };
  await desk.mouse.move(x + width / 3, y + height / 2);
  await changes('wheel', () => desk.mouse.wheel(0, -300));
  await changes('drag', async () => {
    await desk.mouse.move(x + 40, y + height - 60);
    await desk.mouse.down();
    await desk.mouse.move(x + 140, y + height - 120, { steps: 4 });
    await desk.mouse.up();
  });
  await changes('pinch', () => frame.evaluate((node) => {
    const { left, top } = node.getBoundingClientRect();
    const send = (type, pointerId, at) => node.dispatchEvent(new PointerEvent(type, {
      pointerId, pointerType: 'touch', bubbles: true, button: 0, clientX: left + at, clientY: top + 200,
    }));
    send('pointerdown', 11, 200);
    send('pointerdown', 12, 260);
    for (let way = 0; way <= 80; way += 20) send('pointermove', 12, 260 + way);
    send('pointerup', 11, 200);
    send('pointerup', 12, 340);
  }));
  await frame.focus();
  await changes('keys', () => desk.keyboard.press('+'));
  await frame.focus();
  await changes('arrows', async () => { await desk.keyboard.press('+'); await desk.keyboard.press('ArrowLeft'); });
  await changes('buttons', () => desk.getByRole('button', { name: 'Zoom in' }).click());
});

test('a ship that is looked at shows its arc and why it can’t fire', { timeout: 240_000 }, async () => {
  await desk.locator('[data-button=colonial-1]').hover();
  const sights = desk.locator('[data-sights]');
  await sights.getByText(/too far|out of range|range/i).first().waitFor();
  await shot(desk, 'dogfight-sights-1280');
  await desk.mouse.move(2, 2);
  await desk.locator('[data-button=cylon-1]').focus();
  await desk.keyboard.press('Shift+Tab');
  await desk.keyboard.press('Tab');
  await sights.waitFor();
  await desk.locator('[data-table]').focus();
});

test('a ship fires from the table, dice are rolled, and only the owner sees the counters', { timeout: 240_000 }, async () => {
  assert.ok(await playUntil([desk, phone], id, isAsked('fire'), duelling('speed:H')));
  await desk.locator('.ship.lit[data-button=cylon-1]').waitFor();
  await wellMade(desk, 'dogfight-fire');
  await shot(phone, 'dogfight-fire-390-board');
  await desk.locator('.ship.lit[data-button=cylon-1]').click();
  await phone.locator('[data-sheet] [data-word="hold"]').click();
  await desk.locator('[data-scene=attack-rolled]').waitFor();
  await wellMade(desk, 'dogfight-roll');

  const isHit = (seen) => seen.view.own?.cockpits['cylon-1']?.damage.length >= 2;
  assert.equal(await playUntil([phone, desk], id, isHit, duelling('speed:0')), phone);
  await tab('Cards');
  await phone.locator('[data-cockpit=cylon-1] .counter.up').nth(1).waitFor();
  await shot(phone, 'dogfight-hit-390');
  await accessible(phone, 'being hit');
  await desk.locator('[data-panel=cylon-1] .counter').first().waitFor();
  assert.equal(await desk.locator('[data-panel=cylon-1] .counter.up').count(), 0, 'others see the backs');
  assert.equal((await look(desk, id)).view.own.cockpits['cylon-1'], undefined);
});

test('moves are told and ships glide along their curves; a plan is made with the keyboard alone', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Karl', { pacing: 'normal' });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const setup = { players: 2, mission: 'scars-belt' };
  const { id: table } = await call(page, 'POST', '/tables', { game: 'dogfight', setup, seats });
  const isPlanning = (seen) => seen.prompt?.ask.ask === 'cards' && seen.prompt.ask.ship === 'colonial-2';
  assert.ok(await playUntil([page], table, isPlanning, wanting('energy:2', 'pass', 'v2-straight', 'speed:M', 'dial:0')));
  await page.goto(`${server.url}/t/${table}`);
  await page.locator('[data-planner=colonial-2]').waitFor();
  await wellMade(page, 'dogfight-asteroids');
  await page.keyboard.press('h');
  const bank = page.locator('.bottom [data-card="v2-bank-l"]');
  const isFocused = () => bank.evaluate((node) => node === document.activeElement);
  for (let steps = 0; steps < 40 && !(await isFocused()); steps++) await page.keyboard.press('Tab');
  assert.ok(await isFocused(), 'every card is reached with Tab');
  await page.keyboard.press('Space');
  assert.equal(await bank.getAttribute('aria-pressed'), 'true');
  await page.evaluate(() => {
    const seen = (globalThis.poses = new Set());
    const watch = () => {
      seen.add(document.querySelector('[data-ship=colonial-2] > g')?.getAttribute('transform'));
      requestAnimationFrame(watch);
    };
    watch();
  });
  await page.keyboard.press('p');
  await page.waitForFunction(() => document.activeElement?.matches('[data-prompt]'));
  await page.keyboard.press('Enter');
  await page.locator('.told', { hasText: 'Hot Dog' }).first().waitFor();
  await page.waitForFunction(() => globalThis.poses.size > 4);
  await page.locator('[data-skip]').click({ timeout: 1000 }).catch(() => undefined);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('the game is won, and can be gone through again', { timeout: 240_000 }, async () => {
  assert.equal(await playUntil([desk, phone], id, () => false, duelling('speed:0')), null, 'it comes to an end');
  await desk.locator('a[data-replay]').waitFor();
  assert.match(await desk.locator('[data-end] h1').textContent(), /Colonials/);
  await shot(desk, 'dogfight-won-1280');
  await accessible(desk, 'won');
  await phone.locator('a[data-replay]').waitFor();
  await shot(phone, 'dogfight-lost-390');

  await desk.locator('a[data-replay]').click();
  const slider = desk.getByRole('slider');
  await slider.waitFor();
  const first = await pose(desk, 'colonial-1');
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)));
  await desk.waitForFunction((was) => document.querySelector('[data-ship=colonial-1] > g')?.getAttribute('transform') !== was, first);
  await wellMade(desk, 'dogfight-replay');
  await desk.getByLabel('Seen by').selectOption('all');
  // When it was hit is a matter of luck; that it was, is not.
  const counters = desk.getByRole('region', { name: 'all secrets shown' }).locator('[data-cockpit=cylon-1] .counter.up');
  const last = Number(await slider.getAttribute('max'));
  for (let at = Math.floor(last / 2); at < last && !(await counters.count()); at += Math.ceil(last / 40)) {
    await slider.fill(String(at));
    await desk.waitForTimeout(100);
  }
  await counters.first().waitFor();
  await shot(desk, 'dogfight-replay-all-1280');
  assert.deepEqual([...desk.problems, ...phone.problems], []);
});
