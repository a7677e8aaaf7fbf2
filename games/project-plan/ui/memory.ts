/**
 * The state does not keep what was thrown; events say it. `tell` notes every throw with its place in
 * the course of the game, and the board looks up the one that belongs to the position it draws, so
 * that looking back and undoing show the right dice.
 */
import type { Seat } from '@boardroom/kernel';
import type { Look } from './scene.ts';
import type { ProjectPlanEvent } from '../src/types.ts';

export interface Throw {
  readonly when: number;
  readonly seat: Seat;
  readonly dice: readonly number[];
  /** Walks after this throw: from, to. */
  readonly walks: (readonly [from: number, to: number])[];
}
interface Notes {
  round: number;
  seat: Seat;
  throws: number;
  readonly list: Throw[];
}

const notes = new WeakMap<object, Notes>();

/** A number that grows from hand to hand and throw to throw. */
function when(round: number, place: number, throws: number): number {
  return (round * 8 + place) * 4 + throws;
}
function placeOf(scene: Look, seat: Seat): number {
  const { players } = scene.t;
  return seat < 0 ? players : (seat - scene.view.starter + players) % players;
}

export function note(scene: Look, event: ProjectPlanEvent): void {
  let mine = notes.get(scene);
  if (!mine) notes.set(scene, (mine = { round: 1, seat: -1, throws: 0, list: [] }));
  if (event.type === 'starts') Object.assign(mine, { round: 1, throws: 0, seat: event.seat });
  else if (event.type === 'startThrow')
    mine.list.splice(0, Infinity, { when: 0, seat: event.seat, dice: event.dice, walks: [] });
  else if (event.type === 'round') mine.round = event.round;
  else if (event.type === 'hand') Object.assign(mine, { seat: event.seat, throws: 0 });
  else if (event.type === 'thrown') {
    const now = when(mine.round, placeOf(scene, event.seat), ++mine.throws);
    while (mine.list.length > 0 && mine.list.at(-1)!.when >= now) mine.list.pop();
    mine.list.push({ when: now, seat: event.seat, dice: event.dice, walks: [] });
  } else if (event.type === 'moved') mine.list.at(-1)?.walks.push([event.from, event.cell]);
}

/** The last throw before the position that is drawn. */
export function lastThrow(scene: Look): Throw | undefined {
  const { round, active, throws } = scene.view;
  const now = when(round, placeOf(scene, active), throws);
  return notes.get(scene)?.list.findLast((it) => it.when <= now);
}
