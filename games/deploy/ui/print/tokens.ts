/** Capacity tiles, workload cubes, discs, workers, markers, credits. */
import type { Piece, TokenLook } from '@boardroom/ui-kit/print';
import { seatColours } from '@boardroom/ui-kit/print';
import { EXTRA_WORKERS } from '../../src/types.ts';
import { icon } from '../icons.ts';
import { chassisInk, CUBE } from '../palette.ts';
import type { DeployScene } from '../reckon.ts';

/** The least value of a stack. */
export const LEAST = 3;
export const capacityLook = (scene: DeployScene, { index: value }: Piece): TokenLook => ({
  fill: '#23343a',
  on: chassisInk(value),
  text: `${value}`,
  note: scene.words.say('token.places') ?? '',
});

export const COLOURS = ['blue', 'yellow', 'purple'] as const;
const MARKS = { bar: '▬', dot: '●', cross: '✚' } as const;
/** Marks tell the colours apart without colour, as on the table. */
export function cubeLook(_: DeployScene, { index }: Piece): TokenLook {
  const { flat, ink, mark } = CUBE[index]!;
  return { fill: flat, on: ink, text: MARKS[mark] };
}

/** For each seat. */
export const SEAT_TOKENS = [
  { id: 'disc', copies: 3 },
  { id: 'worker', copies: EXTRA_WORKERS },
  { id: 'marker', copies: 1 },
] as const;
export function seatTokenLook(scene: DeployScene, { index }: Piece): TokenLook {
  const { fill, on, shape } = seatColours(scene, Math.floor(index / 10));
  const { id } = SEAT_TOKENS[index % 10]!;
  if (id === 'disc') return { fill, on, shape: shape(50) };
  return id === 'worker' ? { fill, on, icon: icon.user } : { fill, on, text: 'C' };
}

export const CHIPS = [
  { value: 20, copies: 20 },
  { value: 5, copies: 25 },
  { value: 1, copies: 30 },
] as const;
export const chipLook = (scene: DeployScene, { index: value }: Piece): TokenLook => ({
  fill: value === 20 ? '#0d6a43' : value === 5 ? '#f2b91f' : '#eef3f2',
  on: value === 20 ? '#fff' : '#0d2f33',
  text: `${value}`,
  note: scene.words.say('token.credits') ?? '',
});
