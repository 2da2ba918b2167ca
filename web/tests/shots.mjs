// Pictures of the main scenes with the fake of dev/, for looking at while drawing: node tests/shots.mjs [ADDRESS]
import { mkdirSync } from 'node:fs';
import { launch } from './browser.mjs';

const address = process.argv[2] ?? 'http://localhost:5173';
const out = new URL('./output/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });
const browser = await launch();
for (const [name, width, height] of [['wide', 1280, 800], ['phone', 390, 844]]) {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on('pageerror', (error) => console.log(name, error.message));
  for (const [scene, path] of [['lobby', '/'], ['check', '/t/abc'], ['reveal', '/t/rev'], ['move', '/t/move']]) {
    await page.goto(address + path);
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${out}fake-${scene}-${name}.png` });
    if (name === 'phone' && scene !== 'lobby') {
      for (const [n, tab] of ['board', 'people'].entries()) {
        await page.locator('.dock button').nth([1, 3][n]).click();
        await page.waitForTimeout(200);
        await page.screenshot({ path: `${out}fake-${scene}-${tab}-${name}.png`, fullPage: true });
      }
    }
  }
  await page.close();
}
await browser.close();
