/** PostgreSQL goes away: it crashes and comes back, or hangs. */
import { fork } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, News } from '../../../client/src/index.ts';
import { readConfig } from '../config.ts';
import { NO_LIMITS } from '../limits.ts';
import { serve } from '../serve.ts';
import type { RunningServer } from '../serve.ts';
import { seatTwo } from '../testing/player.ts';
import { freePort, startPostgres } from '../testing/postgres.ts';
import type { TestPostgres } from '../testing/postgres.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

const module = new URL('../testing/sample-catalogue.ts', import.meta.url).href;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** What the server promises. */
const READY_WITHIN = 2000;
const BACK_WITHIN = 5000;
/** A pool of ten, and one connection that listens. */
const CONNECTIONS_A_NODE = 11;

const readiness = async (base: string): Promise<number> =>
  (await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(READY_WITHIN) })).status;

describe('two nodes whose PostgreSQL goes away', () => {
  let postgres: TestPostgres;
  let url: string;
  const nodes: RunningServer[] = [];
  const bases: string[] = [];
  let table: string;
  let ada: Client;
  let ben: Client;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.database();
    const config = readConfig({ PORT: '0', DATABASE_URL: url, BOARDROOM_BOT_THREADS: '1' });
    for (let i = 0; i < 2; i++) {
      const games = { module, catalogue };
      const node = await serve({
        config: { ...config, web: '/nowhere' },
        games,
        limits: NO_LIMITS,
      });
      nodes.push(node);
      bases.push(node.address.slice(0, -1));
    }
    [table, ada, ben] = await seatTwo(bases, { edition: 'long', options: { coins: 50 } });
  }, 60_000);
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await postgres.stop();
  }, 30_000);

  /** A gift is possible at any time; sent once, it either happens or is refused. */
  const give = (base: string, token: string): Promise<Response> =>
    fetch(`${base}/api/tables/${table}/seats/0/moves`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ move: { type: 'give', to: 1, coins: 1 } }),
      signal: AbortSignal.timeout(8000),
    });

  const outage = async (away: () => Promise<void>, back: () => Promise<void>): Promise<void> => {
    const token = (await ada.newToken('test')).token;
    for (const base of bases) expect((await give(base, token)).status).toBe(200);
    const heard: News[] = [];
    const following = ben.table(table).follow({ onNews: (news) => heard.push(news) });
    await expect.poll(() => heard.length).toBeGreaterThan(0);

    await away();
    // One node finds out by being asked whether it is ready, the other by a move.
    expect(await readiness(bases[0]!)).toBe(503);
    for (const base of bases) {
      const refused = await give(base, token);
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(((await refused.json()) as { code: string }).code).toBe('storage-away');
      expect((await fetch(`${base}/healthz`)).status).toBe(200);
      expect(await readiness(base)).toBe(503);
    }

    await back();
    for (const base of bases)
      await expect.poll(() => readiness(base).catch(() => 0), { timeout: BACK_WITHIN }).toBe(200);
    heard.length = 0;
    // The other node's streams hear of moves again.
    expect((await give(bases[0]!, token)).status).toBe(200);
    await expect
      .poll(() => heard.flatMap(({ items }) => items).some(({ type }) => type === 'moved'), {
        timeout: BACK_WITHIN,
      })
      .toBe(true);
    following.close();
    expect(await postgres.connections(url)).toBeLessThanOrEqual(2 * CONNECTIONS_A_NODE);
  };

  test('it is restarted, again and again', { timeout: 60_000 }, async () => {
    for (const ms of [1000, 4000])
      await outage(
        () => postgres.crash(),
        async () => {
          await sleep(ms);
          await postgres.start();
        },
      );
  });

  test('it hangs, and goes on', { timeout: 60_000 }, async () => {
    try {
      await outage(
        async () => postgres.hang(),
        async () => postgres.goOn(),
      );
    } finally {
      postgres.goOn();
    }
  });

  test('a server told to end does, whatever the database does', { timeout: 60_000 }, async () => {
    const ending = async (trouble: () => void | Promise<void>): Promise<void> => {
      const child = fork(new URL('../testing/node-process.ts', import.meta.url), {
        env: { ...process.env, DATABASE_URL: url, PORT: String(await freePort()) },
        execArgv: [],
      });
      await new Promise((resolve) => child.once('message', resolve));
      await trouble();
      const ended = new Promise((resolve) => child.once('exit', () => resolve('ended')));
      child.kill('SIGTERM');
      expect(await Promise.race([ended, sleep(15_000)])).toBe('ended');
    };
    await ending(() => {});
    try {
      await ending(() => postgres.hang());
    } finally {
      postgres.goOn();
    }
    await ending(() => postgres.crash());
    await postgres.start();
  });
});
