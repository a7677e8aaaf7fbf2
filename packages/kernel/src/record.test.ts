import { expect, test } from 'vitest';
import { formatRecord, parseRecord } from './record.ts';
import type { MatchRecord } from './record.ts';

const record: MatchRecord = {
  game: 'lots',
  version: 2,
  edition: { id: 'plain', hash: 'abc' },
  players: 2,
  options: { coins: 5 },
  seed: 'x',
  moves: [
    [0, { type: 'bid' }],
    [1, { type: 'pass' }],
  ],
};
const header = { format: 'boardroom-record/1', ...record, moves: undefined };
const text = (head: object, ...lines: unknown[]): string =>
  [head, ...lines].map((line) => JSON.stringify(line)).join('\n');

test('a record is read as it was written, with and without a result', () => {
  expect(parseRecord(formatRecord(record))).toEqual(record);
  const whole = { ...record, result: { scores: [3, 4], places: [2, 1] } };
  expect(parseRecord(formatRecord(whole))).toEqual(whole);
  expect(formatRecord(whole).split('\n')).toHaveLength(5);
  const started = { ...record, moves: [] };
  expect(parseRecord(formatRecord(started))).toEqual(started);
});

test('lines of other systems and empty lines at the end do no harm', () => {
  expect(parseRecord(formatRecord(record).replaceAll('\n', '\r\n') + '\n \n')).toEqual(record);
});

test('a broken line is named by its number', () => {
  const at = (line: number, reason: RegExp) => ({
    code: 'bad-record',
    facts: { line, reason: expect.stringMatching(reason) },
  });
  expect(parseRecord(text(header, ['x'], [0, { type: 'bid' }], ['y']))).toEqual(
    at(2, /not \[seat, move\]/),
  );
  expect(parseRecord('')).toEqual(at(1, /header is missing/));
  expect(parseRecord('null')).toEqual(at(1, /header is missing/));
  expect(parseRecord('7')).toEqual(at(1, /header is missing/));
  expect(parseRecord(`${text(header)}\n{`)).toEqual(at(2, /not JSON/));
  expect(parseRecord(text({ ...header, format: 'boardroom-record/9' }))).toEqual(at(1, /format/));
  for (const line of [
    [0],
    [0, { type: 'a' }, 1],
    ['0', { type: 'a' }],
    [0.5, { type: 'a' }],
    [0, {}],
    [0, null],
    {},
    null,
    3,
  ])
    expect(parseRecord(text(header, [0, { type: 'bid' }], line))).toEqual(at(3, /\[seat, move\]/));
});

test('each part of the header must be there and of its kind', () => {
  const faults: [object, string][] = [
    [{ game: 3 }, 'game'],
    [{ version: '1' }, 'version'],
    [{ version: 1.5 }, 'version'],
    [{ edition: undefined }, 'edition'],
    [{ edition: { id: 'a' } }, 'edition'],
    [{ edition: { hash: 'a' } }, 'edition'],
    [{ players: null }, 'players'],
    [{ options: null }, 'options'],
    [{ options: 'a' }, 'options'],
    [{ seed: 4 }, 'seed'],
    [{ own: {} }, 'own'],
    [{ own: null }, 'own'],
  ];
  for (const [fault, name] of faults)
    expect(parseRecord(text({ ...header, ...fault })), name).toMatchObject({
      facts: { line: 1, reason: expect.stringMatching(name) },
    });
  expect(parseRecord(text({ ...header, own: { id: 'a', content: {} } }))).toMatchObject({
    own: { id: 'a' },
  });
});

test('a last line that is half a result is no result and no move', () => {
  expect(parseRecord(text(header, { result: { scores: [1] } }))).toMatchObject({
    code: 'bad-record',
  });
  expect(parseRecord(text(header, { result: { places: [1] } }))).toMatchObject({
    code: 'bad-record',
  });
});
