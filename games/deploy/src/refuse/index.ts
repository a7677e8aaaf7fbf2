/** Why a move is not legal, in a code and the facts its words need. The list is in RULES.md. */
import { NONE } from '@boardroom/kernel';
import type { Refusal } from '@boardroom/kernel';
import { canRemoveTech } from '../decisions/prep-team.ts';
import { canHost, cloudIncome } from '../deployment.ts';
import { cubesOn, deployCost, hasHardware, isFreeToLeave, tileIncome } from '../figures.ts';
import { spaceOf } from '../free-steps.ts';
import { refuseAdd, refuseRemove } from './hardware.ts';
import { refuseDesign, refuseDevelop, refuseTool } from './tiles.ts';
import { notAnAnswer, notOwed, refuseResell } from './step.ts';
import { fees, has, hasRoom, supports } from '../room.ts';
import { isWithinB, movements, MOVEMENTS } from '../shifts.ts';
import {
  ANALYST,
  COLOURS,
  INTEGRATOR,
  KINDS,
  MONITORING,
  PLACES,
  PLANNER,
  REBALANCE,
  ROOM_CUBES,
  SPOTS,
} from '../types.ts';
import type { DeployFrame, DeployMove, DeployState, DeployTable } from '../types.ts';

type S = Readonly<DeployState>;

const STEPS_OF_AN_ACTION = ['placeCube', 'shift', 'second', 'integrate', 'rebalance'];
const ANYTIME = ['trade', 'analyst'];

export function refuse(t: DeployTable, s: S, seat: number, move: DeployMove): Refusal | null {
  const top = s.agenda[s.agenda.length - 1]!;
  if (seat >= t.players) return null;
  if (top.seat !== seat && !ANYTIME.includes(move.type)) return notAsked(s, top, seat, move);
  // R159
  if (top.seat === seat && STEPS_OF_AN_ACTION.includes(top.kind) && ANYTIME.includes(move.type))
    return { code: 'finish-first' };
  const misplaced = top.seat === seat ? (notAnAnswer(top, move) ?? notOwed(top, move)) : null;
  if (misplaced) return misplaced;
  if ('office' in move && move.office > s.office[seat]!)
    return { code: 'only-office', facts: { office: s.office[seat]! } };
  switch (move.type) {
    case 'pass':
      return top.kind === 'action' ? { code: 'no-pass' } : null;
    case 'occupy':
      return s.spots[SPOTS.indexOf(move.spot)] === NONE
        ? null
        : { code: 'spot-taken', facts: { spot: move.spot } };
    case 'trade':
      return refuseTrade(t, s, seat, move.for);
    case 'analyst':
      return refuseAnalyst(t, s, seat, PLACES.indexOf(move.place));
    case 'removeTech':
      return refuseRemoveTech(t, s, seat, KINDS.indexOf(move.tile));
    case 'addWorker':
    case 'removeWorker':
      return top.kind === 'prepTeam' ? refuseWorker(t, s, top, move.type) : null;
    case 'addTile':
    case 'raiseC':
      return refuseAdd(t, s, seat, move);
    case 'removeTile':
    case 'lowerC':
      return refuseRemove(t, s, seat, move);
    case 'move':
      return top.kind === 'followUp' ? { code: 'free-move-follows' } : { code: 'nothing-to-move' };
    case 'deploy':
      return refuseDeploy(t, s, seat, spaceOf(t, s, move.card), move.to, move.planner);
    case 'put':
      return top.kind === 'placeCube' ? refusePut(t, s, seat, move.colour, move.place) : null;
    case 'shift':
      return top.kind === 'shift' ? refuseShift(t, s, top, move) : null;
    case 'develop':
      return refuseDevelop(t, s, seat, move);
    case 'integrate':
      return refuseTool(s, seat, INTEGRATOR) ?? { code: 'nothing-to-send' };
    case 'monitor':
      return refuseTool(s, seat, MONITORING);
    case 'rebalance':
      return refuseTool(s, seat, REBALANCE) ?? { code: 'nothing-to-rebalance' };
    case 'designer':
      return refuseDesign(s, seat, spaceOf(t, s, move.card), move);
    case 'send':
      return s.income[seat]! < 3
        ? { code: 'nothing-to-send' }
        : { code: 'no-such-cube', facts: { colour: move.colour, place: move.from } };
    case 'arrange':
      return top.kind === 'rebalance' ? { code: 'does-not-hold' } : null;
    case 'resell':
      return top.kind === 'settle' ? refuseResell(t, s, top, move.pool) : null;
    default:
      return null;
  }
}

function notAsked(s: S, top: DeployFrame, seat: number, move: DeployMove): Refusal | null {
  if (top.kind === 'action') return { code: 'further-back', facts: { asked: top.seat } };
  const passed = top.kind === 'placeWorker' && (top.passed & (1 << seat)) !== 0;
  return passed && move.type === 'occupy' && s.office[seat]! > 0 ? { code: 'you-passed' } : null;
}

function refuseTrade(t: DeployTable, s: S, seat: number, wanted: string): Refusal | null {
  if (s.bvp[seat]! < 1) return { code: 'no-bvp' };
  return wanted === 'income' && s.income[seat]! >= t.facts.cap
    ? { code: 'income-at-end', facts: { cap: t.facts.cap } }
    : null;
}

function refuseAnalyst(t: DeployTable, s: S, seat: number, place: number): Refusal | null {
  if (place < 0) return null;
  if (!has(s, seat, ANALYST)) return { code: 'not-docked', facts: { tile: KINDS[ANALYST] } };
  if (s.declared[seat] === 1) return { code: 'declared-already' };
  if (s.analyst[seat] === place) return { code: 'there-already', facts: { place: PLACES[place]! } };
  if (!hasHardware(t, s, seat, place))
    return { code: 'no-hardware', facts: { place: PLACES[place]! } };
  return isFreeToLeave(t, s, seat)
    ? null
    : { code: 'place-needed', facts: { place: PLACES[s.analyst[seat]!]! } };
}

function refuseRemoveTech(t: DeployTable, s: S, seat: number, kind: number): Refusal | null {
  if (kind < 0) return null;
  const facts = { tile: KINDS[kind]! };
  if (!has(s, seat, kind)) return { code: 'not-docked', facts };
  if ((t.facts.technologies & (1 << kind)) === 0) return { code: 'only-technology' };
  return canRemoveTech(t, s, seat, kind)
    ? { code: 'before-workers' }
    : { code: 'overfull-without', facts };
}

/** R29–R32 */
function refuseWorker(
  t: DeployTable,
  s: S,
  f: Extract<DeployFrame, { kind: 'prepTeam' }>,
  type: 'addWorker' | 'removeWorker',
): Refusal {
  const { seat } = f;
  const [done, other] = type === 'addWorker' ? [f.added, f.removed] : [f.removed, f.added];
  if (done === 2) return { code: 'two-workers' };
  if (other > 0) return { code: 'add-or-remove' };
  if (type === 'removeWorker') return { code: 'no-worker-out' };
  if (s.supply[seat] === 0) return { code: 'no-worker-left' };
  const income = s.income[seat]! - 5;
  if (income < 0) return { code: 'income-below-zero', facts: { income } };
  const facts = { income: income + tileIncome(s, seat), fees: fees(t, s, seat) };
  return { code: 'hire-loss', facts };
}

function refuseDeploy(
  t: DeployTable,
  s: S,
  seat: number,
  space: number,
  to: string,
  planner: boolean,
): Refusal | null {
  if (space === NONE) return { code: 'not-on-display' };
  if (to === 'cloud') {
    if (!t.content.cards[s.spaces[space]!]!.cloud) return { code: 'room-only' };
    const change = cloudIncome(t, s, space);
    const income = s.income[seat]!;
    if (income + change < 0)
      return {
        code: 'cloud-income',
        facts: {
          income,
          gain: t.content.cards[s.spaces[space]!]!.income,
          cloudCost: 3 * cubesOn(s, space),
          result: income + change,
        },
      };
  } else if (!canHost(t, s, seat, space)) return { code: 'does-not-fit' };
  if (!planner) return null;
  const tool = refuseTool(s, seat, PLANNER);
  return tool ?? (deployCost(t, s, seat, space) > 1 ? null : { code: 'least-one-worker' });
}

function refusePut(
  t: DeployTable,
  s: S,
  seat: number,
  colourName: string,
  placeName: string,
): Refusal | null {
  if (placeName === 'cloud') return { code: 'no-splitting' };
  const place = PLACES.indexOf(placeName as never);
  const colour = COLOURS.indexOf(colourName as never);
  if (place < 0 || colour < 0) return null;
  const facts = { place: PLACES[place]!, colour: COLOURS[colour]! };
  if (!supports(place, colour)) return { code: 'wrong-colour', facts };
  return hasRoom(t, s, seat, place) ? { code: 'other-colour-first', facts } : noRoom(facts);
}

const noRoom = (facts: { place: string }): Refusal => ({
  code: 'no-room',
  facts: { place: facts.place },
});

function refuseShift(
  t: DeployTable,
  s: S,
  f: Extract<DeployFrame, { kind: 'shift' }>,
  move: Extract<DeployMove, { type: 'shift' }>,
): Refusal | null {
  const { seat } = f;
  const colour = COLOURS.indexOf(move.colour);
  const from = PLACES.indexOf(move.from);
  const to = PLACES.indexOf(move.place);
  if (colour < 0 || from < 0 || to < 0) return null;
  if (from === to) return { code: 'same-place' };
  if (s.room[seat * ROOM_CUBES + from * 3 + colour] === 0)
    return { code: 'no-such-cube', facts: { colour: COLOURS[colour]!, place: PLACES[from]! } };
  const facts = { place: PLACES[to]!, colour: COLOURS[colour]! };
  if (!supports(to, colour)) return { code: 'wrong-colour', facts };
  const across = f.across + (isWithinB(from, to) ? 0 : 1);
  const within = f.within + (isWithinB(from, to) ? 1 : 0);
  const needed = movements(across, within);
  if (needed > MOVEMENTS) return { code: 'too-many-movements', facts: { across, within, needed } };
  return hasRoom(t, s, seat, to, from) ? null : { code: 'no-swap', facts: { place: PLACES[to]! } };
}
