/** Deals between two seats. */
import { hushed, sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { Tellers } from '@boardroom/ui-kit/tellers';
import type { ProjectPlan } from '../../src/types.ts';

export const deals = {
  proposing: hushed,
  proposed: () => ({ about: 'moves' }),
  countering: hushed,
  countered: () => ({ about: 'moves' }),
  rejected: sentenceOnly,
  agreed: ({ seat }) => ({ about: 'moves', cues: [{ do: 'pulse', what: `seat:${seat}` }] }),
} satisfies Partial<Tellers<ProjectPlan>>;
