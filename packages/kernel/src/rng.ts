import type { Rng } from './types.ts';

/** A small fast generator (sfc32) for players, search and guesses: never for the game itself. */
export function newRng(seed: number): Rng {
  let a = seed | 0;
  let b = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  let c = 0x2545f491;
  let counter = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    below: (n) => Math.floor((next() / 0x1_0000_0000) * n),
    unit: () => next() / 0x1_0000_0000,
  };
}

/** Shuffles in place with a player's generator. */
export function mix<T>(items: T[], rng: Rng): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
  return items;
}
