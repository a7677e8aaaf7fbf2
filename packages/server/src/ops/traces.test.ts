import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { guest, must, startTable } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';
import { startTraces } from './traces.ts';

interface Made {
  readonly name: string;
  /** The name of the span above, or the parent a proxy told of. */
  readonly above: string | undefined;
  readonly marks: Record<string, unknown>;
  isEnded: boolean;
}

/** The library as far as we use it, with what it was told in memory. */
const made: Made[] = [];
const around = new AsyncLocalStorage<{ above?: string }>();
let isRunning = false;
const library: Record<string, object> = {
  '@opentelemetry/api': {
    trace: {
      getTracer: () => ({
        startSpan(name: string, _setting: object, { above }: { above?: string }) {
          const span: Made = { name, above, marks: {}, isEnded: false };
          made.push(span);
          return {
            name,
            setAttribute: (key: string, value: unknown) => void (span.marks[key] = value),
            setStatus: ({ code }: { code: number }) => void (span.marks['status'] = code),
            end: () => void (span.isEnded = true),
          };
        },
      }),
      setSpan: (_context: object, { name }: { name: string }) => ({ above: name }),
    },
    context: {
      active: () => around.getStore() ?? {},
      with: (context: { above?: string }, work: () => void) => around.run(context, work),
    },
    propagation: {
      extract: (context: object, { traceparent }: { traceparent?: string }) =>
        traceparent ? { above: traceparent } : context,
    },
  },
  '@opentelemetry/sdk-node': {
    NodeSDK: class {
      start(): void {
        isRunning = true;
      }
      async shutdown(): Promise<void> {
        isRunning = false;
      }
    },
  },
};

let built: Built;
beforeAll(async () => {
  built = await buildApp({
    storage: openSqlite(':memory:'),
    catalogue,
    traces: await startTraces(async (name) => library[name]),
  });
});
afterAll(() => built.close());

test('a move is a span named by its route, with the write it waits for inside', async () => {
  const ada = await guest(built.app, 'Ada');
  const table = await startTable([ada, await guest(built.app, 'Ben')]);
  made.length = 0;
  must(await ada.post(`/api/tables/${table}/seats/0/moves`, { move: { type: 'bid', coins: 1 } }));
  const name = 'POST /api/tables/:id/seats/:seat/moves';
  expect(made).toEqual([
    {
      name,
      above: undefined,
      isEnded: true,
      marks: {
        'http.request.method': 'POST',
        'http.route': '/api/tables/:id/seats/:seat/moves',
        'http.response.status_code': 200,
      },
    },
    { name: 'append', above: name, isEnded: true, marks: {} },
  ]);
  expect(JSON.stringify(made)).not.toContain(table);
});

test('a span of a proxy is above ours; streams have none', async () => {
  made.length = 0;
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await built.app.inject({ url: '/api/games', headers: { traceparent } });
  await built.app.inject({ url: '/api/tables/0123456789abcdefghijkl/events' });
  expect(made.map(({ name, above }) => [name, above])).toEqual([['GET /api/games', traceparent]]);
});

test('what is missing is said, and what was sent is sent to its end', async () => {
  await expect(startTraces(() => Promise.reject(new Error('no such package')))).rejects.toThrow(
    'npm install @opentelemetry/api @opentelemetry/sdk-node',
  );
  const other = await buildApp({
    storage: openSqlite(':memory:'),
    catalogue,
    traces: await startTraces(async (name) => library[name]),
  });
  expect(isRunning).toBe(true);
  await other.close();
  expect(isRunning).toBe(false);
});
