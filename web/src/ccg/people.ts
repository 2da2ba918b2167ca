// What players are called at this table.
import type { Seat } from '../lib/types';
import type { TableStore } from '../table/store.svelte';
import { botName } from '../lib/seats';
import { t } from '../lib/i18n.svelte';

export function personAt(table: TableStore, seat: Seat): string {
  const who = table.look?.table.seats[seat];
  if (who?.player) return who.player;
  return who?.bot ? botName(who.bot) : t('seat-number', { number: seat + 1 });
}
/** The log as far as it was told. */
export function logSoFar(table: TableStore) {
  const until = table.telling.now?.entry.n ?? Infinity;
  return table.log.filter((entry) => entry.n <= until);
}
