/** How a legal move is offered: words, consequence in numbers, and where it is on the table. */
import { isGap } from '@boardroom/kernel';
import type { Template } from '@boardroom/kernel';
import type { Shown } from '@boardroom/ui-kit';
import { gaps } from '../look/gaps.ts';
import { note } from '../look/note.ts';
import { marketValue, stepPrice, tilePrice } from '../src/figures.ts';
import { spaceOf } from '../src/free-steps.ts';
import { fees } from '../src/room.ts';
import { tilePoints } from '../src/scoring.ts';
import { PLACES } from '../src/types.ts';
import type { DeployFrame, DeployMove, MoveOf } from '../src/types.ts';
import { id, plateOf, stepAnchor } from './ids.ts';
import {
  costOf,
  feesChange,
  feesWithMarker,
  feesWithoutTile,
  feesWithTile,
  say,
  stepsLeft,
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
  const noted = note(scene, move, frame);
  return {
    label: labelOf(scene, move),
    ...(noted === undefined ? {} : { note: noted }),
    ...partOf(scene, move, frame, seat),
    ...payment(scene, template, frame, seat),
  };
}

/** It starts with so many office workers that the disc does not go beyond home. */
function payment(
  scene: DeployScene,
  template: DeployTemplate,
  frame: DeployFrame | null,
  seat: number,
): Pick<Shown, 'gaps'> {
  const { office } = gaps(scene, template, frame);
  if (!office || !('office' in template)) return {};
  const most = isGap(template.office) && template.office.gap === 'range' ? template.office.max : 0;
  const beyond =
    costOf(scene.t, scene.view, seat, template as DeployMove) - stepsLeft(scene.view, seat);
  return { gaps: { office: { ...office, start: Math.max(0, Math.min(most, beyond)) } } };
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
  const change = (after: number): string => feesChange(scene, fees(t, view, seat), after);
  switch (move.type) {
    case 'start':
      return {
        path: [id.add(move.pool)],
        preview: {
          title: scene.words.move(move),
          lines: [scene.words.word('poolNote', move.pool)],
        },
      };
    case 'deploy':
      return deployPart(scene, move, seat);
    case 'addTile':
      return addPart(scene, move, seat);
    case 'raiseC': {
      const price = stepPrice(t, view, seat, move.steps);
      const to = view.marker[seat]! + move.steps;
      return {
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
      return {
        path: [id.gauge('down')],
        group: 'remove',
        preview: {
          title: scene.words.move(move),
          lines: [change(feesWithMarker(t, view, seat, to))],
          at: stepAnchor(to),
        },
      };
    }
    case 'removeTile': {
      const place = PLACES.indexOf(move.place);
      const points = -tilePoints(move.value);
      return {
        path: [id.plate(plateOf(view.tiles, seat, place, move.value))],
        group: 'remove',
        preview: {
          title: scene.words.move(move),
          lines: [
            change(feesWithoutTile(t, view, seat, place, move.value)),
            ...(points === 0 ? [] : [say(scene, 'ui.tileGoneScores', { points })]),
          ],
        },
      };
    }
    case 'consult':
      return { path: [id.bank], key: 'C' };
    case 'move':
      return { path: [id.trolley] };
    case 'monitor':
      return { path: [id.dock('MONITORING')] };
    case 'integrate':
      return { path: [id.dock('INTEGRATOR')] };
    case 'rebalance':
      return { path: [id.dock('REBALANCE')], group: 'tools' };
    case 'develop':
      return developPart(scene, move, seat);
    case 'designer':
      return {
        path: [id.dock('DESIGNER'), id.project(spaceOf(t, view, move.card))],
        group: 'designer',
      };
    case 'analyst':
      return { path: [id.dock('ANALYST'), id.place(move.place)], group: 'analyst' };
    case 'trade':
      return { path: [id.trade(move.for)], group: 'trade' };
    case 'put':
      return frame?.kind === 'placeCube' ? putPart(scene, move, frame) : {};
    case 'shift':
      return { path: [id.cube(move.from, move.colour), id.place(move.place)], group: 'shift' };
    case 'send':
      return { path: [id.cube(move.from, move.colour)] };
    case 'arrange':
      return {
        path: frame?.kind === 'rebalance' ? [id.place(PLACES[1 + frame.plan.length / 2]!)] : [],
        group: 'arrange',
      };
    case 'occupy':
      return {
        path: [id.spot(move.spot)],
        group: 'occupy',
        card: {
          name: scene.words.word('spot', move.spot),
          note: scene.words.word('spotShort', move.spot),
        },
        preview: {
          title: scene.words.word('spot', move.spot),
          lines: [scene.words.word('spotEffect', move.spot)],
        },
      };
    case 'addWorker':
      return { path: [id.supply] };
    case 'removeWorker':
      return { path: [id.coffee] };
    case 'removeTech':
      return { path: [id.dock(move.tile)], group: 'removeTech' };
    case 'resell':
      return { path: [id.pool(move.pool)] };
    case 'pass':
      return { tone: 'quiet', key: 'P' };
    case 'stop':
    case 'done':
      return { tone: 'quiet', key: 'E' };
  }
}

function addPart(scene: DeployScene, move: MoveOf<'addTile'>, seat: number): Part {
  const { t, view } = scene;
  const pool = move.pool === 'A' ? 0 : 1;
  const price = tilePrice(t, view, seat, pool, move.value);
  const points = tilePoints(move.value);
  const after = feesWithTile(t, view, seat, pool, move.value);
  const change = feesChange(scene, fees(t, view, seat), after);
  return {
    path: [id.flag(move.value, move.pool)],
    ...adding(scene, seat),
    card: {
      name: say(scene, 'ui.card.add', { value: move.value, pool: move.pool }),
      value: `${price}`,
      note: change,
    },
    preview: {
      title: say(scene, 'ui.addTitle', { value: move.value, pool: move.pool, price }),
      lines: [change, ...(points === 0 ? [] : [say(scene, 'ui.tileScores', { points })])],
    },
  };
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
