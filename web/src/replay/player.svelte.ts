import { loadGame } from '../games';
import { api, query } from '../lib/api';
import { router } from '../lib/router.svelte';
import { texts } from '../lib/i18n.svelte';
import type { LogEntry, Look } from '../lib/types';
import type { TableStore } from '../table/store.svelte';

/** A slider that is being dragged asks for a moment only when it rests so long, in milliseconds. */
const REST = 40;
/** How long a moment is shown while the replay runs, in milliseconds. */
export const SPEEDS = { slow: 1600, normal: 800, fast: 300 };
export type Speed = keyof typeof SPEEDS;

/** Goes through a finished game: which moment is shown, and through whose eyes. */
export class Player {
  at = $state(Number(router.parameter('at') ?? 0) || 0);
  as = $state(router.parameter('as') ?? 'spectator');
  /** How many answers the game has; not known before the first moment has come. */
  end = $state(0);
  playing = $state(false);
  speed = $state<Speed>('normal');
  problem = $state.raw<unknown>(null);
  private log = $state.raw<LogEntry[]>([]);

  constructor(private readonly id: string, private readonly table: TableStore) {}

  go(to: number) {
    this.at = Math.max(0, Math.min(this.end, to));
  }
  step(by: number) {
    this.playing = false;
    this.go(this.at + by);
  }
  toggle() {
    if (!this.playing && this.at >= this.end) this.at = 0;
    this.playing = !this.playing;
  }

  private moment(at: number, log = false) {
    const values = { at, as: this.as, lang: texts.language, log: log || null };
    return api.get<Look>(`/tables/${this.id}/replay${query(values)}`);
  }

  /** Call it in an effect: shows the moment whenever it, the eyes or the language change. */
  follow() {
    const wanted = this.moment.bind(this, this.at);
    void [this.as, texts.language];
    let current = true;
    // An answer that comes late must not replace what was asked for since.
    const show = (look: Look) => (current ? this.show(look) : undefined);
    const timer = setTimeout(() => void wanted().then(show).catch(this.fail), REST);
    router.adjust(query({ at: this.at, as: this.as === 'spectator' ? null : this.as }));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }
  /** Call it in an effect: everything that these eyes were told, to be shown as far as the moment. */
  listen() {
    const wanted = this.moment(Number.MAX_SAFE_INTEGER, true);
    let current = true;
    void wanted.then((look) => { if (current) this.hear(look.log ?? []); }, this.fail);
    return () => { current = false; };
  }
  /** Call it in an effect: goes on by itself while it plays. */
  run() {
    if (!this.playing) return;
    const timer = setInterval(() => {
      if (this.at >= this.end) this.playing = false;
      else this.at += 1;
    }, SPEEDS[this.speed]);
    return () => clearInterval(timer);
  }

  private async show(look: Look) {
    this.table.game ??= await loadGame(look.table.game);
    this.end = look.answers ?? this.end;
    if (this.at > this.end) this.at = this.end;
    this.problem = null;
    this.table.look = { ...look, prompt: null };
    this.table.summary = look.table;
    this.table.telling.show(look.view);
    this.table.log = this.log.slice(0, look['log-end']);
  }
  private hear(log: LogEntry[]) {
    this.log = log;
    this.table.log = log.slice(0, this.table.look?.['log-end'] ?? 0);
  }
  private fail = (problem: unknown) => {
    this.problem = problem;
    this.playing = false;
  };
}
