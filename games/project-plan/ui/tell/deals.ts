/** Deals between two seats. */
import type { Telling } from '@boardroom/ui-kit/contract';
import { amount } from '@boardroom/ui-kit/numbers';
import { hushed, sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { EventOf, Moment, Tellers } from '@boardroom/ui-kit/tellers';
import type { ProjectPlan, ProjectPlanEvent } from '../../src/types.ts';
import { say } from '../naming.ts';

export const deals = {
  proposing: hushed,
  proposed,
  countering: hushed,
  countered: proposed,
  rejected: sentenceOnly,
  agreed: ({ seat }) => ({ about: 'moves', cues: [{ do: 'pulse', what: `seat:${seat}` }] }),
} satisfies Partial<Tellers<ProjectPlan>>;

function proposed(
  { seat, to, cash }: EventOf<ProjectPlanEvent, 'proposed' | 'countered'>,
  { scene }: Moment<ProjectPlan>,
): Telling {
  const [payer, payee] = cash < 0 ? [to, seat] : [seat, to];
  return {
    about: 'moves',
    calc: say(scene, cash === 0 ? 'ui.calc.noCash' : 'ui.calc.cash', {
      seat: payer,
      to: payee,
      n: amount(Math.abs(cash)),
    }),
  };
}
