/** The course of the game: months, districts, Event Cards, what is refilled, the end. */
import type { Telling } from '@boardroom/ui-kit/contract';
import type { EventOf, Moment, Tellers } from '@boardroom/ui-kit/tellers';
import { PRODUCTS } from '../../src/types.ts';
import type { ElPlan, ElPlanEvent } from '../../src/types.ts';
import { EVENT_ICONS } from '../looks.ts';
import { cube, say } from './parts.ts';

export const turns = {
  periodBegan: ({ seat, period }, { scene }) => ({
    heading: say(scene, 'log.month', { period, n: period, name: scene.words.seat(seat) }),
  }),
  districtEnabled,
  topEvent: ({ event }, { scene }) => ({
    cues: [{ do: 'say', where: 'pack', text: scene.words.word('event-card', event) }],
  }),
  eventRevealed: ({ event }, { scene: { words } }) => ({
    cues: [{ do: 'flip', what: 'eventcard' }],
    banner: {
      title: words.word('event-card', event),
      text: [words.say(`event-card.${event}.text`), words.say(`event-card.${event}.flavour`)]
        .filter(Boolean)
        .join(' '),
      icon: EVENT_ICONS[event] ?? '',
    },
    icon: EVENT_ICONS[event] ?? '',
  }),
  refilled: ({ card }) => ({ cues: [{ do: 'flip', what: `offer:${card}` }] }),
  supplied: ({ product }) => ({
    cues: [cube(product, `box:${4 + PRODUCTS.indexOf(product)}`, `area:${product}`, '+1')],
  }),
  yearEnded: (event, { scene }) => ({ heading: scene.words.event(event) }),
} satisfies Partial<Tellers<ElPlan>>;

/** The tram goes on to the district, stop by stop. */
function districtEnabled(
  { district }: EventOf<ElPlanEvent, 'districtEnabled'>,
  { scene, before }: Moment<ElPlan>,
): Telling {
  const { words, view } = scene;
  const heading = say(scene, 'log.district', {
    n: district,
    name: words.word('district-name', district),
  });
  if (district !== view.district || before.district === view.district) return { heading };
  const from = before.district > 7 || before.district >= view.district ? 0 : before.district;
  const between = Array.from(
    { length: Math.max(0, district - from - 1) },
    (_, i) => `stop:${from + 1 + i}`,
  );
  return { heading, cues: [{ do: 'move', what: 'tram', from: `stop:${from}`, path: between }] };
}
