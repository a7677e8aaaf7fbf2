/** First turns on a fixed seed: a tile, an action, hardware, a project, the end of a round. */
import type { Scene, Tutorial } from '@boardroom/ui-kit';
import { nextColour } from '../src/decisions/place-cube.ts';
import { spaceOf } from '../src/free-steps.ts';
import { COLOURS } from '../src/types.ts';
import type { Deploy, DeployMove } from '../src/types.ts';
import { id } from './ids.ts';

const kindOf = (scene: Scene<Deploy>): string | undefined => scene.view.agenda.at(-1)?.kind;
const is =
  (...types: DeployMove['type'][]) =>
  (move: DeployMove): boolean =>
    types.includes(move.type);

export const tutorial: Tutorial = {
  seed: 'lesson-32',
  players: 2,
  options: { firstPlayer: '1', developmentTiles: false, startStack: 4, seatCompensation: 15 },
  steps: [
    { id: 'projects', at: () => id.project(1) },
    {
      id: 'start',
      at: () => id.add('A'),
      want: (move: DeployMove) => move.type === 'start' && move.pool === 'A',
      done: is('start'),
      skip: (scene) => kindOf(scene) !== 'startPool',
    },
    { id: 'roundel', at: () => 'space:0' },
    { id: 'consult', at: () => id.bank, want: is('consult'), done: is('consult') },
    {
      id: 'add',
      at: (scene: Scene<Deploy>) => id.flag(scene.t.options.startStack + scene.view.round - 1, 'B'),
      want: (move: DeployMove) => move.type === 'addTile' && move.pool === 'B',
      done: is('addTile'),
    },
    {
      id: 'deploy',
      at: () => id.project(0),
      want: (move: DeployMove, { t, view }: Scene<Deploy>) =>
        move.type === 'deploy' && move.to === 'room' && spaceOf(t, view, move.card) === 0,
      done: is('deploy'),
    },
    {
      id: 'put',
      at: ({ view }: Scene<Deploy>) => {
        const frame = view.agenda.at(-1);
        if (frame?.kind !== 'placeCube') return undefined;
        return id.place(COLOURS[nextColour(view, frame.space)] === 'yellow' ? 'B1' : 'A');
      },
      want: is('put'),
      // All cubes of the project, one after another.
      done: (move: DeployMove, scene: Scene<Deploy>) =>
        move.type === 'put' && kindOf(scene) !== 'placeCube',
      skip: (scene) => kindOf(scene) !== 'placeCube',
    },
    { id: 'fees', at: () => 'outlook' },
    { id: 'spots', at: () => id.spot('DEPLOY') },
    { id: 'end', at: () => 'outlook' },
  ],
};
