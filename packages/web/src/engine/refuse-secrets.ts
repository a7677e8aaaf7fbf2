/** Replay and debrief of a game that still has secrets lead back to its table. */
import { NotForYou } from '../parts/said-error.ts';
import { placeOfTable } from '../store/saved.ts';
import type { SavedTable } from '../store/saved.ts';
import { say } from '../words/index.ts';
import { keepsSecrets } from './running.ts';
import type { Timeline } from './timeline.ts';

/** A review tells what was good, so it waits for the end even where one person plays against bots. */
export function refuseReview(saved: SavedTable, film: Timeline): void {
  refuseSecrets(saved, film, 1);
}

export function refuseSecrets(saved: SavedTable, film: Timeline, least = 2): void {
  if (!keepsSecrets(saved, film, least)) return;
  const way = { label: say('error.table'), href: placeOfTable(saved) };
  throw new NotForYou(say('error.running'), say('error.notyet'), way);
}
