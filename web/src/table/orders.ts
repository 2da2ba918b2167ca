// Standing orders in the words of the panel: six kinds, and for one of them a list of plays.
import { t } from '../lib/i18n.svelte';
import type { Orders } from '../lib/types';

export const KINDS = ['sensible', 'always-ask', 'pass-this-turn', 'pass-until-my-turn', 'pass-unless-concerned', 'ask-only-for'] as const;
export type Kind = (typeof KINDS)[number];
/** A play as the game lists it. Several plays may be one card. */
export interface Play { play: string; label: string }
export interface Card { label: string; plays: string[] }

/** The kind that counts in this turn: an order for a turn that is over is none. */
export function kindOf(orders: Orders | null | undefined, turn: number): Kind {
  if (!orders || orders === 'always-ask') return 'always-ask';
  if (orders === 'sensible' || orders === 'pass-until-my-turn' || orders === 'pass-unless-concerned') return orders;
  if ('ask-only-for' in orders) return 'ask-only-for';
  return orders['pass-this-turn'].turn === turn ? 'pass-this-turn' : 'always-ask';
}

export const playsOf = (orders: Orders | null | undefined): string[] =>
  typeof orders === 'object' && orders && 'ask-only-for' in orders ? orders['ask-only-for'].plays : [];

export function order(kind: Kind, turn: number, plays: string[]): Orders {
  if (kind === 'pass-this-turn') return { 'pass-this-turn': { turn } };
  if (kind === 'ask-only-for') return { 'ask-only-for': { plays } };
  return kind;
}

/** One entry for each card, although some have several plays. */
export function cards(plays: Play[]): Card[] {
  const labels = [...new Set(plays.map(({ label }) => label))];
  return labels.map((label) => ({ label, plays: plays.filter((one) => one.label === label).map(({ play }) => play) }));
}

/** The order in few words, for where it always stands. */
export function inWords(orders: Orders | null | undefined, turn: number): string {
  const kind = kindOf(orders, turn);
  return t(kind === 'ask-only-for' && !playsOf(orders).length ? 'order-now-pass-always' : `order-now-${kind}`);
}
