import { api, query } from '../lib/api';
import type { GameInfo, GameOption, OptionChoice, Offers, SeatRequest } from '../lib/types';

/** How many can play a game. */
export const playerCounts = ({ players: { least, most } }: GameInfo): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

export type PaceKind = 'live' | 'slow';
export type Visibility = 'invite' | 'public';
/** How many seconds one unit of a clock is: minutes at a live table, days at a slow one. */
const UNIT: Record<PaceKind, number> = { live: 60, slow: 86_400 };
/** What clocks can be set to; 0 is no clock. */
export const CLOCKS: Record<PaceKind, number[]> = { live: [1, 2, 3, 5, 10, 0], slow: [1, 2, 3, 7, 0] };

/** A table that somebody is about to open. Only what the rules allow can be chosen. */
export class Draft {
  players = $state(0);
  pace = $state<PaceKind>('live');
  clock = $state<Record<PaceKind, number>>({ live: 2, slow: 2 });
  /** Whether pauses tell nothing of who could interrupt. At a slow table each of them would take a day. */
  hides = $state<Record<PaceKind, boolean>>({ live: true, slow: false });
  visibility = $state<Visibility>('invite');
  /** Whether people may ask what a program would do in their place though others play. */
  hints = $state(false);
  /** What I bring, for games to which something is brought. */
  brings = $state<string | null>(null);
  /** `me`, `open` or `bot:NAME`, one for each seat that there can be. */
  private kinds = $state<string[]>([]);
  private wanted = $state<Record<string, string | boolean>>({});
  private offers = $state.raw<Offers | null>(null);
  private asked = 0;

  constructor(readonly name: string, game: GameInfo) {
    const bot = `bot:${game.bots[0]?.name}`;
    this.players = game.players.usual;
    this.kinds = Array.from({ length: game.players.most }, (_, at) => (at === 0 ? 'me' : at === 1 ? 'open' : bot));
  }

  /** Asks what can be chosen beside what is. Call it in an effect: it asks again when something changes. */
  async ask(language: string) {
    const setup = { players: this.players, ...this.wanted };
    const number = ++this.asked;
    const offers = await api.post<Offers>(`/games/${this.name}/offers${query({ lang: language })}`, { setup });
    if (number !== this.asked) return;
    this.offers = offers;
    if (!offers.players.includes(this.players)) this.players = (offers.setup as { players: number }).players;
  }
  /** What there is to choose. An option with a single choice is none. */
  options(game: GameInfo): GameOption[] {
    return (this.offers?.options ?? game.options).filter(({ choices }) => choices.length > 1);
  }
  /** Whether what was chosen is possible for so many players. */
  fits(players: number): boolean {
    return this.offers?.players.includes(players) ?? true;
  }
  choose(option: GameOption, choice: OptionChoice) {
    this.wanted[option.name] = choice.value;
  }
  /** What was wanted, if it is allowed, and else what the game usually takes. */
  chosen({ name, choices }: GameOption): OptionChoice | undefined {
    const wanted = choices.find((choice) => choice.value === this.wanted[name]);
    return wanted && !wanted.why ? wanted : choices[0];
  }

  get seats(): string[] {
    return this.kinds.slice(0, this.players);
  }
  /** Whether nobody but me can come: then there is nobody whom a clock could keep from waiting. */
  get alone(): boolean {
    return !this.seats.includes('open');
  }
  /** There is one of me: whoever takes another seat leaves the old one open. */
  seat(at: number, kind: string) {
    this.kinds = this.kinds.map((old, other) => {
      if (other === at) return kind;
      return kind === 'me' && old === 'me' ? 'open' : old;
    });
  }
  /** Everybody but me. */
  fill(kind: string) {
    this.kinds = this.kinds.map((old) => (old === 'me' ? old : kind));
  }

  request(game: GameInfo) {
    const setup: Record<string, unknown> = { players: this.players };
    for (const option of this.options(game)) setup[option.name] = this.chosen(option)?.value;
    const clock = this.clock[this.pace];
    return {
      game: this.name,
      setup,
      seats: this.seats.map((kind) => seatRequest(kind, game.bringing ? this.brings : null)),
      pace: { kind: this.pace, seconds: clock ? clock * UNIT[this.pace] : null, pauses: this.hides[this.pace] ? 'hidden' : 'shown' },
      visibility: this.visibility,
      hints: this.hints,
    };
  }
}

function seatRequest(kind: string, brings: string | null): SeatRequest {
  if (kind === 'me') return brings ? { kind, brings } : { kind };
  if (kind === 'open') return { kind };
  return { kind: 'bot', bot: kind.slice('bot:'.length) };
}
