// Where things lie on the curve of a game.
import type { Curve, Incident, Story } from '../generated/api';

/** How lines are told apart without colour, and their colours. */
const LINES = [
  { dash: '2 3', colour: '#ffc66e' },
  { dash: '8 3', colour: '#74d797' },
  { dash: '', colour: '#ff9fcf' },
  { dash: '12 3 2 3', colour: '#8cc8ff' },
  { dash: '5 5', colour: '#d9b48a' },
  { dash: '1 4', colour: '#c9adf8' },
];
export const line = (at: number) => LINES[at % LINES.length]!;

/** The groups of curves that are drawn together, in their order. */
export const groups = (story: Story): string[] => [...new Set(story.curves.map(({ group }) => group))];

/** What stands left of the curves. */
export const LEFT = 26;
/** So much room the names at the end of the curves need. */
export const namesRoom = (curves: Curve[], width: number) =>
  Math.min(width / 3, 26 + 6.9 * Math.max(0, ...curves.map(({ name }) => name.length + 3)));

/** A place between 0 and 1 for each number of answers. */
export type Across = (answer: number) => number;

/** Every answer takes as much room: for a slider. */
export const byAnswers = ({ answers }: Story): Across => (answer) => answer / Math.max(1, answers);

/** Every turn takes as much room, however many answers it took: for reading. */
export function byTurns({ turns, answers }: Story): Across {
  const starts = [...turns.map(({ answer }) => answer), answers];
  const count = Math.max(1, turns.length);
  return (answer) => {
    const after = starts.findIndex((start) => start > answer);
    if (after < 0) return 1;
    if (after === 0) return 0;
    const [from, to] = [starts[after - 1]!, starts[after]!];
    return (after - 1 + (answer - from) / (to - from)) / count;
  };
}

/** The turn that is under way after so many answers, by its place in the list. */
export function turnAt({ turns }: Story, answer: number): number {
  const after = turns.findIndex((turn) => turn.answer > answer);
  return Math.max(0, (after < 0 ? turns.length : after) - 1);
}

/** What a curve shows after so many answers. */
export function valueAt({ points }: Curve, answer: number): number {
  return points.findLast((point) => point.answer <= answer)?.value ?? points[0]?.value ?? 0;
}

/** The highest number that the chart has room for, and the numbers that stand beside it. */
export function heights(curves: Curve[]): { most: number; ticks: number[] } {
  const most = Math.max(4, ...curves.flatMap(({ points }) => points.map(({ value }) => value)));
  const step = most <= 6 ? 2 : most <= 16 ? 4 : most <= 30 ? 5 : 10;
  return { most, ticks: Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step) };
}

/** The numbers of turns that have room beside each other, the first always among them. */
export function turnTicks(story: Story, across: Across, width: number): { turn: number; answer: number; x: number }[] {
  const least = 24;
  let last = -least;
  return story.turns.flatMap(({ turn, answer }) => {
    const x = across(answer) * width;
    if (x - last < least) return [];
    last = x;
    return [{ turn, answer, x }];
  });
}

/** Moves things that want to lie at these places apart, down or to the right, but not beyond the end. */
export function apart(places: number[], gap: number, end: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  let least = -Infinity;
  for (const at of order) least = (moved[at] = Math.max(moved[at]!, least)) + gap;
  let most = end;
  for (const at of order.reverse()) most = (moved[at] = Math.min(moved[at]!, most)) - gap;
  return moved;
}

export interface Label { incident: Incident; x: number; row: number; anchor: 'start' | 'middle' | 'end' }
/** What is told first where there is no room for all. */
const FIRST = ['last-jump', 'lost', 'end', 'sleepers', 'revealed', 'out'];
const rank = ({ kind }: Incident) => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length);
/** About as wide a letter is. */
const LETTER = 6.7;

/** The labels that have room in so many rows; whatever has none is still a mark that can be pointed at. */
export function labels(incidents: Incident[], across: Across, width: number, rows: number): Label[] {
  const taken: [number, number][][] = Array.from({ length: rows }, () => []);
  const wanted = incidents.filter(({ great }) => great).sort((a, b) => rank(a) - rank(b) || a.answer - b.answer);
  return wanted.flatMap((incident) => {
    const x = across(incident.answer) * width;
    const room = incident.label.length * LETTER;
    const anchor = x < room / 2 ? 'start' : x > width - room / 2 ? 'end' : 'middle';
    const left = anchor === 'start' ? x - 6 : anchor === 'end' ? x + 6 - room : x - room / 2;
    const row = taken.findIndex((spans) => spans.every(([from, to]) => left > to + 8 || left + room < from - 8));
    if (row < 0) return [];
    taken[row]!.push([left, left + room]);
    return [{ incident, x: anchor === 'start' ? left : anchor === 'end' ? left + room : x, row, anchor }];
  });
}

/** A line that stays where it is until it changes. */
export function steps(points: { x: number; y: number }[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return `M${first.x.toFixed(1)} ${first.y.toFixed(1)}${rest.map(({ x, y }) => `H${x.toFixed(1)}V${y.toFixed(1)}`).join('')}`;
}
