/** What events do on the page. When the table outgrows a page, split it by subject: turns, moves, money. */
import { hushed, sentenceOnly, tellBy } from '@boardroom/ui-kit/tellers';
import type { Lots } from '../../src/index.ts';

export const tell = tellBy<Lots>({
  turnedUp: ({ lot }, { scene }) => ({
    heading: scene.words.say('look.lot', { lot })!,
    cues: [{ do: 'flip', what: `lot:${lot}` }],
  }),
  sealed: hushed,
  shown: sentenceOnly,
  sold: ({ lot }) => ({
    about: 'money',
    cues: [{ do: 'move', what: `taken:${lot}`, from: 'lot' }],
  }),
  putAway: sentenceOnly,
});
