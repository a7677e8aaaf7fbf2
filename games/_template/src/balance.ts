/** What two editions are compared by. */
import { happenings } from '@boardroom/kernel';
import type { Balance } from '@boardroom/kernel';
import { habits } from './habits.ts';
import type { Lots } from './types.ts';

export const balance: Balance<Lots> = {
  length: (t, s) => t.content.lots.length - s.pile.length,
  // A lot has no name of its own whose use could be followed.
  things: () => [],
  uses: () => ({}),
  own: [happenings('unsold', 'putAway'), ...habits],
};
