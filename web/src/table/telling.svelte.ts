// Tells what happened move by move: each new entry of the log is laid over a copy of the view that is shown, until
// the view that the server sent takes its place. Great moments are scenes on the way, each shown once.
import type { Game } from '../games';
import type { LogEntry } from '../lib/types';
import { reducedMotion, settings } from '../lib/settings.svelte';
import { play } from '../lib/sound';

/** Between these bounds for each move, and not longer than this in all (milliseconds). */
const PACES = {
  slow: { least: 350, most: 1300, all: 40_000 },
  normal: { least: 90, most: 650, all: 9_000 },
  off: null,
};
/** More moves than this are not told one by one. */
const MOST = 60;
/** How long a great moment stands before anything else happens, how long each thing that follows from it, and the last of them. */
const SCENE = { full: { opens: 1500, each: 350, ends: 900 }, short: { opens: 700, each: 0, ends: 150 } };
/** No scene lists more than this. */
const MOST_LISTED = 5;

export interface Told { entry: LogEntry; at: number; of: number }
/** A great moment: what it is, the entry of the log that tells it, what has followed from it so far, and what will. */
export interface Scene { kind: string; entry: LogEntry; follows: LogEntry[]; coming: LogEntry[]; lasts: number }

export class Telling {
  /** What is drawn: behind what the server sent while moves are being told. */
  shown = $state.raw<unknown>(null);
  /** The move that is being told. */
  now = $state.raw<Told | null>(null);
  /** The great moment that is shown over the board. */
  scene = $state.raw<Scene | null>(null);
  /** The marks of what that move is about. */
  marks = $state.raw<ReadonlySet<string>>(new Set());
  /** Set by a board: lets its pieces glide from where they were to where they are. */
  animate: (change: () => void) => void = (change) => change();
  /** Set by a board: shows what an event does beside moving pieces. */
  act: (entry: LogEntry, before: unknown) => void = () => undefined;

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
    if (!game || !this.shown || !PACES[settings.pacing] || document.hidden) this.queue = [];
    else this.queue.push(...entries.filter((entry) => game.isTold(entry.event)));
    this.count = (this.now?.at ?? 0) + this.queue.length;
    const pace = PACES[settings.pacing];
    const whole = this.queue.slice(-MOST).reduce((sum, entry) => sum + game!.weight(entry.event), 0);
    if (pace) this.usual = Math.min(pace.most, Math.max(pace.least, pace.all / Math.max(1, whole)));
    if (!this.timer) this.next();
  }

  skip() {
    this.forget();
    this.next();
  }

  /** Goes on from a great moment to what comes after it. */
  pass() {
    if (!this.scene) return;
    if (this.timer) clearTimeout(this.timer);
    while (this.listed()) this.follow(this.queue.shift()!);
    this.scene = null;
    this.next();
  }

  /** What was still to be told is not told any more. */
  forget() {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.scene = null;
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

  private next(): void {
    this.timer = null;
    // A scene that is shown keeps what follows from it, however much comes meanwhile.
    if (this.scene) return this.goOn();
    while (this.queue.length > MOST) this.lay(this.queue.shift()!);
    const entry = this.queue.shift();
    if (!entry) return this.end();
    this.tellOne(entry);
    const kind = settings.scenes === 'off' ? null : (this.game()!.momentOf?.(entry.event, this.shown) ?? null);
    if (kind) return this.begin(kind, entry);
    const least = this.game()!.lasts?.(entry.event) ?? 0;
    // Where motion is not wanted, only what has to be read is paused at.
    if (reducedMotion() && !least) return this.next();
    this.sound(entry);
    this.wait(Math.max(least, this.usual * this.game()!.weight(entry.event)));
  }

  /** Lays the entry over what is shown, and lets it be seen. */
  private tellOne(entry: LogEntry) {
    const game = this.game()!;
    const before = this.shown;
    this.lay(entry);
    this.now = { entry, at: Math.max(1, this.count - this.queue.length), of: this.count };
    this.marks = new Set(game.marksOfEvent(entry.event, this.shown));
    this.act(entry, before);
  }
  private sound(entry: LogEntry) {
    const sound = this.game()!.soundOf?.(entry.event);
    if (sound) play(sound);
  }

  private begin(kind: string, entry: LogEntry) {
    const { opens, each, ends } = SCENE[settings.scenes === 'short' ? 'short' : 'full'];
    const other = this.queue.findIndex((next) => !this.belongs(next, kind));
    const coming = this.queue.slice(0, other < 0 ? MOST_LISTED : Math.min(other, MOST_LISTED));
    this.scene = { kind, entry, follows: [], coming, lasts: opens + coming.length * each + ends };
    this.sound(entry);
    this.wait(opens);
  }
  private goOn() {
    const { each, ends } = SCENE[settings.scenes === 'short' ? 'short' : 'full'];
    if (this.listed()) {
      this.follow(this.queue.shift()!);
      return this.wait(this.listed() ? each : each + ends);
    }
    this.scene = null;
    this.next();
  }
  private belongs(entry: LogEntry, kind: string) {
    const game = this.game()!;
    return !!game.follows?.(entry.event, kind) && !game.momentOf?.(entry.event, this.shown);
  }
  /** Whether what comes next is listed as what follows from the moment. */
  private listed() {
    const next = this.queue[0];
    return !!next && !!this.scene && this.scene.follows.length < MOST_LISTED && this.belongs(next, this.scene.kind);
  }
  private follow(entry: LogEntry) {
    this.tellOne(entry);
    if (!this.scene) return;
    const { follows, coming } = this.scene;
    this.scene = { ...this.scene, follows: [...follows, entry], coming: coming.filter((other) => other !== entry) };
  }

  private wait(time: number) {
    this.timer = setTimeout(() => this.next(), time);
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
