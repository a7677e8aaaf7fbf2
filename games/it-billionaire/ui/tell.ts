/** What events do on the page: what travels from where to where, and sums written out. */
import { NONE } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit/numbers';
import type { Cue, Telling } from '@boardroom/ui-kit';
import cards from '@phosphor-icons/core/fill/cards-fill.svg?raw';
import prohibit from '@phosphor-icons/core/bold/prohibit-bold.svg?raw';
import { say as words } from '../look/words.ts';
import { LABS, SIZES } from '../src/types.ts';
import type { Event, ItState, LabSum } from '../src/types.ts';
import { tell as say } from './naming.ts';
import type { ItScene } from './naming.ts';

export function tell(scene: ItScene, event: Event, before: Readonly<ItState>): Telling {
  const { t } = scene;
  const size = (item: string): string => SIZES[t.facts.size[t.facts.itemAt[item]!]!]!;
  switch (event.type) {
    case 'roundBegan':
      return { heading: say(scene, 'heading.morning', { day: event.round }) };
    case 'zoneBegan':
      return {
        heading: say(scene, 'heading.zone', {
          // The view is that of the end of the move, perhaps of the next morning.
          day: Math.max(1, before.round),
          zone: scene.words.word('zone', event.zone),
        }),
        cues: [{ do: 'pulse', what: 'sun' }],
      };
    case 'upkeepPaid':
      return money(event.seat, -event.amount);
    case 'angelCame':
    case 'projectPaid':
      return money(event.seat, event.amount);
    case 'instalmentPaid':
      return {
        ...money(event.seat, event.amount),
        calc: say(scene, 'calc.instalment', {
          left: event.left,
          due: event.left * event.amount,
        }),
      };
    case 'forcedSale':
    case 'labSold':
      return money(event.seat, event.amount, `lab:${event.lab}`);
    case 'labAcquired':
      return {
        about: 'money',
        cues: [
          {
            do: 'fly',
            chip: 'token',
            from: `seat:${event.seat}`,
            to: `lab:${event.location}`,
            player: scene.colours[event.seat]!,
          },
          ...money(event.seat, -event.amount).cues,
        ],
      };
    case 'tieThrown':
      return { cues: [{ do: 'say', where: `seat:${event.seat}`, text: scene.words.event(event) }] };
    case 'startPlayer':
      return { cues: [{ do: 'pulse', what: `seat:${event.seat}` }] };
    case 'ready':
      return { hush: true };
    case 'cardsLaid':
      return { hush: true, cues: [{ do: 'pulse', what: `down:${event.seat}` }] };
    case 'cardsShown':
      return { about: 'moves' };
    case 'eventTurned':
      return {
        icon: prohibit,
        cues: [{ do: 'flip', what: 'event' }],
        banner: {
          title: scene.words.word('eventCard', event.card),
          text: say(scene, 'event.closed', {
            continent: scene.words.word('continent', event.continent),
          }),
          icon: prohibit,
        },
      };
    case 'reshuffled':
      return { icon: cards, cues: [{ do: 'pulse', what: `deck:${event.size}` }] };
    case 'workDrawn':
      return {
        about: 'moves',
        cues: event.cards.flatMap((id): Cue[] => [
          { do: 'flip', what: `card:${id}` },
          {
            do: 'fly',
            chip: 'card',
            from: `deck:${size(id)}`,
            to: `offer:${id}`,
            colour: '#1f4f6b',
          },
        ]),
      };
    case 'placed':
    case 'queued': {
      const own = event.type === 'placed' ? `container:${event.container}` : `queued:${event.item}`;
      const to = event.seat === scene.viewer ? own : `seat:${event.seat}`;
      return { about: 'moves', cues: [flyCard(event.item, before, scene, to)] };
    }
    case 'returned':
      return { about: 'moves' };
    case 'rejected':
    case 'dropped':
      return { icon: cards };
    case 'labWorked':
      // Its sum stands in the line of the whole work.
      return {
        hush: true,
        cues: [
          {
            do: 'say',
            where: `lab:${event.lab}`,
            text: words(scene, 'work.days', { rings: event.rings }),
            lines: [sum(scene, event)],
          },
        ],
      };
    case 'worked':
      return worked(scene, event, before);
    case 'finished':
      return {
        about: 'moves',
        cues: [{ do: 'fly', chip: 'star', from: `seat:${event.seat}`, to: `purse:${event.seat}` }],
      };
    case 'stopped':
      return money(event.seat, -event.amount);
    case 'visitEnded':
      return { hush: true };
    case 'payOutBegan':
      return { heading: say(scene, 'heading.payOut', { day: event.round }) };
    case 'roundEnded':
      return { hush: true };
    case 'ended':
      return { banner: { title: scene.words.event(event) } };
  }
}

/** Money between a purse and the bank, or what was sold. */
function money(seat: number, by: number, other = 'bank'): { about: 'money'; cues: readonly Cue[] } {
  const [from, to] = by < 0 ? [`purse:${seat}`, other] : [other, `purse:${seat}`];
  return {
    about: 'money',
    cues: [
      { do: 'fly', chip: 'coin', from, to, text: amount(Math.abs(by)) },
      { do: 'count', where: `purse:${seat}`, by },
    ],
  };
}

/** From the market if it lay there, else it came up from the queue: no journey worth showing. */
function flyCard(id: string, before: Readonly<ItState>, scene: ItScene, to: string): Cue {
  const offered = before.offer.includes(scene.t.facts.itemAt[id]!);
  return { do: 'fly', chip: 'card', from: offered ? 'market' : to, to, colour: '#fff6ea' };
}

function worked(
  scene: ItScene,
  event: Extract<Event, { type: 'worked' }>,
  before: Readonly<ItState>,
): Telling {
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

/** "9 × 2 near the customer, die 3 −9, moved −2 = 7" */
function sum(scene: ItScene, event: LabSum): string {
  const parts = [
    say(scene, event.nearness > 0 ? 'calc.near' : 'calc.far', { capacity: event.capacity }),
  ];
  if (event.die > 0)
    parts.push(
      say(scene, event.risk > 0 ? 'calc.die' : 'calc.die.full', {
        die: event.die,
        risk: event.risk,
      }),
    );
  else if (event.risk > 0) parts.push(say(scene, 'calc.average', { risk: event.risk }));
  if (event.overhead > 0)
    parts.push(say(scene, `calc.${event.from}`, { overhead: event.overhead }));
  return `${parts.join(', ')} = ${event.rings}`;
}
