// Where something goes that is shown beside a thing.

export interface Box { left: number; top: number; right: number; bottom: number }
export interface Size { width: number; height: number }
export interface Spot { left: number; top: number }

const GAP = 10;

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
  * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const grown = ({ left, top, right, bottom }: Box, by: number): Box =>
  ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });
const away = (a: Box, b: Box) =>
  Math.max(0, a.left - b.right, b.left - a.right) + Math.max(0, a.top - b.bottom, b.top - a.bottom);

/**
 * The spot nearest to the thing that is on the screen and covers neither the thing nor what has to stay in sight. Of
 * those, one that covers little of what `rather` not be covered. Nothing, if there is no such spot.
 */
export function beside(thing: Box, size: Size, screen: Size, inSight: Box[], rather: Box[] = []): Spot | null {
  const edges = [thing, ...inSight];
  const clamp = (at: number, length: number, most: number) => Math.max(GAP, Math.min(most - length - GAP, at));
  const lefts = [(thing.left + thing.right - size.width) / 2, thing.left, thing.right - size.width]
    .map((at) => clamp(at, size.width, screen.width))
    .concat(edges.flatMap(({ left, right }) => [right + GAP, left - GAP - size.width]));
  const tops = [(thing.top + thing.bottom - size.height) / 2, thing.top, thing.bottom - size.height]
    .map((at) => clamp(at, size.height, screen.height))
    .concat(edges.flatMap(({ top, bottom }) => [bottom + GAP, top - GAP - size.height]));
  let best: { spot: Spot; cost: number } | null = null;
  for (const left of lefts) {
    for (const top of tops) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const fits = left >= 0 && top >= 0 && box.right <= screen.width && box.bottom <= screen.height;
      if (!fits || [thing, ...inSight].some((other) => overlap(box, grown(other, 1)) > 0)) continue;
      const covered = rather.reduce((sum, other) => sum + overlap(box, other), 0) / (size.width * size.height);
      const cost = away(box, thing) + covered * 400;
      if (!best || cost < best.cost) best = { spot: { left, top }, cost };
    }
  }
  return best?.spot ?? null;
}
