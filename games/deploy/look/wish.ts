/** What a click on something that is not legal was meant as; the engine then says why not. */
import { nextColour } from '../src/decisions/place-cube.ts';
import { NONE } from '@boardroom/kernel';
import { COLOURS, KINDS, PLACES, ROOM_TILES, ROWS } from '../src/types.ts';
import type { Colour, DeployFrame, DeployMove, Kind, Place, Pool, Spot } from '../src/types.ts';
import type { DeployReader } from './words.ts';

export function wish(
  r: DeployReader,
  target: string,
  frame: DeployFrame | null,
): DeployMove | null {
  const { t, view } = r;
  const seat = r.viewer ?? 0;
  const [what, a = '', b = ''] = target.split(':');
  switch (what) {
    case 'project': {
      const card = view.spaces[Number(a)]!;
      if (card === NONE) return null;
      return {
        type: 'deploy',
        card: t.content.cards[card]!.id,
        to: 'room',
        planner: false,
        office: 0,
      };
    }
    case 'market':
      return { type: 'addTile', pool: b as 'A' | 'B', value: Number(a), office: 0 };
    case 'spot':
      return { type: 'occupy', spot: a as Spot };
    case 'dev': {
      const kind = view.columns[Number(a) * 3 + Number(b)]!;
      if (kind === NONE) return null;
      return {
        type: 'develop',
        tile: KINDS[kind]!,
        column: Number(a) + 1,
        row: ROWS[Number(b)]!,
        discard: 'none',
        office: 0,
      };
    }
    case 'bank':
      return { type: 'consult', office: 0 };
    case 'trolley':
      return { type: 'move', office: 0 };
    case 'supply':
      return { type: 'addWorker' };
    case 'coffee':
      return { type: 'removeWorker' };
    case 'plate': {
      const index = Number(a);
      const value = view.tiles[seat * ROOM_TILES + index]!;
      return { type: 'removeTile', place: index < 4 ? 'A' : PLACES[index - 3]!, value, office: 0 };
    }
    case 'gauge':
      return { type: a === 'up' ? 'raiseC' : 'lowerC', steps: 1, office: 0 };
    case 'place':
      return frame?.kind === 'placeCube'
        ? { type: 'put', colour: COLOURS[nextColour(view, frame.space)]!, place: a as Place }
        : null;
    case 'cube':
      return frame?.kind === 'shift'
        ? { type: 'shift', colour: b as Colour, from: a as Place, place: a === 'A' ? 'C' : 'A' }
        : null;
    case 'dock':
      return dockWish(a as Kind, frame);
    case 'pool':
      return frame?.kind === 'settle' ? { type: 'resell', pool: a as Pool } : null;
    case 'add':
      return frame?.kind === 'startPool' ? { type: 'start', pool: a as 'A' | 'B' } : null;
    case 'trade':
      return { type: 'trade', for: a as 'credits' | 'income' };
    default:
      return null;
  }
}

function dockWish(kind: Kind, frame: DeployFrame | null): DeployMove | null {
  if (frame?.kind === 'prepTeam') return { type: 'removeTech', tile: kind };
  if (kind === 'MONITORING') return { type: 'monitor', office: 0 };
  if (kind === 'INTEGRATOR') return { type: 'integrate', office: 0 };
  return kind === 'REBALANCE' ? { type: 'rebalance' } : null;
}
