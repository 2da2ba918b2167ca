// Passwords, being forgotten, and what the owner of a table can do about the others.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { wellMade } from './checks.mjs';
import { startServer } from './server.mjs';
import { asked, newcomer, person } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

const button = (page, name) => page.getByRole('button', { name, exact: true });
const alert = (page, text) => page.getByRole('alert').filter({ hasText: text }).first().waitFor();
const someone = (page, name) => page.locator(`[data-person="${name}"]`);
const leave = (...pages) => Promise.all(pages.map(async (page) => {
  assert.deepEqual(page.problems, []);
  await page.context().close();
}));

/** A table for everybody with open seats, at which the page's person sits first. */
const openTable = (page) => page.evaluate(async () => {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
  const body = JSON.stringify({ game: 'fleet', setup: { players: 4 }, seats, visibility: 'public' });
  const made = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  return (await made.json()).id;
});
async function say(page, text) {
  await page.getByLabel('Say something').fill(text);
  await button(page, 'Send').click();
}
async function logIn(page, name, password) {
  await page.locator('.ways').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Log in').last().click();
}

test('a password is changed, other devices are logged out, and an account is deleted', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Gaius');
  await button(page, 'Gaius').click();
  await page.locator('[data-form=account] input[type=password]').fill('caprica-six');
  await button(page, 'Create an account').click();
  await page.locator('[data-form=password]').waitFor();
  const other = await newcomer(browser, server.url);
  await logIn(other, 'Gaius', 'caprica-six');
  await button(other, 'Gaius').waitFor();

  await page.getByLabel('Old password').fill('not this one');
  await page.getByLabel('New password').fill('number-eight');
  await button(page, 'Change the password').click();
  await alert(page, 'The name or the password is wrong.');
  await page.getByLabel('Old password').fill('caprica-six');
  await button(page, 'Change the password').click();
  await page.locator('[data-form=password]').getByRole('status').waitFor();
  await wellMade(page, 'account-with-password');
  await other.reload();
  await other.locator('.ways').waitFor();
  await logIn(other, 'Gaius', 'number-eight');
  await button(other, 'Gaius').click();
  await other.locator('[data-log-out-everywhere]').click();
  await other.locator('.ways').waitFor();
  await page.reload();
  await page.locator('.ways').waitFor();

  await logIn(page, 'Gaius', 'number-eight');
  await button(page, 'Gaius').click();
  await page.locator('[data-ask=delete-me]').click();
  await page.locator('[data-sure=delete-me]').click();
  await alert(page, 'The name or the password is wrong.');
  await page.getByLabel('Password', { exact: true }).fill('number-eight');
  await page.locator('[data-ask=delete-me]').click();
  await wellMade(page, 'delete-me');
  await page.locator('[data-sure=delete-me]').click();
  await page.locator('.ways').waitFor();
  await logIn(page, 'Gaius', 'number-eight');
  await alert(page, 'The name or the password is wrong.');
  await leave(page, other);
});

test('a host mutes, removes and closes; what is said shows the seat', { timeout: 240_000 }, async () => {
  const [host, guest, double] = [
    await person(browser, server.url, 'Bill'), await person(browser, server.url, 'Lee'),
    await person(browser, server.url, 'Bill'),
  ];
  const id = await openTable(host);
  for (const page of [host, guest, double]) await page.goto(`${server.url}/t/${id}`);
  await button(guest, 'Sit here').first().click();
  await say(host, 'so say we all');
  await say(double, 'do not believe me');
  const lines = guest.locator('.chat .lines p');
  await lines.nth(1).waitFor();
  assert.match(await lines.nth(0).innerText(), /1\s*Bill\s+so say we all/);
  assert.match(await lines.nth(1).innerText(), /watching\s*Bill\s+do not believe me/);

  await host.locator('[data-manage]').click();
  await wellMade(host, 'manage');
  await someone(host, 'Bill').locator('[data-mute]').click();
  await someone(host, 'Bill').getByRole('button', { name: 'Let speak' }).waitFor();
  await say(double, 'still here');
  await alert(double, 'does not let you speak');

  await someone(host, 'Lee').locator('[data-ask=remove]').click();
  await alert(host, 'Lee loses the seat');
  await someone(host, 'Lee').locator('[data-sure=remove]').click();
  await someone(host, 'Lee').waitFor({ state: 'detached' });
  await button(guest, 'Sit here').first().click();
  await alert(guest, 'has sent you away');
  await host.locator('[data-ask=close-table]').click();
  await host.locator('[data-sure=close-table]').click();
  await host.locator('[data-list=mine]').waitFor();
  await alert(guest, 'There is nothing here');
  await leave(host, guest, double);
});

test('a running game that its host closes is over for all, without a result', { timeout: 240_000 }, async () => {
  const [host, guest] = [await person(browser, server.url, 'Kara'), await person(browser, server.url, 'Sam')];
  const id = await openTable(host);
  await guest.goto(`${server.url}/t/${id}`);
  await button(guest, 'Sit here').first().click();
  await guest.locator('[data-leave]').waitFor();
  await host.goto(`${server.url}/t/${id}`);
  await host.locator('[data-start]').click();
  await Promise.race([asked(host), asked(guest)]);
  assert.equal(await guest.locator('[data-manage]').count(), 0, 'that is for the host');
  await host.locator('[data-manage]').click();
  await host.locator('[data-ask=close-table]').click();
  await alert(host, 'without a result');
  await host.locator('[data-sure=close-table]').click();
  for (const page of [host, guest]) {
    await page.locator('.prompt').getByText('has ended the game').waitFor();
    await wellMade(page, 'closed');
    await page.goto(server.url);
    const card = page.locator(`[data-list=finished] [data-table="${id}"]`);
    await card.getByText('Closed').first().waitFor();
  }
  await leave(host, guest);
});
