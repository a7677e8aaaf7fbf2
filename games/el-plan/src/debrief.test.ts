import { debriefOf, isRefusal, parseRecord } from '@boardroom/kernel';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../texts/en.json' with { type: 'json' };
import { classic, game } from './testing/scene.ts';

const text = readFileSync(new URL('../records/four-players.jsonl', import.meta.url), 'utf8');
const record = parseRecord(text);
if (isRefusal(record)) throw new Error(JSON.stringify(record));
const charts = debriefOf(game, classic, record);
if (isRefusal(charts)) throw new Error(JSON.stringify(charts));
const chart = (id: string) => charts.find((c) => c.id === id)!;
const messages: Readonly<Record<string, string>> = en.messages;

test('the debrief tells ideas, months and waste as they were', () => {
  const ideas = chart('ideas');
  expect(ideas.along).toHaveLength(12);
  for (const { values } of ideas.series)
    for (let month = 1; month < 12; month++)
      expect(values[month]).toBeGreaterThanOrEqual(values[month - 1]!);
  const moves = record.moves.filter(([, move]) => move.type === 'innovate');
  const made = ideas.series.reduce((sum, { values }) => sum + values[11]!, 0);
  expect(made).toBe(moves.length);
  const placed = chart('spaces').series.map(({ values }) => values.reduce((a, b) => a + b, 0));
  expect(placed).toEqual([12, 12, 12, 12]);
  for (const { values } of chart('utilisation').series)
    expect(Math.max(...values)).toBeLessThanOrEqual(100);
  const [, , lost] = chart('waste').series[0]!.values;
  expect(lost).toBeGreaterThanOrEqual(0);
});

test('every chart, unit and bar has words', () => {
  for (const { id, unit, along, series } of charts) {
    const keys = [`debrief.${id}`, `debrief.${id}.lesson`, `unit.${unit}`];
    for (const label of along) if (typeof label === 'string') keys.push(label);
    for (const { key } of series) if (key) keys.push(`series.${key}`);
    for (const key of keys) expect(messages[key], key).toBeDefined();
  }
});

test('every reason of a refusal has words', () => {
  const source = readFileSync(new URL('refuse.ts', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map((match) => match[1]!);
  expect(codes.length).toBeGreaterThan(40);
  for (const code of codes) expect(messages[`refusal.${code}`], code).toBeDefined();
});
