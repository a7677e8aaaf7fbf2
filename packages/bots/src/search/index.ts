/** The search itself, step by step, for those who measure it. */
export { newMemory } from './memory.ts';
export { newSearch } from './search.ts';
export type { Search } from './search.ts';
