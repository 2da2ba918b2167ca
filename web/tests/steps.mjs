// What the tests do on a page, in the words of a player.
import { mkdirSync } from 'node:fs';

const output = new URL('./output/', import.meta.url).pathname;
mkdirSync(output, { recursive: true });
export const shot = (page, name) => page.screenshot({ path: `${output}${name}.png` });

/** A page of somebody who has not been here before, who sees moves at once and hears nothing unless the test is about that. */
export async function newcomer(browser, url, { width = 1280, height = 800, pacing = 'off', language = 'en', touch = false, sound = false, script } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch, locale: language === 'pl' ? 'pl-PL' : 'en-GB' });
  await context.addInitScript((chosen) => { if (!localStorage.getItem('ragtag.pacing')) localStorage.setItem('ragtag.pacing', chosen); }, pacing);
  if (!sound) await context.addInitScript(() => localStorage.setItem('ragtag.sound', 'off'));
  context.setDefaultTimeout(20_000);
  if (script) await context.addInitScript(script);
  const page = await context.newPage();
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(error.message));
  page.on('console', (message) => { if (/Content Security Policy/.test(message.text())) page.problems.push(message.text()); });
  await page.goto(url);
  return page;
}

/** A page of a new person who has come in. */
export async function person(browser, url, name, options) {
  const page = await newcomer(browser, url, options);
  await page.locator('input[autocomplete="nickname"]').fill(name);
  await page.locator('form .go').click();
  await page.locator('a[href="/new"]').waitFor();
  return page;
}

export const number = (page) => page.locator('[data-prompt]').first().getAttribute('data-prompt', { timeout: 500 }).catch(() => null);

/** Waits until this person is asked, the game is over, or nothing came for a while. */
export async function asked(page, timeout = 20000) {
  await page.locator('.prompt [data-prompt], a[data-replay]').first().waitFor({ timeout });
  return (await page.locator('.prompt [data-prompt]').count()) > 0;
}

/** Answers the open question with the option of this number (or as few as must be), and waits for what follows. */
export async function answer(page, pick = () => 0) {
  const before = await number(page);
  const options = page.locator('.options .option');
  const send = page.locator('[data-send]');
  if (await send.count()) {
    for (let n = 0; (await send.isDisabled()) && n < (await options.count()); n++) await options.nth(n).click();
    await send.click();
  } else {
    await options.nth(Math.min((await options.count()) - 1, pick(await options.count()))).click();
    const sure = page.locator('[data-confirm]');
    if (await sure.count()) await sure.click();
  }
  await page.waitForFunction((old) => { const now = document.querySelector('[data-prompt]'); return !now || now.getAttribute('data-prompt') !== old; }, before, { timeout: 20000 });
}
