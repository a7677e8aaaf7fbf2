/** How a project is offered for the room or the cloud, and a development tile for a socket. */
import { NONE } from '@boardroom/kernel';
import coin from '@phosphor-icons/core/fill/coins-fill.svg?raw';
import star from '@phosphor-icons/core/fill/star-fill.svg?raw';
import type { Shown } from '@boardroom/ui-kit';
import { canCloud, canHost, cloudIncome } from '../src/deployment.ts';
import { incomeAfter, tilesDocked } from '../src/development.ts';
import { deployCost } from '../src/figures.ts';
import { spaceOf } from '../src/free-steps.ts';
import { NO_DISCARD } from '../src/moves.ts';
import { fees } from '../src/room.ts';
import { KINDS, ROWS, SOCKETS } from '../src/types.ts';
import type { MoveOf } from '../src/types.ts';
import { id } from './ids.ts';
import { cheapest, feesChange, say, signedWord } from './reckon.ts';
import type { DeployScene } from './reckon.ts';

export type Part = Omit<Shown, 'label'>;

export function deployPart(scene: DeployScene, move: MoveOf<'deploy'>, seat: number): Part {
  const { t, view } = scene;
  const space = spaceOf(t, view, move.card);
  const card = t.content.cards[view.spaces[space]!]!;
  const workers = deployCost(t, view, seat, space) - (move.planner ? 1 : 0);
  const cloud = move.to === 'cloud';
  const income = cloud ? cloudIncome(t, view, space) : card.income;
  const bvp = card.bvp + (cloud ? 1 : 0);
  const before = fees(t, view, seat);
  const host = cloud ? null : cheapest(t, view, seat, space);
  const after = host?.fees ?? before;
  // One click when there is one way to go, a second one on room or cloud when there are two.
  const both = canHost(t, view, seat, space) && canCloud(t, view, seat, space);
  return {
    path: both ? [id.project(space), id.slot(move.to)] : [id.project(space)],
    group: 'deploy',
    groupNote: say(scene, 'ui.projectsFit', { count: fitting(scene, seat) }),
    card: {
      name: scene.words.word('card', move.card),
      value: `${workers}`,
      figures: [
        { icon: coin, text: signedWord(income) },
        { icon: star, text: `${bvp}` },
      ],
      note: cloud ? scene.words.word('target', 'cloud') : feesChange(scene, before, after),
    },
    preview: {
      title: say(scene, cloud ? 'ui.deployCloud' : 'ui.deployRoom', {
        workers,
        where: host ? host.places.join(', ') : '',
      }),
      lines: [
        say(scene, 'ui.deployGain', { income: signedWord(income), bvp }),
        say(scene, 'ui.deployProfit', {
          before,
          after,
          profit: signedWord(view.income[seat]! + income - after),
        }),
      ],
      at: id.project(space),
    },
  };
}

/** How many projects could be deployed now, in the room or in the cloud. */
function fitting({ t, view }: DeployScene, seat: number): number {
  return view.spaces.filter(
    (card, space) =>
      card !== NONE && (canHost(t, view, seat, space) || canCloud(t, view, seat, space)),
  ).length;
}

export function developPart(scene: DeployScene, move: MoveOf<'develop'>, seat: number): Part {
  const { t, view } = scene;
  const kind = KINDS.indexOf(move.tile);
  const discard = move.discard === 'none' ? NO_DISCARD : KINDS.indexOf(move.discard);
  const income = incomeAfter(t, view, seat, kind, discard);
  const tile = id.tile(move.column - 1, ROWS.indexOf(move.row));
  const full = tilesDocked(view, seat) === SOCKETS;
  return {
    path: full && move.discard !== 'none' ? [tile, id.dock(move.discard)] : [tile],
    group: 'develop',
    card: {
      name: scene.words.word('tile', move.tile),
      note: scene.words.word('tileShort', move.tile),
    },
    preview: {
      title: scene.words.word('tile', move.tile),
      lines: [scene.words.word('tileEffect', move.tile), say(scene, 'ui.developCost', { income })],
      at: tile,
    },
  };
}
