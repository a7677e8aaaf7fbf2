/** RULES.md, Debrief: what charts say after events that are given. */
import { NONE } from '@boardroom/kernel';
import type { Chart } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { debrief } from './debrief.ts';
import { A, O, S, scene } from './testing/scene.ts';
import type { ActionEvent } from './types.ts';

const p = scene('placing', { turn: 1, leader: 0 });

/** The charts of four players after these events, by id: the values of each series. */
function after(...events: object[]): Record<string, number[][]> {
  const notes = debrief.begin(p.t, p.s);
  const entry = { seat: 0, move: { type: 'done' } as never };
  debrief.note(p.t, p.s, notes, { ...entry, events: events as ActionEvent[] });
  const charts: Chart[] = debrief.charts(p.t, p.s, notes);
  return Object.fromEntries(
    charts.map(({ id, series }) => [id, series.map(({ values }) => [...values])]),
  );
}
const vote = (...cards: number[]): object[] =>
  cards.map((card, seat) => ({ type: 'cardTurned', seat, card }));
const leads = { type: 'leads', seat: 0 };
const none = [[0], [0], [0], [0]];

test('M1, M10 money, the public book and inequality after each turn', () => {
  const { money, gini } = after({ type: 'discarded' }, { type: 'discarded' });
  const { bookMoney } = p.s;
  expect(money).toEqual(
    p.s.money.flatMap((m, seat) => [
      [m, m],
      [bookMoney[seat]!, bookMoney[seat]!],
    ]),
  );
  // All have the same.
  expect(gini).toEqual([[0, 0]]);
  const rich = scene('placing', { turn: 1, money: [800, 0, 0, 0] });
  const notes = debrief.begin(rich.t, rich.s);
  const events = [{ type: 'discarded' }] as never;
  debrief.note(rich.t, rich.s, notes, { seat: 0, move: { type: 'done' } as never, events });
  const chart = debrief.charts(rich.t, rich.s, notes).find(({ id }) => id === 'gini')!;
  // One of four has everything: 3/4.
  expect(chart.series).toEqual([{ seat: NONE, values: [0.75] }]);
});

test('M2 packages by role', () => {
  const shared = (seat: number, card: number, packages: number, isLeader = false): object => ({
    type: 'shared',
    seat,
    card,
    leads: isLeader,
    packages,
  });
  expect(
    after(
      shared(0, S, 6, true),
      shared(1, S, 3),
      shared(2, O, 2),
      shared(3, A, 1),
      shared(1, S, 1),
    )['roles'],
  ).toEqual([
    [6, 0, 0, 0],
    [0, 4, 0, 0],
    [0, 0, 2, 0],
    [0, 0, 0, 1],
  ]);
});

test('M3 projects led, and those that succeeded', () => {
  const { led } = after(
    leads,
    ...vote(S, S, S, O),
    { type: 'succeeded', packages: 6 },
    { type: 'leads', seat: 2 },
    ...vote(O, O, S, O),
    { type: 'failed', packages: 4 },
  );
  expect(led).toEqual([
    [1, 1],
    [0, 0],
    [1, 0],
    [0, 0],
  ]);
});

test('M4 promises kept and broken, by maker and promisee', () => {
  const mark = (seat: number, to: number, how: string): object => ({
    type: 'promiseMarked',
    seat,
    to,
    mark: how,
  });
  const { kept, broken } = after(mark(0, 1, 'kept'), mark(2, 3, 'broken'), mark(1, 0, 'open'));
  expect(kept!.map((row) => row.indexOf(1))).toEqual([1, -1, -1, -1]);
  expect(broken!.map((row) => row.indexOf(1))).toEqual([-1, -1, 3, -1]);
});

test('M5 prestige paid in auctions won and lost', () => {
  const paid = (seat: number, bid: number): object => ({ type: 'paid', seat, bid });
  const { auctions } = after(paid(0, 3), paid(1, 5), { type: 'won', seat: 1, bid: 5 });
  expect(auctions).toEqual([
    [0, 3],
    [5, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('M6 what the Quiet Word brought to whoever had it', () => {
  const word = (seat: number, target: number, card: number, was: number, cards: number[]) =>
    after(
      leads,
      { type: 'steered', seat, target },
      { type: 'overruled', card: was },
      ...vote(...cards.with(target, card)),
      { type: 'succeeded', packages: 6 },
    )['word'];
  // With player 2's own vote against it the project fails: two opposers share six packages. As it is
  // player 1, who supports, gets half of what the leader leaves, with player 2: one package of three.
  expect(word(1, 2, S, O, [S, S, O, O])).toEqual([[0], [1], [0], [0]]);
  // Player 3 opposes and would have had three.
  expect(word(3, 2, S, O, [S, S, O, O])).toEqual([[0], [0], [0], [-3]]);
  // Nobody overruled: nothing to tell.
  expect(after(leads, ...vote(S, S, S, O), { type: 'succeeded', packages: 6 })['word']).toEqual(
    none,
  );
});

test('M7 packages sent on trial, M8 money moved by gifts and trades', () => {
  const { trials, dealings } = after(
    { type: 'trialDeclared', seat: 2, packages: 4 },
    { type: 'gave', seat: 0, to: 1, money: 100, secret: 0 },
    { type: 'gave', seat: 0, to: 1, money: 300, secret: 1 },
    { type: 'traded', seat: 1, to: 3, giveMoney: 200, wantMoney: 500 },
  );
  expect(trials).toEqual([[0], [0], [4], [0]]);
  expect(dealings).toEqual([
    [100, 300, 0],
    [0, 0, 200],
    [0, 0, 0],
    [0, 0, 500],
  ]);
});

test('M9 packages that another card would have brought', () => {
  // The leader takes three of six and what is left of the rest, supporters one each. The opposer would
  // have had one as a third supporter; either supporter, by opposing, half of all six in a project lost.
  const { forgone } = after(leads, ...vote(S, S, S, O), { type: 'succeeded', packages: 6 });
  expect(forgone).toEqual([[0], [2], [2], [1]]);
  // It fails by one vote. The only supporter would have shared with the opposers, two of six.
  const lost = after(leads, ...vote(O, S, O, O), { type: 'failed', packages: 6 })['forgone']!;
  expect(lost[1]).toEqual([2]);
  // Whoever was overruled had no choice.
  const ruled = after(leads, { type: 'steered', seat: 1, target: 3 }, ...vote(S, S, S, O), {
    type: 'succeeded',
    packages: 6,
  });
  expect(ruled['forgone']).toEqual([[0], [2], [2], [0]]);
});
