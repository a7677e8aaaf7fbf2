/** A catalogue for tests: the kernel's sample game, with an edition for long games. */
import type { GameEntry } from '@boardroom/kernel';
// Not through the package's ./testing, which needs a test runner: threads of bots load this too.
import { lots, lotsEdition } from '@boardroom/kernel/testing/sample-game';

export const catalogue: readonly GameEntry[] = [
  {
    id: 'lots',
    title: 'Lots',
    players: [2, 4],
    minutes: [5, 10],
    teaches: 'bidding',
    credit: 'Boardroom',
    game: async () => lots,
    editions: {
      classic: async () => lotsEdition,
      long: async () => ({ lots: Array.from({ length: 1000 }, (_, i) => i + 1) }),
    },
    texts: {},
  },
];
