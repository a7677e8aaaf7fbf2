import { createContext } from 'svelte';
import type { OnlineTable } from './online-table.svelte.ts';

/** The table on the server that the page around shows. */
export const [useOnlineTable, provideOnlineTable] = createContext<OnlineTable>();
