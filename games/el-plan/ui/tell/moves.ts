/** Plans chosen, pawns on the spaces, rows and cards put to use. */
import type { Telling } from '@boardroom/ui-kit/contract';
import { sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { EventOf, Moment, Tellers } from '@boardroom/ui-kit/tellers';
import type { ElPlan, ElPlanEvent } from '../../src/types.ts';

export const moves = {
  planChosen: ({ seat, business }) => ({
    about: 'moves',
    cues: [
      {
        do: 'fly',
        chip: 'card',
        from: `plan:${business}`,
        to: `seat:${seat}`,
        colour: '#fff6e0',
      },
    ],
  }),
  placed: ({ seat }) => ({
    about: 'moves',
    cues: [{ do: 'move', what: `pawn:${seat}`, from: `seat:${seat}` }],
  }),
  served: ({ space }) => ({
    about: 'moves',
    cues: [{ do: 'pulse', what: `space:${space}` }],
    hush: true,
  }),
  looked: () => ({ about: 'moves', cues: [{ do: 'pulse', what: 'pack' }] }),
  ignored: atTheEvent,
  accepted: atTheEvent,
  tollDeclined: sentenceOnly,
  barred: sentenceOnly,
  freed: used,
  activated: used,
} satisfies Partial<Tellers<ElPlan>>;

function atTheEvent(): Telling {
  return { about: 'moves', cues: [{ do: 'pulse', what: 'space:1' }] };
}

function used(
  { seat, item }: EventOf<ElPlanEvent, 'freed' | 'activated'>,
  { scene }: Moment<ElPlan>,
): Telling {
  const isRow = scene.t.facts.cardIndex[item] === undefined;
  // "Row 3" means nothing without the plan beside it: the seat cards show the processes instead.
  const hush = isRow ? ({ hush: true } as const) : {};
  if (seat !== scene.viewer) return { about: 'moves', ...hush };
  const what = isRow ? `row:${item}` : `own:${item}`;
  return { about: 'moves', cues: [{ do: 'pulse', what }], ...hush };
}
