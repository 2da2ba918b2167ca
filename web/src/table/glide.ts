// Lets pieces glide from where they were to where they are. A piece carries `data-token="kind:which"`; one that has
// left its place and one of the same kind that has come to another are taken for the same.
import { tick } from 'svelte';
import { reducedMotion } from '../lib/settings.svelte';

const MOST_LOST = 3;
const EASE = 'cubic-bezier(.3,.7,.3,1)';
const kindOf = (token: string) => token.slice(0, token.indexOf(':'));
const pieces = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>('[data-token]')];

function appear(piece: HTMLElement) {
  piece.animate([{ opacity: 0, scale: 0.3 }, { opacity: 1, scale: 1 }], { duration: 350, easing: 'ease-out' });
}
function move(piece: HTMLElement, from: DOMRect, to: DOMRect) {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.abs(x) + Math.abs(y) < 4) return;
  const frames = [{ translate: `${x}px ${y}px`, zIndex: 5 }, { translate: '0 0', zIndex: 5 }];
  piece.animate(frames, { duration: 480, easing: EASE });
}
/** A ring that bursts where a piece was lost. */
function burst(board: HTMLElement, at: DOMRect) {
  const home = board.getBoundingClientRect();
  const ring = document.createElement('i');
  ring.className = 'burst';
  ring.style.left = `${at.x - home.x + at.width / 2}px`;
  ring.style.top = `${at.y - home.y + at.height / 2}px`;
  board.append(ring);
  const end = ring.animate([{ scale: 0.2, opacity: 1 }, { scale: 1.6, opacity: 0 }], { duration: 520, easing: 'ease-out' });
  end.onfinish = () => ring.remove();
  end.oncancel = () => ring.remove();
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
