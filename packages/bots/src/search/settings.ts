import type { SearchSettings } from '@boardroom/kernel';

export type { SearchSettings };

export const usualSearch: SearchSettings = {
  character: '',
  questions: [],
  bound: [],
  advised: [],
  usual: 0,
  iterations: 4000,
  rivals: 0,
  ms: 900,
  width: 16,
  clock: [],
  ticks: 1,
  horizon: 12,
  playout: 6,
  policy: 'suggest',
  explore: 1,
  widen: 0.5,
  trust: 0.5,
  nodes: 40_000,
  asides: 0,
};
