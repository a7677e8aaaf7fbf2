import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { openPostgres } from '../storage/postgres.ts';
import type { Signal } from '../storage/types.ts';
import { guest, startTable } from '../testing/guest.ts';
import { startPostgres } from '../testing/postgres.ts';
import type { TestPostgres } from '../testing/postgres.ts';
import { catalogue } from '../testing/sample-catalogue.ts';
import { makePresence } from './presence.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());
afterEach(() => void vi.useRealTimers());

test('tables where nothing happens cost no notices, however many they are', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const url = await postgres.database();
  const storage = await openPostgres(url);
  const { app, services, close } = await buildApp({ storage, catalogue, limits: NO_LIMITS });
  const pair = [await guest(app, 'Ada'), await guest(app, 'Ben')] as const;
  const parts = { view: true, changes: false, legal: false, asides: false };
  for (let i = 0; i < 40; i++) {
    const table = await startTable(pair);
    for (const { id: person } of pair)
      await services.feed.follow({ table, person, parts, eyes: 'own', send() {}, end() {} }, 0);
  }
  // What was just said about who came is heard before the counting begins.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const notices: string[] = [];
  const listener = new pg.Client(url);
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => notices.push(payload));
  await listener.query('LISTEN boardroom');
  for (let minute = 0; minute < 10; minute++) {
    vi.advanceTimersByTime(60_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  // A node says three times a minute that it is there; 40 tables add nothing to that.
  expect(notices.length).toBeLessThanOrEqual(30);
  await listener.end();
  await close();
}, 60_000);

/** Nodes that hear each other, as through a database. */
function makeNodes() {
  const listeners: ((signal: Signal) => void)[] = [];
  const said: Signal[] = [];
  let time = 0;
  const node = (name: string) => {
    const changed: string[] = [];
    let isCut = false;
    const presence = makePresence({
      node: name,
      now: () => time,
      changed: (table) => changed.push(table),
      storage: {
        shared: true,
        signal(signal) {
          if (isCut) return;
          said.push(signal);
          for (const listener of listeners) listener(JSON.parse(JSON.stringify(signal)));
        },
        onSignal: (listener) => void listeners.push(listener),
      },
    });
    const cut = (): void => {
      isCut = true;
    };
    return { presence, changed, cut, at: (table: string) => presence.elsewhere(table) };
  };
  const pass = (ms: number): void => {
    for (let gone = 0; gone < ms; gone += 1000) {
      time += 1000;
      vi.advanceTimersByTime(1000);
    }
  };
  return { node, pass, said, hear: (signal: Signal) => listeners.forEach((each) => each(signal)) };
}

test('who is at a table is known at every node, also at one that comes later', () => {
  vi.useFakeTimers();
  const { node, pass } = makeNodes();
  const first = node('first');
  first.presence.tell('table', [0, 2]);
  pass(1000);
  const second = node('second');
  pass(1000);
  expect(second.at('table')).toEqual([0, 2]);
  first.presence.tell('table', [2]);
  pass(1000);
  expect(second.at('table')).toEqual([2]);
  expect(second.changed).toEqual(['table', 'table']);
  expect(first.at('table')).toEqual([]);
});

test('many who come at once are told of together', () => {
  vi.useFakeTimers();
  const { node, pass, said } = makeNodes();
  const first = node('first');
  const second = node('second');
  pass(1000);
  const before = said.length;
  for (let i = 0; i < 200; i++) first.presence.tell(`${i}`.padEnd(22, 'x'), [0, 1, 2, 3]);
  pass(1000);
  expect(said.length - before).toBeLessThanOrEqual(3);
  for (const signal of said) expect(JSON.stringify(signal).length).toBeLessThan(8000);
  expect(second.at('199'.padEnd(22, 'x'))).toEqual([0, 1, 2, 3]);
});

test('a node that is not heard of for a while has nobody any more; one that says goodbye at once', () => {
  vi.useFakeTimers();
  const { node, pass } = makeNodes();
  const first = node('first');
  const third = node('third');
  const second = node('second');
  first.presence.tell('table', [0]);
  third.presence.tell('table', [1]);
  pass(1000);
  expect(second.at('table')).toEqual([0, 1]);
  third.presence.close();
  expect(second.at('table')).toEqual([0]);
  first.cut();
  pass(90_000);
  expect(second.at('table')).toEqual([]);
});

test('what was missed is asked for again', () => {
  vi.useFakeTimers();
  const { node, pass, hear } = makeNodes();
  const first = node('first');
  first.presence.tell('table', [0]);
  pass(1000);
  const second = node('second');
  pass(1000);
  hear({ about: 'here', node: 'first', tables: [['table', []]] });
  expect(second.at('table')).toEqual([]);
  hear({ about: 'gap' });
  pass(10_000);
  expect(second.at('table')).toEqual([0]);
});
