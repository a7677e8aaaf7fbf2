/** Projects and their cubes. */
import { sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { Tellers } from '@boardroom/ui-kit/tellers';
import { spaceOf } from '../../src/free-steps.ts';
import type { Deploy, DeployState } from '../../src/types.ts';
import { id } from '../ids.ts';
import { say } from '../reckon.ts';
import type { DeployScene } from '../reckon.ts';
import { cube, income, placeOf, points } from './parts.ts';

export const projects = {
  announced: ({ card }, { scene, before }) => ({
    hush: true,
    cues: [{ do: 'pulse', what: spaceAnchor(scene, before, card) }],
  }),
  put: ({ seat, colour, place }, { scene, before }) => ({
    hush: true,
    cues: [cube(colour, id.project(openSpace(before)), placeOf(scene, seat, id.place(place)))],
  }),
  shifted: ({ seat, colour, from, place }, { scene }) => ({
    about: 'moves',
    cues:
      scene.viewer === seat
        ? [cube(colour, id.place(from), id.place(place))]
        : [{ do: 'pulse', what: `seat:${seat}` }],
  }),
  sent: ({ seat, colour, from }, at) => ({
    about: 'moves',
    cues: [
      cube(
        colour,
        placeOf(at.scene, seat, id.place(from)),
        placeOf(at.scene, seat, id.dock('INTEGRATOR')),
      ),
      ...income(at, seat, -3),
    ],
  }),
  arranged: sentenceOnly,
  deployed: ({ seat, card, to, income: more, bvp }, at) => ({
    about: 'moves',
    ...(to === 'cloud' ? { calc: say(at.scene, 'ui.calc.cloud', { income: more, bvp }) } : {}),
    cues: [
      {
        do: 'fly',
        chip: 'card',
        from: spaceAnchor(at.scene, at.before, card),
        to: placeOf(at.scene, seat, id.slot(to)),
        colour: '#fffdf6',
      },
      ...income(at, seat, more),
      ...points(at, seat, bvp),
    ],
  }),
  redesigned: ({ card, into }, { scene }) => ({
    about: 'moves',
    cues: [cube(into, 'bag', spaceAnchor(scene, scene.view, card))],
  }),
} satisfies Partial<Tellers<Deploy>>;

function spaceAnchor({ t }: DeployScene, s: Readonly<DeployState>, card: string): string {
  return id.project(Math.max(0, spaceOf(t, s, card)));
}

/** The space whose cubes were being placed. */
function openSpace(before: Readonly<DeployState>): number {
  const frame = before.agenda.at(-1);
  return frame?.kind === 'placeCube' ? frame.space : 0;
}
