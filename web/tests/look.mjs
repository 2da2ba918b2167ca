// How the board game's table looks, over many states: nothing too small to read, nothing cut, nothing over anything else, colours
// that can be told apart, and everything that a decision needs in sight.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { accessible } from './checks.mjs';
import { call, look, tableWithBots } from './people.mjs';
import { outOfSight, unreadable } from './reading.mjs';
import { startServer } from './server.mjs';
import { person, shot } from './steps.mjs';

let server, browser, pages, states;
const SIZES = [[1280, 800], [1366, 700], [1920, 1080], [390, 844]];
const LANGUAGES = ['en', 'pl'];
/** The height of a page on which the list of options must not need all of the column. */
const LOW = 700;
/** So many random states are looked at. */
const STATES = Number(process.env.STATES ?? 200);
/** Texts that people write are cut where they are too long, and said whole in a title. */
const EXEMPT = '.person, .log, .chat, .news';
/** What a text has to stay inside of. */
const FRAMES = '.location, .card, .wide, .option, .players li, .plate, .panel, .track, .look, .wait';

/** Numbers that look like chance and are the same each time. */
let seed = 20260101;
const chance = (below) => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed % below; };
const some = (list, count) => list.filter((_, n) => (n * 7 + chance(list.length)) % list.length < count);

/** A look at a table in both languages, with more going on than in most games. */
function crowded(looks, facts, n) {
  const locations = facts.regions.flatMap((region) => (region.kind === 'board' ? region.locations.map(({ location }) => location) : []));
  const galactica = facts.regions.find((region) => region.ship === 'galactica').locations.map(({ location }) => location).slice(0, 8);
  const fleet = Object.fromEntries([1, 2, 3, 4, 5, 6].map((area) => [area, {
    basestars: Array.from({ length: chance(4) === 0 ? 1 + chance(2) : 0 }, () => (chance(2) ? ['critical-hit', 'disabled-hangar'].slice(0, 1 + chance(2)) : [])),
    raiders: chance(3) === 0 ? chance(16) : chance(3), 'heavy-raiders': chance(3) === 0 ? chance(4) : 0, vipers: chance(4), civilians: Array.from({ length: chance(5) }, (_, k) => area * 20 + k),
  }]));
  const damaged = some(galactica, chance(6));
  const places = looks[0].view.public.players.map(() => (chance(6) === 0 ? `viper@area-${1 + chance(6)}` : n % 9 === 0 ? 'command' : locations[chance(locations.length)]));
  const hand = facts['skill-cards'].flatMap(({ name }) => [1, 2, 3, 4, 5].map((strength) => `${name}-${strength}`)).filter(() => chance(4) === 0).slice(0, 3 + chance(10));
  for (const seen of looks) {
    const { public: p, own } = seen.view;
    if (!p.players.length) continue;
    if (n % 3) Object.assign(p, { space: fleet, damaged });
    if (n % 2) p.players.forEach((player, seat) => { player.place = places[seat]; });
    if (n % 4 === 1) { p.players.at(-1).cylon = 'cylon'; p.players[0].assigned = ['assign-arbitrator', 'assign-mission-specialist']; }
    if (n % 5 === 1) Object.assign(p, { president: 0, admiral: 0, boarding: [1, 0, 3, 1] });
    // What is asked about is in the hand.
    const asked = seen.prompt.options.flatMap(({ marks }) => marks.flatMap((mark) => mark.match(/^card:(.*)/)?.[1] ?? []));
    if (n % 5 === 2 && own) own.hand = [...asked, ...hand.filter((word) => seen.known.has(word))];
    if (n % 7 === 3) seen.view.quorum = ['assign-arbitrator', 'inspirational-speech', 'food-rationing', 'release-cylon-mugshots'];
    if (n % 6 === 4) p.kept = [{ rule: 'training-new-pilots', card: { crisis: ['ambush'] } }, { rule: 'accept-prophecy', card: { quorum: ['accept-prophecy'] } }];
    // Cards are drawn while no crisis lies on the table.
    if (n % 8 === 5 && !p.check && p.step !== 'receive-skills') p.crisis = seen.crises[(n * 13) % seen.crises.length];
  }
  return looks;
}

/** Looks from games that bots and a person who answers by chance play, in both languages. */
async function gather(page) {
  const found = [];
  const texts = await call(page, 'GET', '/texts/fleet');
  const extra = { known: new Set(Object.keys(texts.cards.skill)), crises: Object.keys(texts.cards.crisis) };
  for (let players = 3; found.length < STATES; players = players === 6 ? 3 : players + 1) {
    const id = await tableWithBots(page, players);
    for (let taken = 0; taken < STATES / 5 && found.length < STATES;) {
      const now = await look(page, id);
      if (now.outcome) break;
      if (!now.prompt) { await new Promise((resolve) => setTimeout(resolve, 15)); continue; }
      const { number, prompt } = now;
      if (now.view.public.turn > 1 || taken < 3) {
        const looks = await Promise.all(LANGUAGES.map((lang) => call(page, 'GET', `/tables/${id}/look?lang=${lang}`)));
        if (looks.every((one) => one.number === number)) {
          found.push(crowded(looks.map((one) => ({ ...one, ...extra })), texts.facts, found.length));
          taken += 1;
        }
      }
      const words = prompt.options.map(({ word }) => word).filter((word) => !word.startsWith('reveal:'));
      const answer = prompt.least === 1 && prompt.most === 1 ? [words[chance(words.length)]] : prompt.options.slice(0, Math.max(prompt.least, Math.min(prompt.most, chance(3)))).map(({ word }) => word);
      await call(page, 'POST', `/tables/${id}/answer`, { number, answer }).catch((error) => { if (error.status !== 409) throw error; });
    }
  }
  return found;
}

/** In the page: answers what the page asks the server with a state, so that a page shows one after the other without a visit each. */
const staged = () => {
  const { fetch } = globalThis;
  let shown = null;
  const answer = (json) => Promise.resolve(new Response(JSON.stringify(json), { headers: { 'content-type': 'application/json' } }));
  globalThis.fetch = (request, ...more) => {
    const path = String(request.url ?? request);
    if (shown && /\/look\?/.test(path)) return answer(shown);
    if (shown && /\/log\?/.test(path)) return answer({ entries: [] });
    if (shown && /\/chat\?/.test(path)) return answer([]);
    return fetch(request, ...more);
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  globalThis.stage = async (state) => {
    shown = state;
    // A page that comes to the front asks how things stand.
    document.dispatchEvent(new Event('visibilitychange'));
    const isThere = () => document.querySelector('.prompt [data-prompt]')?.getAttribute('data-prompt') === String(state.number);
    for (let frames = 0; !isThere(); frames++) {
      if (frames > 600) throw new Error(`state ${state.number} is not shown`);
      await frame();
    }
    // The page measures itself anew before it is measured.
    await frame();
    await frame();
  };
};

/** Goes through all states in one language and size after the other; each language has a page of its own. */
async function each(work) {
  await Promise.all(LANGUAGES.map(async (language, at) => {
    const page = pages[at];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const [number, looks] of states.entries()) {
        // Where there is most room, every other state will do.
        if (width > 1700 && number % 2) continue;
        const { known, crises, ...look } = looks[at];
        const found = await page.evaluate(async ([state, what]) => {
          await globalThis.stage(state);
          const missing = what.low ? globalThis.outOfSight(state.prompt.options) : [];
          return { unreadable: globalThis.unreadable(what), missing };
        }, [{ ...look, number: number * SIZES.length + SIZES.findIndex(([one]) => one === width) }, { contrast: number % 10 === 0, exempt: EXEMPT, frames: FRAMES, low: height === LOW }]);
        await work(page, `${number}-${language}-${width}`, number, found);
      }
    }
  }));
}

before(async () => {
  server = await startServer();
  browser = await launch();
  pages = await Promise.all(LANGUAGES.map((language) => person(browser, server.url, 'Ada', { language, script: `(${staged})(); globalThis.unreadable = ${unreadable}; globalThis.outOfSight = ${outOfSight};` })));
  states = await gather(pages[0]);
  await Promise.all(pages.map(async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${server.url}/t/${await tableWithBots(page, 4)}`);
    await page.locator('.prompt').waitFor();
  }));
});
after(async () => { await browser?.close(); server?.stop(); });

test('texts are whole, apart, large enough and easily told from their ground; a low page shows all of the decision; nobody is shut out', { timeout: 900_000 }, async () => {
  const wrong = new Map();
  const hidden = [];
  await each(async (page, where, number, { unreadable, missing }) => {
    for (const one of unreadable) if (!wrong.has(one)) wrong.set(one, where);
    if (missing.length) hidden.push(`${where}: not in sight: ${missing.join(', ')}`);
    const isNew = [...wrong.values()].includes(where) || missing.length > 0;
    if (isNew && wrong.size + hidden.length < 60) await shot(page, `wrong-${where}`);
    if (number % 50 === 0) {
      await shot(page, `state-${where}`);
      await accessible(page, `state ${where}`);
    }
  });
  assert.deepEqual([...[...wrong].map(([what, where]) => `${where}: ${what}`), ...hidden].slice(0, 60), []);
  for (const page of pages) assert.deepEqual(page.problems, []);
});
