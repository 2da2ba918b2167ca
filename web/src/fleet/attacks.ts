// What attacks on a ship have to roll, and what it has to roll itself: the rules' attack table, in words.
import { names } from './names.svelte';
import type { CardText } from '../lib/types';
import { t } from '../lib/i18n.svelte';

type Attack = (typeof names.facts.attacks)[number];

const ROLL = (needs: Attack['needs']) => ('at-least' in needs ? `${needs['at-least']}+` : `≤${needs['at-most']}`);
/** What the die has to show, as short as can be: `7+`. */
export const roll = ({ needs }: Attack) => ROLL(needs);
/** The ships that somebody can be attacked with or be, in the order of the table. */
export const sides = () => ({
  targets: [...new Set(names.facts.attacks.map(({ target }) => target))],
  attackers: [...new Set(names.facts.attacks.map(({ attacker }) => attacker))],
});
export const attack = (by: Attack['attacker'], on: Attack['target']) =>
  names.facts.attacks.find(({ attacker, target }) => attacker === by && target === on);

/** A ship to look at: how it is hit, and what it hits; and what else is known of it. */
export function shipCard(kind: string, known: string[] = []): CardText {
  const on = names.facts.attacks.filter(({ target }) => target === kind)
    .map((one) => ({ heading: t(`attacker-${one.attacker}`), text: t('hits-it', { roll: roll(one) }) }));
  const by = names.facts.attacks.filter(({ attacker }) => attacker === kind)
    .map((one) => ({ heading: t(`attacker-${kind}`), text: t('hits-target', { target: t(`attacked-${one.target}`), roll: roll(one) }) }));
  return { name: t(`attacker-${kind}`), lines: [...known.map((text) => ({ heading: null, text })), ...on, ...by], icons: [] };
}
