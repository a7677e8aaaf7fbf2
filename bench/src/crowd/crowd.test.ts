import type { AddressInfo } from 'node:net';
import { catalogue } from '@boardroom/catalogue';
import { expect, test } from 'vitest';
import { buildApp } from '../../../packages/server/src/app.ts';
import { NO_LIMITS } from '../../../packages/server/src/limits.ts';
import { openSqlite } from '../../../packages/server/src/storage/sqlite.ts';
import { gather } from './crowd.ts';
import { makeTally } from './tally.ts';

test('people think, move, idle, drop and return, and find no fault', async () => {
  const built = await buildApp({
    storage: openSqlite(':memory:'),
    catalogue,
    limits: NO_LIMITS,
  });
  await built.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = built.app.server.address() as AddressInfo;
  const tally = makeTally();
  const manner = { think: 0.01, idle: 0.1, away: 0.05, drop: 0.2, back: 0.05 };
  const urls = [`http://127.0.0.1:${port}`];
  const crowd = await gather(
    { urls, people: 4 * catalogue.length, seats: 4, manner, seed: 1 },
    tally,
  );
  expect(crowd.tables).toBe(catalogue.length);
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  let moves = 0;
  built.services.tables.onEntries((_live, entries) => {
    moves += entries.filter(({ act }) => act.do === 'moved').length;
    if (moves > 300) resolve();
  });
  await enough;
  const { faults, dropped, moves: acknowledged } = tally.take();
  expect(faults).toEqual({});
  expect(Math.min(dropped, acknowledged)).toBeGreaterThan(0);
  crowd.leave();
  await built.close();
}, 120_000);

test('what a crowd saw is counted once', () => {
  const tally = makeTally();
  for (const ms of [3, 1, 2]) tally.moved(ms);
  tally.heard();
  tally.failed('broken');
  tally.failed('broken');
  expect(tally.take()).toMatchObject({ moves: 3, p50: 2, p99: 3, news: 1, faults: { broken: 2 } });
  expect(tally.take()).toMatchObject({ moves: 0, news: 0, faults: {} });
});
