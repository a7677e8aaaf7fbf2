/** A whole server: storage, bots, the API and the page, listening. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { catalogue } from '@boardroom/catalogue';
import type { GameEntry } from '@boardroom/kernel';
import { buildApp } from './app.ts';
import { makeBossQueue } from './bots/boss-queue.ts';
import { makeLocalQueue } from './bots/queue.ts';
import { makeThinkers } from './bots/thinkers.ts';
import type { Config } from './config.ts';
import { every } from './every.ts';
import type { Limits } from './limits.ts';
import { startTraces } from './ops/traces.ts';
import { serveMetrics } from './routes/ops.ts';
import { openStorage } from './storage/open.ts';

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  /** The address it listens at. */
  readonly bound: string;
  close(): Promise<void>;
}

export interface ServeSetting {
  readonly config: Config;
  readonly log?: (line: Record<string, unknown>) => void;
  /** Other games than the catalogue's, for tests: the module exports `catalogue`. */
  readonly games?: { readonly module: string; readonly catalogue: readonly GameEntry[] };
  readonly limits?: Partial<Limits>;
}

const DAY = 86_400_000;
/** Connections that may wait to be accepted: after a restart everybody comes back at once. */
const BACKLOG = 4096;

/**
 * States are copied for the log and for every view by the same code. The former live long, so V8
 * would allocate the latter where only a full collection frees them, too: half the memory a move
 * takes. V8 reads this flag while it runs.
 */
setFlagsFromString('--no-allocation-site-pretenuring');

export async function serve({
  config,
  log = () => {},
  games,
  limits,
}: ServeSetting): Promise<RunningServer> {
  // First, so that a missing package is reported before anything is opened.
  const traces = config.traces ? await startTraces() : null;
  const storage = await openStorage(config.data, config.databaseUrl, log);
  const module = games?.module ?? import.meta.resolve('@boardroom/catalogue');
  const thinkers = makeThinkers({
    catalogue: module,
    ...(config.botThreads === undefined ? {} : { threads: config.botThreads }),
  });
  const queue =
    'connection' in storage ? await makeBossQueue(storage.connection, log) : makeLocalQueue();
  const { app, services, close } = await buildApp({
    storage,
    catalogue: games?.catalogue ?? catalogue,
    bots: { thinkers, queue, pace: config.botPace },
    web: config.web,
    trustProxy: config.trustProxy,
    log,
    accessLog: config.accessLog,
    traces,
    ...(config.metricsToken === undefined ? {} : { metricsToken: config.metricsToken }),
    limits: { ...config.limits, ...limits },
    hooks: { allowed: config.hooks },
  });
  const purge = async (): Promise<void> => {
    const now = Date.now();
    const { keepDays, publishedDays } = config;
    const tables = keepDays === 0 ? 0 : await storage.purge(now - keepDays * DAY, now);
    const editions = await storage.dropUnused(publishedDays === 0 ? 0 : now - publishedDays * DAY);
    if (tables + editions > 0) log({ level: 'info', what: 'purge', tables, editions });
  };
  const stopPurging = every(DAY / 24, () => void purge().catch(() => {}));
  let metrics: Server | null = null;
  try {
    if (config.metricsPort > 0) metrics = await serveMetrics(services.metrics, config.metricsPort);
    const at = { port: config.port, backlog: BACKLOG };
    await app.listen({ ...at, host: config.host ?? '::' }).catch((error: NodeJS.ErrnoException) => {
      // A machine without IPv6.
      if (error.code !== 'EAFNOSUPPORT' || config.host) throw error;
      return app.listen({ ...at, host: '0.0.0.0' });
    });
  } catch (error) {
    stopPurging();
    metrics?.close();
    await close();
    throw error;
  }
  const { port, address: bound } = app.server.address() as AddressInfo;
  return {
    port,
    bound,
    address: `http://localhost:${port}/`,
    async close() {
      stopPurging();
      metrics?.close();
      await close();
    },
  };
}
