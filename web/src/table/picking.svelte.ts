// What of the open question is picked, and what lights up for it.
import type { Game } from '../games';
import type { Prompt, PromptOption } from '../lib/types';

interface Asked {
  readonly prompt: Prompt | null;
  readonly game: Game | null;
  readonly busy: boolean;
  /** The view that is shown. */
  readonly shown: unknown;
  answer(options: PromptOption[]): unknown;
}

export class Picking {
  /** Positions of the picked options. */
  picked = $state<number[]>([]);
  /** The option that waits for a second click. */
  confirming = $state<number | null>(null);
  /** The mark whose options are singled out in the panel. */
  focused = $state<string | null>(null);

  constructor(private readonly asked: Asked) {}

  /** Whether several options may be picked together, or none. */
  many = $derived.by(() => {
    const prompt = this.asked.prompt;
    return !!prompt && !(prompt.least === 1 && prompt.most === 1);
  });
  ready = $derived.by(() => {
    const prompt = this.asked.prompt;
    return !!prompt && this.picked.length >= prompt.least && this.picked.length <= prompt.most;
  });
  /** Which options light up which thing. */
  private marks = $derived.by(() => {
    const marks = new Map<string, number[]>();
    const { prompt, game } = this.asked;
    prompt?.options.forEach((option, at) => {
      const own = game?.marksOf?.(option.word, prompt.ask) ?? [];
      for (const mark of [...option.marks, ...own]) marks.set(mark, [...(marks.get(mark) ?? []), at]);
    });
    return marks;
  });

  optionsAt(thing: string): number[] { return this.marks.get(thing) ?? []; }
  isLit(thing: string): boolean { return this.marks.has(thing); }
  /** Whether the option can be chosen by a thing on the table as well. */
  isOnTable(option: number): boolean {
    return [...this.marks].some(([thing, options]) => options.includes(option) && (this.asked.game?.isDrawn?.(thing) ?? true));
  }
  /** Whether anything of this kind is lit. */
  lights(kind: RegExp): boolean { return [...this.marks.keys()].some((thing) => kind.test(thing)); }
  isPicked(thing: string): boolean { return this.optionsAt(thing).some((at) => this.picked.includes(at)); }
  /** Whether the thing was pressed once, and would be chosen by a second press. */
  isWeighed(thing: string): boolean { return this.confirming !== null && this.optionsAt(thing).includes(this.confirming); }
  /** What has to be given up for any of these things, if it is the same for all. */
  priceOf(things: string[]): string | null {
    const prices = new Set(things.flatMap((thing) => this.optionsAt(thing)).map((at) => this.asked.prompt?.options[at]?.price ?? null));
    return prices.size === 1 ? [...prices][0]! : null;
  }
  isFull(): boolean { return this.picked.length >= (this.asked.prompt?.most ?? 0); }

  /** A lit thing was clicked. With several options behind it, the panel shows those. */
  press(thing: string) {
    const options = this.optionsAt(thing);
    if (!options.length) return;
    if (this.many) {
      const free = options.find((at) => !this.picked.includes(at));
      const taken = options.find((at) => this.picked.includes(at)) ?? options[0]!;
      this.choose(free !== undefined && !this.isFull() ? free : taken);
    } else if (options.length === 1) {
      const [at] = options as [number];
      if (this.asked.game?.isWeighed?.(thing) && this.confirming !== at) this.confirming = at;
      else this.choose(at);
    }
    else this.focused = this.focused === thing ? null : thing;
  }

  choose(at: number) {
    const { prompt, game, busy } = this.asked;
    const option = prompt?.options[at];
    if (!prompt || !option || busy) return;
    if (this.many) {
      if (this.picked.includes(at)) this.picked = this.picked.filter((other) => other !== at);
      else if (prompt.most === 1) this.picked = [at];
      else if (!this.isFull()) this.picked = [...this.picked, at];
    } else if ((option.grave || game?.isGrave?.(option.word, prompt.ask, this.asked.shown)) && this.confirming !== at) this.confirming = at;
    else this.asked.answer([option]);
  }

  send() {
    const prompt = this.asked.prompt;
    if (!prompt || !this.many || !this.ready) return;
    this.asked.answer(this.picked.toSorted((a, b) => a - b).map((at) => prompt.options[at]!));
  }

  clear() {
    this.picked = [];
    this.confirming = null;
    this.focused = null;
  }
}
