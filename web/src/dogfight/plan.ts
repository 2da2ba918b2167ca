// A plan in the making: its words, where it leads, what energy it gives. Which plans may be made is in `limits`.
import { ahead, normal, place } from './geometry';
import type { Climb, Facts, ManeuverFacts, Pose, Ship, Speed, Spot } from './types';

/** What lies before or beside the maneuver: an overboost, a change of direction, the blank card, or nothing. */
export type Lead = string;
export const NO_LEAD: Lead = '';
export const BLANK: Lead = 'blank';

export interface Cards { lead: Lead; card: string }
export interface Draft extends Cards { speed: Speed; climb: Climb; ftl: boolean; dial: number }

export const isBoost = (card: ManeuverFacts | undefined) => !!card?.line;
export const isTurnabout = (card: ManeuverFacts | undefined) => card?.shape === 'change-direction';
export const isManeuver = (card: ManeuverFacts) => Object.keys(card.arrows).length > 0;
export const isStraight = (card: ManeuverFacts | undefined) => card?.shape === 'straight' || card?.shape === 'ob-straight';

/** `v2-turn-r`, `v2-turn-r+blank` or `v2-ob-bank-l+v2-straight`. */
export function cardsWord({ lead, card }: Cards): string {
  if (lead === NO_LEAD) return card;
  return lead === BLANK ? `${card}+${BLANK}` : `${lead}+${card}`;
}
export function readCards(word: string): Cards {
  const [first, second] = word.split('+') as [string, string | undefined];
  if (second === undefined) return { lead: NO_LEAD, card: first };
  return second === BLANK ? { lead: BLANK, card: first } : { lead: first, card: second };
}
/** `speed:M`, `speed:L/up` or `speed:ftl`. */
export function panelWord({ speed, climb, ftl }: Pick<Draft, 'speed' | 'climb' | 'ftl'>): string {
  if (ftl) return 'speed:ftl';
  return climb === 'level' ? `speed:${speed}` : `speed:${speed}/${climb}`;
}
export function readPanel(word: string): Pick<Draft, 'speed' | 'climb' | 'ftl'> {
  const [speed, climb] = word.slice('speed:'.length).split('/') as [string, Climb | undefined];
  if (speed === 'ftl') return { speed: 'L', climb: 'level', ftl: true };
  return { speed: speed as Speed, climb: climb ?? 'level', ftl: false };
}
export const dialWord = (dial: number) => `dial:${dial}`;

export function energyOf({ lead, speed, climb }: Draft, facts: Facts): number {
  const boost = isBoost(facts.maneuvers[lead]) ? facts['boost-energy'] : 0;
  return (facts.energies[speed] ?? 0) + boost + (climb === 'level' ? 0 : facts['climb-energy']);
}

/** The cards that are carried out: a ship that stands still only shows its maneuver. */
export function executed({ lead, card, speed }: Draft, facts: Facts): ManeuverFacts[] {
  const first = lead === BLANK ? undefined : facts.maneuvers[lead];
  const maneuver = speed === '0' ? undefined : facts.maneuvers[card];
  return [first, maneuver].filter((one) => one !== undefined);
}

const driftOf = (energy: number, facts: Facts) =>
  facts.drifts.filter((drift) => energy >= drift.energy).reduce((most, { length }) => Math.max(most, length), 0);
const walk = (from: Pose, way: Spot[]): Pose[] => way.map((spot) => place(from, spot));

/** Where the ship goes, leg by leg; a leg is a row of poses. A ship that stands still has none. */
export function legs(ship: Ship, draft: Draft, facts: Facts): Pose[][] {
  const arrow = facts.maneuvers[draft.card]?.arrows[draft.speed];
  const lead = facts.maneuvers[draft.lead];
  if (draft.ftl) return [];
  if (lead?.line) {
    const boost = walk(ship.pose, lead.line.way);
    return arrow ? [boost, walk(boost.at(-1)!, arrow['way-after-boost'])] : [boost];
  }
  if (isTurnabout(lead)) {
    const drift = driftOf(ship.energy, facts);
    const drifted = ahead(ship.pose, drift);
    const turned = { ...drifted, heading: normal(drifted.heading + ship.dial * facts.notch) };
    const legs = drift ? [[ship.pose, drifted]] : [];
    return [...legs, arrow ? walk(turned, arrow.way) : [turned]];
  }
  return arrow ? [walk(ship.pose, arrow.way)] : [];
}

export const endOf = (ship: Ship, way: Pose[][]): Pose => way.at(-1)?.at(-1) ?? ship.pose;
/** Where the ship points at the end, in notches from its heading. */
export const dialAtEnd = (draft: Draft, facts: Facts) => (isTurnabout(facts.maneuvers[draft.lead]) ? 0 : draft.dial);
