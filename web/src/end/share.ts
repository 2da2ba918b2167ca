// A finished game as a picture: drawn as SVG, painted by the browser, and saved or handed to another program.
import { byTurns, heights, line, steps } from './scale';
import { t } from '../lib/i18n.svelte';
import type { Story } from '../generated/api';

export const WIDTH = 1200;
export const HEIGHT = 630;
const FONT = "Inter, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif";
/** People and lines that have room. */
const MOST_PEOPLE = 7;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Words in lines of so many letters. */
export function wrapped(text: string, letters: number, lines: number): string[] {
  const rows: string[] = [''];
  for (const word of text.split(' ')) {
    const row = rows.at(-1)!;
    if (row && row.length + word.length >= letters) rows.push(word);
    else rows[rows.length - 1] = row ? `${row} ${word}` : word;
  }
  return rows.length > lines ? [...rows.slice(0, lines - 1), shortened(rows.slice(lines - 1).join(' '), letters)] : rows;
}

const said = (x: number, y: number, size: number, weight: number, colour: string, text: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}" ${more}>${escaped(text)}</text>`;

function people(story: Story): string {
  const shown = story.people.slice(0, MOST_PEOPLE);
  const wide = (WIDTH - 48 - 12 * (shown.length - 1)) / shown.length;
  const letters = Math.floor(wide / 10);
  return shown.map((person, n) => {
    const x = 24 + n * (wide + 12);
    const [edge, ink] = person.tone === 'bad' ? ['#8e3f38', '#ffb0a6'] : ['#33506b', '#bfe0ff'];
    return `<rect x="${x}" y="236" width="${wide}" height="112" rx="12" fill="#111a24" stroke="${edge}" stroke-width="2"/>`
      + said(x + 14, 266, 20, 750, '#e6edf4', shortened(person.name, letters))
      + wrapped(person.what, letters + 2, 2).map((row, at) => said(x + 14, 292 + 20 * at, 15.5, 650, ink, row)).join('')
      + said(x + 14, 336, 13.5, 750, person.won ? '#74d494' : '#ff9d92', t(person.won ? 'story-won' : 'story-lost').toUpperCase());
  }).join('');
}

function curves(story: Story): string {
  const [left, top, wide, high] = [62, 384, 900, 190];
  const drawn = story.curves.filter(({ group }) => group === story.curves[0]?.group);
  const across = byTurns(story);
  const { most, ticks } = heights(drawn);
  const y = (value: number) => top + high * (1 - value / most);
  const grid = ticks.map((tick) => `<path d="M${left} ${y(tick)}h${wide}" stroke="#2b3b4d"/>${said(left - 10, y(tick) + 5, 15, 500, '#a7b7c6', String(tick), 'text-anchor="end"')}`).join('');
  const turns = said(left, top + high + 24, 15, 500, '#a7b7c6', t('turn-number', { turn: story.turns[0]?.turn ?? 1 }))
    + said(left + wide, top + high + 24, 15, 500, '#a7b7c6', t('turn-number', { turn: story.turns.at(-1)?.turn ?? 1 }), 'text-anchor="end"');
  const great = story.incidents.filter(({ great }) => great)
    .map(({ answer, tone }) => `<path d="M${left + across(answer) * wide} ${top}v${high}" stroke="${tone === 'bad' ? '#ff7d72' : '#7ccbff'}" stroke-dasharray="2 4" opacity=".7"/>`).join('');
  const lines = drawn.map((curve, n) => {
    const { dash, colour } = line(n);
    const path = steps(curve.points.map(({ answer, value }) => ({ x: left + across(answer) * wide, y: y(value) + 1.8 * (n - (drawn.length - 1) / 2) })));
    const label = top + 20 + n * 34;
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="3.5" stroke-dasharray="${dash}"/>`
      + `<path d="M988 ${label - 6}h34" stroke="${colour}" stroke-width="4" stroke-dasharray="${dash}"/>`
      + said(1032, label, 18, 700, colour, `${shortened(curve.name, 13)} ${curve.points.at(-1)?.value ?? ''}`);
  }).join('');
  return grid + turns + great + lines;
}

/** The picture as SVG. `ending` is the drawing of the end, as it stands on the page. */
export function picture(story: Story, ending: string): string {
  const drawing = ending.replace(/^<svg[^>]*viewBox="([^"]*)"[^>]*>/, '<svg x="0" y="0" width="1200" height="220" viewBox="$1" preserveAspectRatio="xMidYMid slice">');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONT}">`
    + '<defs><linearGradient id="shade" x2="1"><stop offset=".3" stop-color="#080d14"/><stop offset=".75" stop-color="#080d14" stop-opacity="0"/></linearGradient></defs>'
    + `<rect width="${WIDTH}" height="${HEIGHT}" fill="#080d14"/>${drawing}<rect width="${WIDTH}" height="220" fill="url(#shade)"/>`
    + said(32, 52, 20, 700, '#9fd4ff', story.verdict.toUpperCase(), 'letter-spacing="2"')
    + said(32, 108, 50, 800, '#ffffff', shortened(story.headline, 38))
    + wrapped(story.why, 62, 3).map((row, n) => said(32, 146 + 26 * n, 19, 500, '#dbe6f0', row)).join('')
    + people(story) + curves(story)
    + said(WIDTH - 24, HEIGHT - 12, 16, 700, '#a7b7c6', 'Ragtag', 'text-anchor="end"')
    + '</svg>';
}

/** The picture as a file. */
export async function painted(story: Story, ending: string): Promise<File> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture(story, ending))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')!.drawImage(image, 0, 0, WIDTH, HEIGHT);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error(t('story-share-failed'));
  return new File([blob], 'ragtag.png', { type: 'image/png' });
}

/** Hands the picture to another program where the browser can, and saves it where not. */
export async function share(story: Story, ending: string, address: string) {
  const file = await painted(story, ending);
  const handed = { files: [file], title: story.headline, url: address };
  if (navigator.canShare?.(handed)) {
    // Whoever changes their mind has not failed.
    return void (await navigator.share(handed).catch((error: unknown) => { if (!(error instanceof DOMException && error.name === 'AbortError')) throw error; }));
  }
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  URL.revokeObjectURL(link.href);
}
