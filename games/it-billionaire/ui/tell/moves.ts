/** Action Cards, projects and products, and the work on them. */
import { NONE } from '@boardroom/kernel';
import type { Cue, Telling } from '@boardroom/ui-kit/contract';
import type { EventOf, Moment, Tellers } from '@boardroom/ui-kit/tellers';
import cards from '@phosphor-icons/core/fill/cards-fill.svg?raw';
import { say as words } from '../../look/words.ts';
import { LABS, SIZES } from '../../src/types.ts';
import type { Event, It } from '../../src/types.ts';
import { say } from '../naming.ts';
import { flyCard, sum } from './parts.ts';

export const moves = {
  cardsLaid: ({ seat }) => ({ hush: true, cues: [{ do: 'pulse', what: `down:${seat}` }] }),
  cardsShown: () => ({ about: 'moves' }),
  workDrawn: (event, { scene }) => ({
    about: 'moves',
    cues: event.cards.flatMap((id): Cue[] => [
      { do: 'flip', what: `card:${id}` },
      {
        do: 'fly',
        chip: 'card',
        from: `deck:${sizeOf(scene.t.facts, id)}`,
        to: `offer:${id}`,
        colour: '#1f4f6b',
      },
    ]),
  }),
  placed: (event, at) => taken(event, `container:${event.container}`, at),
  queued: (event, at) => taken(event, `queued:${event.item}`, at),
  returned: () => ({ about: 'moves' }),
  rejected: () => ({ icon: cards }),
  dropped: () => ({ icon: cards }),
  labWorked: (event, { scene }) => ({
    // Its sum stands in the line of the whole work.
    hush: true,
    cues: [
      {
        do: 'say',
        where: `lab:${event.lab}`,
        text: words(scene, 'work.days', { rings: event.rings }),
        lines: [sum(scene, event)],
      },
    ],
  }),
  worked,
  finished: ({ seat }) => ({
    about: 'moves',
    cues: [{ do: 'fly', chip: 'star', from: `seat:${seat}`, to: `purse:${seat}` }],
  }),
} satisfies Partial<Tellers<It>>;

function sizeOf({ size, itemAt }: Moment<It>['scene']['t']['facts'], item: string): string {
  return SIZES[size[itemAt[item]!]!]!;
}

/** To its place on the own desk, else to the seat card. */
function taken(
  { seat, item }: EventOf<Event, 'placed' | 'queued'>,
  own: string,
  at: Moment<It>,
): Telling {
  const to = seat === at.scene.viewer ? own : `seat:${seat}`;
  return { about: 'moves', cues: [flyCard(at, item, to)] };
}

function worked(event: EventOf<Event, 'worked'>, { scene, before }: Moment<It>): Telling {
  const { t } = scene;
  const stood = before.place[LABS * event.seat + event.container - 1];
  const from =
    stood === undefined || stood === NONE
      ? `seat:${event.seat}`
      : `lab:${t.content.locations[stood]!.id}`;
  const box = `box:${event.seat}:${event.container}`;
  const cues: Cue[] = [];
  if (from !== `lab:${event.lead}`) cues.push({ do: 'move', what: box, from });
  cues.push({ do: 'count', where: `lab:${event.lead}`, by: event.rings });
  const lines = event.sums.map((one) =>
    event.sums.length > 1
      ? `${scene.words.word('location', one.lab)} ${sum(scene, one)}`
      : sum(scene, one),
  );
  if (event.shared > 0) lines.push(words(scene, 'work.shared', { shared: event.shared }));
  const { total, duration, rings } = event;
  return {
    about: 'moves',
    gain: words(scene, 'work.gain', { n: rings }),
    calc: `${lines.join('; ')}, ${say(scene, 'calc.now', { total, duration })}`,
    cues,
  };
}
