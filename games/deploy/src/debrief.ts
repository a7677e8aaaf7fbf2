/** What a match can teach: figures of every player at each settlement, and where the effort went. */
import type { Chart, Debrief } from '@boardroom/kernel';
import { cubesIn, projectCount, workersOut } from './figures.ts';
import { LAP, ROOM_TILES } from './types.ts';
import type { Deploy, DeployMove, DeployState, DeployTable } from './types.ts';

/** One line chart each, a value for every player and round. */
const LINES = [
  ['utilisation', 'percent'],
  ['feePerCube', 'credits'],
  ['income', 'credits'],
  ['fees', 'credits'],
  ['profit', 'credits'],
  ['cash', 'credits'],
  ['invested', 'credits'],
  ['hardware', 'places'],
  ['workers', 'workers'],
  ['beyondHome', 'steps'],
  ['bvpPerWorker', 'bvp'],
  ['cloudShare', 'percent'],
] as const;
type Line = (typeof LINES)[number][0];

const EFFORT = ['deploy', 'capacity', 'housekeeping', 'develop', 'consult'] as const;

interface Notes {
  /** [seat][round] */
  lines: Record<Line, number[][]>;
  /** [seat][kind of action]: workers paid. */
  effort: number[][];
  /** Credits spent on ADD so far, by seat. */
  invested: number[];
}

export const debrief: Debrief<Deploy, Notes> = {
  begin(t) {
    const empty = (): number[][] => Array.from({ length: t.players }, () => []);
    return {
      lines: Object.fromEntries(LINES.map(([line]) => [line, empty()])) as Notes['lines'],
      effort: Array.from({ length: t.players }, () => EFFORT.map(() => 0)),
      invested: Array.from({ length: t.players }, () => 0),
    };
  },
  note(_t, s, notes, { move, events }) {
    for (const event of events) {
      if (event.type === 'paid')
        notes.effort[event.seat]![effortOf(move)]! += event.steps + event.office;
      else if (event.type === 'added') notes.invested[event.seat]! += event.credits;
      else if (event.type === 'settled') noteRound(s, notes, event);
    }
  },
  charts(t, _s, notes) {
    const rounds = notes.lines.income[0]!.map((_, i) => i + 1);
    const charts: Chart[] = LINES.map(([id, unit]) => ({
      id,
      kind: 'lines',
      unit,
      along: rounds,
      // A match that is not over may end between two settlements: all lines are cut to the shortest.
      series: perSeat(t, (seat) => rounds.map((round) => notes.lines[id][seat]![round - 1] ?? 0)),
    }));
    charts.push({
      id: 'effort',
      kind: 'bars',
      unit: 'workers',
      along: EFFORT.map((kind) => `effort.${kind}`),
      sum: true,
      series: perSeat(t, (seat) => notes.effort[seat]!),
    });
    return charts;
  },
};

function perSeat(t: DeployTable, values: (seat: number) => number[]): Chart['series'] {
  return Array.from({ length: t.players }, (_, seat) => ({ seat, values: values(seat) }));
}

function effortOf(move: DeployMove): number {
  switch (move.type) {
    case 'deploy':
      return 0;
    case 'addTile':
    case 'raiseC':
      return 1;
    case 'develop':
    case 'monitor':
    case 'integrate':
      return 3;
    case 'consult':
      return 4;
    default:
      return 2;
  }
}

/** The figures of a player who has just settled. Only what the settlement itself does not change. */
function noteRound(
  s: Readonly<DeployState>,
  { lines, effort, invested }: Notes,
  { seat, income, fees, cash }: { seat: number; income: number; fees: number; cash: number },
): void {
  const round = lines.income[seat]!.length + 1;
  const cubes = cubesIn(s, seat, 0) + cubesIn(s, seat, 1) + cubesIn(s, seat, 2);
  const tiles = s.tiles
    .slice(seat * ROOM_TILES, (seat + 1) * ROOM_TILES)
    .filter((value) => value > 0);
  const printed = tiles.reduce((sum, value) => sum + value, s.marker[seat]!);
  const paid = effort[seat]!.reduce((sum, value) => sum + value, 0);
  const projects = projectCount(s, seat);
  const add = (line: Line, value: number): void => {
    lines[line][seat]!.push(Math.round(value * 100) / 100);
  };
  add('utilisation', printed === 0 ? 0 : (100 * cubes) / printed);
  add('feePerCube', cubes === 0 ? fees : fees / cubes);
  add('income', income);
  add('fees', fees);
  add('profit', income - fees);
  add('cash', cash);
  add('invested', invested[seat]!);
  add('hardware', tiles.length === 0 ? 0 : tiles.reduce((a, b) => a + b, 0) / tiles.length);
  add('workers', workersOut(s, seat));
  add('beyondHome', Math.max(0, s.steps[seat]! - LAP * round));
  add('bvpPerWorker', paid === 0 ? 0 : s.bvp[seat]! / paid);
  add('cloudShare', projects === 0 ? 0 : (100 * s.slots[2 * seat + 1]!.length) / projects);
}
