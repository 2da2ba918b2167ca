// What must hold of any page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shot } from './steps.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { width: 390, height: 844 };

/** No serious finding of the accessibility check, on the page or in a part of it. */
export async function accessible(page, where, part = 'html') {
  await page.evaluate(axe);
  const found = await page.evaluate((within) => globalThis.axe.run(within, { resultTypes: ['violations'] }), part);
  const serious = found.violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
  const places = ({ id, nodes }) => `${where}: ${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`;
  assert.deepEqual(serious.map(places), []);
}

/** The page is accessible and no wider than the screen, on a desk and on a phone; pictures are kept. */
export async function wellMade(page, name) {
  const desk = page.viewportSize();
  await shot(page, `${name}-${desk.width}`);
  await accessible(page, name);
  await page.setViewportSize(PHONE);
  await page.waitForTimeout(80);
  await shot(page, `${name}-${PHONE.width}`);
  await accessible(page, `${name} on a phone`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= PHONE.width, `${name} is ${width} wide on a phone`);
  await page.setViewportSize(desk);
}

/** How far things have jumped since the page began to load, by the browser's own measure; 0 is not at all. */
export const jumps = (page) => page.evaluate(() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) sum += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(sum), 300);
}));

/**
 * Notes from now on what jumps on the page, without a part of it that is as high as what it has to say, and gives a way to ask for
 * that: what moved from where to where, and how far things have jumped in all. For each that is the share of the screen that it
 * covers before and after, times the share by which it moves.
 */
export async function watchJumps(page, part) {
  await page.evaluate((part) => {
    globalThis.jumped = [];
    const elementOf = (node) => (node?.nodeType === 1 ? node : node?.parentElement);
    const named = (element) => `${element.tagName.toLowerCase()}${[...element.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`).join('')}`;
    const pathTo = (element) => {
      const path = [];
      for (let at = element; at && path.length < 3; at = at.parentElement) path.unshift(named(at));
      return path.join(' > ');
    };
    const far = (a, b) => {
      const [width, height] = [Math.max(a.right, b.right) - Math.min(a.left, b.left), Math.max(a.bottom, b.bottom) - Math.min(a.top, b.top)];
      const way = Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top)) / Math.max(innerWidth, innerHeight);
      return a.width && b.width ? (width * height) / (innerWidth * innerHeight) * way : 0;
    };
    const at = ({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(',');
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        for (const { node, previousRect, currentRect } of shift.hadRecentInput ? [] : shift.sources) {
          const element = elementOf(node);
          if (!element || element.closest(part)) continue;
          globalThis.jumped.push({ by: far(previousRect, currentRect), what: `${pathTo(element)}: ${at(previousRect)} to ${at(currentRect)}` });
        }
      }
    }).observe({ type: 'layout-shift' });
  }, part);
  return async () => {
    await page.waitForTimeout(300);
    const jumped = await page.evaluate(() => globalThis.jumped);
    const most = jumped.toSorted((a, b) => b.by - a.by).slice(0, 8).map(({ by, what }) => `${by.toFixed(5)} ${what}`);
    return { sum: jumped.reduce((sum, { by }) => sum + by, 0), most: most.join('\n') };
  };
}

/** Where these things are on the screen. */
export const boxes = (page, selector) => page.locator(selector).evaluateAll((things) => things.map((thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return { left, top, right, bottom };
}));
/** Whether one lies over the other. */
export const overlaps = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** What the server sends to a page, unless the page was left before all of it came. */
export const answerTo = (route) => route.fetch().then(async (response) => ({ response, json: await response.json() })).catch(() => null);

/** Lets the page see what the server sends in another form, from its next visit on. */
export async function altered(page, change) {
  // What was asked before is answered first; what a page asks that is left meanwhile needs no answer.
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/look?*', async (route) => {
    const sent = await answerTo(route);
    if (sent) await route.fulfill({ ...sent, json: change(sent.json) }).catch(() => undefined);
  });
}
