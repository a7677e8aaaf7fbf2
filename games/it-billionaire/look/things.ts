/** Everything that can be looked at, in reading order: own things, offers, the map, the players. */
import type { Looked, Seat, Thing } from '@boardroom/kernel';
import { ABSENT, KINDS, LABS, ZONES } from '../src/types.ts';
import { DECKS, lookAtDeck, lookAtEvents, lookAtTrail, lookAtZone } from './board.ts';
import { lookAtDown, lookAtKind } from './card.ts';
import { containerId } from './ids.ts';
import { lookAtContainer, lookAtOffer, lookAtQueued } from './item.ts';
import { lookAtLab } from './lab.ts';
import { queueOf } from './reckon.ts';
import { lookAtNights, lookAtSeat } from './seats.ts';
import { itemName, kindName, labName, say, zoneName } from './words.ts';
import type { ItReader } from './words.ts';

export function things(r: ItReader): Thing[] {
  const { t, view, viewer } = r;
  const ids = t.content.items;
  const seats = Array.from({ length: t.players }, (_, seat) => seat);
  const mineFirst = seats.toSorted((a, b) => Number(b === viewer) - Number(a === viewer) || a - b);
  return [
    ...view.offer.map((item) => ({
      id: `offer:${ids[item]!.id}`,
      name: itemName(r, item),
      group: 'offer',
    })),
    ...mineFirst.flatMap((seat) => containers(r, seat)),
    ...mineFirst.flatMap((seat) =>
      queueOf(view, seat).map((item) => ({
        id: `queued:${ids[item]!.id}`,
        name: itemName(r, item),
        group: 'queue',
      })),
    ),
    ...KINDS.map((kind) => ({ id: `hand:${kind}`, name: kindName(r, kind), group: 'cards' })),
    ...mapThings(r),
    ...mineFirst.flatMap((seat) => [
      { id: `seat:${seat}`, name: r.names[seat]!, group: 'players' },
      {
        id: `nights:${seat}`,
        name: say(r, 'nights.name', { who: r.names[seat] }),
        group: 'players',
      },
      { id: `down:${seat}`, name: say(r, 'down.name', { who: r.names[seat] }), group: 'players' },
    ]),
  ];
}

function mapThings(r: ItReader): Thing[] {
  const { locations } = r.t.content;
  return [
    ...locations.map(({ id }, lab) => ({ id: `lab:${id}`, name: labName(r, lab), group: 'labs' })),
    { id: 'events', name: lookAtEvents(r).name, group: 'map' },
    ...decksOf(r).map((deck) => ({
      id: `deck:${deck}`,
      name: say(r, `deck.${deck}`),
      group: 'map',
    })),
    ...ZONES.map((zone, i) => ({ id: `zone:${zone}`, name: zoneName(r, i), group: 'map' })),
    { id: 'trail', name: say(r, 'trail.name'), group: 'map' },
  ];
}

/** One of each can be drawn at once only where both are named together. */
function decksOf({ t }: ItReader): readonly string[] {
  return t.options.drawMode === 'together' ? DECKS : DECKS.slice(0, 2);
}

function containers(r: ItReader, seat: Seat): Thing[] {
  return [1, 2, 3].flatMap((n) => {
    const item = r.view.held[LABS * seat + n - 1]!;
    if (item === ABSENT) return [];
    const name = item >= 0 ? itemName(r, item) : say(r, 'container.name', { n });
    return [{ id: containerId(r.viewer, seat, n), name, group: 'containers' }];
  });
}

export function look(r: ItReader, id: string): Looked | null {
  const { t, view, viewer } = r;
  const [what, one = '', two = ''] = id.split(':');
  switch (what) {
    case 'lab': {
      const lab = t.facts.locationAt[one];
      return lab === undefined ? null : lookAtLab(r, lab);
    }
    case 'offer': {
      const item = t.facts.itemAt[one];
      return item !== undefined && view.offer.includes(item) ? lookAtOffer(r, id, item) : null;
    }
    case 'queued': {
      const item = t.facts.itemAt[one];
      return item !== undefined && view.queue.includes(item) ? lookAtQueued(r, id, item) : null;
    }
    case 'container':
      return viewer === null ? null : containerOf(r, id, viewer, Number(one));
    case 'box':
      return containerOf(r, id, Number(one), Number(two));
    case 'hand': {
      const at = KINDS.indexOf(one as (typeof KINDS)[number]);
      return at < 0 ? null : lookAtKind(r, at);
    }
    case 'deck':
      return decksOf(r).includes(one) ? lookAtDeck(r, one) : null;
    case 'zone': {
      const zone = ZONES.indexOf(one as (typeof ZONES)[number]);
      return zone < 0 ? null : lookAtZone(r, zone);
    }
    case 'events':
      return lookAtEvents(r);
    case 'trail':
      return lookAtTrail(r);
    case 'seat':
    case 'nights':
    case 'down':
      return isPlayer(r, one) ? OF_A_PLAYER[what](r, Number(one)) : null;
    default:
      return null;
  }
}

const OF_A_PLAYER = { seat: lookAtSeat, nights: lookAtNights, down: lookAtDown };

function isPlayer({ t }: ItReader, text: string): boolean {
  return /^\d$/.test(text) && Number(text) < t.players;
}

function containerOf(r: ItReader, id: string, seat: Seat, n: number): Looked | null {
  const held = r.view.held[LABS * seat + n - 1];
  const known = n >= 1 && n <= LABS && held !== undefined && held !== ABSENT;
  return known ? lookAtContainer(r, id, seat, n) : null;
}
