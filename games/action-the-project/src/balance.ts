/** What two editions of Action the Project! are compared by. */
import type { Balance } from '@boardroom/kernel';
import { habits } from './habits.ts';
import type { ActionGame } from './types.ts';

/** Votes for one's own defeat, cheap sales and the like are slips of bots, not of an edition. */
const SLIPS = [
  'support-own-defeat',
  'cheap-sale',
  'idle-purchase',
  'block-dropped',
  'richest-calls-trial',
];

export const balance: Balance<ActionGame> = {
  length: (_t, s) => s.turn,
  things: ({ content }) =>
    content.projects.map(({ id }) => ({ id, words: `project.${id}`, earns: true as const })),
  /** A project is used by who leads it to success, and earns them packages of the pile. */
  uses: (t, { use, earn }) => ({
    hear(event, s) {
      const project = (): string => t.content.projects[s.project]!.id;
      if (event.type === 'succeeded') use(s.leader, project());
      else if (event.type === 'shared' && event.seat === s.leader)
        earn(event.seat, project(), event.packages);
    },
  }),
  own: habits.filter(({ code }) => !SLIPS.includes(code)),
};
