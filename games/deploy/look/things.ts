/** Everything that can be looked at, in reading order: the board, one's own room, the players. */
import { NONE } from '@boardroom/kernel';
import type { Looked, Thing } from '@boardroom/kernel';
import { marketValue } from '../src/figures.ts';
import { has, tileAt, tileCount } from '../src/room.ts';
import { KINDS, PLACES, POOL_TILES, POOLS, ROOM_TILES, SPOTS } from '../src/types.ts';
import { lookAtBay, lookAtGauge, lookAtPlace, lookAtPlate, lookAtPool } from './hardware.ts';
import { lookAtSale } from './sale.ts';
import { lookAtProject } from './project.ts';
import { lookAtOutlook, lookAtSeat } from './seats.ts';
import {
  lookAtBag,
  lookAtBank,
  lookAtDeck,
  lookAtDisc,
  lookAtSlot,
  lookAtTrack,
  lookAtTrade,
  lookAtTrolley,
} from './table.ts';
import { lookAtRoom, lookAtSpot, lookAtSupply } from './team.ts';
import { lookAtDisplay, lookAtDock } from './tiles.ts';
import type { DeployReader } from './words.ts';

export function things(r: DeployReader): Thing[] {
  const { t, viewer } = r;
  const seats = Array.from({ length: t.players }, (_, seat) => seat);
  const rooms = seats.toSorted((a, b) => Number(b === viewer) - Number(a === viewer) || a - b);
  return [
    ...[0, 1, 2].map((space) => named(r, `project:${space}`, 'projects')),
    ...saleIds(r).map((id) => named(r, id, 'market')),
    ...tileIds(r).map((id) => named(r, id, 'tiles')),
    ...SPOTS.map((spot) => named(r, `spot:${spot}`, 'spots')),
    ...['office', 'coffee', 'bank', 'trolley', 'deck', 'bag'].map((id) => named(r, id, 'board')),
    ...['track:income', 'track:bvp', ...seats.map((seat) => `disc:${seat}`)].map((id) =>
      named(r, id, 'board'),
    ),
    ...rooms.flatMap((seat) =>
      roomIds(r, seat).map((id) => named(r, id, seat === viewer ? 'room' : 'rooms')),
    ),
    ...rooms.map((seat) => named(r, `seat:${seat}`, 'players')),
  ];
}

function named(r: DeployReader, id: string, group: string): Thing {
  const whose = /^s(\d):/.exec(id);
  const name = look(r, id)?.name ?? id;
  return { id, name: whose ? `${r.names[Number(whose[1])]!}: ${name}` : name, group };
}

function saleIds({ t, view }: DeployReader): string[] {
  return [1, 2, 3].flatMap((position) => {
    const value = marketValue(t, view, position);
    return value > 9 ? [] : [`market:${value}:A`, `market:${value}:B`];
  });
}

function tileIds({ t, view }: DeployReader): string[] {
  if (!t.options.developmentTiles) return [];
  return [0, 1].flatMap((column) =>
    [0, 1, 2].flatMap((row) =>
      view.columns[column * 3 + row] === NONE ? [] : [`dev:${column}:${row}`],
    ),
  );
}

/** Things of a server room; those of others are named by their seat, so that nothing of them is lit. */
function roomIds({ view, viewer }: DeployReader, seat: number): string[] {
  const ids = [
    ...POOLS.map((pool) => `pool:${pool}`),
    ...Array.from({ length: ROOM_TILES }, (_, i) => i).flatMap((i) =>
      view.tiles[seat * ROOM_TILES + i]! > 0 ? [`plate:${i}`] : [],
    ),
    // Pool A and Pool C are one place each.
    ...[1, 2, 3, 4].flatMap((i) => (tileAt(view, seat, i) > 0 ? [`place:${PLACES[i]!}`] : [])),
    ...(['A', 'B'] as const).flatMap((pool, i) =>
      tileCount(view, seat, i) < POOL_TILES ? [`add:${pool}`] : [],
    ),
    'gauge:up',
    'gauge:down',
    'supply',
    ...KINDS.flatMap((kind, i) => (has(view, seat, i) ? [`dock:${kind}`] : [])),
    'slot:room',
    'slot:cloud',
    'outlook',
    ...(seat === viewer ? ['trade:credits', 'trade:income'] : []),
  ];
  return seat === viewer ? ids : ids.map((id) => `s${seat}:${id}`);
}

export function look(r: DeployReader, id: string): Looked | null {
  const other = /^s(\d):(.+)$/.exec(id);
  if (other) {
    const seat = Number(other[1]);
    return seat < r.t.players ? inRoom(r, id, seat, other[2]!) : null;
  }
  return onBoard(r, id) ?? (r.viewer === null ? null : inRoom(r, id, r.viewer, id));
}

function onBoard(r: DeployReader, id: string): Looked | null {
  const [what, a = '', b = ''] = id.split(':');
  const seat = Number(a);
  switch (what) {
    case 'project':
      return /^[012]$/.test(a) ? lookAtProject(r, Number(a)) : null;
    case 'market':
      return saleIds(r).includes(id) ? lookAtSale(r, Number(a), b as 'A' | 'B') : null;
    case 'dev':
      return lookAtDisplay(r, Number(a), Number(b));
    case 'spot': {
      const at = SPOTS.indexOf(a as (typeof SPOTS)[number]);
      return at < 0 ? null : lookAtSpot(r, at);
    }
    case 'office':
    case 'coffee':
      return lookAtRoom(r, what);
    case 'bank':
      return lookAtBank(r);
    case 'trolley':
      return lookAtTrolley(r);
    case 'deck':
      return lookAtDeck(r);
    case 'bag':
      return lookAtBag(r);
    case 'track':
      return a === 'income' || a === 'bvp' ? lookAtTrack(r, a) : null;
    case 'disc':
      return a !== '' && seat < r.t.players ? lookAtDisc(r, seat) : null;
    case 'seat':
      return a !== '' && seat < r.t.players ? lookAtSeat(r, seat) : null;
    default:
      return null;
  }
}

function inRoom(r: DeployReader, id: string, seat: number, name: string): Looked | null {
  const [what, a = ''] = name.split(':');
  const pool = POOLS.indexOf(a as (typeof POOLS)[number]);
  switch (what) {
    case 'pool':
      return pool < 0 ? null : lookAtPool(r, id, seat, pool);
    case 'plate':
      // Places without hardware (`placesNeedHardware` off) lie in a rack of Pool A that has no tile.
      if (a === '0' && tileCount(r.view, seat, 0) === 0) return lookAtPool(r, id, seat, 0);
      return lookAtPlate(r, id, seat, Number(a));
    case 'place':
    case 'cube': {
      const place = PLACES.indexOf(a as (typeof PLACES)[number]);
      return place < 0 ? null : lookAtPlace(r, id, seat, place);
    }
    case 'add':
      return a === 'A' || a === 'B' ? lookAtBay(r, id, seat, a) : null;
    case 'gauge':
      return a === 'up' || a === 'down' ? lookAtGauge(r, id, seat, a) : null;
    case 'supply':
      return lookAtSupply(r, id, seat);
    case 'dock':
      return lookAtDock(r, id, seat, KINDS.indexOf(a as (typeof KINDS)[number]));
    case 'slot':
      return a === 'room' || a === 'cloud' ? lookAtSlot(r, id, seat, a) : null;
    case 'outlook':
      return lookAtOutlook(r, id, seat);
    case 'trade':
      return a === 'credits' || a === 'income' ? lookAtTrade(r, id, a) : null;
    default:
      return null;
  }
}
