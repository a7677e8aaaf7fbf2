import type { Tutorial } from '@boardroom/ui-kit/contract';

const bid = (move: { type: string }): boolean => move.type === 'bid';
/** What the card says: with this seed it takes the lot, whatever the others seal. */
const three = ({ coins }: { coins: unknown }): boolean => typeof coins !== 'number' || coins === 3;

/** Ends at the first score, and goes on as a real game. */
export const tutorial: Tutorial = {
  seed: 'first lots',
  players: 3,
  steps: [
    { id: 'lot', at: () => 'lot' },
    { id: 'bid', at: () => 'lot', done: bid, want: three },
    // Waits for the next bid: before the others have sealed theirs there is no score to see.
    { id: 'taken', at: () => 'mat:0', done: bid },
  ],
};
