import { api, ApiError, query } from '../lib/api';
import { call, mark } from '../lib/notify';
import { keep } from '../lib/keep';
import { t, texts } from '../lib/i18n.svelte';
import { reducedMotion, settings } from '../lib/settings.svelte';
import type { ApiErrorBody, ChatLine, GameEvent, LogEntry, Look, Orders, PromptOption, Summary } from '../lib/types';
import { isGrave, marksOf, marksOfEvent } from '../fleet/marks';
import { patch } from '../fleet/patch';
import type { View } from '../fleet/types';

/** How a game is told move by move: between these bounds for each move, and not longer than this in all. */
const TELLING = { slow: { least: 350, most: 1300, all: 30000 }, normal: { least: 90, most: 650, all: 7000 }, off: null };
const SILENT = new Set(['skills-received', 'quorum-received', 'loyalty-received', 'super-crisis-received']);

/** Everything about one table that the page shows. */
export class TableStore {
  summary = $state.raw<Summary | null>(null);
  look = $state.raw<Look<View> | null>(null);
  /** What is drawn: behind `look` while moves are being told. */
  shown = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state<ChatLine[]>([]);
  unread = $state(0);
  refusal = $state<ApiErrorBody | null>(null);
  failure = $state<string | null>(null);
  connected = $state(true);
  busy = $state(false);
  /** Positions of the picked options. */
  picked = $state<number[]>([]);
  /** The option that waits for a second click. */
  confirming = $state<number | null>(null);
  /** The mark whose options are singled out in the panel. */
  focused = $state<string | null>(null);
  telling = $state<{ at: number; of: number; entry: LogEntry } | null>(null);
  told = $state.raw<Set<string>>(new Set());
  section = $state<string | null>(null);
  announcement = $state('');

  private source: EventSource | null = null;
  private queue: LogEntry[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private refreshing: Promise<void> | null = null;
  private again = false;
  private called = -1;
  private closed = false;

  constructor(readonly id: string) {}

  prompt = $derived(this.telling ? null : (this.look?.prompt ?? null));
  view = $derived(this.shown);
  seat = $derived(this.look?.seat ?? null);
  /** Which options light up which thing. */
  marks = $derived.by(() => {
    const marks = new Map<string, number[]>();
    const prompt = this.prompt;
    prompt?.options.forEach((option, at) => {
      for (const mark of marksOf(option.word, prompt.ask)) marks.set(mark, [...(marks.get(mark) ?? []), at]);
    });
    return marks;
  });
  many = $derived(!!this.prompt && !(this.prompt.least === 1 && this.prompt.most === 1));

  async open() {
    try {
      this.summary = await api.get<Summary>(`/tables/${this.id}`);
      if (this.summary.phase !== 'waiting') await this.refresh(true);
      this.chat = await api.get<ChatLine[] | { lines: ChatLine[] }>(`/tables/${this.id}/chat?after=0`).then((got) => (Array.isArray(got) ? got : got.lines)).catch(() => []);
    } catch (error) {
      this.failure = error instanceof ApiError ? error.message : String(error);
      return;
    }
    this.listen();
  }

  close() {
    this.closed = true;
    this.source?.close();
    if (this.timer) clearTimeout(this.timer);
    mark('Ragtag', false);
  }

  private listen() {
    if (this.closed) return;
    const source = new EventSource(`/api/tables/${this.id}/stream`);
    this.source = source;
    source.addEventListener('open', () => { if (!this.connected) { this.connected = true; void this.refresh(); } });
    source.addEventListener('changed', () => void this.refresh());
    source.addEventListener('chat', (message) => {
      const line = JSON.parse((message as MessageEvent<string>).data) as ChatLine;
      if (this.chat.some((old) => old.n === line.n)) return;
      this.chat.push(line);
      this.unread += 1;
    });
    source.addEventListener('error', () => {
      this.connected = false;
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.listen(), 2000);
    });
  }

  /** Fetches what is new. Calls while one is under way are joined into one more. */
  refresh(first = false): Promise<void> {
    if (this.refreshing) {
      this.again = true;
      return this.refreshing;
    }
    this.refreshing = this.fetch(first).finally(() => {
      this.refreshing = null;
      if (this.again) { this.again = false; void this.refresh(); }
    });
    return this.refreshing;
  }

  private async fetch(first: boolean) {
    try {
      const lang = texts.language;
      if (this.summary?.phase === 'waiting') this.summary = await api.get<Summary>(`/tables/${this.id}`);
      if (this.summary?.phase === 'waiting') return;
      const after = this.log.at(-1)?.n ?? -1;
      const [look, log] = await Promise.all([
        api.get<Look<View>>(`/tables/${this.id}/look${query({ lang })}`),
        api.get<{ entries: LogEntry[]; end: number }>(`/tables/${this.id}/log${query({ after: this.log.length ? after : 0, lang })}`),
      ]);
      const fresh = log.entries.filter((entry) => entry.n > after);
      this.take(look, fresh, first);
      this.failure = null;
    } catch (error) {
      this.failure = error instanceof ApiError ? error.message : String(error);
    }
  }

  private take(look: Look<View>, fresh: LogEntry[], first: boolean) {
    const newPrompt = look.number !== this.look?.number;
    this.summary = look.table;
    this.look = look;
    this.log = [...this.log, ...fresh];
    if (newPrompt) { this.picked = []; this.confirming = null; this.focused = null; this.refusal = null; }
    let untold = fresh;
    if (first) {
      const seen = Number(keep.get(`seen.${this.id}`) ?? NaN);
      untold = Number.isNaN(seen) ? [] : fresh.filter((entry) => entry.n > seen).slice(-60);
    }
    this.queue.push(...untold.filter((entry) => !SILENT.has(entry.event.event)));
    if (!this.shown || !TELLING[settings.pacing] || reducedMotion() || document.hidden) this.queue = [];
    if (!this.timer) this.tell();
  }

  /** Tells the next move, or shows things as they are. */
  private tell() {
    this.timer = null;
    const pace = TELLING[settings.pacing];
    const entry = this.queue.shift();
    if (!entry || !pace || !this.shown) return this.arrive();
    const of = (this.telling?.of ?? 0) || this.queue.length + 1;
    const at = of - this.queue.length;
    const view = structuredClone(this.shown) as View;
    try { patch(view, entry.event); } catch { /* the true view comes soon */ }
    this.animate(() => { this.shown = view; });
    this.telling = { at: Math.max(1, at), of: Math.max(of, this.queue.length + 1), entry };
    this.told = new Set(marksOfEvent(entry.event, (seat) => view.public.players[seat]?.character));
    this.announcement = entry.text;
    const delay = Math.min(pace.most, Math.max(pace.least, pace.all / Math.max(1, this.queue.length)));
    this.timer = setTimeout(() => this.tell(), delay);
  }

  private arrive() {
    const look = this.look;
    this.telling = null;
    this.told = new Set();
    if (!look) return;
    this.animate(() => { this.shown = look.view; });
    keep.set(`seen.${this.id}`, String(this.log.at(-1)?.n ?? 0));
    const mine = !!look.prompt;
    mark(`${look.table.title} · Ragtag`, mine);
    if (mine) {
      this.announcement = `${t('prompt-yours')}: ${look.prompt!.text}`;
      if (this.called !== look.number) { this.called = look.number; call(look.table.title, look.prompt!.text); }
    } else if (look.outcome) this.announcement = look.outcome.text;
  }

  /** Set by the board: moves tokens from their old places to their new ones. */
  animate: (change: () => void) => void = (change) => change();

  skip() {
    if (this.timer) clearTimeout(this.timer);
    this.queue = [];
    this.tell();
  }

  /** Begins again in another language. */
  async retell() {
    if (!this.look) return;
    this.log = [];
    this.queue = [];
    const look = this.look;
    this.shown = look.view;
    await this.refresh(true);
  }

  optionsAt(thing: string): number[] { return this.marks.get(thing) ?? []; }
  isLit(thing: string): boolean { return this.marks.has(thing); }
  isPicked(thing: string): boolean { return this.optionsAt(thing).some((at) => this.picked.includes(at)); }

  /** A lit thing was clicked. With several options behind it, the panel shows those. */
  press(thing: string) {
    const options = this.optionsAt(thing);
    if (!options.length) return;
    if (this.many) {
      const free = options.find((at) => !this.picked.includes(at));
      if (free !== undefined && (this.picked.length < this.prompt!.most)) this.choose(free);
      else this.choose(options.find((at) => this.picked.includes(at)) ?? options[0]!);
    } else if (options.length === 1) this.choose(options[0]!);
    else this.focused = this.focused === thing ? null : thing;
  }

  choose(at: number) {
    const prompt = this.prompt;
    const option = prompt?.options[at];
    if (!prompt || !option || this.busy) return;
    this.refusal = null;
    if (this.many) {
      if (this.picked.includes(at)) this.picked = this.picked.filter((other) => other !== at);
      else if (prompt.most === 1) this.picked = [at];
      else if (this.picked.length < prompt.most) this.picked = [...this.picked, at];
    } else if (isGrave(option.word) && this.confirming !== at) this.confirming = at;
    else void this.answer([option]);
  }

  send() {
    const prompt = this.prompt;
    if (prompt && this.many) void this.answer(this.picked.toSorted((a, b) => a - b).map((at) => prompt.options[at]!));
  }

  clear() { this.picked = []; this.confirming = null; this.focused = null; }

  private async act(work: () => Promise<unknown>) {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
      this.refusal = null;
    } catch (error) {
      this.refusal = error instanceof ApiError ? error.body : { code: 'failed', message: String(error), section: null };
      this.announcement = this.refusal.message;
      if (error instanceof ApiError && error.status === 409) { const refusal = this.refusal; await this.refresh(); this.refusal = refusal; }
    } finally {
      this.busy = false;
    }
  }

  answer(options: PromptOption[]) {
    const number = this.look!.number;
    return this.act(async () => {
      await api.post(`/tables/${this.id}/answer`, { number, answer: options.map((option) => option.word) });
      await this.refresh();
    });
  }
  undo() {
    if (!this.look?.['can-undo']) return;
    return this.act(async () => { await api.post(`/tables/${this.id}/undo`); await this.reload(); });
  }
  orders(orders: Orders) {
    return this.act(async () => { await api.put(`/tables/${this.id}/orders`, { orders }); await this.refresh(); });
  }
  /** After an undo some of the log may be gone. */
  private async reload() { this.log = []; this.queue = []; await this.refresh(true); }

  say(text: string) { return this.act(() => api.post(`/tables/${this.id}/chat`, { text })); }
  join(seat: number | null, invite: string | null) {
    return this.act(async () => { await api.post(`/tables/${this.id}/join`, { ...(seat === null ? {} : { seat }), ...(invite ? { invite } : {}) }); await this.reopen(); });
  }
  leave() { return this.act(async () => { await api.post(`/tables/${this.id}/leave`); await this.reopen(); }); }
  start() { return this.act(async () => { await api.post(`/tables/${this.id}/start`); await this.reopen(); }); }
  takeOver(seat: number, invite: string | null) { return this.act(async () => { await api.post(`/tables/${this.id}/take-over`, { seat, ...(invite ? { invite } : {}) }); await this.reopen(); }); }
  private async reopen() {
    this.summary = await api.get<Summary>(`/tables/${this.id}`);
    this.log = [];
    if (this.summary.phase !== 'waiting') await this.refresh(true);
  }
}

export type { GameEvent };
