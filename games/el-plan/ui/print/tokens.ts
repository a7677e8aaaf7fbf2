/** The seven things a stock counts, entrepreneurs, and the markers of month and turn. */
import { NONE } from '@boardroom/kernel';
import type { Scene } from '@boardroom/ui-kit';
import type { Piece, TokenLook } from '@boardroom/ui-kit/print';
import { seatColours } from '@boardroom/ui-kit/print';
import star from '@phosphor-icons/core/fill/star-fill.svg?raw';
import tram from '@phosphor-icons/core/fill/tram-fill.svg?raw';
import type { Content } from '../../src/content.ts';
import type { ElPlan } from '../../src/index.ts';
import { ENERGY, IDEA, MONEY, WORKER } from '../../src/types.ts';
import { THINGS } from '../looks.ts';

export function supplyOf({ box }: Content, thing: number): number {
  if (thing === WORKER) return box.workers;
  if (thing === MONEY) return box.money;
  if (thing === ENERGY) return box.energy;
  return thing === IDEA ? box.ideas : box.products;
}
/** Ideas and energy share a colour on the table; ideas are the other way round here. */
export function thingLook(_: Scene<ElPlan>, { index }: Piece): TokenLook {
  const { icon, colour } = THINGS[index]!;
  return index === IDEA ? { fill: '#ffe9b0', on: colour, icon } : { fill: colour, icon };
}

export const MARKERS = ['route', 'turn'] as const;
/** Entrepreneurs, the tram of the month, the token of who leads. */
export function personLook(scene: Scene<ElPlan>, { id, index: seat }: Piece): TokenLook {
  if (seat === NONE)
    return {
      fill: id === 'route' ? '#a8452b' : '#4a2c1c',
      icon: id === 'route' ? tram : star,
      note: scene.words.say(`token.${id}`) ?? '',
    };
  const { fill, on, shape } = seatColours(scene, seat);
  return { fill, on, shape: shape(50) };
}
