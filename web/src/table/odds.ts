// How likely a die is, in words.
import type { Odds } from '../generated/api';
import { t } from '../lib/i18n.svelte';

/** Such as `6 or more: 38 %`. */
export function oddsOf({ wanted, percent }: Odds): string {
  if (!wanted) return t('odds-certain', { percent });
  return 'at-least' in wanted ? t('odds-at-least', { face: wanted['at-least'], percent }) : t('odds-at-most', { face: wanted['at-most'], percent });
}
