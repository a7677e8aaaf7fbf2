/** Where the next cube of a project goes; cubes that fit in one place only go there with it. */
import { nextColour, placeCube } from '../src/decisions/place-cube.ts';
import { cubesOn } from '../src/figures.ts';
import { note } from '../look/note.ts';
import { placesFor, withForced } from '../look/put.ts';
import { fees } from '../src/room.ts';
import { COLOURS, PLACES } from '../src/types.ts';
import type { DeployFrame, DeployMove, FrameOf, MoveOf } from '../src/types.ts';
import { id } from './ids.ts';
import { cheapest, feesChange, say } from './reckon.ts';
import type { DeployScene } from './reckon.ts';
import type { Part } from './show-cards.ts';

type Ask = FrameOf<'placeCube'>;

export function putPart(scene: DeployScene, move: MoveOf<'put'>, frame: Ask): Part {
  const { t, view } = scene;
  const { seat, space } = frame;
  const left = cubesOn(view, space);
  const { placed } = withForced(t, view, frame, move);
  const due = fees(t, view, seat);
  const best = placeCube.fallback(t, view, frame).place === move.place;
  const least = best && left > placed ? cheapest(t, view, seat, space) : null;
  return {
    path: [id.place(move.place)],
    ...(best && !least ? { tone: 'go' as const } : {}),
    preview: { title: scene.words.move(move), lines: [note(scene, move, frame)!] },
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
