import { debriefOf, isRefusal, parseRecord } from '@boardroom/kernel';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../texts/en.json' with { type: 'json' };
import { EFFECT } from './content.ts';
import { classic, end, game, scene } from './testing/scene.ts';
import type { Lay } from './testing/scene.ts';

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

/** Charts by id, each the values of its series, after events at a table of three. */
function after(events: readonly object[], edit?: (lay: Lay) => void) {
  const p = scene('decisions', edit);
  const notes = game.debrief.begin(p.t, p.s);
  game.debrief.note(p.t, p.s, notes, {
    seat: 0,
    move: end('pass' as never),
    events: events as never,
  });
  const made = game.debrief.charts(p.t, p.s, notes);
  return (id: string): number[][] =>
    made.find((one) => one.id === id)!.series.map(({ values }) => [...values]);
}
const month = (period: number): object => ({ type: 'periodBegan', period });

test('bars count what events tell, for the seat they tell it of', () => {
  const of = (type: string, more: object = {}): object => ({ type, seat: 1, ...more });
  const values = after([
    of('placed', { space: '1' }),
    of('placed', { space: '5' }),
    of('placed', { space: '6-2' }),
    of('served', { space: '5' }),
    of('productionEnded', { used: 2, available: 5 }),
    of('produced', { product: 'good', count: 2 }),
    of('produced', { product: 'raw', count: 3 }),
    of('bought', { product: 'raw', from: 'market', price: 2 }),
    of('bought', { product: 'raw', from: 'import', price: 3 }),
    of('acquired', { card: 'x', money: 3, energy: 1 }),
    of('income', { workers: 1, money: 2, energy: 3 }),
    of('recycled', { energy: 2 }),
    of('exportBonus', { money: 4 }),
    of('lost', { raw: 1, good: 2, service: 3 }),
    of('ignored'),
    of('brokerPaid'),
    of('brokerPaid'),
    of('tollPaid', { token: 'money' }),
    of('auditPaid', { workers: 1, money: 1, energy: 2 }),
    of('sold', { product: 'raw', money: 1, energy: 0 }),
    of('sold', { product: 'service', money: 1, energy: 0 }),
    of('exported', { product: 'raw', count: 6 }),
    of('potCollected', { space: '6-1', money: 5 }),
  ]);
  const bars = (id: string): number[] => {
    const [first, second] = values(id);
    expect(first!.every((value) => value === 0)).toBe(true);
    return second!;
  };
  // Space 1 has no benefit to lose; 5 was served, 6-2 was not. Seat 1 makes goods.
  expect(bars('waste')).toEqual([6, 3, 1]);
  expect(bars('makeOrBuy')).toEqual([2, 3, 1, 1, 5]);
  expect(bars('returns')).toEqual([1, 4, 0, 0, 12]);
  expect(bars('risk')).toEqual([1, 2, 1, 4]);
  expect(bars('spaces')).toEqual([1, 0, 0, 0, 1, 1]);
  expect(bars('market')).toEqual([1, 0, 1, 1, 5]);
});

test('lines have a value for each month; what did not happen is 0', () => {
  const ended = (used: number, available: number): object => ({
    type: 'productionEnded',
    seat: 0,
    used,
    available,
  });
  const values = after([
    month(1),
    ended(1, 3),
    month(2),
    { type: 'acquired', seat: 0, card: 'x', money: 2, energy: 1 },
    month(3),
    ended(0, 0),
  ]);
  expect(values('capacity')[0]).toEqual([3, 0, 0]);
  expect(values('utilisation')[0]).toEqual([33, 0, 0]);
  expect(values('investment')[0]).toEqual([0, 3, 0]);
});

test('free tokens before Investments and before the Market, and what active cards give', () => {
  const enabled = (district: number): object => ({ type: 'districtEnabled', district });
  const lay = ({ stock, own }: Lay): void => {
    stock(0, 1, 2, 3);
    stock(1, 0, 4, 0);
    own(0, active, 'on');
    own(0, idle);
  };
  const [active, idle] = processCards();
  const values = after([enabled(3), month(2), enabled(5), enabled(4), enabled(4)], lay);
  // Two lines a seat: before Investments in month 1, before the Market in month 2.
  expect(values('liquidity').slice(0, 4)).toEqual([
    [6, 0],
    [0, 6],
    [4, 0],
    [0, 4],
  ]);
  const [, , months, given] = values('returns')[0]!;
  expect(months).toBe(2);
  expect(given).toBe(2 * processesOf(active));
});

/** Two cards with slots that give processes. */
function processCards(): [string, string] {
  const { facts } = scene('decisions').t;
  const found = facts.cards.filter(({ id, slots }) => slots.length > 0 && processesOf(id) > 0);
  return [found[0]!.id, found[1]!.id];
}
function processesOf(id: string): number {
  const { facts } = scene('decisions').t;
  return facts.cardEffects[facts.cardIndex[id]!]!.slice(0, EFFECT.wild + 1).reduce(
    (a, b) => a + b,
    0,
  );
}
