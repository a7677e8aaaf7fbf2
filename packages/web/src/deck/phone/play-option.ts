/** A group plays its option on: a table of this device with the past and the luck of the match. */
import type { DeckMoment } from '@boardroom/client';
import type { Move } from '@boardroom/kernel';
import { branchFrom } from '../../engine/what-if.ts';
import { router } from '../../router.svelte.ts';
import type { Film } from '../film.ts';

export async function playOption(
  { saved }: Film,
  { move: at, seat = 0 }: DeckMoment,
  move: Move,
): Promise<void> {
  const past = [...saved.record.moves.slice(0, at), [seat, move] as const];
  const taken = { ...saved, record: { ...saved.record, moves: past } };
  router.go(`/table/${await branchFrom(taken, past.length, seat)}`);
}
