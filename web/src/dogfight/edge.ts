// Whether a plan takes a ship off the table, so that nobody loses one by mistake. What becomes of it is for the rules.
import { place } from './geometry';
import { faultOf, limitsOf } from './limits';
import { legs, NO_LEAD, readCards, readPanel, type Draft } from './plan';
import { numberOf, sideOf, SPEEDS, type Ask, type Edge, type Facts, type Pose, type Ship, type View } from './types';

/** A ship stays, is lost, or leaves by the edge that saves it. */
export type Fate = 'stays' | 'lost' | 'saved';

/** The edges over which a base reaches, even with a corner. */
function crossed(pose: Pose, [width, height]: View['public']['mission']['table'], facts: Facts): Edge[] {
  const corners = facts.base.map((spot) => place(pose, spot).at);
  const over = {
    north: corners.some(([, y]) => y > height), east: corners.some(([x]) => x > width),
    south: corners.some(([, y]) => y < 0), west: corners.some(([x]) => x < 0),
  };
  return (['north', 'east', 'south', 'west'] as const).filter((edge) => over[edge]);
}

/** What becomes of a ship with this plan. */
export function fateOf(view: View, ship: Ship, draft: Draft, facts: Facts): Fate {
  const { mission } = view.public;
  const [lowest, highest] = facts.levels;
  const level = ship.level + { level: 0, up: 1, down: -1 }[draft.climb];
  if (level < lowest || level > highest) return 'lost';
  // A ship that stops over the edge on its way has left.
  const left = legs(ship, draft, facts).map((leg) => crossed(leg.at(-1)!, mission.table, facts)).find((edges) => edges.length);
  if (!left) return 'stays';
  const { exit } = mission[sideOf(ship.id)][numberOf(ship.id) - 1] ?? {};
  return exit && left.includes(exit) ? 'saved' : 'lost';
}

/** Whether an answer loses the ship whatever is answered afterwards: sliders, or cards that leave no other choice. */
export function losesShip(word: string, ask: Ask, view: View, facts: Facts): boolean {
  const ship = 'ship' in ask ? view.public.ships[ask.ship] : undefined;
  if (!ship) return false;
  const rest = { lead: NO_LEAD, card: '', speed: ship.speed, climb: 'level', ftl: false, dial: ship.dial } as const;
  if (ask.ask === 'panel') return fateOf(view, ship, { ...rest, ...readCards(ask.cards), ...readPanel(word) }, facts) === 'lost';
  if (ask.ask !== 'cards') return false;
  const limits = limitsOf(view, ship, facts);
  const plans = SPEEDS.map((speed): Draft => ({ ...rest, ...readCards(word), speed }));
  const legal = plans.filter((plan) => !faultOf(ship, plan, limits, facts));
  return legal.length > 0 && !limits.levels && !limits.jumps && legal.every((plan) => fateOf(view, ship, plan, facts) === 'lost');
}
