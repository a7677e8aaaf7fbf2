/** What two editions of Action the Project! are compared by. */
import type { Balance } from '@boardroom/kernel';
import { habits } from './habits.ts';
import type { ActionGame } from './types.ts';

/** Votes for one's own defeat and cheap sales are slips of bots, not of an edition. */
const SLIPS = ['support-own-defeat', 'cheap-sale'];

export const balance: Balance<ActionGame> = {
  length: (_t, s) => s.turn,
  things: ({ content }) => content.projects.map(({ id }) => ({ id, words: `project.${id}` })),
  /** A project is used by who leads it to success: half of its packages are theirs. */
  uses: (t, { use }) => ({
    hear(event, s) {
      if (event.type === 'succeeded') use(s.leader, t.content.projects[s.project]!.id);
    },
  }),
  own: habits.filter(({ code }) => !SLIPS.includes(code)),
};
