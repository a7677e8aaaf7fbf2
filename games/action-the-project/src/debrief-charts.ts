/** The notes of a match, and the charts made of them. */
import { NONE } from '@boardroom/kernel';
import type { Chart, Seat } from '@boardroom/kernel';
import type { ActionState, ActionTable } from './types.ts';

export interface Notes {
  /** After each turn: true money, money by the public book, and the Gini coefficient. */
  readonly money: number[][];
  readonly book: number[][];
  readonly gini: number[];
  /** Packages as leader, supporter, opposer and abstainer. */
  readonly roles: number[][];
  /** Projects led, and those of them that succeeded. */
  readonly led: number[][];
  /** By maker and promisee. */
  readonly kept: number[][];
  readonly broken: number[][];
  /** Prestige paid in auctions won and lost. */
  readonly auctions: number[][];
  /** Packages that the Quiet Word brought to whoever had it. */
  readonly word: number[];
  /** Packages sent on trial. */
  readonly trials: number[];
  /** Money moved by open gifts, secret gifts and trades. */
  readonly dealings: number[][];
  /** Packages that another card would have brought. */
  readonly forgone: number[];
  /** The turn being played. */
  readonly cards: number[];
  leader: Seat;
  steerer: Seat;
  target: Seat;
  original: number;
}

export function charts(t: ActionTable, _s: Readonly<ActionState>, notes: Notes): Chart[] {
  const seats = Array.from({ length: t.players }, (_, seat) => seat);
  const turns = notes.money.map((_, turn) => turn + 1);
  const bars = (id: string, unit: string, along: readonly string[], values: number[][]): Chart => ({
    id,
    kind: 'bars',
    unit,
    along: along.map((name) => `${id}.${name}`),
    series: seats.map((seat) => ({ seat, values: values[seat]! })),
  });
  const whole = (...chart: Parameters<typeof bars>): Chart => ({ ...bars(...chart), sum: true });
  const one = (id: string, unit: string, values: number[]): Chart =>
    bars(
      id,
      unit,
      ['all'],
      values.map((value) => [value]),
    );
  const matrix = (id: string, values: number[][]): Chart => ({
    id,
    kind: 'matrix',
    unit: 'promises',
    along: seats,
    series: seats.map((seat) => ({ seat, values: values[seat]! })),
  });
  const line = (seat: Seat, key: string, values: number[][]) => ({
    seat,
    key,
    values: values.map((turn) => turn[seat]!),
  });
  return [
    {
      id: 'money',
      kind: 'lines',
      unit: 'dollars',
      along: turns,
      series: seats.flatMap((seat) => [
        line(seat, 'true', notes.money),
        line(seat, 'book', notes.book),
      ]),
    },
    whole('roles', 'packages', ['leader', 'supporter', 'opposer', 'abstainer'], notes.roles),
    bars('led', 'projects', ['led', 'succeeded'], notes.led),
    matrix('kept', notes.kept),
    matrix('broken', notes.broken),
    whole('auctions', 'prestige', ['won', 'lost'], notes.auctions),
    one('word', 'packages', notes.word),
    one('trials', 'packages', notes.trials),
    whole('dealings', 'dollars', ['openGifts', 'secretGifts', 'trades'], notes.dealings),
    one('forgone', 'packages', notes.forgone),
    {
      id: 'gini',
      kind: 'lines',
      unit: 'gini',
      along: turns,
      series: [{ seat: NONE, values: notes.gini }],
    },
  ];
}
