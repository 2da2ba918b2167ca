import { api } from '../lib/api';
import { router } from '../lib/router.svelte';
import type { Summary } from '../lib/types';

/** The game of those who have not said which one. */
const USUAL_GAME = 'fleet';

/** Opens a table with programs on all other seats, and goes there. */
export async function playNow(game = USUAL_GAME, players?: number, brings?: string | null) {
  const body = { game, ...(players ? { players } : {}), ...(brings ? { brings } : {}) };
  const table = await api.post<Summary>('/tables/quick', body);
  router.go(`/t/${table.id}`);
}
