/** Throws, pawns, cards, and the way in and out of the WFA. */
import type { Telling } from '@boardroom/ui-kit/contract';
import { sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { Tellers } from '@boardroom/ui-kit/tellers';
import type { ProjectPlan } from '../../src/types.ts';
import { walk } from '../ring.ts';
import type { Look } from '../scene.ts';

export const moves = {
  thrown,
  bonusThrow: thrown,
  moved: ({ seat, from, cell }) => {
    const back = (from - cell + 40) % 40 === 3;
    const way = walk(from, cell, back);
    return {
      about: 'moves',
      cues: [
        {
          do: 'move',
          what: `pawn:${seat}`,
          from: `cell:${from}`,
          path: way.slice(1).map((n) => `cell:${n}`),
        },
      ],
    };
  },
  card: ({ card }, { scene }) => ({
    cues: [{ do: 'pulse', what: packOf(scene, card) }],
    banner: {
      title: scene.words.word('name', card),
      text: [scene.words.say(`text.${card}`), scene.words.say(`does.${card}`)]
        .filter(Boolean)
        .join(' '),
    },
    calc: scene.words.say(`does.${card}`) ?? '',
  }),
  keptCard: ({ seat, card }, { scene }) => ({
    cues: [{ do: 'fly', chip: 'card', from: packOf(scene, card), to: `seat:${seat}` }],
  }),
  sentToWfa: ({ seat }, { before }) => ({
    about: 'moves',
    cues: [{ do: 'move', what: `pawn:${seat}`, from: `cell:${before.at[seat] ?? 30}` }],
  }),
  stays: sentenceOnly,
  leftByDouble: sentenceOnly,
  leftByPaying: sentenceOnly,
  leftByCard: sentenceOnly,
  hasToLeave: sentenceOnly,
} satisfies Partial<Tellers<ProjectPlan>>;

function thrown(): Telling {
  return {
    about: 'moves',
    cues: [
      { do: 'roll', what: 'die:0' },
      { do: 'roll', what: 'die:1' },
    ],
  };
}

/** An edition may call its cards anything. */
function packOf({ t }: Look, card: string): string {
  return t.content.chance.some(({ id }) => id === card) ? 'pack:chance' : 'pack:chest';
}
