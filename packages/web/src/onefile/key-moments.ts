/** The log on paper: all of it where there is room, else turns, sure decisions, notes and the first move of every round. */
import { groupOf } from '../review/figures.ts';
import type { TableStore } from '../table/store/store.ts';
import type { Story } from './story.ts';
import type { OpenedFile } from './types.ts';

export interface Moment {
  readonly move: number;
  readonly time: string;
  readonly text: string;
}

export function momentsOf(
  { findings, file }: OpenedFile,
  story: Story,
  store: TableStore,
  most: number,
): Moment[] {
  const { film } = story;
  const wanted = new Set<number>(file.notes.map(({ move }) => move));
  for (const { move } of findings?.points ?? []) wanted.add(move + 1);
  for (const one of findings?.decisions ?? [])
    if (groupOf(one) === 'costly' || groupOf(one) === 'better') wanted.add(one.move + 1);
  let time = '';
  for (let move = 1; move <= film.length; move++) {
    const now = story.timeOf(move);
    if (now !== time) wanted.add(move);
    time = now;
  }
  wanted.add(film.length);
  if (film.length <= most) for (let move = 1; move <= film.length; move++) wanted.add(move);
  return [...wanted]
    .filter((move) => move <= film.length)
    .toSorted((a, b) => a - b)
    .map((move) => ({ move, time: story.timeOf(move), text: toldOf(move) }))
    .filter(({ text }) => text !== '');

  function toldOf(move: number): string {
    return film
      .told(move)
      .filter((one) => one.move === move && !one.to)
      .slice(0, film.length <= most ? 1 : 2)
      .map(({ event }) => store.words.event(event))
      .filter(Boolean)
      .join(' ');
  }
}
