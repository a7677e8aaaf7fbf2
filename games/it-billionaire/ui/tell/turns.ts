/** The course of the day: headings, who starts, Event Cards, the end. */
import { hushed } from '@boardroom/ui-kit/tellers';
import type { Tellers } from '@boardroom/ui-kit/tellers';
import cards from '@phosphor-icons/core/fill/cards-fill.svg?raw';
import prohibit from '@phosphor-icons/core/bold/prohibit-bold.svg?raw';
import type { It } from '../../src/types.ts';
import { say } from '../naming.ts';

export const turns = {
  roundBegan: ({ round }, { scene }) => ({
    heading: say(scene, 'heading.morning', { day: round }),
  }),
  zoneBegan: ({ zone }, { scene, before }) => ({
    heading: say(scene, 'heading.zone', {
      // The view is that of the end of the move, perhaps of the next morning.
      day: Math.max(1, before.round),
      zone: scene.words.word('zone', zone),
    }),
    cues: [{ do: 'pulse', what: 'sun' }],
  }),
  payOutBegan: ({ round }, { scene }) => ({
    heading: say(scene, 'heading.payOut', { day: round }),
  }),
  roundEnded: hushed,
  ended: (event, { scene }) => ({ banner: { title: scene.words.event(event) } }),
  tieThrown: (event, { scene }) => ({
    cues: [{ do: 'say', where: `seat:${event.seat}`, text: scene.words.event(event) }],
  }),
  startPlayer: ({ seat }) => ({ cues: [{ do: 'pulse', what: `seat:${seat}` }] }),
  ready: hushed,
  visitEnded: hushed,
  eventTurned: ({ card, continent }, { scene }) => ({
    icon: prohibit,
    cues: [{ do: 'flip', what: 'event' }],
    banner: {
      title: scene.words.word('eventCard', card),
      text: say(scene, 'event.closed', { continent: scene.words.word('continent', continent) }),
      icon: prohibit,
    },
  }),
  reshuffled: ({ size }) => ({ icon: cards, cues: [{ do: 'pulse', what: `deck:${size}` }] }),
} satisfies Partial<Tellers<It>>;
