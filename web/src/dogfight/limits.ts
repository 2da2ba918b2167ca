// What a ship's next plan may be, as far as its owner can tell, so that speeds and dials can be shown as allowed or
// not while cards are still being chosen. The server's offers decide; these only have to agree with them.
import { BLANK, energyOf, executed, isBoost, isStraight, isTurnabout, NO_LEAD, type Draft } from './plan';
import {
  isComplete, numberOf, readCounter, sideOf, type Facts, type Forbidden, type Ship, type Symbol, type View,
} from './types';

/** Why a plan can't be made; each has a text `df-fault-...`. */
export type Fault = 'arrow' | 'g' | 'difficult' | 'straight' | 'rotated' | 'energy' | 'boost' | 'level' | 'flaw' | 'dial';

export interface Limits {
  complete: boolean;
  /** The least and the most energy that can be planned. */
  least: number;
  most: number;
  g: number;
  canTurnDial: boolean;
  /** Points elsewhere than it moves, or is crippled or dry: only straight ahead with the same energy. */
  inertial: boolean;
  difficult: boolean;
  greenPilot: boolean;
  levels: boolean;
  jumps: boolean;
  /** The most G with which the dial may be turned beside a bent maneuver; below 0 where that is not allowed. */
  rotateWith: number;
  /** The hull or the mission allows an overboost only to carry energy that can't be shed. */
  carriesOnly: boolean;
  afterDifficult: boolean;
  nervous: { straight: boolean; moving: boolean; noBoost: boolean };
}

type Effect = Ship['now']['effects'][number];
const has = (effects: Effect[], wanted: Effect & string) => effects.includes(wanted);
const sum = (effects: Effect[], read: (effect: Effect & object) => number | undefined) =>
  effects.reduce((all, effect) => all + ((typeof effect === 'object' ? read(effect) : undefined) ?? 0), 0);

/** How often a ship of the viewer has suffered a special damage. */
export function special(view: View, ship: Ship, symbol: Symbol): number {
  const cockpit = view.own?.cockpits[ship.id];
  if (!cockpit || !isComplete(view)) return 0;
  const printed = cockpit.damage.filter((damage) => damage['symbol-acts'] && readCounter(damage.counter).symbol === symbol);
  return printed.length + cockpit.symbols.filter((named) => named === symbol).length;
}

function acceleration(view: View, ship: Ship, facts: Facts): number {
  const full = facts.ships[ship.class]?.acceleration ?? 0;
  const usual = special(view, ship, 'engine') > 0 ? Math.floor((full + 1) / 2) : full - (ship.pilot.level === 'nugget' ? 1 : 0);
  return usual + sum(ship.now.effects, (effect) => ('acceleration' in effect ? effect.acceleration : undefined));
}

const forbids = (view: View, { id }: Ship, what: Forbidden) =>
  !!view.public.mission[sideOf(id)][numberOf(id) - 1]?.forbid?.includes(what);

function mayJump(view: View, ship: Ship, facts: Facts): boolean {
  const { options, turn } = view.public;
  const soon = ship['last-jump'] !== null && ship['last-jump'] + 1 >= turn;
  return options.extras.includes('ftl') && !!facts.ships[ship.class]?.ftl && !forbids(view, ship, 'ftl') && !soon;
}

export function limitsOf(view: View, ship: Ship, facts: Facts): Limits {
  const { effects } = ship.now;
  const dry = ship.fuel !== null && ship.fuel <= 0;
  const frozen = special(view, ship, 'engine') >= 2 || dry;
  const by = acceleration(view, ship, facts);
  const after = ship.before.difficult && !has(effects, 'cool-head');
  const brakes = has(effects, 'brake') && ship.dial === 0;
  return {
    complete: isComplete(view),
    least: frozen ? ship.energy : brakes ? -1 : ship.energy - by,
    most: frozen ? ship.energy : ship.energy + by,
    g: (special(view, ship, 'controls') > 0 ? 3 : 4) +
      sum(effects, (effect) => ('g-limit' in effect ? effect['g-limit'] : undefined)),
    canTurnDial: special(view, ship, 'controls') < 2 && !dry && !has(effects, 'no-standing-still'),
    inertial: ship.dial !== 0 || ship.crippled || dry,
    difficult: !after && special(view, ship, 'pilot') === 0 && !has(effects, 'no-hard-maneuvers'),
    greenPilot: ship.pilot.level === 'nugget' || ship.pilot.level === 'rookie',
    levels: view.public.options.extras.includes('levels'),
    jumps: mayJump(view, ship, facts),
    rotateWith: sum(effects, (effect) => ('rotate-with' in effect ? effect['rotate-with'] + 1 : undefined)) - 1,
    carriesOnly: special(view, ship, 'hull') > 0 || forbids(view, ship, 'overboost'),
    afterDifficult: after,
    nervous: {
      straight: has(effects, 'only-straight'),
      moving: has(effects, 'no-standing-still'),
      noBoost: has(effects, 'no-hard-maneuvers'),
    },
  };
}

/** What is wrong with a plan; nothing if it is legal. */
export function faultOf(ship: Ship, draft: Draft, limits: Limits, facts: Facts): Fault | null {
  const cards = executed(draft, facts);
  const lead = facts.maneuvers[draft.lead];
  const energy = energyOf(draft, facts);
  const straight = cards.every(isStraight);
  const moves = draft.speed !== '0';
  if (draft.ftl) return null;
  if (moves && !facts.maneuvers[draft.card]?.arrows[draft.speed]) return 'arrow';
  if (cards.reduce((g, card) => g + card.g, 0) > limits.g) return 'g';
  if (!limits.difficult && cards.some((card) => card.difficult)) return 'difficult';
  if (isBoost(lead)) {
    if (!moves || draft.speed === 'B' || draft.climb !== 'level') return 'boost';
    if (limits.nervous.noBoost || (limits.carriesOnly && energy > ship.energy)) return 'boost';
    if (limits.afterDifficult && !isStraight(lead)) return 'difficult';
  }
  if (draft.climb !== 'level' && (!limits.levels || draft.speed === 'B' || isTurnabout(lead))) return 'level';
  const second = draft.lead !== NO_LEAD && draft.lead !== BLANK;
  if (limits.greenPilot && second && moves && !isStraight(facts.maneuvers[draft.card])) return 'straight';
  if (limits.nervous.moving && (draft.speed === '0' || draft.speed === 'B')) return 'flaw';
  if (limits.nervous.straight && !cards.every((card) => isStraight(card) || isTurnabout(card))) return 'flaw';
  if (!limits.complete) return null;
  if (limits.inertial && !isTurnabout(lead)) {
    if (!straight) return 'rotated';
    return energy === ship.energy ? null : 'energy';
  }
  return energy < limits.least || energy > limits.most ? 'energy' : null;
}

/** Whether the dial may be turned with this plan. */
export function mayTurnDial(ship: Ship, draft: Draft, limits: Limits, facts: Facts): boolean {
  if (!limits.complete || !limits.canTurnDial || isTurnabout(facts.maneuvers[draft.lead])) return false;
  const boost = isBoost(facts.maneuvers[draft.lead]);
  const cards = [facts.maneuvers[draft.card], ...(boost ? [facts.maneuvers[draft.lead]] : [])];
  const alone = draft.lead === NO_LEAD || draft.lead === BLANK;
  const tight = ship.dial === 0 && alone && (cards[0]?.g ?? 9) <= limits.rotateWith;
  return (draft.speed === '0' && !boost) || cards.every(isStraight) || tight;
}
