/** The frames of the agenda, made once: they never change, so every match may share them. */
import { NONE } from '@boardroom/kernel';
import type { ActionFrame } from './types.ts';

const SEATS = 6;

function bySeat(kind: ActionFrame['kind']): readonly ActionFrame[] {
  return Array.from({ length: SEATS }, (_, seat) => ({ kind, seat }));
}
function allTogether(kind: ActionFrame['kind']): readonly ActionFrame[] {
  return Array.from({ length: SEATS }, (_, seat) => ({ kind, seat, together: true as const }));
}
function step(kind: ActionFrame['kind'], seat = NONE): ActionFrame {
  return { kind, seat };
}

export const CHOOSE = allTogether('chooseLeaderCard');
export const OPEN = bySeat('open');
export const BID = bySeat('bid');
export const SEALED_BID = allTogether('sealedBid');
export const USE_W1 = bySeat('useW1');
export const USE_W2 = bySeat('useW2');
export const PLACE = bySeat('place');
export const PLACE_TOGETHER = allTogether('place');
export const STEER = bySeat('steer');
export const ASSIGN = bySeat('assign');
export const OVERTIME = bySeat('overtime');
export const USE_W4 = bySeat('useW4');
export const DONE = allTogether('done');

export const PROJECT = step('project');
/** The number of the window stands in place of the seat. */
export const W1 = step('window', 1);
export const W2 = step('window', 2);
export const W3 = step('window', 3);
export const W4 = step('window', 4);
export const UNSEAL = step('unseal');
export const LEADER = step('leader');
export const PLACING = step('placing');
export const REVEAL = step('reveal');
export const COUNT = step('count');
export const AFTERMATH = step('aftermath');
export const SETTLEMENT = step('settlement');
export const HOUSEKEEPING = step('housekeeping');

/** Asks all players at once; seat 0 lies on top. */
export function askAll(
  agenda: ActionFrame[],
  frames: readonly ActionFrame[],
  players: number,
): void {
  for (let seat = players - 1; seat >= 0; seat--) agenda.push(frames[seat]!);
}
