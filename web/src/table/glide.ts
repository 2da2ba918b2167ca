// Lets pieces glide from where they were to where they are. A piece carries `data-token="kind:which"`; one that has
// left its place and one of the same kind that has come to another are taken for the same. What is lost flashes, and shots are
// lines from one piece to another.
import { tick } from 'svelte';
import { reducedMotion } from '../lib/settings.svelte';

const MOST_LOST = 3;
const EASE = 'cubic-bezier(.3,.7,.3,1)';
const kindOf = (token: string) => token.slice(0, token.indexOf(':'));
const pieces = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>('[data-token]')];

function appear(piece: HTMLElement) {
  piece.animate([{ opacity: 0, scale: 0.3 }, { opacity: 1, scale: 1 }], { duration: 250, easing: 'ease-out' });
}
function move(piece: HTMLElement, from: DOMRect, to: DOMRect) {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.abs(x) + Math.abs(y) < 4) return;
  const frames = [{ translate: `${x}px ${y}px`, zIndex: 5 }, { translate: '0 0', zIndex: 5 }];
  piece.animate(frames, { duration: 250, easing: EASE });
}
/** A ring that bursts where a piece was lost. */
function burst(board: HTMLElement, at: DOMRect) {
  const home = board.getBoundingClientRect();
  const ring = document.createElement('i');
  ring.className = 'burst';
  ring.style.left = `${at.x - home.x + at.width / 2}px`;
  ring.style.top = `${at.y - home.y + at.height / 2}px`;
  board.append(ring);
  vanish(ring, [{ scale: 0.2, opacity: 1, background: '#fff3c4' }, { scale: 1.1, opacity: 1, background: '#ff8a4a', offset: 0.35 }, { scale: 1.7, opacity: 0 }], 500);
}
/** Shows this for a moment, and takes it away. */
function vanish(thing: HTMLElement, frames: Keyframe[], duration: number) {
  const end = thing.animate(frames, { duration, easing: 'ease-out' });
  end.onfinish = () => thing.remove();
  end.oncancel = () => thing.remove();
}

/** Somebody shoots: the first thing that is found of each list of selectors is who, and at what. */
export interface Shot { from: string[]; at: string[]; hit: boolean }

const middleOf = ({ x, y, width, height }: DOMRect, home: DOMRect) => ({ x: x - home.x + width / 2, y: y - home.y + height / 2 });

/** A line of fire between two things on the board; it ends in a flash where it hits, and beside it where it does not. */
export function fire(board: HTMLElement | undefined, { from, at, hit }: Shot) {
  if (!board || reducedMotion() || document.hidden) return;
  const find = (selectors: string[]) => selectors.map((selector) => board.querySelector(selector)?.getBoundingClientRect()).find((box) => box?.width);
  const [shooter, target] = [find(from), find(at)];
  if (!shooter || !target) return;
  const home = board.getBoundingClientRect();
  const [a, b] = [middleOf(shooter, home), middleOf(target, home)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) + (hit ? 0 : 40);
  const line = document.createElement('i');
  line.className = 'shot';
  Object.assign(line.style, { left: `${a.x}px`, top: `${a.y}px`, width: `${length}px`, rotate: `${Math.atan2(b.y - a.y, b.x - a.x)}rad` });
  board.append(line);
  vanish(line, [{ scale: '0 1', opacity: 1 }, { scale: '1 1', opacity: 1, offset: 0.5 }, { scale: '1 1', opacity: 0 }], 420);
  if (hit) setTimeout(() => burst(board, target), 200);
}

export async function glide(board: HTMLElement | undefined, change: () => void) {
  if (!board || reducedMotion() || document.hidden) return change();
  const before = new Map(pieces(board).map((piece) => [piece.dataset.token!, piece.getBoundingClientRect()]));
  change();
  await tick();
  const now = pieces(board);
  const there = new Set(now.map((piece) => piece.dataset.token!));
  const left = [...before].filter(([token]) => !there.has(token));
  for (const piece of now) {
    const token = piece.dataset.token!;
    let from = before.get(token);
    if (!from) {
      const at = left.findIndex(([other]) => kindOf(other) === kindOf(token));
      if (at >= 0) from = left.splice(at, 1)[0]![1];
    }
    if (from?.width) move(piece, from, piece.getBoundingClientRect());
    else if (before.size) appear(piece);
  }
  // Many at once have jumped away or been cleared; a few were lost.
  if (left.length <= MOST_LOST) for (const [, at] of left) if (at.width) burst(board, at);
}
