/** Money, prestige and the Chair. */
import { amount } from '@boardroom/ui-kit';
import type { Piece, TokenLook } from '@boardroom/ui-kit/print';
import chair from '@phosphor-icons/core/duotone/office-chair-duotone.svg?raw';
import { PLUM } from '../room.ts';
import type { Table } from '../table.ts';

/** For each player; the smallest note is of 100. */
export const MONEY = [
  { value: 100, copies: 10 },
  { value: 500, copies: 6 },
  { value: 1000, copies: 6 },
] as const;
/** Paper and print. */
const COLOURS: Readonly<Record<number, readonly [fill: string, on: string]>> = {
  100: ['#dbece3', '#1f5f43'],
  500: ['#dde6f2', '#2f4f80'],
  1000: ['#e8def1', '#5f3885'],
};
export const noteLook = (_: Table, { index: value }: Piece): TokenLook => ({
  fill: COLOURS[value]![0],
  on: COLOURS[value]![1],
  text: `$${amount(value)}`,
});

export const COUNTERS = [
  { id: 'one', copies: 8 },
  { id: 'five', copies: 4 },
  { id: 'chair', copies: 1 },
] as const;
export function counterLook(scene: Table, { id }: Piece): TokenLook {
  if (id === 'chair')
    return { fill: PLUM, icon: chair, note: scene.words.say('token.chair') ?? '' };
  return {
    fill: '#dda552',
    on: PLUM,
    text: id === 'one' ? '1' : '5',
    note: scene.words.say('token.prestige') ?? '',
  };
}
