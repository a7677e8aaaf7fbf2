/** The course of the game: rounds, what the market and the tables show anew, steps of the turn. */
import { hushed, sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { Tellers } from '@boardroom/ui-kit/tellers';
import { COLOURS } from '../../src/types.ts';
import type { Deploy } from '../../src/types.ts';
import { id } from '../ids.ts';
import { say } from '../reckon.ts';
import { cube } from './parts.ts';

export const turns = {
  opened: (_, { scene }) => ({ heading: say(scene, 'ui.log.round', { round: 1 }) }),
  roundBegan: ({ round }, { scene }) => ({
    heading: say(scene, 'ui.log.round', { round }),
    banner: {
      title: say(scene, 'ui.banner.round', { round }),
      text: say(scene, 'ui.banner.market'),
    },
  }),
  market: ({ high }) => ({ cues: [{ do: 'pulse', what: `sale:${high}` }] }),
  revealed: (e) => ({
    cues: [
      { do: 'fly', chip: 'card', from: 'deck', to: id.project(e.space - 1), colour: '#0b4a50' },
      { do: 'flip', what: `card:${e.space - 1}` },
      ...COLOURS.flatMap((colour) =>
        e[colour] > 0 ? [cube(colour, 'bag', id.project(e.space - 1))] : [],
      ),
    ],
  }),
  refreshed: sentenceOnly,
  tileShown: ({ column }) => ({ hush: true, cues: [{ do: 'flip', what: `tile:${column - 1}:2` }] }),
  tileGone: hushed,
  restacked: sentenceOnly,
  standee: ({ seat }) => ({ cues: [{ do: 'pulse', what: `disc:${seat}` }] }),
  scored: ({ seat }) => ({ about: 'moves', cues: [{ do: 'pulse', what: `seat:${seat}` }] }),
} satisfies Partial<Tellers<Deploy>>;
