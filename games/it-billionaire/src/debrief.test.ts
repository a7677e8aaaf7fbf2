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
import { classic, game } from './testing/scene.ts';
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
