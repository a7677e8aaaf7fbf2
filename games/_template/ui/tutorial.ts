import type { Tutorial } from '@boardroom/ui-kit/contract';

/** Ends at the first score, and goes on as a real game. */
export const tutorial: Tutorial = {
  seed: 'first lots',
  players: 3,
  steps: [
    { id: 'lot', at: () => 'lot' },
    { id: 'bid', at: () => 'lot', done: (move: { type: string }) => move.type === 'bid' },
    { id: 'taken', at: () => 'mat:0' },
  ],
};
