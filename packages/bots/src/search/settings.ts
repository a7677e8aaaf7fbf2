import type { Move, SearchSettings, Table, Template } from '@boardroom/kernel';

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
  headsUp: {},
};

/** As they are at a table. */
export function settingsAt({ players }: Table, settings: SearchSettings): SearchSettings {
  return players === 2 ? { ...settings, ...settings.headsUp } : settings;
}

/** Whether a search may find this move by itself. */
export function isFree({ advised }: SearchSettings, move: Move | Template<Move>): boolean {
  for (const one of advised) {
    const colon = one.indexOf(':');
    if (colon < 0 ? one === move.type : one.startsWith(`${move.type}:`) && says(move, one, colon))
      return false;
  }
  return true;
}

function says(move: object, one: string, colon: number): boolean {
  return Object.values(move).includes(one.slice(colon + 1));
}
