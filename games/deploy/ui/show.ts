/** How a legal move is offered: words, consequence in numbers, and where it is on the table. */
import { isGap } from '@boardroom/kernel';
import type { Template } from '@boardroom/kernel';
import type { Shown } from '@boardroom/ui-kit';
import { marketValue, resellCredits, stepPrice, tilePrice } from '../src/figures.ts';
import { spaceOf } from '../src/free-steps.ts';
import { fees } from '../src/room.ts';
import { tilePoints } from '../src/scoring.ts';
import { COLOURS, PLACES, POOLS } from '../src/types.ts';
import type { DeployFrame, DeployMove } from '../src/types.ts';
import { id, plateOf, stepAnchor } from './ids.ts';
import { payment } from './payment.ts';
import {
  feesChange,
  feesShifted,
  feesWithMarker,
  feesWithoutTile,
  feesWithTile,
  say,
} from './reckon.ts';
import type { DeployScene } from './reckon.ts';
import { deployPart, developPart } from './show-cards.ts';
import type { Part } from './show-cards.ts';
import { putPart } from './show-put.ts';

export type DeployTemplate = Template<DeployMove>;

export function show(
  scene: DeployScene,
  template: DeployTemplate,
  frame: DeployFrame | null,
): Shown {
  const seat = frame?.seat ?? scene.viewer ?? 0;
  // Gaps are filled after the choice: the label speaks of the move alone.
  const move = ('office' in template ? { ...template, office: 0 } : template) as DeployMove;
  const part = partOf(scene, move, frame, seat);
  const paid =
    'office' in template && isGap(template.office) && template.office.gap === 'range'
      ? template.office.max
      : 0;
  return {
    label: labelOf(scene, move),
    ...part,
    ...(paid > 0 ? { gaps: { office: payment(scene, move, seat, paid) } } : {}),
  };
}

/** Shorter than the full sentence of the texts: the bar has room for few words. */
function labelOf(scene: DeployScene, move: DeployMove): string {
  const facts =
    move.type === 'removeTile'
      ? { ...move, pool: move.place === 'A' ? 'A' : 'B' }
      : move.type === 'deploy'
        ? {
            card: move.card,
            cloud: move.to === 'cloud' ? 'yes' : 'no',
            planner: move.planner ? 'yes' : 'no',
          }
        : move.type === 'shift'
          ? { hue: move.colour, a: move.from, b: move.place }
          : move;
  return scene.words.say(`ui.do.${move.type}`, facts) ?? scene.words.move(move);
}

function partOf(
  scene: DeployScene,
  move: DeployMove,
  frame: DeployFrame | null,
  seat: number,
): Part {
  const { t, view } = scene;
  const due = fees(t, view, seat);
  const change = (after: number): string => feesChange(scene, due, after);
  switch (move.type) {
    case 'start':
      return {
        note: say(scene, move.pool === 'A' ? 'ui.startA' : 'ui.startB'),
        path: [id.add(move.pool)],
        preview: {
          title: scene.words.move(move),
          lines: [scene.words.word('poolNote', move.pool)],
        },
      };
    case 'deploy':
      return deployPart(scene, move, seat);
    case 'addTile': {
      const pool = move.pool === 'A' ? 0 : 1;
      const price = tilePrice(t, view, seat, pool, move.value);
      const points = tilePoints(move.value);
      return {
        note: say(scene, 'ui.pays', { price, left: view.cash[seat]! - price }),
        path: [id.flag(move.value, move.pool)],
        ...adding(scene, seat),
        preview: {
          title: say(scene, 'ui.addTitle', { value: move.value, pool: move.pool, price }),
          lines: [
            change(feesWithTile(t, view, seat, pool, move.value)),
            ...(points === 0 ? [] : [say(scene, 'ui.tileScores', { points })]),
          ],
        },
      };
    }
    case 'raiseC': {
      const price = stepPrice(t, view, seat, move.steps);
      const to = view.marker[seat]! + move.steps;
      return {
        note: say(scene, 'ui.pays', { price, left: view.cash[seat]! - price }),
        path: [id.gauge('up')],
        ...adding(scene, seat),
        preview: {
          title: say(scene, 'ui.raiseTitle', { steps: move.steps, price }),
          lines: [change(feesWithMarker(t, view, seat, to))],
          at: stepAnchor(to),
        },
      };
    }
    case 'lowerC': {
      const to = view.marker[seat]! - move.steps;
      const after = feesWithMarker(t, view, seat, to);
      return {
        note: say(scene, 'ui.inPool', { pool: 'C', fees: change(after) }),
        path: [id.gauge('down')],
        group: 'remove',
        preview: { title: scene.words.move(move), lines: [change(after)], at: stepAnchor(to) },
      };
    }
    case 'removeTile': {
      const place = PLACES.indexOf(move.place);
      const after = feesWithoutTile(t, view, seat, place, move.value);
      const points = -tilePoints(move.value);
      return {
        note: say(scene, 'ui.inPool', {
          pool: move.place === 'A' ? 'A' : 'B',
          fees: change(after),
        }),
        path: [id.plate(plateOf(view.tiles, seat, place, move.value))],
        group: 'remove',
        preview: {
          title: scene.words.move(move),
          lines: [
            change(after),
            ...(points === 0 ? [] : [say(scene, 'ui.tileGoneScores', { points })]),
          ],
        },
      };
    }
    case 'consult':
      return { note: say(scene, 'ui.consultNote'), path: [id.bank], key: 'C' };
    case 'move':
      return {
        note: say(scene, frame?.kind === 'followUp' ? 'ui.moveFree' : 'ui.moveNote'),
        path: [id.trolley],
      };
    case 'monitor':
      return { note: say(scene, 'ui.monitorNote'), path: [id.dock('MONITORING')] };
    case 'integrate':
      return { note: say(scene, 'ui.integrateNote'), path: [id.dock('INTEGRATOR')] };
    case 'rebalance':
      return { note: say(scene, 'ui.free'), path: [id.dock('REBALANCE')], group: 'tools' };
    case 'develop':
      return developPart(scene, move, seat);
    case 'designer':
      return {
        note: say(scene, 'ui.designerNote'),
        path: [id.dock('DESIGNER'), id.project(spaceOf(t, view, move.card))],
        group: 'designer',
      };
    case 'analyst':
      return {
        note: say(scene, 'ui.free'),
        path: [id.dock('ANALYST'), id.place(move.place)],
        group: 'analyst',
      };
    case 'trade':
      return {
        note: say(scene, move.for === 'credits' ? 'ui.toCash' : 'ui.toIncome', {
          value:
            move.for === 'credits'
              ? view.cash[seat]! + 5
              : Math.min(t.facts.cap, view.income[seat]! + 2),
        }),
        path: [id.trade(move.for)],
        group: 'trade',
      };
    case 'put':
      return frame?.kind === 'placeCube' ? putPart(scene, move, frame) : {};
    case 'shift': {
      const [from, to] = [PLACES.indexOf(move.from), PLACES.indexOf(move.place)];
      return {
        note: change(feesShifted(t, view, seat, COLOURS.indexOf(move.colour), from, to)),
        path: [id.cube(move.from, move.colour), id.place(move.place)],
        group: 'shift',
      };
    }
    case 'send':
      return {
        note: say(scene, 'ui.sendNote', { income: view.income[seat]! - 3 }),
        path: [id.cube(move.from, move.colour)],
      };
    case 'arrange':
      return {
        path: frame?.kind === 'rebalance' ? [id.place(PLACES[1 + frame.plan.length / 2]!)] : [],
        group: 'arrange',
      };
    case 'occupy':
      return {
        note: say(scene, `ui.spot.${move.spot}`),
        path: [id.spot(move.spot)],
        group: 'occupy',
        preview: {
          title: scene.words.word('spot', move.spot),
          lines: [scene.words.word('spotEffect', move.spot)],
        },
      };
    case 'addWorker':
      return {
        note: say(scene, 'ui.hireNote', {
          income: view.income[seat]! - 5,
          profit: view.income[seat]! - 5 - due,
        }),
        path: [id.supply],
      };
    case 'removeWorker':
      return {
        note: say(scene, 'ui.toIncome', { value: Math.min(t.facts.cap, view.income[seat]! + 5) }),
        path: [id.coffee],
      };
    case 'removeTech':
      return {
        note: say(scene, 'ui.toIncome', { value: Math.min(t.facts.cap, view.income[seat]! + 3) }),
        path: [id.dock(move.tile)],
        group: 'removeTech',
      };
    case 'resell':
      return {
        note: say(scene, 'ui.resellNote', {
          credits: resellCredits(t, view, seat, POOLS.indexOf(move.pool)),
        }),
        path: [id.pool(move.pool)],
      };
    case 'pass':
      return { note: say(scene, 'ui.passNote'), tone: 'quiet', key: 'P' };
    case 'stop':
    case 'done':
      return { tone: 'quiet', key: 'E' };
  }
}

/** Hardware shares a button, with what the cheapest piece costs now. */
function adding({ t, view, words }: DeployScene, seat: number): Part {
  const prices = [1, 2, 3].flatMap((position) => {
    const value = marketValue(t, view, position);
    const left = view.stacks[value - 3] ?? 0;
    return left > 0 ? [tilePrice(t, view, seat, 0, value), tilePrice(t, view, seat, 1, value)] : [];
  });
  const least = Math.min(stepPrice(t, view, seat, 1), ...prices);
  return { group: 'add', groupNote: words.say('ui.from', { price: least })! };
}
