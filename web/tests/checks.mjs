// What must hold of any page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shot } from './steps.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { width: 390, height: 844 };

/** No serious finding of the accessibility check. */
export async function accessible(page, where) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
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
