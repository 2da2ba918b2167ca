// What the browser remembers of a table until the next visit: how far the log was read, and how the board looked.
import type { Game } from '../games';
import { keep } from '../lib/keep';

interface Memory { seen: number; view: unknown }

export function remember(id: string, seen: number, view: unknown, game: Game) {
  keep.set(`seen.${id}`, JSON.stringify({ seen, view: game.keep(view) } satisfies Memory));
}

/** Keeps the seed's commitment as it was seen first: what is said of it later is held against that. */
export function noteCommitment(id: string, commitment: string) {
  if (!notedCommitment(id)) keep.set(`commitment.${id}`, commitment);
}
export const notedCommitment = (id: string): string | null => keep.get(`commitment.${id}`);

/** How far the log was read, and how things looked then, with what the seat knows now. */
export function recall(id: string, now: unknown, game: Game): Memory | null {
  try {
    const memory = JSON.parse(keep.get(`seen.${id}`) ?? 'null') as Memory | null;
    return memory && typeof memory.seen === 'number' ? { seen: memory.seen, view: game.recall(memory.view, now) } : null;
  } catch {
    return null;
  }
}
