// What players are called at this table.
import type { Seat } from '../lib/types';
import type { TableStore } from '../table/store.svelte';
import { nameIn } from '../lib/seats';

export const personAt = (table: TableStore, seat: Seat): string => nameIn(table.look?.table.seats, seat);
/** The log as far as it was told. */
export function logSoFar(table: TableStore) {
  const until = table.telling.now?.entry.n ?? Infinity;
  return table.log.filter((entry) => entry.n <= until);
}
