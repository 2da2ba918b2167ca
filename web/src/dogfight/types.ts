// What a viewer knows of a game of `dogfight`: the engine's types, and the words that only the client takes apart.
import type { Counter, Pose, Ship, ShipId, Side, Speed, Symbol, Target, View } from '../generated/dogfight';

export type {
  Aimed, ArrowFacts, Ask, Backs, Climb, Cockpit, Counter, Damage, Edge, Event, Facts, Forbidden, ManeuverFacts, Modifier, Own, Panel, Plan,
  Pool, Pose, Public, Range, Revealed, Ship, ShipClass, ShipId, Side, Sighting, Speed, Spot, Step, Symbol, Target, Terrain,
  Texts, View, WhyNot,
} from '../generated/dogfight';

export const SPEEDS: Speed[] = ['B', '0', 'L', 'M', 'H'];
export const SIDES: Side[] = ['colonial', 'cylon'];

export const sideOf = (id: ShipId): Side => (id.startsWith('cylon') ? 'cylon' : 'colonial');
export const numberOf = (id: ShipId) => Number(id.slice(id.lastIndexOf('-') + 1));
export const shipsOf = (view: View): Ship[] => Object.values(view.public.ships);
export const isInPlay = (ship: Ship) => ship.fate === 'in-play';
export const inPlay = (view: View): Ship[] => shipsOf(view).filter(isInPlay);
export const isComplete = (view: View) => view.public.options.rules === 'complete';
export const isOwn = (view: View, ship: Ship) => view.seat !== null && ship.owner === view.seat;
export const shipOf = (target: Target): ShipId | null => ('ship' in target ? target.ship : null);

/** A damage counter's word such as `2+/engine`, in parts. */
export function readCounter(word: Counter): { value: number; plus: boolean; symbol: Symbol | null } {
  const [number = '0', symbol] = word.split('/');
  return { value: parseInt(number, 10), plus: number.endsWith('+'), symbol: (symbol as Symbol | undefined) ?? null };
}

export const samePose = (one: Pose, two: Pose) =>
  one.at[0] === two.at[0] && one.at[1] === two.at[1] && one.heading === two.heading;
