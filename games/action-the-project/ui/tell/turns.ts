/** The course of the game: turns, the project that is turned, its fate and its end. */
import type { Telling } from '@boardroom/ui-kit/contract';
import { hushed, sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { EventOf, Moment, Tellers } from '@boardroom/ui-kit/tellers';
import cards from '@phosphor-icons/core/fill/cards-fill.svg?raw';
import presentation from '@phosphor-icons/core/fill/presentation-chart-fill.svg?raw';
import type { ActionEvent, ActionGame } from '../../src/types.ts';
import { say } from './parts.ts';

export const turns = {
  turnBegan: ({ turn, chair }, { scene }) => ({
    heading: say(scene, 'log.turn', { turn, name: scene.words.seat(chair) }),
  }),
  projectTurned: () => ({
    cues: [
      { do: 'move', what: 'project', from: 'backlog' },
      { do: 'flip', what: 'project' },
    ],
    icon: presentation,
  }),
  fateTurned: ({ fate, vote }, { scene }) => ({
    cues: [{ do: 'flip', what: 'fate' }],
    banner: {
      title: scene.words.word('fate', fate),
      text: say(scene, 'banner.fate', { vote }),
    },
  }),
  fateAccepted: sentenceOnly,
  succeeded: decided,
  failed: decided,
  saidDone: hushed,
  discarded: () => ({
    cues: [{ do: 'fly', chip: 'card', from: 'project', to: 'closed', colour: '#fff6e6' }],
  }),
  ended: (event, { scene }) => ({ heading: scene.words.event(event) }),
} satisfies Partial<Tellers<ActionGame>>;

function decided(
  { type, votesFor, votesAgainst, packages }: EventOf<ActionEvent, 'succeeded' | 'failed'>,
  { scene }: Moment<ActionGame>,
): Telling {
  return {
    cues: [{ do: 'pulse', what: 'project' }],
    icon: cards,
    banner: {
      title: say(scene, `banner.${type}`, { yes: votesFor, no: votesAgainst }),
      text: say(scene, `banner.${type}.text`, { packages }),
    },
  };
}
