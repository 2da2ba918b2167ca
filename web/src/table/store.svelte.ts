// Everything about one table that its page shows, whatever the game.
import { loadGame, type Game } from '../games';
import { api, ApiError, query } from '../lib/api';
import { call, mark } from '../lib/notify';
import { settings } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import { t, texts } from '../lib/i18n.svelte';
import type { Acted, ApiErrorBody, ChatLine, LogEntry, Look, Orders, Prompt, Progress, PromptOption, Reacted, Summary } from '../lib/types';
import { Connection } from './connection.svelte';
import { nameIn } from '../lib/seats';
import { noteCommitment, recall, remember } from './memory';
import { Picking } from './picking.svelte';
import { Reactions } from './reactions.svelte';
import { Telling } from './telling.svelte';

export class TableStore {
  game = $state.raw<Game | null>(null);
  summary = $state.raw<Summary | null>(null);
  look = $state.raw<Look | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state<ChatLine[]>([]);
  unread = $state(0);
  refusal = $state.raw<ApiErrorBody | null>(null);
  /** The answer that did not reach the server. */
  unsent = $state.raw<PromptOption[] | null>(null);
  /** Why the table can't be shown at all. */
  failure = $state<string | null>(null);
  busy = $state(false);
  /** The section at which the rulebook is open. */
  section = $state<string | null>(null);
  announcement = $state('');
  /** Whether the board of a finished game is looked at, and not how it ended. */
  atBoard = $state(false);

  readonly telling = new Telling(() => this.game, () => this.arrive());
  readonly picks = new Picking(this);
  readonly connection: Connection;
  readonly reactions: Reactions;
  private refreshing: Promise<boolean> | null = null;
  private again = false;
  private called = -1;
  /** Whether the table has been told how I like to be asked. */
  private ordered = false;
  /** How far the reply to what I did last has brought us: the stream tells the same once more. */
  private replied: Progress | null = null;
  /** What the stream told while something of mine was under way. */
  private told: Progress | null = null;
  /** The entry of the log up to which moves were told; all of it when the log is read anew. */
  private read: number | null = null;

  constructor(readonly id: string) {
    this.connection = new Connection(`/api/tables/${id}/stream`, {
      catchUp: async () => (await this.refresh()) && (await this.hearAll()),
      changed: async (progress) => this.knows(progress) || ((await this.refresh()) && (await this.hearAll())),
      hear: (line) => this.hear(line),
      react: (reacted) => this.react(reacted),
    });
    this.reactions = new Reactions(id);
  }

  prompt = $derived.by((): Prompt | null => (this.telling.now ? null : (this.look?.prompt ?? null)));
  seat = $derived.by(() => this.look?.seat ?? null);
  connected = $derived.by(() => this.connection.live);

  // What a game's board uses.
  get shown() { return this.telling.shown; }
  isLit(thing: string) { return this.picks.isLit(thing); }
  isPicked(thing: string) { return this.picks.isPicked(thing); }
  isTold(thing: string) { return this.telling.marks.has(thing); }
  press(thing: string) { this.picks.press(thing); }

  async open() {
    try {
      this.summary = await api.get<Summary>(`/tables/${this.id}`);
      noteCommitment(this.id, this.summary.commitment);
    } catch (error) {
      this.failure = reason(error).message;
      return;
    }
    if (this.summary.phase !== 'waiting') await this.refresh();
    await this.hearAll();
    this.unread = 0;
    this.connection.open();
  }

  close() {
    this.connection.close();
    this.telling.forget();
    this.reactions.forget();
    mark('Ragtag', false);
  }

  /** Fetches what is new, and says whether the server answered. Calls while one is under way are joined into one more. */
  refresh(): Promise<boolean> {
    if (this.refreshing) {
      this.again = true;
      return this.refreshing;
    }
    this.refreshing = this.fetch().finally(() => {
      this.refreshing = null;
      if (this.again) { this.again = false; void this.refresh(); }
    });
    return this.refreshing;
  }

  private async fetch(): Promise<boolean> {
    try {
      const lang = texts.language;
      if (this.summary?.phase === 'waiting') this.summary = await api.get<Summary>(`/tables/${this.id}`);
      if (!this.summary || this.summary.phase === 'waiting') return true;
      const after = this.log.at(-1)?.n ?? 0;
      const [look, log, game] = await Promise.all([
        api.get<Look>(`/tables/${this.id}/look${query({ lang })}`),
        api.get<{ entries: LogEntry[] }>(`/tables/${this.id}/log${query({ after, lang })}`),
        this.game ?? load(this.summary.game, this.id),
      ]);
      if (!game) throw new Error(t('game-unknown', { game: this.summary.game }));
      this.game = game;
      if (this.look && look.seat !== this.look.seat) {
        // Who has sat down, or has lost the seat, is told other things: the log is read anew.
        this.look = look;
        this.forgetLog();
        return await this.fetch();
      }
      this.take(look, log.entries.filter((entry) => entry.n > after), game);
      this.failure = null;
      this.orderAsIAmUsedTo();
      return true;
    } catch (error) {
      this.failure = reason(error).message;
      // A table that waited was closed.
      if (error instanceof ApiError && error.status === 404) this.summary = null;
      return !isOffline(error);
    }
  }

  private take(look: Look, fresh: LogEntry[], game: Game) {
    if (look.number !== this.look?.number) {
      this.picks.clear();
      this.refusal = null;
      this.unsent = null;
    }
    this.announceWishes(look.table);
    this.summary = look.table;
    this.look = look;
    this.log = [...this.log, ...fresh];
    if (this.telling.shown === null) {
      const memory = recall(this.id, look.view, game);
      this.telling.shown = memory?.view ?? look.view;
      this.read = memory?.seen ?? null;
    } else this.telling.know(look.view);
    if (!game.continues(this.telling.shown, look.view)) {
      this.telling.forget();
      this.telling.show(look.view);
      this.read = null;
    }
    const read = this.read ?? Infinity;
    this.read = this.log.at(-1)?.n ?? 0;
    this.telling.tell(fresh.filter((entry) => entry.n > read));
  }

  /** Says who wants to sit down, once. */
  private announceWishes({ wishes, seats }: Summary) {
    const known = new Set(this.summary?.wishes.map(({ number }) => number));
    const fresh = wishes.find((wish) => wish['awaits-you'] && !known.has(wish.number));
    if (fresh) this.announcement = t('wish-asks', { name: fresh.name, seat: nameIn(seats, fresh.seat) });
  }

  /** All is told: calls the player whose decision it is, and gives the view to show. */
  private arrive(): unknown {
    const look = this.look;
    if (!look || !this.game) return null;
    remember(this.id, this.log.at(-1)?.n ?? 0, look.view, this.game);
    mark(`${look.table.title} · Ragtag`, !!look.prompt);
    if (look.prompt) {
      this.announcement = `${t('prompt-yours')}: ${look.prompt.text}`;
      if (this.called !== look.number) call(look.table.title, look.prompt.text);
      this.called = look.number;
    } else if (look.outcome) this.announcement = look.outcome.text;
    return look.view;
  }

  private hear(line: ChatLine) {
    if (this.chat.some((old) => old.n === line.n)) return;
    this.chat.push(line);
    this.unread += 1;
    if (this.connected && (line.seat === null || line.seat !== this.seat)) play('chat');
  }
  private react(reacted: Reacted) {
    if (!settings.reactions || !this.reactions.show(reacted)) return;
    const [name, words] = [nameIn(this.summary?.seats, reacted.seat), t(`reaction-${reacted.reaction}`)];
    this.announcement = t('reaction-heard', { name, words });
  }
  private async hearAll(): Promise<boolean> {
    try {
      const lines = await api.get<ChatLine[]>(`/tables/${this.id}/chat${query({ after: this.chat.at(-1)?.n ?? 0 })}`);
      for (const line of lines) this.hear(line);
      return true;
    } catch (error) {
      return !isOffline(error);
    }
  }

  /** Reads the log anew: in another language, or after an undo, which takes some of it away. */
  async reread() {
    this.forgetLog();
    await this.refresh();
  }
  private forgetLog() {
    this.telling.forget();
    this.picks.clear();
    this.log = [];
    this.read = null;
  }

  private async act(work: () => Promise<unknown>) {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
      this.refusal = null;
    } catch (error) {
      let refusal = reason(error);
      if (isOffline(error)) this.connection.lost();
      if (refusal.code === 'stale') refusal = { ...refusal, message: t('prompt-stale') };
      if (error instanceof ApiError && error.status === 409) await this.refresh();
      this.refusal = refusal;
      this.announcement = refusal.message;
    } finally {
      this.busy = false;
      const told = this.told;
      this.told = null;
      if (told && !this.knows(told)) void this.refresh();
    }
  }
  /** Whether the stream tells nothing new; while something of mine is under way, its reply will tell. */
  private knows(progress: Progress): boolean {
    if (this.busy) {
      this.told = progress;
      return true;
    }
    const known = this.replied?.number === progress.number && this.replied['log-end'] === progress['log-end'];
    this.replied = null;
    return known;
  }
  /** Does something whose reply says what the page needs next. */
  private async reply(send: (path: string) => Promise<Acted>, after = this.log.at(-1)?.n ?? 0) {
    const { look, log } = await send(query({ after, lang: texts.language }));
    if (!this.game) return void (await this.refresh());
    this.take(look, log.entries.filter((entry) => entry.n > after), this.game);
    this.replied = { number: look.number, 'log-end': look['log-end'] };
  }
  private post<T>(what: string, body: object = {}) { return api.post<T>(`/tables/${this.id}/${what}`, body); }

  answer(options: PromptOption[]) {
    const number = this.look!.number;
    return this.act(async () => {
      this.unsent = options;
      const answer = options.map((option) => option.word);
      await this.reply((known) => this.post<Acted>(`answer${known}`, { number, answer })).catch((error: unknown) => {
        if (!isOffline(error)) this.unsent = null;
        throw error;
      });
      this.unsent = null;
    });
  }
  undo() {
    if (!this.look?.['can-undo']) return;
    return this.act(async () => { await this.post('undo'); await this.reread(); });
  }
  orders(orders: Orders) {
    return this.act(() => this.reply((known) => api.put<Acted>(`/tables/${this.id}/orders${known}`, { orders })));
  }
  /** Who likes to be asked each time has said so on this device; everybody else begins with what a table gives. */
  private orderAsIAmUsedTo() {
    if (this.ordered || this.busy || this.summary?.phase !== 'running') return;
    this.ordered = true;
    if (this.look?.orders === 'sensible' && settings.orders === 'always-ask') void this.orders(settings.orders);
  }
  say(text: string) { return this.act(() => this.post('chat', { text })); }
  join(seat: number | null, invite: string | null) { return this.seats('join', seat, invite); }
  takeOver(seat: number, invite: string | null) { return this.seats('take-over', seat, invite); }
  answerWish(wish: number, agree: boolean) {
    return this.act(async () => { await this.post('take-over/answer', { wish, agree }); await this.refresh(); });
  }
  private seats(what: string, seat: number | null, invite: string | null) {
    const body = { ...(seat === null ? {} : { seat }), ...(invite ? { invite } : {}) };
    return this.act(async () => { await this.post(what, body); await this.reopen(); });
  }
  leave() { return this.act(async () => { await this.post('leave'); await this.reopen(); }); }
  bring(brings: string | null) { return this.act(async () => { await this.post('bring', { brings }); await this.reopen(); }); }
  start() { return this.act(async () => { await this.post('start'); await this.reopen(); }); }
  mute(speaker: string, muted: boolean) {
    return this.act(async () => { await this.post('mute', { speaker, muted }); await this.reopen(); });
  }
  remove(seat: number) { return this.act(async () => { await this.post('remove', { seat }); await this.reopen(); }); }
  openSeat(seat: number) { return this.act(async () => { await this.post('open', { seat }); await this.reopen(); }); }
  /** Closes the table for everybody. */
  end() { return this.act(async () => { await this.post('close'); await this.reopen(); }); }
  private async reopen() {
    this.summary = await api.get<Summary>(`/tables/${this.id}`);
    await this.reread();
  }
}

/** A game with its names, so that nothing is drawn with makeshift ones. */
async function load(name: string, table: string): Promise<Game | null> {
  const game = await loadGame(name);
  await game?.load(table);
  return game;
}
const isOffline = (error: unknown) => error instanceof ApiError && error.status === 0;
function reason(error: unknown): ApiErrorBody {
  if (isOffline(error)) return { code: 'offline', message: t('offline'), section: null };
  if (error instanceof ApiError) return error.body;
  return { code: 'failed', message: error instanceof Error ? error.message : String(error), section: null };
}
