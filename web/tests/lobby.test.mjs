// Coming in, accounts, opening and finding tables, sitting down and leaving, orders, notifications.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { boxes, jumps, overlaps, wellMade } from './checks.mjs';
import { call } from './people.mjs';
import { startServer } from './server.mjs';
import { answer, asked, newcomer, person, shot } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(['--local-webhooks']); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

const button = (page, name) => page.getByRole('button', { name, exact: true });
const way = (page, name) => page.locator('.ways').getByRole('button', { name, exact: true }).click();
const alert = (page, text) => page.getByRole('alert').filter({ hasText: text }).waitFor();
const list = (page, which) => page.locator(`[data-list=${which}]`);
const card = (page, which, id) => list(page, which).locator(`[data-table="${id}"]`);
const status = (page, which, id) => card(page, which, id).locator('.status');
const idOf = (page) => /\/(?:t|replay)\/([^/?]+)/.exec(page.url())[1];
const leave = (...pages) => Promise.all(pages.map(async (page) => {
  assert.deepEqual(page.problems, []);
  await page.context().close();
}));

/** Fills in the form for a table; `seats` are the values for the other seats, of which I have the first. */
async function openTable(page, { players = 3, seats = ['open', 'open'], pace = 'Live', visibility = 'People with' } = {}) {
  await page.goto(`${server.url}/new`);
  await page.locator('.pill', { hasText: String(players) }).click();
  for (const [at, seat] of seats.entries()) await page.locator('.seat select').nth(at + 1).selectOption(seat);
  await page.getByRole('radio', { name: pace }).check();
  await page.getByRole('radio', { name: visibility }).check();
  await button(page, 'Open the table').click();
  await page.waitForURL(/\/t\//);
  return idOf(page);
}

test('a guest needs only a name, and is at a table with one click', { timeout: 240_000 }, async () => {
  const page = await newcomer(browser, server.url);
  await page.locator('input:focus').waitFor();
  await wellMade(page, 'welcome');
  await button(page, 'Come aboard').click();
  assert.equal(await page.locator('input:invalid').count(), 1, 'without a name nothing happens');
  await page.getByLabel('Your name').fill('  Gaeta ');
  await page.locator('[data-play-now]').click();
  assert.ok(await asked(page));
  await page.goto(server.url);
  await button(page, 'Gaeta').waitFor();
  await list(page, 'mine').locator('.status').getByText('your decision').waitFor();
  await wellMade(page, 'lobby');
  await leave(page);
});

test('an account keeps the seats on a second browser; what is wrong is said clearly', { timeout: 240_000 }, async () => {
  const first = await newcomer(browser, server.url);
  await way(first, 'New account');
  await first.getByLabel('Your name').fill('Laura');
  await first.getByLabel('Password').fill('short');
  await button(first, 'Create an account').click();
  assert.equal(await first.locator('input[type=password]:invalid').count(), 1, 'too short a password is not sent');
  await first.getByLabel('Password').fill('caprica-46');
  await button(first, 'Create an account').click();
  await button(first, 'Play now').click();
  await asked(first);
  const id = idOf(first);

  const second = await newcomer(browser, server.url);
  await way(second, 'New account');
  await second.getByLabel('Your name').fill('Laura');
  await second.getByLabel('Password').fill('another-password');
  await button(second, 'Create an account').click();
  await alert(second, 'There is an account with this name already');
  await wellMade(second, 'name-taken');
  await second.reload();
  await second.locator('.ways').waitFor();
  await way(second, 'Log in');
  await second.getByLabel('Your name').fill('Laura');
  await second.getByLabel('Password').fill('not-this-one');
  await button(second, 'Log in').last().click();
  await alert(second, 'The name or the password is wrong.');
  await second.getByLabel('Password').fill('caprica-46');
  await button(second, 'Log in').last().click();
  await card(second, 'mine', id).getByRole('link').click();
  assert.ok(await asked(second), 'the same seat is asked the same');

  await second.goto(server.url);
  await button(second, 'Laura').click();
  await second.locator('[data-log-out]').click();
  await second.locator('.ways').waitFor();
  await leave(first, second);
});

test('a guest becomes an account, or is warned before the seats are lost', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Felix');
  await button(page, 'Felix').click();
  await wellMade(page, 'account');
  await page.locator('[data-log-out]').click();
  await alert(page, 'your seats will be lost');
  await page.locator('[data-form=account] input[type=password]').fill('hunter-two');
  await button(page, 'Create an account').click();
  await page.getByText('You have an account').waitFor();
  await page.getByLabel('Your name').fill('Felix Gaeta');
  await button(page, 'Change the name').click();
  await page.keyboard.press('Escape');
  await button(page, 'Felix Gaeta').waitFor();
  await leave(page);
});

test('the form for a table offers what the rules allow and explains the rest', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Tory');
  await page.locator('a[href="/new"]').click();
  const without = page.getByRole('checkbox', { name: 'Without the Sympathizer' });
  const why = page.getByText('“Without the Sympathizer” needs 4 or 6 players.');
  await page.locator('.pill', { hasText: '5' }).click();
  await why.waitFor();
  assert.ok(await without.isDisabled());
  await page.locator('.pill', { hasText: '4' }).click();
  await why.waitFor({ state: 'detached' });
  await without.check();
  await page.locator('.pill', { hasText: '3' }).click();
  await why.waitFor();
  assert.equal(await without.isChecked(), false, 'the choice falls back');
  await page.locator('.pill', { hasText: '4' }).click();
  await why.waitFor({ state: 'detached' });
  assert.ok(await without.isChecked(), 'and comes back');
  await page.getByText('Not there yet', { exact: true }).click();
  await page.getByTitle('“Pegasus” is not there yet.').getByText('treachery cards').waitFor();
  await button(page, 'All others bots').click();
  await page.getByText('No seat is open: the game starts at once.').waitFor();
  await page.locator('.seat select').nth(2).selectOption('me');
  assert.equal(await page.locator('.seat select').nth(0).inputValue(), 'open', 'there is only one of me');
  await page.locator('.seat select').nth(1).selectOption('bot:random');
  await page.getByRole('radio', { name: 'Slow' }).check();
  await page.getByLabel('Time for each decision').selectOption({ label: '3 days' });
  await page.getByRole('radio', { name: 'Everybody The table' }).check();
  await wellMade(page, 'new-table');
  await button(page, 'Open the table').click();
  await page.getByText('Slow, 3 d').waitFor();
  await page.getByText('Without the Sympathizer').waitFor();
  await page.getByText('(bot, random)').waitFor();
  await wellMade(page, 'waiting-room');
  await leave(page);
});

test('lists refresh by themselves; a public table is joined, left, passed on and closed', { timeout: 240_000 }, async () => {
  const [host, other] = [await person(browser, server.url, 'Saul'), await person(browser, server.url, 'Ellen')];
  const id = await openTable(host, { visibility: 'Everybody The table' });
  await status(other, 'public', id).getByText('2 open seats').waitFor();
  await card(other, 'public', id).getByRole('link', { name: /^Sit down/ }).click();
  await other.getByText('The game begins when Saul starts it.').waitFor();
  await button(other, 'Sit here').first().click();
  await host.getByText('Ellen', { exact: true }).waitFor();
  await button(other, 'Leave the table').click();
  await host.getByText('Ellen', { exact: true }).waitFor({ state: 'detached' });

  await card(other, 'public', id).getByRole('link').click();
  await button(other, 'Sit here').first().click();
  await host.getByText('somebody else at the table becomes the host').waitFor();
  await button(host, 'Leave the table').click();
  await other.locator('[data-start]').waitFor();
  await button(other, 'Close the table').click();
  await list(other, 'public').waitFor();
  await card(host, 'public', id).waitFor({ state: 'detached' });
  await host.goto(`${server.url}/t/${id}`);
  await alert(host, 'There is nothing here');
  await leave(host, other);
});

test('an invitation link brings somebody new to the table; a seat that is left can be taken over', { timeout: 240_000 }, async () => {
  const host = await person(browser, server.url, 'Sharon');
  await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await openTable(host, { seats: ['open', 'bot:random'] });
  await button(host, 'Copy').click();
  await button(host, '✓ Copied').waitFor();
  const link = await host.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /\?invite=/);

  const stranger = await person(browser, server.url, 'Doral');
  await stranger.goto(`${server.url}/t/${id}`);
  await stranger.getByText('This table is by invitation').waitFor();
  assert.equal(await button(stranger, 'Sit here').count(), 0);

  const guest = await newcomer(browser, link);
  await guest.getByText('You are invited to a table').waitFor();
  await guest.getByLabel('Your name').fill('Karl');
  await button(guest, 'Come aboard').click();
  await button(guest, 'Sit here').click();
  await host.getByText('Karl', { exact: true }).waitFor();
  await button(host, 'Start the game').click();
  await guest.locator('[data-leave-game]').click();
  await wellMade(guest, 'leave-game');
  await button(guest, 'Stay').click();
  await guest.locator('[data-leave-game]').click();
  await guest.locator('[data-leave-sure]').click();
  await guest.getByText('watching', { exact: true }).waitFor();

  await stranger.goto(link);
  await stranger.locator('[data-take-over="1"]').waitFor();
  await wellMade(stranger, 'take-over');
  await stranger.locator('[data-take-over="1"]').click();
  await stranger.getByText('waiting for Sharon to agree').waitFor();
  await host.getByText('Doral would like to take over a seat').first().waitFor();
  await asked(host);
  const [wish] = await boxes(host, '[data-wish]');
  const covered = (await boxes(host, '.prompt .q, .prompt .options')).filter((box) => overlaps(wish, box));
  assert.deepEqual(covered, [], 'the notice covers neither the question nor the options');
  await wellMade(host, 'wish');
  await wellMade(stranger, 'wish-waits');
  await host.locator('[data-refuse]').click();
  await stranger.getByText('They did not agree').waitFor();
  await host.locator('[data-wish]').waitFor({ state: 'detached' });
  await stranger.locator('[data-wish-back]').click();
  await stranger.locator('[data-wish]').waitFor({ state: 'detached' });

  await stranger.locator('[data-take-over="1"]').click();
  await host.locator('[data-agree]').click();
  await stranger.locator('[data-order]').waitFor();
  await stranger.locator('[role=log]').getByText('Doral sits down in place of').waitFor();
  await host.locator('[role=log]').getByText('Karl leaves').waitFor();
  await guest.goto(link);
  await guest.locator('[data-take-over="2"]').click();
  await alert(guest, 'You have sat on another seat of this game');
  await leave(host, stranger, guest);
});

test('the seal of the seed is there before anybody sits down, and stays the same', { timeout: 240_000 }, async () => {
  const host = await person(browser, server.url, 'Tyrol', { language: 'pl' });
  await host.getByRole('button', { name: 'Graj teraz' }).waitFor();
  const { id } = await call(host, 'POST', '/tables', { game: 'fleet', setup: { players: 3 }, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await host.goto(`${server.url}/t/${id}`);
  const seal = host.locator('[data-commitment]');
  await seal.locator('summary').click();
  const before = await seal.locator('.whole').textContent();
  assert.match(before, /^[0-9a-f]{64}$/);
  await seal.getByText('wylosowanego przy zakładaniu stołu').waitFor();
  await wellMade(host, 'seal');
  await host.locator('[data-start]').click();
  await asked(host);
  // On a low page there is room for the last line of the log alone.
  await host.setViewportSize({ width: 1280, height: 1000 });
  await seal.locator('summary').click();
  assert.equal(await seal.locator('.whole').textContent(), before);
  await wellMade(host, 'seal-at-table');
  await leave(host);
});

test('standing orders are given in a player’s words, and the one that holds is always in sight', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Lee');
  await button(page, 'Play now').click();
  await asked(page);
  const order = page.locator('[data-order]');
  assert.match(await order.textContent(), /asks where it is worth it/);
  await order.click();
  await page.getByRole('radio', { name: 'Pass for the rest of this turn' }).check();
  await order.getByText('passes for this turn').waitFor();
  await page.getByRole('radio', { name: 'Ask me only for these cards' }).check();
  await order.getByText('passes always').waitFor();
  assert.equal(await page.getByRole('checkbox', { name: 'Arbitrator' }).count(), 1, 'a card with two plays stands once');
  await page.getByRole('checkbox', { name: 'Arbitrator' }).check();
  await page.getByRole('checkbox', { name: 'Evasive Maneuvers' }).check();
  await order.getByText('asks for chosen cards').waitFor();
  await wellMade(page, 'orders');
  await page.reload();
  await order.getByText('asks for chosen cards').waitFor();
  await order.click();
  await page.getByRole('radio', { name: 'Ask me each time' }).check();
  await order.getByText('asks me each time').waitFor();
  // It is remembered for the next table.
  await page.goto(server.url);
  await button(page, 'Play now').click();
  await asked(page);
  await order.getByText('asks me each time').waitFor();
  await leave(page);
});

/** Stands in for what a browser without screen and loudspeaker can't show. */
function stubs() {
  Object.assign(window, { tones: 0, notes: [], permissions: 0, away: false });
  Object.defineProperty(document, 'hidden', { get: () => window.away });
  const wire = { connect: (to) => to, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } };
  window.AudioContext = class {
    state = 'running';
    currentTime = 0;
    resume() {}
    createGain() { return wire; }
    createOscillator() { return { ...wire, frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, start: () => { window.tones += 1; }, stop() {} }; }
  };
  window.Notification = class {
    static permission = localStorage.getItem('granted') ?? 'default';
    static async requestPermission() {
      window.permissions += 1;
      Notification.permission = window.refuse ? 'denied' : 'granted';
      localStorage.setItem('granted', Notification.permission);
      return Notification.permission;
    }
    constructor(title, { body }) { window.notes.push({ title, body }); }
    close() {}
  };
}

test('title, icon, sound, notification and webhook say that it is my decision', { timeout: 240_000 }, async () => {
  const calls = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk)).on('end', () => { calls.push(JSON.parse(body)); response.end(); });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const page = await person(browser, server.url, 'Dee', { script: stubs, sound: true });

  await button(page, 'Dee').click();
  assert.equal(await page.evaluate(() => window.permissions), 0, 'nobody is asked unasked');
  await page.evaluate(() => { window.refuse = true; });
  await page.locator('[data-notify]').click();
  await alert(page, 'does not allow notifications');
  assert.ok(!(await page.locator('[data-notify]').isChecked()));
  await page.evaluate(() => { window.refuse = false; });
  await page.locator('[data-notify]').check();
  const webhook = page.locator('[data-form=webhook]');
  for (const [address, problem] of [['dradis', 'This is not an address'], ['https://nobody.invalid/', 'Nobody is found']]) {
    await webhook.locator('input').fill(address);
    await webhook.locator('button').click();
    await webhook.getByRole('alert').filter({ hasText: problem }).waitFor();
  }
  await shot(page, 'webhook-wrong-1280');
  await webhook.locator('input').fill(`http://127.0.0.1:${receiver.address().port}/hook`);
  await webhook.locator('button').click();
  await webhook.getByText('Saved').waitFor();

  const id = await openTable(page, { seats: ['bot:random', 'bot:random'], pace: 'Slow' });
  assert.ok(await asked(page));
  assert.match(await page.title(), /^● /);
  assert.equal(await page.locator('#favicon').getAttribute('href'), '/favicon-call.svg');
  const tones = await page.evaluate(() => window.tones);
  assert.ok(tones > 0, 'it sounds');
  assert.deepEqual(await page.evaluate(() => window.notes), [], 'no note for those who look');
  for (let tries = 0; !calls.length && tries < 50; tries++) await page.waitForTimeout(100);
  assert.deepEqual([calls[0]?.table, calls[0]?.player, calls[0]?.what], [id, 'Dee', 'your-decision']);
  assert.match(calls[0].content, new RegExp(`Dee.*/t/${id}`));

  await page.evaluate(() => { window.away = true; });
  await answer(page);
  assert.ok(await asked(page));
  assert.ok((await page.evaluate(() => window.notes)).length > 0, 'a note for those who look elsewhere');
  await page.evaluate(() => { window.away = false; });
  await button(page, 'Sound and motion').click();
  await page.locator('[data-sound]').uncheck();
  await page.keyboard.press('Escape');
  const before = await page.evaluate(() => window.tones);
  await answer(page);
  await asked(page);
  assert.equal(await page.evaluate(() => window.tones), before, 'the sound is off');

  await page.goto(`${server.url}/new`);
  await page.locator('.seat').first().waitFor();
  assert.equal(await page.locator('#favicon').getAttribute('href'), '/favicon.svg');
  await page.goto(server.url);
  await status(page, 'mine', id).getByText('your decision').waitFor();
  assert.match(await page.title(), /^● Ragtag/);
  receiver.close();
  await leave(page);
});

test('my tables say whom a game is waiting for', { timeout: 240_000 }, async () => {
  const [one, two] = [await person(browser, server.url, 'Bill'), await person(browser, server.url, 'Zak')];
  const id = await openTable(one, { seats: ['open', 'bot:random'], visibility: 'Everybody The table' });
  await two.goto(`${server.url}/t/${id}`);
  await button(two, 'Sit here').click();
  await one.getByText('Zak', { exact: true }).waitFor();
  await button(one, 'Start the game').click();
  // Chance decides who chooses a character first; the other one waits.
  const other = await Promise.race([asked(one).then(() => two), asked(two).then(() => one)]);
  await other.goto(server.url);
  await status(other, 'mine', id).getByText('Waiting for').waitFor();
  await card(other, 'mine', id).locator('.chip.awaited').first().waitFor();
  await leave(one, two);
});

test('Polish at once on every page, also when the server is gone', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Ola');
  const polish = async (text) => {
    await button(page, 'PL').click();
    await page.getByText(text).first().waitFor();
    await button(page, 'EN').click();
    await page.getByText(text).first().waitFor({ state: 'detached' });
  };
  await polish('Moje stoły');
  await page.goto(`${server.url}/new`);
  await page.locator('.seat').first().waitFor();
  await polish('Prowadź');
  await openTable(page);
  await polish('Gra planszowa');
  await page.goto(server.url);
  await button(page, 'PL').click();
  await page.route('**/api/**', (route) => route.abort());
  await button(page, 'Graj teraz').click();
  await alert(page, 'Nie można połączyć się z serwerem.');
  await button(page, 'EN').click();
  await alert(page, "The server can't be reached.");
  await page.getByText('No connection, trying again').waitFor();
  await shot(page, 'offline-1280');
  await page.unroute('**/api/**');
  await page.getByText('No connection, trying again').waitFor({ state: 'detached' });
  await leave(page);
});

test('nothing jumps while a page loads', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Racetrack');
  const id = await openTable(page);
  for (const [path, ready] of [['/', `[data-table="${id}"]`], ['/new', '.seat'], [`/t/${id}`, '[data-start]']]) {
    await page.goto(server.url + path);
    await page.locator(ready).first().waitFor();
    const sum = await jumps(page);
    assert.ok(sum < 0.1, `${path} jumps by ${sum}`);
  }
  await leave(page);
});

test('everything in the lobby can be done by keyboard', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Anders');
  const tabTo = async (wanted) => {
    for (let n = 0; n < 60; n++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((text) => document.activeElement?.textContent?.trim() === text, wanted)) return;
    }
    assert.fail(`${wanted} was not reached by Tab`);
  };
  await tabTo('Anders');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), 'Anders', 'focus comes back');
  await tabTo('Create a table');
  await page.keyboard.press('Enter');
  await page.locator('.seat').first().waitFor();
  await tabTo('All others open');
  await page.keyboard.press('Enter');
  await tabTo('Open the table');
  await page.keyboard.press('Enter');
  await page.locator('[data-start]').waitFor();
  await leave(page);
});
