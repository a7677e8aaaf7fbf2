/** The course of the game: rounds and hands, bankruptcies, the end. */
import type { Telling } from '@boardroom/ui-kit/contract';
import { hushed, sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { EventOf, Moment, Tellers } from '@boardroom/ui-kit/tellers';
import type { ProjectPlan, ProjectPlanEvent } from '../../src/types.ts';
import { say } from '../naming.ts';

export const turns = {
  startThrow: sentenceOnly,
  starts: sentenceOnly,
  dealt: sentenceOnly,
  round: ({ round }, { scene }) => ({ heading: say(scene, 'ui.round', { n: round }) }),
  hand: hushed,
  conceded: sentenceOnly,
  bankrupt: (event, at) => bankruptcy(event, `seat:${event.to}`, at),
  bankruptToFico: (event, at) => bankruptcy(event, 'bank', at),
  monopolist: winner,
  richest: winner,
  deadlineCalled: sentenceOnly,
  timeUp: sentenceOnly,
} satisfies Partial<Tellers<ProjectPlan>>;

function bankruptcy(
  event: EventOf<ProjectPlanEvent, 'bankrupt' | 'bankruptToFico'>,
  to: string,
  { scene }: Moment<ProjectPlan>,
): Telling {
  return {
    banner: { title: scene.words.event(event) },
    cues: [{ do: 'fly', chip: 'card', from: `seat:${event.seat}`, to }],
  };
}

function winner(
  event: EventOf<ProjectPlanEvent, 'monopolist' | 'richest'>,
  { scene }: Moment<ProjectPlan>,
): Telling {
  return {
    banner: { title: scene.words.event(event) },
    cues: [{ do: 'pulse', what: `seat:${event.seat}` }],
  };
}
