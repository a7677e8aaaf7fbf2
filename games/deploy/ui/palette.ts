/** Colours of the printed board and its pieces. They are the same in both themes. */
import type { Area } from '../src/types.ts';

export const INK = '#0d2f33';
export const INK_2 = '#3f6265';

/** Blue, yellow, purple: faces of the cube and its mark. */
export const CUBE = [
  { tone: ['#8fb8ff', '#3f78e0', '#234c9e'], mark: 'bar', ink: '#123a86', flat: '#3f78e0' },
  { tone: ['#ffe07a', '#f2b91f', '#b57f0a'], mark: 'dot', ink: '#7a5600', flat: '#f2b91f' },
  { tone: ['#d3a6f0', '#9a55cf', '#63309a'], mark: 'cross', ink: '#4b1f7d', flat: '#9a55cf' },
] as const;

export const AREA_COLOUR: Readonly<Record<Area, string>> = {
  administration: '#46718c',
  manufacturing: '#8a6d3b',
  warehousing: '#7a6bb0',
  logistics: '#c9622f',
  sales: '#c04f6b',
  research: '#2b8478',
};

export const MEDAL = {
  bronze: ['#d9965b', '#4f2809'],
  silver: ['#cfd8de', '#3c4b55'],
  gold: ['#f4c542', '#5c4100'],
} as const;

export const POOL_COLOUR = { A: '#2f66cf', B: '#8f6400', C: '#0b757b' } as const;

/** Number on a capacity tile: it costs a point at the end, is plain, or brings one. */
export function chassisInk(value: number): string {
  return value <= 4 ? '#ff9d94' : value >= 8 ? '#f3c46a' : '#fff';
}
