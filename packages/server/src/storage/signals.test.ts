import { expect, test } from 'vitest';
import { payloads, signalsIn } from './signals.ts';
import type { Append } from './types.ts';

const written = (count: number): Append[] =>
  Array.from({ length: count }, (_, i) => ({
    table: `table-with-a-long-name-${i}`,
    seq: i + 1,
    at: 1,
    body: '{}',
    key: null,
  }));

test('tables that were written to are told of in one notice, or in as many as are needed', () => {
  expect(payloads([])).toEqual([]);
  expect(payloads(written(2))).toEqual(['table-with-a-long-name-0 1;table-with-a-long-name-1 2;']);
  const many = written(600);
  const notices = payloads(many);
  expect(notices.length).toBeGreaterThan(1);
  for (const notice of notices) expect(notice.length).toBeLessThanOrEqual(7000);
  expect(notices.flatMap((notice) => [...signalsIn(notice)])).toEqual(
    many.map(({ table, seq }) => ({ about: 'table', table, seq })),
  );
});

test('as PostgreSQL puts them together itself, without an end', () => {
  expect([...signalsIn('a 1;b 22')]).toEqual([
    { about: 'table', table: 'a', seq: 1 },
    { about: 'table', table: 'b', seq: 22 },
  ]);
  expect([...signalsIn('')]).toEqual([]);
  expect([...signalsIn('a;b 2')]).toEqual([{ about: 'table', table: 'b', seq: 2 }]);
});

test('anything else comes as JSON', () => {
  expect([...signalsIn('{"about":"token","hash":"h"}')]).toEqual([{ about: 'token', hash: 'h' }]);
});
