/** The sample game in a later version, with the earlier one kept, for threads of bots. */
import type { GameEntry } from '@boardroom/kernel';
import { lots } from '@boardroom/kernel/testing/sample-game';
import { catalogue as sample } from './sample-catalogue.ts';

export const catalogue: readonly GameEntry[] = sample.map((entry) => ({
  ...entry,
  game: async () => ({ ...lots, version: lots.version + 1 }),
  earlier: { [lots.version]: async () => lots },
}));
