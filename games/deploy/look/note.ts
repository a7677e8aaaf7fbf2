/** What a legal move costs and brings, in a few words. */
import { isGap } from '@boardroom/kernel';
import type { Template } from '@boardroom/kernel';
import { cloudIncome } from '../src/deployment.ts';
import { incomeAfter } from '../src/development.ts';
import { resellCredits, stepPrice, tilePrice } from '../src/figures.ts';
import { spaceOf } from '../src/free-steps.ts';
import { NO_DISCARD } from '../src/moves.ts';
import { fees } from '../src/room.ts';
import { COLOURS, KINDS, PLACES, POOLS } from '../src/types.ts';
import type { DeployFrame, DeployMove, MoveOf } from '../src/types.ts';
import { withForced } from './put.ts';
import {
  costOf,
  feesShifted,
  feesWithMarker,
  feesWithoutTile,
  feesWithTile,
  stepsLeft,
} from './reckon.ts';
import { feesChange, say, signedWord } from './words.ts';
import type { DeployReader } from './words.ts';

export function note(
  r: DeployReader,
  template: Template<DeployMove>,
  frame: DeployFrame | null,
): string | undefined {
  const { t, view } = r;
  const seat = frame?.seat ?? r.viewer ?? 0;
  const move = template as DeployMove;
  const change = (after: number): string => feesChange(r, fees(t, view, seat), after);
  const raised = (by: number): string =>
    say(r, 'note.income', { value: Math.min(t.facts.cap, view.income[seat]! + by) });
  switch (move.type) {
    case 'start':
      return say(r, move.pool === 'A' ? 'note.start-a' : 'note.start-b');
    case 'deploy':
      return deployNote(r, seat, move);
    case 'addTile':
      return addNote(r, seat, move);
    case 'raiseC':
      return say(r, 'note.pays', {
        price: stepPrice(t, view, seat, move.steps),
        fees: change(feesWithMarker(t, view, seat, view.marker[seat]! + move.steps)),
      });
    case 'lowerC': {
      const after = feesWithMarker(t, view, seat, view.marker[seat]! - move.steps);
      return say(r, 'note.in-pool', { pool: 'C', fees: change(after) });
    }
    case 'removeTile': {
      const after = feesWithoutTile(t, view, seat, PLACES.indexOf(move.place), move.value);
      return say(r, 'note.in-pool', { pool: move.place === 'A' ? 'A' : 'B', fees: change(after) });
    }
    case 'consult':
    case 'monitor':
    case 'integrate':
      return say(r, `note.${move.type}`);
    case 'move':
      return say(r, frame?.kind === 'followUp' ? 'note.move-free' : 'note.move');
    case 'rebalance':
    case 'analyst':
      return say(r, 'note.free');
    case 'designer':
      return say(r, 'note.designer');
    case 'develop':
      return developNote(r, seat, move);
    case 'trade':
      return move.for === 'credits'
        ? say(r, 'note.cash', { value: view.cash[seat]! + 5 })
        : raised(2);
    case 'put':
      return frame?.kind === 'placeCube' ? putNote(r, move, frame) : undefined;
    case 'shift': {
      const [from, to] = [PLACES.indexOf(move.from), PLACES.indexOf(move.place)];
      return change(feesShifted(t, view, seat, COLOURS.indexOf(move.colour), from, to));
    }
    case 'send':
      return say(r, 'note.income', { value: view.income[seat]! - 3 });
    case 'occupy':
      return r.words.word('spotShort', move.spot);
    case 'addWorker': {
      const income = view.income[seat]! - 5;
      return say(r, 'note.hire', { income, profit: signedWord(income - fees(t, view, seat)) });
    }
    case 'removeWorker':
      return raised(5);
    case 'removeTech':
      return raised(3);
    case 'resell':
      return say(r, 'note.resell', {
        credits: resellCredits(t, view, seat, POOLS.indexOf(move.pool)),
      });
    case 'pass':
      return say(r, 'note.pass');
    default:
      return undefined;
  }
}

function addNote(r: DeployReader, seat: number, { pool, value }: MoveOf<'addTile'>): string {
  const { t, view } = r;
  const at = pool === 'A' ? 0 : 1;
  const after = feesWithTile(t, view, seat, at, value);
  return say(r, 'note.pays', {
    price: tilePrice(t, view, seat, at, value),
    fees: feesChange(r, fees(t, view, seat), after),
  });
}

function deployNote(r: DeployReader, seat: number, move: MoveOf<'deploy'>): string {
  const { t, view } = r;
  const space = spaceOf(t, view, move.card);
  const card = t.content.cards[view.spaces[space]!]!;
  const cloud = move.to === 'cloud';
  const workers = costOf(t, view, seat, move);
  // R43 Where the office can pay a part, all that it can.
  const office = isGap(move.office) && move.office.gap === 'range' ? move.office.max : move.office;
  return say(r, 'note.deploy', {
    workers,
    // R45 Steps beyond home are missing in the next round.
    beyond: Math.max(0, workers - office - stepsLeft(view, seat)),
    income: signedWord(cloud ? cloudIncome(t, view, space) : card.income),
    bvp: card.bvp + (cloud ? 1 : 0),
  });
}

function developNote(r: DeployReader, seat: number, move: MoveOf<'develop'>): string {
  const { t, view } = r;
  const discard = move.discard === 'none' ? NO_DISCARD : KINDS.indexOf(move.discard);
  const income = incomeAfter(t, view, seat, KINDS.indexOf(move.tile), discard);
  return income === view.income[seat]
    ? r.words.word('tileShort', move.tile)
    : say(r, 'note.income', { value: income });
}

/** "fees 6 to 14, 1 more follows" */
function putNote(
  r: DeployReader,
  move: MoveOf<'put'>,
  frame: Extract<DeployFrame, { kind: 'placeCube' }>,
): string {
  const { t, view } = r;
  const { state, placed } = withForced(t, view, frame, move);
  const change = feesChange(r, fees(t, view, frame.seat), fees(t, state, frame.seat));
  return placed > 1 ? say(r, 'note.more', { change, more: placed - 1 }) : change;
}
