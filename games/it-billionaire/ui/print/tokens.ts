/** Indicators of a seat, and time rings of 1, 5 and 10 man-days. */
import type { Piece, TokenLook } from '@boardroom/ui-kit/print';
import { seatColours } from '@boardroom/ui-kit/print';
import buildings from '@phosphor-icons/core/fill/buildings-fill.svg?raw';
import prohibit from '@phosphor-icons/core/bold/prohibit-bold.svg?raw';
import type { ItScene } from '../naming.ts';

/** For each seat (R4, R88). */
export const SEAT_TOKENS = [
  { id: 'capital', copies: 1 },
  { id: 'lab', copies: 3 },
  { id: 'container 1', copies: 1 },
  { id: 'container 2', copies: 1 },
  { id: 'container 3', copies: 1 },
  { id: 'blocked', copies: 2 },
] as const;

export function seatTokenLook(scene: ItScene, { index }: Piece): TokenLook {
  const { fill, on, shape } = seatColours(scene, Math.floor(index / 10));
  const [what = '', n] = SEAT_TOKENS[index % 10]!.id.split(' ');
  const note = scene.words.say(`token.${what}`) ?? '';
  if (n !== undefined) return { fill, on, text: n, note };
  if (what === 'blocked') return { fill, on, icon: prohibit, note };
  return what === 'lab'
    ? { fill, on, icon: buildings, note }
    : { fill, on, shape: shape(46), note };
}

export const RINGS = [
  { days: 1, copies: 12 },
  { days: 5, copies: 8 },
  { days: 10, copies: 12 },
] as const;
export function ringLook(scene: ItScene, { index: days }: Piece): TokenLook {
  return {
    fill: days === 1 ? '#f9a04a' : days === 5 ? '#c8673f' : '#171c47',
    on: days === 10 ? '#ffd9a0' : '#2a1838',
    text: `${days}`,
    note: scene.words.say('token.days') ?? '',
  };
}
