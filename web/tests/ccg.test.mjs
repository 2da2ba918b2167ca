// The card game: a deck is built, a challenge is played with responses, a Cylon attack ends in a jump, somebody wins.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { accessible, jumps, wellMade } from './checks.mjs';
import { call, look, playUntil } from './people.mjs';
import { startServer } from './server.mjs';
import { answer, asked, number, person, shot } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

const ask = (seen) => seen.prompt?.ask.ask;
const words = (seen) => seen.prompt.options.map(({ word }) => word);
/** Builds up, challenges whenever it can, defends, and plays what it has. */
function eager({ ask: { ask }, options, least, most }) {
  const all = options.map(({ word }) => word);
  if (least !== 1 || most !== 1) return all.slice(0, least);
  const first = (...verbs) => verbs.map((verb) => all.find((word) => word.startsWith(verb))).find((word) => word);
  if (ask === 'redraw') return ['pass'];
  if (ask === 'play-resource') return [first('asset:', 'supply:', 'pass')];
  if (ask === 'action' || ask === 'face-threats') return [first('challenge:', 'play:', 'resolve:', 'pass')];
  if (ask === 'respond') return ['pass'];
  return [all.find((word) => word !== 'pass') ?? all[0]];
}
/** Builds up and keeps its units alert, so that the Cylons come near. */
const patient = (prompt) => {
  const play = prompt.options.find(({ word }) => word.startsWith('play:'))?.word;
  return prompt.ask.ask === 'action' ? [play ?? 'pass'] : eager(prompt);
};
/** A table of this person and programs. */
async function table(page, { players = 2, brings = 'viper-wing', bot = 'random', against = 'viper-wing' } = {}) {
  const seats = Array.from({ length: players }, (_, n) => (n ? { kind: 'bot', bot, brings: against } : { kind: 'me', brings }));
  return (await call(page, 'POST', '/tables', { game: 'ccg', setup: { players }, seats })).id;
}
/** A new table at a moment that fits. */
async function tableAt(page, fits, options, choose = eager) {
  for (let tables = 0; tables < 12; tables++) {
    const id = await table(page, options);
    if (await playUntil([page], id, (seen) => seen.prompt && fits(seen), choose)) return id;
  }
  throw new Error('no table came to that');
}
async function open(page, id) {
  await page.goto(`${server.url}/t/${id}`);
  await page.locator('.prompt [data-prompt]').waitFor();
}
const option = (page, word) => page.locator(`.options .option[data-word="${word}"]`);
const changed = (page, old) => page.waitForFunction((was) => document.querySelector('[data-prompt]')?.getAttribute('data-prompt') !== was, old);

test('a deck is built, tested, kept and brought to a table', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Dee');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('a[href="/decks"]').first().click();
  await page.locator('[data-add]').first().waitFor();
  await page.locator('[data-problems]', { hasText: 'none yet' }).waitFor();
  await page.locator('[data-open-deck]').selectOption('starter:quorum');
  await page.locator('[data-deck-state]', { hasText: 'Ready to play' }).waitFor();
  await page.locator('[data-filter="kind"]').selectOption('ship');
  await page.locator('[data-filter="text"]').fill('viper');
  const viper = page.locator('[data-add]').first();
  const id = await viper.getAttribute('data-add');
  while ((await viper.getAttribute('aria-disabled')) === 'false') await viper.click();
  assert.equal(await page.locator(`[data-row="${id}"] > b`).textContent(), '4', 'no more than the rules allow');
  await page.locator('[data-deck-name]').fill('Vipers and votes');
  await wellMade(page, 'deck-builder');
  await page.locator('[data-test-hand]').click();
  assert.ok((await page.locator('[data-hand-drawn] li').count()) >= 3);
  await shot(page, 'deck-hand-1280');
  await accessible(page, 'test hand');
  await page.keyboard.press('Escape');
  await page.locator('[data-save-deck]').click();
  await page.locator('[data-deck-state]', { hasText: 'Saved' }).waitFor();

  // A text with too much of a card and a card that is none: the server says so.
  await page.locator('[data-transfer]').click();
  const text = await page.locator('[data-deck-text]').inputValue();
  await page.locator('[data-deck-text]').fill(text.replace(/^4 /m, '5 '));
  await shot(page, 'deck-text-1280');
  await page.locator('[data-import]').click();
  await page.locator('[data-problems]', { hasText: 'at most 4 are allowed' }).waitFor();
  await shot(page, 'deck-problems-1280');

  // Boosters.
  await page.locator('[data-boosters]').click();
  await page.locator('[data-open-boosters]').click();
  await page.locator('.found', { hasText: 'card' }).waitFor();
  await page.locator('[data-filter="text"]').fill('');
  await page.locator('[data-filter="kind"]').selectOption('');
  await shot(page, 'deck-sealed-1280');

  await page.goto(server.url);
  await page.locator('.game select').selectOption({ label: 'The collectable card game' });
  assert.ok(await page.getByRole('radio', { name: '2', exact: true }).isChecked(), 'two play it usually');
  await page.locator('[data-bring]').selectOption({ label: 'Vipers and votes' });
  await wellMade(page, 'lobby-ccg');
  await page.getByRole('button', { name: 'Play now' }).click();
  assert.ok(await asked(page));
  await page.locator('[data-stack]').first().waitFor();
  await page.locator('.side.mine', { hasText: 'Colonial One' }).waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('cards are played by clicks and by dragging, and paid with what loses least', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Pay');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = await tableAt(page, (seen) => ask(seen) === 'play-resource' && seen.view.public.turn === 1 && words(seen).some((word) => word.startsWith('asset:')));
  await open(page, id);
  await wellMade(page, 'ccg-resource');
  const card = (await look(page, id)).prompt.options.find(({ word }) => word.startsWith('asset:')).word.slice('asset:'.length);
  const held = page.locator(`[data-hand="${card}"]`).first();
  const stacks = await page.locator('.side.mine [data-stack]').count();
  await held.hover();
  await page.getByRole('tooltip').waitFor();
  await shot(page, 'ccg-hover-1280');
  await held.dragTo(page.locator('.side.mine .resource'));
  await page.waitForFunction((was) => document.querySelectorAll('.side.mine [data-stack]').length > was, stacks);
  await playUntil([page], id, (seen) => ask(seen) === 'pay', eager);
  await open(page, id);
  await page.locator('[data-pay]').waitFor();
  await shot(page, 'ccg-pay-1280');
  await accessible(page, 'pay');
  assert.ok((await page.locator('.stack.suggested').count()) > 0);
  const old = await number(page);
  await page.locator('[data-pay]').click();
  await changed(page, old);
  await page.waitForFunction(() => !document.querySelector('[data-pay]'));
  assert.ok((await jumps(page)) < 0.1, `things jumped by ${await jumps(page)}`);
  await page.locator('[data-discard]').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('a challenge is played with responses', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Kat');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = await tableAt(page, (seen) => ask(seen) === 'respond' && seen.prompt.options.length > 1 && seen.view.public.challenge.defender);
  await open(page, id);
  await page.locator('[data-scene="challenge"]').waitFor();
  await wellMade(page, 'ccg-challenge');
  const play = words(await look(page, id)).find((word) => word !== 'pass');
  await page.locator('.middle .lit, .bottom .lit').first().waitFor();
  await option(page, play).click();
  await page.waitForFunction((text) => document.querySelector('.prompt .q')?.textContent !== text, 'never');
  for (let n = 0; n < 30 && (await look(page, id)).view.public.challenge; n++) {
    if (!(await page.locator('.prompt [data-prompt]').count())) { await page.waitForTimeout(100); continue; }
    if (n === 1) await shot(page, 'ccg-response-1280');
    const pass = option(page, 'pass');
    const old = await number(page);
    if (await pass.count()) await pass.click();
    else await answer(page);
    await changed(page, old).catch(() => undefined);
  }
  // The scene is there until the phase is over, which it may be at once if nobody can do anything more.
  const { entries } = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/log`)).json(), id);
  const since = entries.slice(entries.findLastIndex(({ event }) => ['challenged', 'threat-challenged'].includes(event.event)));
  const happened = (...events) => since.some(({ event }) => events.includes(event.event));
  assert.ok(happened('totals', 'influence', 'influence-prevented', 'challenge-ended', 'done'), 'it came to something');
  if (!happened('turn-began', 'phase-began')) {
    await page.locator('[data-scene="challenge"] .total, [data-scene] .result').first().waitFor();
    await shot(page, 'ccg-decided-1280');
    await accessible(page, 'decided');
  }
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('the Cylons attack, and the fleet jumps away', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Jump');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const decks = { brings: 'toaster-tide', against: 'toaster-tide' };
  const faces = await tableAt(page, (seen) => ask(seen) === 'face-threats' && seen.prompt.options.length > 1, decks, patient);
  await open(page, faces);
  await page.locator('[data-scene="attack"] [data-threat]').first().waitFor();
  await wellMade(page, 'ccg-attack');
  const jumping = (seen) => ask(seen) === 'pick-cards' && seen.prompt.ask.verb === 'sacrifice' && seen.view.public.threats.length > 0;
  const jump = page.locator('[data-scene="attack"]', { hasText: 'The fleet jumps away' });
  // Cards have players sacrifice something as well while there are threats: then another table is looked for.
  const comes = () => jump.waitFor({ timeout: 4000 }).then(() => true, () => false);
  let id;
  for (let tables = 0; tables < 8 && !(id && (await comes())); tables++) {
    id = await tableAt(page, jumping, decks, patient);
    await open(page, id);
  }
  await jump.waitFor();
  await wellMade(page, 'ccg-jump');
  const turn = (await look(page, id)).view.public.turn;
  await page.locator('.side.mine .lit').first().click();
  await page.waitForFunction((was) => Number([...document.querySelectorAll('.fact b')][0]?.textContent) > was, turn);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('a game of four is played to its end, on a phone too', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Win');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const six = await tableAt(page, (seen) => ask(seen) === 'action' && seen.view.public.turn >= 4, { players: 6 });
  await open(page, six);
  await wellMade(page, 'ccg-six');
  const four = await tableAt(page, (seen) => ask(seen) === 'action' && seen.view.public.turn >= 3, { players: 4 });
  await open(page, four);
  await wellMade(page, 'ccg-four');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.dock button').nth(1).click();
  await shot(page, 'ccg-board-390');
  await accessible(page, 'board on a phone');
  await page.locator('.dock button').nth(2).click();
  await shot(page, 'ccg-hand-390');
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await table(page);
  let last = null;
  await playUntil([page], id, (seen) => {
    const own = seen.view.public.players[seen.seat];
    last = seen;
    return seen.prompt && own.influence >= 17 && ask(seen) === 'action';
  }, eager);
  assert.ok(last);
  await open(page, id).catch(() => undefined);
  await playUntil([page], id, () => false, eager);
  await page.locator('a[data-replay]').waitFor();
  await shot(page, 'ccg-over-1280');
  await accessible(page, 'over');
  const { outcome } = await look(page, id);
  assert.match(await page.locator('[data-end] h1').textContent(), /leads the fleet/);
  assert.equal(outcome.winners.length, 1);
  await page.locator('a[data-replay]').click();
  await page.locator('input[type=range]').fill('60');
  await page.waitForFunction(() => Number(document.querySelector('.fact b')?.textContent) > 0);
  await shot(page, 'ccg-replay-1280');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
