// What people do beside the page: through the API, with the page's own session. Brings tables to where a test begins.

/** Calls the API as this page's person. The page itself is left in peace. */
export async function call(page, method, path, body) {
  const { origin } = new URL(page.url());
  page.cookie ??= (await page.context().cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { cookie: page.cookie, origin, ...(body ? { 'content-type': 'application/json' } : {}) };
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${origin}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text);
    if (answer.status !== 429 || tries > 50) throw Object.assign(new Error(`${method} ${path}: ${answer.status} ${text}`), { status: answer.status });
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
export const look = (page, id) => call(page, 'GET', `/tables/${id}/look`);

/** A table of these people alone, begun; at a pace of their own, if that is given. */
export async function tableOf(people, pace) {
  const seats = people.map((_, n) => ({ kind: n ? 'open' : 'me' }));
  const { id, invite } = await call(people[0], 'POST', '/tables', { game: 'fleet', setup: { players: people.length }, seats, pace });
  for (const page of people.slice(1)) await call(page, 'POST', `/tables/${id}/join`, { invite });
  await call(people[0], 'POST', `/tables/${id}/start`, {});
  return id;
}
/** A table of this person and bots. */
export const tableWithBots = async (page, players = 4) => (await call(page, 'POST', '/tables/quick', { game: 'fleet', players })).id;

/** As few cards as must be; a skill check where one can be had; otherwise the first option that reveals nobody. */
export function cautious({ options, least, most }) {
  if (least !== 1 || most !== 1) return options.slice(0, least).map(({ word }) => word);
  const option = options.find(({ word }) => word === 'check') ?? options.find(({ word }) => !word.startsWith('reveal:'));
  return [option.word];
}

/** Lets these people answer until one of their looks fits, and gives the person whose it is. */
export async function playUntil(people, id, fits, choose = cautious) {
  for (let rounds = 0; rounds < 3000; rounds++) {
    const looks = await Promise.all(people.map((page) => look(page, id)));
    if (looks[0].outcome) return null;
    const there = looks.findIndex(fits);
    if (there >= 0) return people[there];
    const at = looks.findIndex((seen) => seen.prompt);
    if (at < 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    const { number, prompt } = looks[at];
    await call(people[at], 'POST', `/tables/${id}/answer`, { number, answer: choose(prompt) })
      .catch((error) => { if (error.status !== 409) throw error; });
  }
  throw new Error('it never came to that');
}

/** Opens the table at a moment that fits, at new tables until there is one. */
export async function tableAt(page, fits, players = 4) {
  for (let tables = 0; tables < 10; tables++) {
    const id = await tableWithBots(page, players);
    if (await playUntil([page], id, (seen) => seen.prompt && fits(seen))) return id;
  }
  throw new Error('no table came to that');
}
