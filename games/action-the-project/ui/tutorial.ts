/**
 * First turn of a game of three, after the guided tour of RULES.md. With this seed the learner is
 * drawn as leader and the others, left to themselves, help; a bot's bid may change that.
 */
import type { Scene, Tutorial } from '@boardroom/ui-kit';
import { SUPPORT } from '../src/types.ts';
import type { ActionGame, ActionMove } from '../src/types.ts';

type Learner = Scene<ActionGame>;
const is =
  (...types: readonly ActionMove['type'][]) =>
  (move: ActionMove): boolean =>
    types.includes(move.type);

const hasPlaced = (view: Learner['view'], viewer: Learner['viewer']): boolean =>
  view.turn > 1 || viewer === null || view.cards[viewer] !== -1;

const isRevealed = (view: Learner['view']): boolean => view.turn > 1 || view.revealed === 1;

export const tutorial: Tutorial = {
  seed: 'after-hours-2',
  players: 3,
  steps: [
    { id: 'welcome', at: () => 'leader:LD1', done: is('choose') },
    { id: 'stock', at: () => 'seat:0', skip: ({ view }: Learner) => view.turn > 1 },
    {
      id: 'scope',
      at: () => 'window:1',
      done: is('noBid', 'drop', 'open'),
      want: is('noBid', 'drop'),
      skip: ({ view }: Learner) => view.turn > 1 || view.windows[0] !== 0,
    },
    {
      id: 'leader',
      at: ({ view }: Learner) => (view.leader < 0 ? undefined : `portrait:${view.leader}`),
      done: is('noBid', 'drop', 'open', 'raise'),
      want: is('noBid', 'drop'),
      skip: ({ view }: Learner) => view.turn > 1 || view.windows[1] !== 0,
    },
    {
      id: 'promise',
      at: ({ t }: Learner) => `portrait:${t.players - 1}`,
      done: is('promisePay', 'promisePlay', 'give', 'offer'),
      want: is('promisePay', 'promisePlay'),
      skip: ({ view, viewer }: Learner) => view.leader !== viewer || hasPlaced(view, viewer),
    },
    {
      id: 'place',
      at: () => `hand:${SUPPORT}`,
      done: is('place'),
      want: (move: ActionMove) => move.type === 'place' && move.card === SUPPORT,
      skip: ({ view, viewer }: Learner) => hasPlaced(view, viewer),
    },
    {
      id: 'bank',
      at: () => 'bank',
      skip: ({ view }: Learner) => isRevealed(view),
    },
    {
      id: 'word',
      at: () => 'window:3',
      // Who did not bid is asked again if somebody else did: it ends with the reveal.
      done: (_move: ActionMove, { view }: Learner) => isRevealed(view),
      skip: ({ view }: Learner) => isRevealed(view),
    },
    { id: 'reveal', at: () => 'project', done: is('done') },
    { id: 'deals', at: () => 'portrait:1' },
  ],
};
