/** What one must know to decide a question, a line each. */
import { NONE } from '@boardroom/kernel';
import { nextColour } from '../src/decisions/place-cube.ts';
import { WORKER_INCOME } from '../src/decisions/prep-team.ts';
import {
  cubesOn,
  deployCost,
  isOptimal,
  marketValue,
  stepPrice,
  tilePrice,
} from '../src/figures.ts';
import { has, tileAt } from '../src/room.ts';
import { isOpenSpot } from '../src/steps/preparation.ts';
import { movements, MOVEMENTS } from '../src/shifts.ts';
import { COLOURS, KINDS, POOL_A, POOL_C, POOLS, ROOM_CUBES, SPOTS } from '../src/types.ts';
import type { DeployFrame } from '../src/types.ts';
import { lookAtPool, placeFact } from './hardware.ts';
import { forecast, stepsLeft } from './reckon.ts';
import { cardName, cubeWords, say, signedWord, tileName } from './words.ts';
import { outcome, projectKind } from './project.ts';
import type { DeployReader } from './words.ts';

export function brief(r: DeployReader, frame: DeployFrame): string[] {
  const { view } = r;
  const { seat } = frame;
  switch (frame.kind) {
    case 'startPool':
      return [
        ...(['A', 'B'] as const).map((pool) =>
          say(r, 'brief.start', { pool, line: r.words.word('poolNote', pool) }),
        ),
        ...projects(r, seat, false),
      ];
    case 'prepTeam':
      return [
        money(r, seat),
        say(r, 'brief.team', { supply: view.supply[seat], coffee: view.coffee[seat] }),
        ...noHire(r, seat),
        ...docked(r, seat),
      ];
    case 'placeWorker':
      return [
        say(r, 'brief.office', { office: view.office[seat] }),
        ...SPOTS.flatMap((spot, i) =>
          isOpenSpot(r.t, view, i) || view.spots[i] !== NONE ? [spotLine(r, spot, i)] : [],
        ),
      ];
    case 'action':
      return [
        control(r, seat),
        money(r, seat),
        ...projects(r, seat),
        ...market(r, seat),
        ...room(r, seat),
        ...docked(r, seat),
        ...display(r),
      ];
    case 'placeCube':
      return [
        say(r, 'brief.cube', {
          name: cardName(r, view.spaces[frame.space]!),
          colour: COLOURS[nextColour(view, frame.space)]!,
          left: cubesOn(view, frame.space),
          list: cubeWords(r, view.cubes.slice(frame.space * 3, frame.space * 3 + 3)),
        }),
        ...room(r, seat),
      ];
    case 'shift':
      return [
        say(r, 'brief.shift', { left: MOVEMENTS - movements(frame.across, frame.within) }),
        ...room(r, seat),
      ];
    case 'second':
      return [money(r, seat), ...(frame.half === 'add' ? market(r, seat) : []), ...room(r, seat)];
    case 'integrate':
      return [
        say(r, 'brief.integrate', { left: 3 - frame.sent, income: view.income[seat] }),
        ...room(r, seat),
      ];
    case 'rebalance':
      return [say(r, 'brief.rebalance', { n: 1 + frame.plan.length / 2 }), ...room(r, seat)];
    case 'followUp':
      return [money(r, seat), ...room(r, seat), ...docked(r, seat)];
    case 'settle':
      return [
        money(r, seat),
        say(r, isOptimal(r.t, view, seat, NONE) ? 'brief.bonus' : 'brief.no-bonus'),
        ...pools(r, seat),
      ];
    default:
      return [];
  }
}

/** R130, R131 With what a loss and empty pockets cost. */
function money(r: DeployReader, seat: number): string {
  const { income, tiles, fees, profit, cash } = forecast(r.t, r.view, seat);
  return say(r, 'brief.money', {
    cash: r.view.cash[seat],
    bvp: r.view.bvp[seat],
    income: income + tiles,
    fees,
    profit: signedWord(profit),
    loss: profit < 0 ? 'yes' : 'no',
    short: Math.max(0, -cash),
    later: cash,
  });
}

/** R32 Why nobody can be hired, where that is so. */
function noHire(r: DeployReader, seat: number): string[] {
  const { income, tiles, fees } = forecast(r.t, r.view, seat);
  const after = income + tiles - WORKER_INCOME;
  if (r.view.supply[seat] === 0 || after >= fees) return [];
  return [say(r, 'brief.no-hire', { income: after, fees })];
}

function control(r: DeployReader, seat: number): string {
  return say(r, 'brief.control', {
    left: stepsLeft(r.view, seat),
    office: r.view.office[seat],
    round: r.view.round,
    rounds: r.t.facts.rounds,
  });
}

/** "Timesheet Amnesty (Administration, bronze I): 2 workers, 1 blue, 1 purple; income +10, BVP +0; fits" */
function projects(r: DeployReader, seat: number, reckoned = true): string[] {
  const { t, view } = r;
  return view.spaces.flatMap((card, space) => {
    if (card === NONE) return [];
    const { income, bvp, cloud } = t.content.cards[card]!;
    return [
      say(r, 'brief.project', {
        name: cardName(r, card),
        sort: projectKind(r, card),
        workers: deployCost(t, view, seat, space),
        list: cubeWords(r, view.cubes.slice(space * 3, space * 3 + 3)),
        income: signedWord(income),
        bvp,
        cloud: cloud ? 'yes' : 'no',
        calc: reckoned ? outcome(r, seat, space).calc : 'none',
      }),
    ];
  });
}

function market(r: DeployReader, seat: number): string[] {
  const { t, view } = r;
  const sale = [1, 2, 3].flatMap((position) => {
    const value = marketValue(t, view, position);
    const left = view.stacks[value - 3] ?? 0;
    if (left === 0) return [];
    return [
      say(r, 'brief.sale', {
        value,
        left,
        a: tilePrice(t, view, seat, 0, value),
        b: tilePrice(t, view, seat, 1, value),
      }),
    ];
  });
  return [
    say(r, 'brief.market', {
      list: [...sale, say(r, 'brief.step', { price: stepPrice(t, view, seat, 1) })].join('; '),
    }),
  ];
}

function pools(r: DeployReader, seat: number): string[] {
  return POOLS.map((pool, i) =>
    say(r, 'brief.pool', {
      pool,
      takes: say(r, `takes.${pool}`),
      line: lookAtPool(r, '', seat, i).line,
    }),
  );
}

/** The pools with their fees, and what lies in each. */
function room(r: DeployReader, seat: number): string[] {
  const racks = [1, 2, 3, 4].filter((place) => tileAt(r.view, seat, place) > 0);
  const [a, b, c] = pools(r, seat);
  const holds = (place: number): string => {
    const at = seat * ROOM_CUBES + place * 3;
    return say(r, 'brief.holds', { list: cubeWords(r, r.view.room.slice(at, at + 3)) });
  };
  return [
    `${a!} ${holds(POOL_A)}`,
    b!,
    ...racks.map((place) => placeFact(r, seat, place)),
    `${c!} ${holds(POOL_C)}`,
  ];
}

function tileLine(r: DeployReader, kind: number): string {
  return `${tileName(r, kind)}: ${r.words.word('tileEffect', KINDS[kind])}`;
}

function docked(r: DeployReader, seat: number): string[] {
  return KINDS.flatMap((_, kind) =>
    has(r.view, seat, kind) ? [say(r, 'brief.docked', { line: tileLine(r, kind) })] : [],
  );
}

function display(r: DeployReader): string[] {
  if (!r.t.options.developmentTiles) return [];
  const shown = Map.groupBy(r.view.columns, (kind) => kind);
  return [...shown].flatMap(([kind, { length: count }]) =>
    kind === NONE ? [] : [say(r, 'brief.display', { line: tileLine(r, kind), count })],
  );
}

function spotLine(r: DeployReader, spot: (typeof SPOTS)[number], at: number): string {
  const owner = r.view.spots[at]!;
  return say(r, owner === NONE ? 'brief.spot' : 'brief.spot-taken', {
    name: r.words.word('spot', spot),
    effect: r.words.word('spotEffect', spot),
    who: owner === NONE ? '' : r.names[owner],
  });
}
