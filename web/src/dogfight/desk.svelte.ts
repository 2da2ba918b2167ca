// What a player is about to do: the ship that is looked at, and the plan in the making. Shared by the table, the
// console and the panels; nothing of it is known to the server before it is sent.
import type { TableStore } from '../table/store.svelte';
import { fateOf, type Fate } from './edge';
import { faultOf, limitsOf, mayTurnDial, type Fault, type Limits } from './limits';
import { names } from './names.svelte';
import {
  cardsWord, dialAtEnd, dialWord, endOf, energyOf, legs, NO_LEAD, panelWord, readCards, type Cards, type Draft, type Lead,
} from './plan';
import { SPEEDS, type Ask, type Climb, type Facts, type Pose, type Ship, type ShipId, type Speed, type View } from './types';

/** How far the question has come: the cards, then the sliders, then the dial. */
type Stage = 'cards' | 'panel' | 'dial' | 'cards-ahead';
const STAGES: Stage[] = ['cards', 'panel', 'dial', 'cards-ahead'];
const ORDER: Stage[] = ['cards', 'panel', 'dial'];

export interface Planning { stage: Stage; ship: Ship; words: ReadonlySet<string>; facts: Facts; limits: Limits; strict: boolean }
/** Where a plan leads. */
export interface Ghost { legs: Pose[][]; end: Pose; dial: number; energy: number; fault: Fault | null; fate: Fate }
export interface SpeedChoice { speed: Speed; energy: number; fault: Fault | null; offered: boolean }

export class Desk {
  /** The ship under the mouse or with the focus, and the one that was clicked. */
  hovered = $state<ShipId | null>(null);
  selected = $state<ShipId | null>(null);
  /** What a plan would be with the card under the mouse. */
  preview = $state.raw<Partial<Draft> | null>(null);
  /** Plans that were sent this turn: the server shows them to nobody before all have planned. */
  private sent = $state.raw<{ ship: ShipId; turn: number; draft: Draft }[]>([]);
  private chosen = $state.raw<{ key: string; draft: Draft } | null>(null);

  constructor(private readonly table: TableStore) {}

  private view = $derived.by(() => this.table.shown as View | null);
  private ask = $derived.by(() => (this.table.prompt?.ask ?? null) as Ask | null);

  /** The plan that is asked for. */
  planning = $derived.by((): Planning | null => {
    const { ask, view, table } = this;
    const facts = names.facts;
    if (!ask || !view || !facts || !table.prompt || !STAGES.includes(ask.ask as Stage) || !('ship' in ask)) return null;
    const ship = view.public.ships[ask.ship];
    if (!ship) return null;
    const words = new Set(table.prompt.options.map(({ word }) => word));
    const strict = view.public.options['strict-table'];
    return { stage: ask.ask as Stage, ship, words, facts, limits: limitsOf(view, ship, facts), strict };
  });
  private key = $derived.by(() => (this.planning && this.view ? `${this.planning.ship.id}/${this.view.public.turn}` : ''));

  /** The plan as it is now. */
  draft = $derived.by((): Draft | null => {
    const { planning, ask, chosen, key } = this;
    if (!planning || !ask) return null;
    const { ship, words } = planning;
    const draft = chosen?.key === key ? chosen.draft : this.proposal(planning);
    if (ask.ask === 'panel') {
      const fixed = { ...draft, ...readCards(ask.cards) };
      return words.has(panelWord(fixed)) ? fixed : this.mend({ ...fixed, dial: ship.dial }, planning);
    }
    if (ask.ask === 'dial') {
      const fixed = { ...draft, ...readCards(ask.cards), ...ask.panel };
      return words.has(dialWord(fixed.dial)) ? fixed : { ...fixed, dial: ship.dial };
    }
    return draft;
  });
  /** The plan, or what it would be with the card under the mouse. */
  shown = $derived.by((): Draft | null => (this.draft && this.preview ? this.with(this.preview) : this.draft));
  ghost = $derived.by((): Ghost | null => (this.shown ? this.ghostOf(this.shown) : null));
  /** The ship that is looked at: under the mouse, clicked, or asked about. */
  inspected = $derived.by((): ShipId | null => {
    const asked = this.ask && 'ship' in this.ask && !this.planning ? this.ask.ship : null;
    return this.hovered ?? this.selected ?? asked;
  });

  /** Goes straight ahead, as fast as before, if that may be planned. */
  private proposal(planning: Planning): Draft {
    const { ship, words, facts } = planning;
    const all = [...words].map(readCards);
    const plain = all.filter(({ lead }) => lead === NO_LEAD);
    const among = plain.length ? plain : all;
    const first = among.find(({ card }) => facts.maneuvers[card]?.shape === 'straight') ?? among[0] ?? { lead: NO_LEAD, card: '' };
    const enters = planning.stage === 'cards' && ship.fate !== 'in-play';
    const rest = { speed: ship.speed, climb: 'level', ftl: enters, dial: ship.dial } as const;
    return planning.stage === 'cards' || planning.stage === 'cards-ahead'
      ? this.mend({ ...first, ...rest }, planning) : { lead: NO_LEAD, card: '', ...rest };
  }

  /** The nearest plan that is legal: another maneuver after this lead, another speed, the dial as it was. */
  private mend(draft: Draft, planning: Planning): Draft {
    const { ship, words, facts, limits, stage, strict } = planning;
    let next = draft;
    if (stage === 'cards' && !words.has(cardsWord(next))) {
      const other = [...words].map(readCards).find(({ lead }) => lead === next.lead);
      if (other) next = { ...next, ...other };
    }
    const fits = (one: Draft) => (stage === 'panel' ? words.has(panelWord(one)) : strict || !faultOf(ship, one, limits, facts));
    if (!fits(next)) {
      const far = (speed: Speed) => Math.abs(energyOf({ ...next, speed }, facts) - ship.energy);
      const speeds = SPEEDS.toSorted((a, b) => far(a) - far(b));
      const climbs: Climb[] = limits.levels ? [next.climb, 'level', 'up', 'down'] : ['level'];
      const found = climbs.flatMap((climb) => speeds.map((speed) => ({ ...next, speed, climb, ftl: false }))).find(fits);
      if (found) next = found;
      else if (words.has('speed:ftl')) next = { ...next, ftl: true };
    }
    if (next.dial !== ship.dial && !strict && !mayTurnDial(ship, next, limits, facts)) next = { ...next, dial: ship.dial };
    return next;
  }
  private with(change: Partial<Draft>): Draft { return this.mend({ ...this.draft!, ...change }, this.planning!); }

  choose(change: Partial<Draft>) {
    if (!this.draft || !this.planning) return;
    this.chosen = { key: this.key, draft: this.with(change) };
    this.preview = null;
  }

  ghostOf(draft: Draft): Ghost {
    const { ship, facts, limits } = this.planning!;
    const way = legs(ship, draft, facts);
    return {
      legs: way, end: endOf(ship, way), dial: dialAtEnd(draft, facts), energy: energyOf(draft, facts),
      fault: faultOf(ship, draft, limits, facts), fate: fateOf(this.view!, ship, draft, facts),
    };
  }

  /** Whether the cards may be planned together. */
  isOffered(cards: Cards): boolean {
    const { planning, draft } = this;
    if (!planning || !draft) return false;
    if (planning.stage === 'cards' || planning.stage === 'cards-ahead') return planning.words.has(cardsWord(cards));
    return cards.lead === draft.lead && cards.card === draft.card;
  }
  hasLead(lead: Lead): boolean {
    return !!this.planning && [...this.planning.words].some((word) => readCards(word).lead === lead);
  }
  /** Why a maneuver can't be planned after the chosen lead: what is wrong at its best speed. */
  whyNot(cards: Cards): Fault | null {
    const { planning, draft } = this;
    if (!planning || !draft || this.isOffered(cards)) return null;
    const { ship, facts, limits } = planning;
    const faults = SPEEDS.map((speed) => faultOf(ship, { ...draft, ...cards, speed, climb: 'level', ftl: false }, limits, facts));
    return faults.find((fault) => fault && fault !== 'arrow') ?? 'arrow';
  }

  speeds = $derived.by((): SpeedChoice[] => {
    const { planning, draft } = this;
    if (!planning || !draft) return [];
    const { ship, words, facts, limits, stage, strict } = planning;
    return SPEEDS.map((speed) => {
      const plan = { ...draft, speed, ftl: false };
      const fault = faultOf(ship, plan, limits, facts);
      const offered = stage === 'panel' ? words.has(panelWord(plan)) : stage === 'cards' && (strict || !fault);
      return { speed, energy: energyOf(plan, facts), fault, offered };
    });
  });
  canJump = $derived.by(() => {
    const { planning } = this;
    if (!planning) return false;
    return planning.stage === 'panel' ? planning.words.has('speed:ftl') : planning.limits.jumps && planning.stage === 'cards';
  });
  dials = $derived.by((): number[] => {
    const { planning, draft } = this;
    if (!planning || !draft || !planning.limits.complete) return [];
    const { ship, facts, limits, stage, words, strict } = planning;
    const all = Array.from({ length: Math.round(360 / facts.notch) }, (_, dial) => dial);
    if (stage === 'dial') return all.filter((dial) => words.has(dialWord(dial)));
    return strict || mayTurnDial(ship, draft, limits, facts) ? all : [ship.dial];
  });

  /** The plan that was sent for a ship and is not revealed yet. */
  waiting(ship: Ship): Draft | null {
    const { turn, step } = this.view?.public ?? { turn: 0, step: null };
    return (step === 'planning' && this.sent.find((one) => one.ship === ship.id && one.turn === turn)?.draft) || null;
  }
  /** The word of the draft for the question that is open. */
  word = $derived.by(() => (this.draft && this.planning ? wordOf(this.draft, this.planning.stage) : null));

  /** The ship that the plan would lose, until its owner is sure. */
  losing = $state.raw<Ship | null>(null);
  /** Sends the plan, unless it loses the ship: then its owner is asked first. */
  async commit() {
    const { draft, planning } = this;
    if (!draft || !planning) return;
    if (this.ghostOf(draft).fate === 'lost') this.losing = planning.ship;
    else await this.send();
  }
  /** Sends the plan: the cards, the sliders and the dial, one after the other, as far as they are asked for. */
  async send() {
    const { draft, planning, table } = this;
    this.losing = null;
    if (!draft || !planning) return;
    const stages = planning.stage === 'cards-ahead' ? [planning.stage] : ORDER;
    this.chosen = { key: this.key, draft };
    const turn = this.view!.public.turn;
    for (const stage of stages) {
      const prompt = table.look?.prompt;
      const ask = prompt?.ask as Ask | undefined;
      if (ask?.ask !== stage || !('ship' in ask) || ask.ship !== planning.ship.id) continue;
      const option = prompt!.options.find(({ word }) => word === wordOf(draft, stage));
      // The server knows better: what it offers is shown, and the player chooses anew.
      if (!option) return;
      await table.answer([option]);
      if (table.refusal) return;
    }
    this.sent = [...this.sent.filter((one) => one.turn === turn), { ship: planning.ship.id, turn, draft }];
  }
}

function wordOf(draft: Draft, stage: Stage): string {
  if (stage === 'panel') return panelWord(draft);
  return stage === 'dial' ? dialWord(draft.dial) : cardsWord(draft);
}

const desks = new WeakMap<TableStore, Desk>();
/** The desk of the player at this table. */
export function deskOf(table: TableStore): Desk {
  const desk = desks.get(table) ?? new Desk(table);
  desks.set(table, desk);
  return desk;
}
