import { expect, test } from 'vitest';
import {
  debriefOf,
  isOver,
  isRefusal,
  newRng,
  openMatch,
  pending,
  recordOf,
  submit,
  viewFor,
} from '@boardroom/kernel';
import type { Chart } from '@boardroom/kernel';
import en from '../texts/en.json' with { type: 'json' };
import { classic, game, place } from './testing/scene.ts';
import { finalValue } from './scoring.ts';

function playedMatch() {
  const edition = { id: 'classic', content: classic };
  const match = openMatch(game, { players: 3, options: { rounds: 8 }, edition }, 'debrief');
  if (isRefusal(match)) throw new Error(match.code);
  const rng = newRng(3);
  while (!isOver(match.s)) {
    const f = pending(match.s)[0]!;
    const view = viewFor(game, match.t, match.s, f.seat);
    submit(match, f.seat, game.advice.suggest(match.t, view, f, rng).move);
  }
  return match;
}

test('the lines end with the capital and final value of the last position', () => {
  const match = playedMatch();
  const charts = debriefOf(game, classic, recordOf(match)) as Chart[];
  const chart = (id: string): Chart => charts.find((entry) => entry.id === id)!;
  expect(chart('capital').along).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(chart('capital').series.map(({ values }) => values.at(-1))).toEqual(match.s.capital);
  const values = match.s.capital.map((_, seat) => finalValue(match.t, match.s, seat));
  expect(chart('value').series.map((series) => series.values.at(-1))).toEqual(values);
});

test('the bars add up what the events say', () => {
  const match = playedMatch();
  const charts = debriefOf(game, classic, recordOf(match)) as Chart[];
  const bar = (id: string, name: string): number[] => {
    const chart = charts.find((entry) => entry.id === id)!;
    return chart.series.map(({ values }) => values[chart.along.indexOf(`along.${name}`)]!);
  };
  const sum = (type: string, field: string): number[] =>
    match.s.capital.map((_, seat) =>
      match.told
        .map(({ event }) => event as unknown as Record<string, unknown>)
        .filter((event) => event['type'] === type && event['seat'] === seat)
        .reduce((total, event) => total + Number(event[field]), 0),
    );
  expect(bar('utilisation', 'delivered')).toEqual(sum('worked', 'rings'));
  expect(bar('manDays', 'nearness')).toEqual(sum('labWorked', 'nearness'));
  expect(bar('manDays', 'risk')).toEqual(sum('labWorked', 'risk'));
  expect(bar('cards', 'laid')).toEqual(sum('cardsLaid', 'count'));
  expect(bar('fees', 'stopped')).toEqual(sum('stopped', 'amount'));
  expect(bar('utilisation', 'delivered').some((value) => value > 0)).toBe(true);
});

test('every chart has a name, a lesson, a unit and labels in the texts', () => {
  const charts = debriefOf(game, classic, recordOf(playedMatch())) as Chart[];
  const messages: Record<string, string> = en.messages;
  for (const { id, unit, along, kind } of charts) {
    const labels = kind === 'lines' ? [] : (along as string[]);
    for (const key of [`debrief.${id}`, `debrief.${id}.lesson`, `unit.${unit}`, ...labels])
      expect(messages[key], key).toBeDefined();
  }
});

test('all names of the edition are in the texts', () => {
  const messages: Record<string, string> = en.messages;
  const keys = [
    ...classic.items.map(({ id }) => `item.${id}`),
    ...classic.locations.flatMap(({ id }) =>
      ['', '.name', '.flavour'].map((of) => `location.${id}${of}`),
    ),
    ...classic.events.flatMap(({ id }) => [`eventCard.${id}`, `eventCard.${id}.flavour`]),
  ];
  expect(keys.filter((key) => messages[key] === undefined)).toEqual([]);
});

/** Charts after events that are given, at a table of two. */
function after(events: readonly object[], p = place()) {
  const notes = game.debrief.begin(p.t, p.s);
  game.debrief.note(p.t, p.s, notes, { seat: 0, move: {} as never, events: events as never });
  const charts = game.debrief.charts(p.t, p.s, notes);
  return (id: string): number[][] =>
    charts.find((chart) => chart.id === id)!.series.map(({ values }) => [...values]);
}
const ended = (round: number, more: object = {}): object => ({
  type: 'roundEnded',
  round,
  capitals: [0, 0],
  values: [0, 0],
  upkeeps: [0, 0],
  capacities: [0, 0],
  closed: [0, 0],
  unplayed: [0, 0],
  items: [0, 0],
  ...more,
});

test('at the end of a round: upkeep so far, rounds the money will last, items', () => {
  const paid = (seat: number, amount: number): object => ({ type: 'upkeepPaid', seat, amount });
  const values = after([
    paid(0, 5),
    ended(1, { capitals: [25, 9], upkeeps: [10, 0], items: [2, 1], capacities: [7, 0] }),
    paid(0, 3),
    ended(2, {
      capitals: [9000, 9],
      upkeeps: [1, 4],
      closed: [1, 0],
      unplayed: [0, 2],
      capacities: [8, 0],
    }),
  ]);
  const { rounds } = place().t.options;
  expect(values('upkeep')).toEqual([
    [5, 8],
    [0, 0],
  ]);
  // Without upkeep, and with very much money, it lasts all rounds.
  expect(values('runway')).toEqual([
    [2, rounds],
    [rounds, 2],
  ]);
  expect(values('progress')).toEqual([
    [2, 0],
    [1, 0],
  ]);
  expect(values('utilisation')[0]).toEqual([15, 0]);
  expect(values('cards').map((row) => row.slice(1))).toEqual([
    [0, 1],
    [2, 0],
  ]);
});

test('man-days go where labs and teams lose or gain them', () => {
  const lab = (from: string, overhead: number): object => ({
    type: 'labWorked',
    seat: 0,
    nearness: 2,
    risk: 1,
    overhead,
    from,
  });
  const values = after([
    lab('home', 3),
    lab('L1', 4),
    { type: 'worked', seat: 0, rings: 9, shared: 5 },
  ]);
  expect(values('manDays')[0]).toEqual([4, 4, 3, 5, 2, 0]);
});

test('delivery: rounds from the acceptance of an item to its end, on the average', () => {
  const p = place();
  const [a, b, c] = p.t.content.items.map(({ id }) => id) as [string, string, string];
  const notes = game.debrief.begin(p.t, p.s);
  const at = (round: number, ...events: object[]): void => {
    p.s.round = round;
    game.debrief.note(p.t, p.s, notes, { seat: 0, move: {} as never, events: events as never });
  };
  const of = (type: string, item: string, more: object = {}): object => ({
    type,
    seat: 0,
    item,
    ...more,
  });
  at(1, of('queued', a), of('placed', b), of('queued', c));
  at(2, of('placed', a));
  at(3, of('finished', a, { surplus: 2 }), of('dropped', c));
  at(4, of('stopped', b, { amount: 7 }), of('placed', c));
  at(5, of('finished', c, { surplus: 1 }));
  const charts = game.debrief.charts(p.t, p.s, notes);
  const values = (id: string): readonly number[] =>
    charts.find((one) => one.id === id)!.series[0]!.values;
  // a took rounds 1 to 3, c, accepted anew, 4 and 5.
  expect(values('delivery')).toEqual([2, 2.5]);
  expect(values('manDays')[5]).toBe(3);
  expect(values('fees')[0]).toBe(7);
  expect(Object.keys(notes.accepted)).toEqual([]);
});

test('revenue by kind of item, and what red items paid above green ones', () => {
  const { t } = place();
  const { instalments, red, size, duration, revenue } = t.facts;
  const some = (test: (i: number) => boolean): string =>
    t.content.items[t.content.items.findIndex((_, i) => test(i))]!.id;
  const pay = (item: string, amount: number): object => ({
    type: 'instalmentPaid',
    seat: 0,
    item,
    amount,
  });
  const green = some((i) => red[i] === 0);
  const hot = t.facts.itemAt[some((i) => red[i] === 1)]!;
  const values = after([
    { type: 'projectPaid', seat: 0, amount: 11 },
    pay(
      some((i) => instalments[i] === 3),
      5,
    ),
    pay(
      some((i) => instalments[i] === 5),
      6,
    ),
    { type: 'finished', seat: 0, item: green, surplus: 0 },
    { type: 'finished', seat: 0, item: t.content.items[hot]!.id, surplus: 0 },
  ]);
  const alike = red.flatMap((r, i) =>
    r === 0 && size[i] === size[hot] && instalments[i] === instalments[hot] ? [i] : [],
  );
  const sum = (list: readonly number[]): number => alike.reduce((all, i) => all + list[i]!, 0);
  const usual = (duration[hot]! * sum(revenue)) / sum(duration);
  expect(values('revenue')[0]).toEqual([11, 5, 6, 0, Math.round(revenue[hot]! - usual)]);
});
