// Tells what happened move by move: each new entry of the log is laid over a copy of the view that is shown, until
// the view that the server sent takes its place.
import type { Game } from '../games';
import type { LogEntry } from '../lib/types';
import { reducedMotion, settings } from '../lib/settings.svelte';

/** Between these bounds for each move, and not longer than this in all (milliseconds). */
const PACES = {
  slow: { least: 350, most: 1300, all: 40_000 },
  normal: { least: 90, most: 650, all: 9_000 },
  off: null,
};
/** More moves than this are not told one by one. */
const MOST = 60;

export interface Told { entry: LogEntry; at: number; of: number }

export class Telling {
  /** What is drawn: behind what the server sent while moves are being told. */
  shown = $state.raw<unknown>(null);
  /** The move that is being told. */
  now = $state.raw<Told | null>(null);
  /** The marks of what that move is about. */
  marks = $state.raw<ReadonlySet<string>>(new Set());
  /** Set by a board: lets its pieces glide from where they were to where they are. */
  animate: (change: () => void) => void = (change) => change();

  private queue: LogEntry[] = [];
  private count = 0;
  /** How long a usual move is shown in this story. */
  private usual = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `arrived` is called when all is told; it says what is true now. */
  constructor(private readonly game: () => Game | null, private readonly arrived: () => unknown) {}

  /** Tells these entries, after those that are still to be told. */
  tell(entries: LogEntry[]) {
    const game = this.game();
    if (!game || !this.shown || !PACES[settings.pacing] || reducedMotion() || document.hidden) this.queue = [];
    else this.queue.push(...entries.filter((entry) => game.isTold(entry.event)));
    while (this.queue.length > MOST) this.lay(this.queue.shift()!);
    this.count = (this.now?.at ?? 0) + this.queue.length;
    const pace = PACES[settings.pacing];
    const whole = this.queue.reduce((sum, entry) => sum + game!.weight(entry.event), 0);
    if (pace) this.usual = Math.min(pace.most, Math.max(pace.least, pace.all / Math.max(1, whole)));
    if (!this.timer) this.next();
  }

  skip() {
    this.forget();
    this.next();
  }

  /** What was still to be told is not told any more. */
  forget() {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.queue = [];
  }

  /** What the seat itself knows is shown as it is now, while the story of what all see goes on. */
  know(now: unknown) {
    const game = this.game();
    if (game && this.shown) this.shown = game.recall(this.shown, now);
  }

  /** Shows this, without a story. */
  show(view: unknown) {
    this.animate(() => { this.shown = view; });
  }

  private next() {
    this.timer = null;
    const entry = this.queue.shift();
    if (!entry) return this.end();
    this.lay(entry);
    this.now = { entry, at: Math.max(1, this.count - this.queue.length), of: this.count };
    this.marks = new Set(this.game()!.marksOfEvent(entry.event, this.shown));
    this.timer = setTimeout(() => this.next(), this.usual * this.game()!.weight(entry.event));
  }

  private lay(entry: LogEntry) {
    const view = structuredClone(this.shown);
    // An event that does not fit is no harm: the true view comes soon.
    try { this.game()!.patch(view, entry.event); } catch { return; }
    this.show(view);
  }

  private end() {
    this.now = null;
    this.marks = new Set();
    const view = this.arrived();
    if (view) this.show(view);
  }
}
