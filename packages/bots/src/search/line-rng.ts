import type { Rng } from '@boardroom/kernel';

/** A generator that can be set back: every move of a round meets the same chance. */
export interface LineRng extends Rng {
  reset(seed: number): void;
}

/** Marsaglia's xorshift with 32 bits: the lines of a search are short. */
export function newLineRng(): LineRng {
  let state = 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  return {
    reset(seed) {
      state = Math.imul(seed, 0x9e3779b9) || 1;
      next();
    },
    below: (n) => Math.floor((next() / 0x1_0000_0000) * n),
    unit: () => next() / 0x1_0000_0000,
  };
}
