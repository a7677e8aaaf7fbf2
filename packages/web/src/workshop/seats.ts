/** Seats of a class have the same colours and shapes at every table. */
import { COLOUR_NAME, PLAYERS, SHAPE_NAME } from '@boardroom/ui-kit';
import type { Player } from '@boardroom/ui-kit';

export const playerAt = (seat: number): Player => PLAYERS[seat % PLAYERS.length]!;
export const shapeAt = (seat: number): { colour: string; shape: string } => ({
  colour: COLOUR_NAME[playerAt(seat)],
  shape: SHAPE_NAME[playerAt(seat)],
});

/** The names of the others, as a sentence names them. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** Letters of codes in two groups, as they are read out. */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
