/** The server room of a seat as racks with places and cubes: what the desk draws. */
import { capacityA, capacityB, cubesAt, hasRoom, tileCount } from '../src/room.ts';
import { COLOURS, PLACES, POOL_A, POOL_TILES, ROOM_CUBES, ROOM_TILES } from '../src/types.ts';
import type { Colour, Place } from '../src/types.ts';
import { id } from './ids.ts';
import { POOL_COLOUR } from './palette.ts';
import { say } from './reckon.ts';
import type { DeployScene } from './reckon.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}
export interface RackView {
  /** Where it lies among the four of its pool. */
  readonly at: number;
  readonly value: number;
  readonly places: number;
  /** Colours of the cubes, in order. */
  readonly cubes: readonly number[];
  readonly fill: string;
  readonly plate: Named;
  readonly place: Named;
  cube(colour: Colour): Named;
  /** Cubes can be picked now; otherwise a click goes to the place under them. */
  readonly loose: boolean;
  /** First rack of its place; the others are not named again. */
  readonly holds: boolean;
}

/** Ids of another seat's room are its own, so that nothing of it is lit. */
export function ownIds(scene: DeployScene, seat: number): (name: string) => string {
  return scene.viewer === seat ? (name) => name : (name) => `s${seat}:${name}`;
}

/** Whether single cubes are what the open question is about. */
export function isLoose(scene: DeployScene): boolean {
  const kind = scene.view.agenda.at(-1)?.kind;
  return kind === 'shift' || kind === 'integrate';
}

function cubesOf(scene: DeployScene, seat: number, place: number): number[] {
  return [0, 1, 2].flatMap((colour) =>
    Array.from({ length: scene.view.room[seat * ROOM_CUBES + place * 3 + colour]! }, () => colour),
  );
}

export function racksOf(scene: DeployScene, seat: number, pool: 'A' | 'B'): RackView[] {
  const { t, view } = scene;
  const own = ownIds(scene, seat);
  const loose = isLoose(scene);
  const count = tileCount(view, seat, pool === 'A' ? 0 : 1);
  const value = (i: number): number =>
    view.tiles[seat * ROOM_TILES + (pool === 'A' ? 0 : POOL_TILES) + i]!;
  const make = (
    at: number,
    printed: number,
    places: number,
    cubes: readonly number[],
    where: Place,
    holds: boolean,
  ): RackView => ({
    at,
    value: printed,
    places,
    cubes,
    fill: POOL_COLOUR[pool],
    plate: {
      id: own(id.plate(pool === 'A' ? at : POOL_TILES + at)),
      name: say(scene, 'ui.plate', {
        value: printed,
        pool,
        name: scene.words.word('capacity', printed),
      }),
    },
    place: {
      id: own(id.place(where)),
      name: say(scene, 'ui.place', {
        place: where,
        used: cubesAt(view, seat, PLACES.indexOf(where)),
      }),
    },
    cube: (colour) => ({
      id: own(id.cube(where, colour)),
      name: say(scene, 'ui.cubes', {
        colour,
        place: where,
        count: view.room[seat * ROOM_CUBES + PLACES.indexOf(where) * 3 + COLOURS.indexOf(colour)]!,
      }),
    }),
    loose,
    holds,
  });
  if (pool === 'B')
    return Array.from({ length: count }, (_, i) => {
      const place = i + 1;
      const cubes = cubesOf(scene, seat, place);
      const places = Math.max(capacityB(view, seat, place), cubes.length);
      // ON DEMAND and shared places: one more is drawn when it could be used.
      const stretch = cubes.length >= places && hasRoom(t, view, seat, place) ? 1 : 0;
      return make(i, value(i), places + stretch, cubes, PLACES[place]!, true);
    });
  const all = cubesOf(scene, seat, POOL_A);
  const printed = Array.from({ length: count }, (_, i) => value(i));
  const extra = capacityA(t, view, seat) - printed.reduce((sum, v) => sum + v, 0);
  if (count === 0) return extra > 0 ? [make(0, 0, extra, all, 'A', true)] : [];
  let from = 0;
  return printed.map((v, i) => {
    const places = i === count - 1 ? Math.max(v + extra, all.length - from) : v;
    const rack = make(i, v, places, all.slice(from, from + places), 'A', i === 0);
    from += places;
    return rack;
  });
}
