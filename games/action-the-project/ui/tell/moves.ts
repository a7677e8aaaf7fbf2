/** What the seats do with leaders and cards. */
import { sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { Tellers } from '@boardroom/ui-kit/tellers';
import type { ActionGame } from '../../src/types.ts';
import { coins, say } from './parts.ts';

export const moves = {
  chose: ({ seat, leaderCard }) => ({
    about: 'moves',
    cues: [{ do: 'move', what: `face:${seat}`, from: `leader:${leaderCard}` }],
  }),
  projectReturned: () => ({
    about: 'moves',
    cues: [{ do: 'fly', chip: 'card', from: 'project', to: 'backlog', colour: '#fff6e6' }],
  }),
  projectKept: sentenceOnly,
  designated: () => ({ cues: [{ do: 'move', what: 'crown', from: 'leaders' }] }),
  leads: ({ seat }, { scene }) => ({
    cues: [{ do: 'pulse', what: `portrait:${seat}` }],
    heading: say(scene, 'log.leads', { name: scene.words.seat(seat) }),
  }),
  leaderReturned: () => ({
    cues: [{ do: 'fly', chip: 'card', from: 'project', to: 'leaders', colour: '#24365f' }],
  }),
  leaderKept: sentenceOnly,
  wordLeft: sentenceOnly,
  placed: ({ seat }) => ({
    about: 'moves',
    cues: [{ do: 'move', what: `placed:${seat}`, from: `portrait:${seat}` }],
  }),
  steered: ({ seat, target }, { scene }) => ({
    about: 'moves',
    cues: [
      {
        do: 'fly',
        chip: 'token',
        from: `portrait:${seat}`,
        to: `card:${target}`,
        player: scene.colours[seat]!,
      },
    ],
  }),
  saw: ({ target, card }, { scene }) => ({
    cues: [{ do: 'say', where: `card:${target}`, text: scene.words.word('card', card) }],
  }),
  assigned: ({ target }) => ({
    about: 'moves',
    cues: [{ do: 'flip', what: `placed:${target}` }],
  }),
  overruled: ({ seat }) => ({ cues: [{ do: 'pulse', what: `card:${seat}` }] }),
  cardTurned: ({ seat }) => ({ about: 'moves', cues: [{ do: 'flip', what: `placed:${seat}` }] }),
  overtimeWorked: ({ seat }) => ({
    about: 'moves',
    cues: [{ do: 'pulse', what: `portrait:${seat}` }],
  }),
  divideChosen: sentenceOnly,
  trialDeclared: ({ packages }, { scene }) => ({
    about: 'moves',
    cues: [coins('stacks', 'backlog', `${packages}`)],
    banner: {
      title: say(scene, 'banner.trial'),
      text: say(scene, 'banner.trial.text', { packages }),
    },
  }),
} satisfies Partial<Tellers<ActionGame>>;
