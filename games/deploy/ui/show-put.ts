/** Where the next cube of a project goes; cubes that fit in one place only go there with it. */
import { nextColour, placeCube } from '../src/decisions/place-cube.ts';
import { cubesOn } from '../src/figures.ts';
import { fees, hasRoom, supports } from '../src/room.ts';
import { COLOURS, PLACES, ROOM_CUBES } from '../src/types.ts';
import type {
  DeployFrame,
  DeployMove,
  DeployState,
  DeployTable,
  FrameOf,
  MoveOf,
} from '../src/types.ts';
import { id } from './ids.ts';
import { cheapest, feesChange, say } from './reckon.ts';
import type { DeployScene } from './reckon.ts';
import type { Part } from './show-cards.ts';

type Ask = FrameOf<'placeCube'>;

export function putPart(scene: DeployScene, move: MoveOf<'put'>, frame: Ask): Part {
  const { t, view } = scene;
  const { seat, space } = frame;
  const left = cubesOn(view, space);
  const { state, placed } = withForced(t, view, frame, move);
  const more = placed - 1;
  const due = fees(t, view, seat);
  const change = feesChange(scene, due, fees(t, state, seat));
  const note = more > 0 ? say(scene, 'ui.put.more', { change, more }) : change;
  const best = placeCube.fallback(t, view, frame).place === move.place;
  const least = best && left > placed ? cheapest(t, view, seat, space) : null;
  return {
    note,
    path: [id.place(move.place)],
    ...(best && !least ? { tone: 'go' as const } : {}),
    preview: { title: scene.words.move(move), lines: [note] },
    follow: only,
    ...(least
      ? {
          along: {
            label: say(scene, 'ui.put.all', { left }),
            note: say(scene, 'ui.put.where', {
              places: least.places.join(', '),
              change: feesChange(scene, due, least.fees),
            }),
            follow: ({ view: now }: DeployScene, next: DeployFrame) =>
              next.kind === 'placeCube' ? placeCube.fallback(t, now, next) : null,
          },
        }
      : {}),
  };
}

/** The answer to a question that has just one. */
function only({ t, view }: DeployScene, frame: DeployFrame): DeployMove | null {
  if (frame.kind !== 'placeCube') return null;
  const colour = nextColour(view, frame.space);
  const [place, ...others] = placesFor(t, view, frame.seat, colour);
  return place === undefined || others.length > 0
    ? null
    : { type: 'put', colour: COLOURS[colour]!, place: PLACES[place]! };
}

function placesFor(
  t: DeployTable,
  s: Readonly<DeployState>,
  seat: number,
  colour: number,
): number[] {
  return PLACES.flatMap((_, place) =>
    supports(place, colour) && hasRoom(t, s, seat, place) ? [place] : [],
  );
}

/** The room after a cube was put, with all that then leave no choice, and how many those were. */
function withForced(
  t: DeployTable,
  s: Readonly<DeployState>,
  { seat, space }: Ask,
  move: MoveOf<'put'>,
): { state: DeployState; placed: number } {
  const state: DeployState = { ...s, room: [...s.room], cubes: [...s.cubes] };
  let place: number | undefined = PLACES.indexOf(move.place);
  let placed = 0;
  while (place !== undefined) {
    const colour = nextColour(state, space);
    state.cubes[space * 3 + colour]!--;
    state.room[seat * ROOM_CUBES + place * 3 + colour]!++;
    placed++;
    if (cubesOn(state, space) === 0) break;
    const ways = placesFor(t, state, seat, nextColour(state, space));
    place = ways.length === 1 ? ways[0] : undefined;
  }
  return { state, placed };
}
