// What the board game's page shows of the rules, and has from them: odds of a die, and what the cards of a check come to.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { accessible } from './checks.mjs';
import { call, look, tableAt } from './people.mjs';
import { startServer } from './server.mjs';
import { person, shot } from './steps.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await launch(); });
after(async () => { await browser?.close(); server?.stop(); });

const open = async (page, id) => { await page.goto(`${server.url}/t/${id}`); await page.locator('.prompt [data-prompt]').waitFor(); };
const signed = (sum) => (sum < 0 ? `−${-sum}` : `+${sum}`);

test('an option that a die decides about says how likely it is', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Odd');
  const id = await tableAt(page, (seen) => seen.prompt.options.some(({ odds }) => odds?.wanted));
  await open(page, id);
  const said = async () => (await page.locator('.options [data-odds]').allTextContents());
  const options = (await look(page, id)).prompt.options.filter(({ odds }) => odds);
  const expected = (words) => options.map(({ odds: { wanted, percent, bonus } }) => {
    const [[range, face]] = Object.entries(wanted ?? { certain: null });
    return (range === 'certain' ? '' : `${face} ${words[range]}: `) + `${percent} %` + (bonus ? ` (${words.with} ${signed(bonus)})` : '');
  });
  const plain = (texts) => texts.map((text) => text.replace(/[\u2068\u2069]/g, '').replace(/\u00a0/g, ' '));
  assert.deepEqual(plain(await said()), expected({ 'at-least': 'or more', 'at-most': 'or less', with: 'with' }));
  await shot(page, 'odds-1280');
  await accessible(page, 'odds');
  await page.getByRole('button', { name: 'PL', exact: true }).click();
  await page.getByText('Twoja decyzja').first().waitFor();
  assert.deepEqual(plain(await said()), expected({ 'at-least': 'lub więcej', 'at-most': 'lub mniej', with: 'z' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, 'odds-pl-390');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('cards of a check are worth what the rules say, on the button and on the table', { timeout: 240_000 }, async () => {
  const page = await person(browser, server.url, 'Sum', { pacing: 'slow' });
  const id = await tableAt(page, ({ prompt }) => {
    const worths = prompt.options.map(({ worth }) => worth);
    return prompt.ask.ask === 'add-to-check' && prompt.most > 1 && worths.some((worth) => worth > 0) && worths.some((worth) => worth < 0);
  });
  await open(page, id);
  const { prompt } = await look(page, id);
  assert.equal(prompt.fate, 'added');
  const cards = page.locator('.hand .card.lit');
  // Equal cards lie on each other: each press picks one more of them.
  const hand = new Map();
  for (const { word } of prompt.options) hand.set(word, (hand.get(word) ?? 0) + 1);
  for (let n = 0; n < hand.size; n++) {
    const copies = Number(/×(\d)/.exec(await cards.nth(n).textContent())?.[1] ?? 1);
    for (let copy = 0; copy < copies; copy++) await cards.nth(n).click();
  }
  const sum = signed(prompt.options.reduce((sum, { worth }) => sum + worth, 0));
  assert.ok((await page.locator('.prompt .count').textContent()).includes(sum), sum);
  await shot(page, 'check-picked-1280');
  await page.locator('[data-send]').click();
  // Whoever could interrupt is asked before the cards are shown.
  let isHidden = true;
  const passing = (async () => {
    while (isHidden) {
      const { number, prompt: asked } = await look(page, id);
      if (asked?.window) {
        await call(page, 'POST', `/tables/${id}/answer`, { number, answer: ['pass'] })
          .catch((error) => { if (error.status !== 409) throw error; });
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  // The sums are read at one moment: the story goes on.
  const told = await page.waitForFunction(() => {
    const standing = [...document.querySelectorAll('.check .total, .check .verdict strong')].find(({ textContent }) => textContent.includes('Strength'));
    return standing && { standing: standing.textContent, halves: [...document.querySelectorAll('.check .half h3 b')].map(({ textContent }) => textContent) };
  }, null, { timeout: 60_000 }).finally(() => { isHidden = false; });
  await passing;
  const numberIn = (text) => Number(/-?\d+/.exec(text.replace(/[\u2068\u2069]/g, '').replace('−', '-'))[0]);
  const { standing, halves } = await told.jsonValue();
  assert.equal(halves.map(numberIn).reduce((sum, half) => sum + half, 0), numberIn(standing), 'for, less against');
  const colours = await page.locator('.check .half.for .stack').count();
  assert.ok(colours + (await page.locator('.check .half.against .stack').count()) > 0, 'cards lie on their sides');
  await shot(page, 'check-told-1280');
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, 'check-told-390');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
