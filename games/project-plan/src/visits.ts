/** How often PMs stop where: the dice, the cards that move tokens and the way to WFA. */
import type { Effect } from './content.ts';

/** A hand has a little more than one throw, since a double may be followed by another. */
const THROWS_PER_HAND = 1.15;
const LAPS = 60;

export interface Board {
  readonly cells: readonly number[];
  readonly wfaCell: number;
  readonly chance: number;
  readonly chest: number;
  readonly gotoWfa: number;
  /** Where a card leads from a cell; -1 = nowhere, else a cell. */
  target(effect: Effect, from: number): number;
  readonly effects: readonly Effect[];
}

/** Expected stops on each cell in one hand of one PM, in the long run. */
export function visitRates(board: Board): number[] {
  let place = board.cells.map(() => 1 / board.cells.length);
  let stops = place;
  for (let lap = 0; lap < LAPS; lap++) {
    const next = place.map(() => 0);
    stops = place.map(() => 0);
    const arrive = (cell: number, weight: number): void => {
      stops[cell]! += weight;
      const kind = board.cells[cell]!;
      if (kind === board.gotoWfa) next[board.wfaCell]! += weight;
      else if (kind === board.chance || kind === board.chest)
        for (let i = 0; i < 16; i++) {
          const effect = board.effects[kind === board.chance ? i : 16 + i]!;
          const to = board.target(effect, cell);
          if (effect.kind === 'goToWfa') next[board.wfaCell]! += weight / 16;
          else if (to < 0) next[cell]! += weight / 16;
          else arrive(to, weight / 16);
        }
      else next[cell]! += weight;
    };
    for (let from = 0; from < place.length; from++)
      for (let points = 2; points <= 12; points++)
        arrive((from + points) % place.length, place[from]! * chanceOf(points));
    place = next;
  }
  return stops.map((rate) => rate * THROWS_PER_HAND);
}

/** Of throwing this sum with two dice. */
export function chanceOf(points: number): number {
  return (6 - Math.abs(7 - points)) / 36;
}
