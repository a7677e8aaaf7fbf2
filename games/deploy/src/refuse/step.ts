/** Why a move does not belong to the question that is asked: what comes first, or when its time is. */
import { NONE } from '@boardroom/kernel';
import type { Refusal } from '@boardroom/kernel';
import { unusedIn } from '../figures.ts';
import { isAdd, isRemove } from '../hardware.ts';
import { has } from '../room.ts';
import { KINDS, POOLS, RE_SELL } from '../types.ts';
import type { DeployFrame, DeployMove, DeployState, DeployTable, FrameOf } from '../types.ts';

type S = Readonly<DeployState>;
type Kind = DeployFrame['kind'];
type Type = DeployMove['type'];

/** Free steps, wherever a player is asked at ease (R90, R91, R119). */
const ANYTIME: readonly Type[] = ['trade', 'analyst'];
const TOOLS: readonly Type[] = ['designer', 'rebalance'];
const HARDWARE: readonly Type[] = ['addTile', 'raiseC', 'removeTile', 'lowerC'];

/** Which moves answer which question. */
const ANSWERS: Readonly<Partial<Record<Kind, readonly Type[]>>> = {
  startPool: ['start'],
  prepTeam: ['removeTech', 'addWorker', 'removeWorker', 'done', ...ANYTIME],
  placeWorker: ['occupy', 'pass', ...ANYTIME],
  action: [
    ...HARDWARE,
    'deploy',
    'move',
    'develop',
    'monitor',
    'integrate',
    'consult',
    'pass',
    ...TOOLS,
    ...ANYTIME,
  ],
  placeCube: ['put'],
  shift: ['shift', 'done'],
  second: [...HARDWARE, 'stop'],
  integrate: ['send', 'done'],
  rebalance: ['arrange'],
  followUp: ['move', 'removeTile', 'lowerC', 'done', ...TOOLS, ...ANYTIME],
  settle: ['resell', 'done', ...ANYTIME],
};

/** What a question wants answered before anything else. */
const FIRST: Readonly<Partial<Record<Kind, string>>> = {
  startPool: 'start-first',
  prepTeam: 'team-first',
  placeWorker: 'spots-first',
  placeCube: 'finish-first',
  shift: 'finish-first',
  second: 'finish-first',
  integrate: 'finish-first',
  rebalance: 'finish-first',
  followUp: 'action-done',
  settle: 'actions-over',
};

/** When the time of a move is, for a player who is to choose an action. */
const WHEN: Readonly<Partial<Record<Type, string>>> = {
  start: 'started-already',
  addWorker: 'in-preparation',
  removeWorker: 'in-preparation',
  removeTech: 'in-preparation',
  occupy: 'spots-in-preparation',
  put: 'deploy-first',
  shift: 'move-first',
  send: 'integrate-first',
  arrange: 'rebalance-first',
  resell: 'at-round-end',
  done: 'act-first',
  stop: 'act-first',
};

export function notAnAnswer(top: DeployFrame, move: DeployMove): Refusal | null {
  if (ANSWERS[top.kind]?.includes(move.type) ?? true) return null;
  const code = FIRST[top.kind] ?? WHEN[move.type];
  return code === undefined ? null : { code };
}

/** R99, R115 The one half that was begun; the free action that is owed. */
export function notOwed(top: DeployFrame, move: DeployMove): Refusal | null {
  if (top.kind === 'second' && (top.half === 'add' ? isRemove(move) : isAdd(move)))
    return { code: 'same-half' };
  if (top.kind !== 'followUp') return null;
  if (move.type === 'move' && !top.move) return { code: 'free-move-follows' };
  return isRemove(move) && !top.remove ? { code: 'free-remove-follows' } : null;
}

/** R97 */
export function refuseResell(
  t: DeployTable,
  s: S,
  f: FrameOf<'settle'>,
  pool: string,
): Refusal | null {
  const at = POOLS.indexOf(pool as never);
  if (at < 0) return null;
  if (!has(s, f.seat, RE_SELL)) return { code: 'not-docked', facts: { tile: KINDS[RE_SELL] } };
  if (f.pool !== NONE) return { code: 'resold-already' };
  return unusedIn(t, s, f.seat, at) > 0 ? null : { code: 'nothing-unused', facts: { pool } };
}
