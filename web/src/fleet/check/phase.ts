// How far a check is, for the steps that are drawn of it.
import type { Moment, Playable } from '../../generated/fleet';
import type { Check, Tally } from '../types';

/** The steps of a check, each with the moment in which it can be interrupted. */
export const STEPS = [
  { name: 'begins', moment: 'before-cards' },
  { name: 'cards', moment: 'before-reveal' },
  { name: 'count', moment: 'check-counted' },
  { name: 'result', moment: 'check-resolved' },
] as const satisfies { name: string; moment: Moment }[];

export const cardsIn = (check: Check) => check.destiny + check.played.reduce((sum, count) => sum + count, 0);

/** The number of the step that is under way. */
export function stepOf(check: Check): number {
  if (check.outcome) return 3;
  if (check.strength !== null) return 2;
  return cardsIn(check) ? 1 : 0;
}

/** What may still be played in a step, as far as all can see. */
export function playsIn(tally: Tally, step: number): Playable[] {
  return tally.moments.find(({ moment }) => moment === STEPS[step]?.moment)?.plays ?? [];
}

/** What may still change the difficulty, each change once. */
export function changesToCome(tally: Tally, from: number): Playable[] {
  const all = STEPS.flatMap((_, step) => (step >= from ? playsIn(tally, step) : []));
  return all.filter(({ difficulty }, n) => difficulty && all.findIndex((other) => other.difficulty === difficulty) === n);
}

/** The kind of text and the word under which what the check is for has its words. */
export function subjectOf(what: Check['what']): { kind: string; id: string } {
  if ('crisis' in what) return { kind: 'crisis', id: what.crisis };
  if ('super-crisis' in what) return { kind: 'super-crisis', id: what['super-crisis'] };
  if ('location' in what) return { kind: 'location', id: what.location.location };
  const [kind, id] = Object.entries(what.card.card)[0]!;
  return { kind, id };
}
