/** Capacity in a server room: tiles, pools with their fees, the scale of Pool C. */
import { isOver } from '@boardroom/kernel';
import type { Looked } from '@boardroom/kernel';
import { capacityOf, cubesIn, missingFor, stepPrice } from '../src/figures.ts';
import { MARKER_END } from '../src/hardware.ts';
import { capacityB, cubesAt, feeA, feeB, feeC, fees, tileAt, tileCount } from '../src/room.ts';
import {
  PLACES,
  POOL_A,
  POOL_C,
  POOL_TILES,
  POOLS,
  PURPLE,
  ROOM_CUBES,
  ROOM_TILES,
} from '../src/types.ts';
import { access } from './access.ts';
import { feesWithMarker, feesWithoutTile } from './reckon.ts';
import { points } from './sale.ts';
import { cubeWords, feesChange, placeName, poolName, say } from './words.ts';
import type { DeployReader } from './words.ts';

/** A pool of a seat with its fee written out. */
export function lookAtPool(r: DeployReader, id: string, seat: number, pool: number): Looked {
  const { t, view } = r;
  const used = cubesIn(view, seat, pool);
  const size = capacityOf(t, view, seat, pool);
  const fee = [feeA, feeB, feeC][pool]!(t, view, seat);
  const missing = missingFor(t, view, seat, pool, -1);
  const places =
    pool === 0
      ? [POOL_A]
      : pool === 2
        ? [POOL_C]
        : [1, 2, 3, 4].filter((p) => tileAt(view, seat, p) > 0);
  return {
    id,
    name: poolName(r, pool),
    kind: r.words.word('poolNote', POOLS[pool]),
    owner: seat,
    figures: [
      { key: 'cubes', name: say(r, 'figure.used'), value: `${used}` },
      { key: 'places', name: say(r, 'figure.places'), value: `${size}` },
      { key: 'fee', name: say(r, 'figure.fee'), value: `${fee}` },
    ],
    line: say(r, 'pool.line', { used, size, fee }),
    facts: [
      ...places.map((place) => placeFact(r, seat, place)),
      ...(size === 0 ? [] : [say(r, missing > 0 ? 'pool.missing' : 'pool.well-used', { missing })]),
    ],
    now: { text: say(r, 'pool.fee', { fee }), calc: feeCalc(r, seat, pool) },
    rule: {
      number: ['R121', 'R122', 'R123'][pool]!,
      text: say(r, `pool.rule-${POOLS[pool]!.toLowerCase()}`, { ...t.content.fees }),
    },
  };
}

export function placeFact(r: DeployReader, seat: number, place: number): string {
  const { view } = r;
  const at = seat * ROOM_CUBES + place * 3;
  const value = place === POOL_A || place === POOL_C ? 0 : tileAt(view, seat, place);
  return say(r, value > 0 ? 'pool.rack' : 'pool.holds', {
    name: placeName(r, place),
    value,
    list: cubeWords(r, view.room.slice(at, at + 3)),
  });
}

/** "8 × 2 colours × 2 tiles = 32" */
function feeCalc(r: DeployReader, seat: number, pool: number): string {
  const { t, view } = r;
  const room = (place: number, colour: number): number =>
    view.room[seat * ROOM_CUBES + place * 3 + colour]!;
  if (pool === 0) {
    const colours = [0, PURPLE].filter((colour) => room(POOL_A, colour) > 0).length;
    return say(r, 'pool.calc-a', {
      each: t.content.fees.perColour,
      colours,
      tiles: tileCount(view, seat, 0),
      fee: feeA(t, view, seat),
    });
  }
  if (pool === 2)
    return say(r, 'pool.calc-c', { steps: view.marker[seat], fee: feeC(t, view, seat) });
  const each = [1, 2, 3, 4]
    .filter((p) => tileAt(view, seat, p) > 0)
    .map((p) => (room(p, PURPLE) > 0 ? t.content.fees.withPurple : t.content.fees.perTile));
  return each.length === 0
    ? say(r, 'pool.calc-none')
    : `${each.join(' + ')} = ${feeB(t, view, seat)}`;
}

/** A tile in somebody's room: 0 to 3 in Pool A, 4 to 7 in Pool B. */
export function lookAtPlate(
  r: DeployReader,
  id: string,
  seat: number,
  index: number,
): Looked | null {
  const { t, view, viewer } = r;
  const value = view.tiles[seat * ROOM_TILES + index];
  if (value === undefined || value === 0) return null;
  const place = index < POOL_TILES ? POOL_A : index - POOL_TILES + 1;
  const after = feesWithoutTile(t, view, seat, place, value);
  const base = {
    id,
    name: say(r, 'plate.name', { value }),
    kind: say(r, 'plate.kind', { name: placeName(r, place) }),
    owner: seat,
    figures: [{ key: 'places', name: say(r, 'figure.places'), value: `${value}` }],
    facts: [placeFact(r, seat, place), ...points(r, value)],
    line: placeFact(r, seat, place),
    rule: { number: 'R65', text: say(r, 'plate.rule') },
  };
  if (seat !== viewer || isOver(view)) return base;
  const barred = access(
    r,
    id,
    (move) => move.type === 'removeTile' && move.value === value && move.place === PLACES[place],
  );
  return {
    ...base,
    now: { text: say(r, 'plate.now'), calc: feesChange(r, fees(t, view, seat), after) },
    ...barred,
  };
}

/** A place where cubes lie: Pool A, a tile of Pool B, Pool C; or the free bay of a pool. */
export function lookAtPlace(
  r: DeployReader,
  id: string,
  seat: number,
  place: number,
): Looked | null {
  const { view, viewer } = r;
  if (place > 0 && place < POOL_C && tileAt(view, seat, place) === 0) return null;
  const pool = place === POOL_A ? 0 : place === POOL_C ? 2 : 1;
  const whole = lookAtPool(r, id, seat, pool);
  if (pool !== 1) return { ...whole, ...(seat === viewer ? placeAccess(r, id) : {}) };
  return {
    ...whole,
    name: placeName(r, place),
    figures: [
      { key: 'cubes', name: say(r, 'figure.used'), value: `${cubesAt(view, seat, place)}` },
      { key: 'places', name: say(r, 'figure.places'), value: `${capacityB(view, seat, place)}` },
      ...whole.figures.slice(2),
    ],
    line: placeFact(r, seat, place),
    ...(seat === viewer ? placeAccess(r, id) : {}),
  };
}

/** Only while cubes are placed is there something to want of a place. */
function placeAccess(r: DeployReader, id: string): Partial<Looked> {
  const place = id.split(':').at(-1);
  return access(r, id, (move) => 'place' in move && move.place === place);
}

/** The scale of Pool C, up or down. */
export function lookAtGauge(r: DeployReader, id: string, seat: number, way: 'up' | 'down'): Looked {
  const { t, view, viewer } = r;
  const marker = view.marker[seat]!;
  const to = Math.min(MARKER_END, Math.max(0, marker + (way === 'up' ? 1 : -1)));
  const base = {
    ...lookAtPool(r, id, seat, 2),
    name: say(r, `gauge.${way}`),
    line: say(r, 'gauge.line', { steps: marker, end: MARKER_END }),
  };
  if (seat !== viewer || isOver(view)) return base;
  const barred = access(r, id, (move) => move.type === (way === 'up' ? 'raiseC' : 'lowerC'));
  return {
    ...base,
    now: {
      text: say(r, way === 'up' ? 'gauge.now-up' : 'gauge.now-down', {
        price: stepPrice(t, view, seat, 1),
      }),
      calc: feesChange(r, fees(t, view, seat), feesWithMarker(t, view, seat, to)),
    },
    ...barred,
  };
}

export function lookAtBay(
  r: DeployReader,
  id: string,
  seat: number,
  pool: 'A' | 'B',
): Looked | null {
  const at = pool === 'A' ? 0 : 1;
  const free = POOL_TILES - tileCount(r.view, seat, at);
  if (free === 0) return null;
  return {
    id,
    name: say(r, 'bay.name', { pool }),
    kind: r.words.word('poolNote', pool),
    owner: seat,
    figures: [{ key: 'left', name: say(r, 'figure.bays'), value: `${free}` }],
    line: say(r, 'bay.line', { free }),
    rule: { number: 'R58', text: say(r, 'bay.rule') },
  };
}
