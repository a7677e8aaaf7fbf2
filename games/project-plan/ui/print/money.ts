/** Banknotes, staff, off-forecast markers, and a token for each PM. */
import { amount } from '@boardroom/ui-kit';
import type { Piece, TokenLook } from '@boardroom/ui-kit/print';
import { seatColours } from '@boardroom/ui-kit/print';
import { FTE, QM } from '../colours.ts';
import { seal, warning } from '../icons.ts';
import type { Look } from '../scene.ts';
import user from '@phosphor-icons/core/fill/user-fill.svg?raw';

/** For each PM. */
export const NOTES = [
  { value: 5000, copies: 8 },
  { value: 1000, copies: 10 },
  { value: 100, copies: 12 },
  { value: 10, copies: 10 },
] as const;
/** Paper and print. */
const COLOURS: Readonly<Record<number, readonly [fill: string, on: string]>> = {
  5000: ['#dcebd2', '#1f6b3d'],
  1000: ['#f6e0cf', '#8a3b12'],
  100: ['#d8e8f0', '#22566f'],
  10: ['#f1e8c9', '#5f4e14'],
};
export const noteLook = (scene: Look, { index: value }: Piece): TokenLook => ({
  fill: COLOURS[value]![0],
  on: COLOURS[value]![1],
  text: amount(value),
  note: scene.words.say('token.note') ?? '',
});

export const STAFF = ['fte', 'qm', 'marker'] as const;
export function staffLook(scene: Look, { id, index }: Piece): TokenLook {
  return {
    fill: [FTE, QM, '#8a6d1f'][index]!,
    icon: [user, seal, warning][index]!,
    note: scene.words.say(`token.${id}`) ?? '',
  };
}

export function pawnLook(scene: Look, { index: seat }: Piece): TokenLook {
  const { fill, on, shape } = seatColours(scene, seat);
  return { fill, on, shape: shape(50) };
}
