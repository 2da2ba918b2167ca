// What was rolled and drawn last, put together from the log, so that it can be looked at as one scene.
import type { LogEntry } from '../lib/types';
import type { Counter, Event } from './types';

type Of<K extends Event['event']> = Extract<Event, { event: K }>;
const HEADS = ['attack-rolled', 'jump-rolled', 'flaw-tried', 'field-entered', 'struck', 'tailing-failed'] as const;
type Head = Of<(typeof HEADS)[number]>;
const isHead = (event: Event): event is Head => (HEADS as readonly string[]).includes(event.event);
/** After these, something else is going on. */
const ENDS = new Set(['turn-began', 'panel-revealed', 'card-revealed', 'moved', 'planned', 'energy-set']);

export interface Scene {
  /** Its number in the log. */
  n: number;
  head: Head;
  /** How many counters were drawn, and those that the viewer saw. */
  drawn: Of<'counters-drawn'>[];
  seen: Counter[];
  lost: Of<'eliminated'>[];
  crippled: boolean;
  /** What a wounded pilot subtracted, if the viewer knows it. */
  wound: number;
  depot: Of<'depot-hit'> | null;
}

/** The last scene of these entries, unless it is over. */
export function sceneOf(log: LogEntry[], until: number): Scene | null {
  const found: Omit<Scene, 'n' | 'head'> = { drawn: [], seen: [], lost: [], crippled: false, wound: 0, depot: null };
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at]!;
    if (entry.n > until) continue;
    const event = entry.event as Event;
    if (ENDS.has(event.event)) return null;
    if (isHead(event)) return { ...found, n: entry.n, head: event };
    switch (event.event) {
      case 'counters-drawn': found.drawn.unshift(event); break;
      case 'counters-received': found.seen.unshift(...event.counters); break;
      case 'eliminated': found.lost.unshift(event); break;
      case 'crippled': found.crippled = true; break;
      case 'wound-felt': found.wound = event.by; break;
      case 'depot-hit': found.depot = event; break;
    }
  }
  return null;
}

/** The moves of this turn, or of the one before while nobody has moved yet, to draw where ships have flown. */
export function movesOf(log: LogEntry[], until: number): Of<'moved'>[] {
  const moves: Of<'moved'>[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at]!;
    if (entry.n > until) continue;
    const event = entry.event as Event;
    if (event.event === 'turn-began' && moves.length) break;
    if (event.event === 'moved') moves.unshift(event);
  }
  return moves;
}
