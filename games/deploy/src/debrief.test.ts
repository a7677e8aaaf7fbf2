/** What charts say after events that are given, of a room that is known. */
import type { Chart } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { debrief } from './debrief.ts';
import { putCubes, putTiles, table } from './testing/scene.ts';
import { LAP } from './types.ts';
import type { DeployEvent, DeployMove, DeployState } from './types.ts';

/** Charts by id, each a list of values by seat, after moves with their events. */
function after(
  entries: readonly (readonly [move: string, ...events: object[]])[],
  edit: (s: DeployState) => void = () => {},
): Record<string, number[][]> {
  const { t, s } = table((state) => edit(state));
  const notes = debrief.begin(t, s);
  for (const [type, ...events] of entries)
    debrief.note(t, s, notes, {
      seat: 0,
      move: { type } as DeployMove,
      events: events as DeployEvent[],
    });
  const charts: Chart[] = debrief.charts(t, s, notes);
  return Object.fromEntries(
    charts.map(({ id, series }) => [id, series.map(({ values }) => [...values])]),
  );
}
const settled = (seat: number, income = 0, fees = 0, cash = 0): object => ({
  type: 'settled',
  seat,
  income,
  fees,
  forced: 0,
  cash,
});
const everybody = [0, 1, 2, 3].map((seat) => settled(seat));
const paid = (seat: number, steps: number, office = 0): object => ({
  type: 'paid',
  seat,
  steps,
  office,
});

test('effort: workers paid, by what they were paid for', () => {
  const { effort } = after([
    ['deploy', paid(0, 2, 1)],
    ['deploy', paid(1, 4)],
    ['addTile', paid(0, 1)],
    ['raiseC', paid(0, 2)],
    ['move', paid(0, 5)],
    ['develop', paid(0, 1)],
    ['monitor', paid(0, 1)],
    ['integrate', paid(0, 1)],
    ['consult', paid(0, 0, 7)],
  ]);
  expect(effort!.slice(0, 2)).toEqual([
    [3, 3, 5, 3, 7],
    [4, 0, 0, 0, 0],
  ]);
});

test('a value for each round, of what the settlement tells', () => {
  const charts = after([
    ['done', settled(0, 12, 5, 30), ...everybody.slice(1)],
    ['done', settled(0, 9, 10, 29), ...everybody.slice(1)],
  ]);
  expect(charts['income']![0]).toEqual([12, 9]);
  expect(charts['fees']![0]).toEqual([5, 10]);
  expect(charts['profit']![0]).toEqual([7, -1]);
  expect(charts['cash']![0]).toEqual([30, 29]);
});

test('credits for added tiles are summed up over the rounds', () => {
  const added = (credits: number): object => ({
    type: 'added',
    seat: 0,
    pool: 'A',
    value: 3,
    credits,
  });
  const { invested } = after([
    ['addTile', added(4)],
    ['done', ...everybody],
    ['addTile', added(3)],
    ['done', ...everybody],
  ]);
  expect(invested!.slice(0, 2)).toEqual([
    [4, 7],
    [0, 0],
  ]);
});

test('how full the room is, how good its tiles, and what a cube costs', () => {
  const charts = after(
    [['done', settled(0, 0, 6), settled(1, 0, 6), ...everybody.slice(2)]],
    (s) => {
      putTiles(s, 0, [3, 5], [4]);
      s.marker[0] = 3;
      putCubes(s, 0, 'A', { blue: 2 });
      putCubes(s, 0, 'B1', { purple: 1 });
      putTiles(s, 1, []);
      s.marker[1] = 0;
    },
  );
  // Three cubes on tiles of 12 places and three steps of Pool C.
  expect(charts['utilisation']!.slice(0, 2)).toEqual([[20], [0]]);
  expect(charts['feePerCube']!.slice(0, 2)).toEqual([[2], [6]]);
  expect(charts['hardware']!.slice(0, 2)).toEqual([[4], [0]]);
});

test('workers, steps beyond home and value for each worker paid', () => {
  const charts = after(
    [
      ['deploy', paid(0, 3, 1)],
      ['done', ...everybody],
    ],
    (s) => {
      s.steps[0] = LAP + 2;
      s.steps[1] = LAP - 1;
      s.bvp[0] = 6;
    },
  );
  expect(charts['beyondHome']!.slice(0, 2)).toEqual([[2], [0]]);
  expect(charts['bvpPerWorker']!.slice(0, 2)).toEqual([[1.5], [0]]);
  const busy = after([['done', ...everybody]], (s) => {
    s.supply[0]!--;
    s.office[0]!++;
  });
  expect(busy['workers']![0]![0]! - charts['workers']![1]![0]!).toBe(1);
});

test('the share of projects that run in the cloud', () => {
  const { cloudShare } = after([['done', ...everybody]], (s) => {
    s.slots[0]!.push(s.deck.pop()!);
    s.slots[1]!.push(s.deck.pop()!, s.deck.pop()!, s.deck.pop()!);
  });
  expect(cloudShare!.slice(0, 2)).toEqual([[75], [0]]);
});

test('a match cut off between two settlements is told up to the last one of the first player', () => {
  const { income } = after([['done', settled(0, 5), settled(1, 6)]]);
  expect(income).toEqual([[5], [6], [0], [0]]);
});
