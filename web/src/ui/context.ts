import { getContext, setContext } from 'svelte';
import type { TableStore } from '../table/store.svelte';

const KEY = Symbol('table');
export const provideTable = (store: TableStore) => setContext(KEY, store);
export const useTable = () => getContext<TableStore>(KEY);
