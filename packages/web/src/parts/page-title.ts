/** The title of a page by its address: what a list of open windows and a screen reader say first. */
import { listed } from '../games.ts';
import type { Route } from '../router.svelte.ts';
import { say } from '../words/index.ts';
import type { Key } from '../words/index.ts';

const NAMES: Readonly<Record<string, Key>> = {
  new: 'new.title',
  today: 'today.title',
  play: 'table.setting',
  table: 'table.setting',
  room: 'online.lobby',
  online: 'online.lobby',
  replay: 'replay.title',
  debrief: 'debrief.title',
  review: 'review.title',
  progress: 'progress.title',
  rules: 'nav.rules',
  teach: 'teach.title',
  learn: 'learn.title',
  join: 'title.join',
  class: 'title.class',
  wall: 'title.wall',
  report: 'title.report',
  train: 'title.train',
  studio: 'nav.studio',
  edition: 'nav.studio',
  tables: 'tables.title',
  settings: 'settings.title',
  credits: 'credits.title',
};

export function titleOf({ page, parts }: Pick<Route, 'page' | 'parts'>): string {
  if (page === '') return say('brand');
  const game = listed(parts[0] ?? '')?.entry.title;
  const name = say(NAMES[page] ?? 'error.title');
  return titled(game === undefined ? name : `${name}: ${game}`);
}

export const titled = (what: string): string => `${what} | ${say('brand')}`;
