/** A player: money, room, team, and what the end of the round and of the game would bring. */
import type { Looked } from '@boardroom/kernel';
import { isOptimal, projectCount } from '../src/figures.ts';
import { has, tileAt } from '../src/room.ts';
import { areaCounts, finalLines } from '../src/scoring.ts';
import { AREAS, KINDS, POOL_A, POOL_C, POOLS } from '../src/types.ts';
import { lookAtPool, placeFact } from './hardware.ts';
import { forecast } from './reckon.ts';
import { say, signedWord, tileName } from './words.ts';
import type { DeployReader } from './words.ts';

export function lookAtSeat(r: DeployReader, seat: number): Looked {
  const { t, view } = r;
  const round = forecast(t, view, seat);
  const places = [POOL_A, 1, 2, 3, 4, POOL_C].filter(
    (p) => p === POOL_A || p === POOL_C || tileAt(view, seat, p) > 0,
  );
  const tiles = KINDS.map((_, kind) => kind).filter((kind) => has(view, seat, kind));
  const areas = areaCounts(t, view, seat).flatMap((count, i) =>
    count > 0 ? [`${r.words.word('area', AREAS[i])} ${count}`] : [],
  );
  return {
    id: `seat:${seat}`,
    name: r.names[seat]!,
    kind: say(r, seat === view.first ? 'seat.first' : 'seat.kind'),
    owner: seat,
    figures: [
      { key: 'bvp', name: say(r, 'figure.bvp'), value: `${view.bvp[seat]!}` },
      { key: 'cash', name: say(r, 'figure.credits'), value: `${view.cash[seat]!}` },
      { key: 'income', name: say(r, 'figure.income'), value: `${round.income + round.tiles}` },
      { key: 'fee', name: say(r, 'figure.fees'), value: `${round.fees}` },
    ],
    line: say(r, 'seat.line', {
      profit: signedWord(round.profit),
      total: finalLines(t, view, seat).total,
    }),
    facts: [
      ...places.map((place) => placeFact(r, seat, place)),
      say(r, 'seat.workers', {
        office: view.office[seat],
        coffee: view.coffee[seat],
        supply: view.supply[seat],
      }),
      ...(tiles.length > 0
        ? [say(r, 'seat.tiles', { list: tiles.map((kind) => tileName(r, kind)).join(', ') })]
        : []),
      say(r, 'seat.projects', { count: projectCount(view, seat), list: areas.join(', ') }),
    ],
    now: { text: outlookLine(r, seat), calc: outlookCalc(r, seat) },
    rule: { number: 'R129', text: say(r, 'seat.rule') },
  };
}

/** The end of the round, if it came now. */
export function lookAtOutlook(r: DeployReader, id: string, seat: number): Looked {
  const { t, view } = r;
  const lines = finalLines(t, view, seat);
  const round = forecast(t, view, seat);
  return {
    id,
    name: say(r, 'outlook.name'),
    kind: say(r, 'outlook.kind'),
    owner: seat,
    figures: [
      { key: 'income', name: say(r, 'figure.income'), value: `${round.income + round.tiles}` },
      {
        key: 'fee',
        name: say(r, 'figure.fees'),
        value: `${round.fees}`,
        ...(round.profit < 0 ? { bad: true as const } : {}),
      },
      { key: 'cash', name: say(r, 'figure.cash-then'), value: `${round.cash}` },
    ],
    line: outlookLine(r, seat),
    facts: [0, 1, 2].map((pool) => {
      const { line } = lookAtPool(r, '', seat, pool);
      return `${r.words.word('pool', POOLS[pool])}: ${line}`;
    }),
    now: {
      text: say(r, 'outlook.total', { total: lines.total }),
      calc: say(r, 'outlook.calc', { ...lines, track: lines.bvp }),
    },
    rule: { number: 'R134', text: say(r, 'outlook.rule') },
  };
}

function outlookLine(r: DeployReader, seat: number): string {
  const round = forecast(r.t, r.view, seat);
  const bonus = isOptimal(r.t, r.view, seat, -1);
  return say(r, 'outlook.line', {
    profit: signedWord(round.profit),
    cash: round.cash,
    loss: round.profit < 0 ? 'yes' : 'no',
    bonus: bonus ? 'yes' : 'no',
  });
}

function outlookCalc(r: DeployReader, seat: number): string {
  const { income, tiles, fees, profit } = forecast(r.t, r.view, seat);
  return say(r, 'outlook.sum', { income, tiles, fees, profit: signedWord(profit) });
}
