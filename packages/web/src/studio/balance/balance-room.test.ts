/** What the room says of figures: the headline, the names, the scale. */
import type { Measure, Report, Row, ThingRow } from '@boardroom/lab/balance';
import { expect, test } from 'vitest';
import { funnelOf } from './funnel.ts';
import { differenceText, measureName, safeText } from './names.ts';
import { place, scaleOf } from './scale.ts';
import { headline } from './sentence.ts';

const bar = (value: number) => ({ value, low: value - 0.02, high: value + 0.02 });
function row(id: string, difference: number, safe: number, more: Partial<Measure> = {}): Row {
  const group = id.startsWith('seat') ? 'seat' : 'length';
  const measure: Measure = { id, group, unit: 'share', same: 0.05, step: 1, ...more };
  const verdict = Math.abs(difference) > safe ? 'moved' : 'same';
  const [base, fork] = [bar(0.25), bar(0.25 + difference)];
  return { measure, base, fork, difference, safe, verdict, same: 0.05 };
}
const report = (rows: Row[], things: ThingRow[] = []): Report => ({
  pairs: 500,
  rows,
  things,
  dead: [[], []],
  endless: [0, 0],
  failed: 0,
  firstError: '',
});
const thing = (id: string, verdict: Row['verdict'], counts: [number, number]): ThingRow => ({
  thing: { id, words: `card.${id}`, changed: false },
  uses: row('uses', 0, 0.1),
  power: row('power', 0.1, 0.05),
  gain: null,
  counts,
  verdict,
});
const game = (key: string): string | undefined => (key === 'card.X' ? 'Robot' : undefined);

test('the headline names the two measures that moved furthest, by their own intervals', () => {
  const rows = [row('seat.0', 0.02, 0.01), row('length', -9, 1, { unit: 'number' })];
  const text = headline(report([...rows, row('seat.1', 0.5, 0.6)]), game);
  expect(text.indexOf('length')).toBeGreaterThan(-1);
  expect(text.indexOf('length')).toBeLessThan(text.indexOf('share'));
  // That games are shorter is not said twice.
  expect(headline(report([...rows, row('moves', -5, 1)]), game)).toBe(text);
});

test('where only a card moved it is named; where nothing did that is said', () => {
  const still = row('seat.0', 0, 0.1);
  expect(headline(report([still], [thing('X', 'same', [200, 200])]), game)).toBe('balance.nothing');
  expect(headline(report([still], [thing('X', 'moved', [200, 200])]), game)).toBe(
    'balance.stands-out',
  );
});

test('differences have their sign, and none has none', () => {
  expect(differenceText(row('seat.0', -0.034, 0.01))).toBe('−3.4');
  expect(differenceText(row('seat.0', 0.0001, 0.01))).toBe('0');
  expect(safeText({ ...row('seat.0', 0, 0), safe: Infinity })).toBe('');
  expect(measureName(row('own.x', 0, 1, { words: 'card.X' }).measure, game)).toBe('Robot');
});

test('shares of the win of one group share a scale with the fair line on it', () => {
  const fair = { fair: 0.25 };
  const rows = [row('seat.0', 0.2, 1, fair), row('seat.1', -0.1, 1, fair), row('length', 0, 1)];
  expect(scaleOf(rows[0]!, rows)).toEqual(scaleOf(rows[1]!, rows));
  expect(scaleOf(rows[2]!, rows)).not.toEqual(scaleOf(rows[0]!, rows));
  expect(place(scaleOf(rows[0]!, rows), 99)).toBe(100);
});

test('a thing used too seldom is not in the funnel; chance narrows with use', () => {
  const seldom = { ...thing('Y', 'unclear', [20, 30]), power: null };
  const { dots, band } = funnelOf([thing('X', 'same', [400, 200]), seldom]);
  expect(dots.map(({ row: { thing: it } }) => it.id)).toEqual(['X']);
  expect(dots[0]!.uses).toBeCloseTo(266.67, 1);
  expect(band.at(-1)!.half).toBeLessThan(band[0]!.half);
});
