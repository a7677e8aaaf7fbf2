/** Pieces that every seat has, and what shows whose they are. */
import type { GameTypes, Table } from '@boardroom/kernel';
import type { Scene } from '../contract.ts';
import { COLOUR, shapePath } from '../players.ts';
import type { Piece } from './contract.ts';

/** `copies` of one piece for each seat; its index is the seat. */
export function eachSeat(t: Table<any>, id: string, copies: number): Piece[] {
  return Array.from({ length: t.seats }, (_, seat) => ({
    id: `${id} ${seat + 1}`,
    index: seat,
    copies,
    back: `${seat}`,
  }));
}

/** Lettering on a seat's colour. */
const ON = ['#fff', '#fff', '#fff', '#fff', '#2b1d00', '#35082a', '#fff'] as const;

export interface SeatColours {
  readonly fill: string;
  readonly on: string;
  shape(radius: number): string;
}
export function seatColours<G extends GameTypes>(scene: Scene<G>, seat: number): SeatColours {
  const player = scene.colours[seat]!;
  return {
    fill: COLOUR[player],
    on: ON[player]!,
    shape: (radius) => shapePath(player, radius),
  };
}
