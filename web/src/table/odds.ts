// How likely a die is, in words.
import type { Odds } from '../generated/api';
import { t } from '../lib/i18n.svelte';

/** Such as `6 or more: 38 %`, and what is added to the die. */
export function oddsOf({ wanted, percent, bonus }: Odds): string {
  const chance = !wanted ? t('odds-certain', { percent })
    : 'at-least' in wanted ? t('odds-at-least', { face: wanted['at-least'], percent }) : t('odds-at-most', { face: wanted['at-most'], percent });
  return bonus ? `${chance} ${t('odds-bonus', { bonus: bonus < 0 ? `−${-bonus}` : `+${bonus}` })}` : chance;
}
