/** Puts the server together. Nothing listens yet: tests call `app.inject`. */
import { randomUUID } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import { fastifyRateLimit } from '@fastify/rate-limit';
import { fastifySwagger } from '@fastify/swagger';
import type { GameEntry } from '@boardroom/kernel';
import Fastify from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { makeBehind } from './behind.ts';
import { watchBots } from './bots/watch.ts';
import type { BotWork } from './bots/watch.ts';
import { watchClocks } from './clocks.ts';
import { answerErrors } from './errors.ts';
import { makeFeed } from './feed.ts';
import { makeGames } from './games.ts';
import type { App, House } from './house.ts';
import { LIMITS } from './limits.ts';
import type { Limits } from './limits.ts';
import { makeMetrics } from './metrics.ts';
import { makePeople } from './people.ts';
import { problem } from './problem.ts';
import { docRoutes, OPENAPI } from './routes/docs.ts';
import { eventRoutes } from './routes/events.ts';
import { opsRoutes } from './routes/ops.ts';
import { pageRoutes } from './routes/pages.ts';
import { peopleRoutes } from './routes/people.ts';
import { playRoutes } from './routes/play.ts';
import { tableRoutes } from './routes/tables.ts';
import { newSeed } from './secrets.ts';
import type { Storage } from './storage/types.ts';
import { makeTables } from './tables.ts';

export interface AppSetting {
  readonly storage: Storage;
  readonly catalogue: readonly GameEntry[];
  /** Who thinks for the bots; absent: bots never move (tests that play them by hand). */
  readonly bots?: BotWork;
  readonly limits?: Partial<Limits>;
  readonly now?: () => number;
  readonly seed?: () => string;
  /** Folder of the built page, if there is one. */
  readonly web?: string | null;
  /** Addresses of proxies whose X-Forwarded headers are believed. */
  readonly trustProxy?: string | boolean;
  readonly metricsToken?: string;
  readonly log?: (line: Record<string, unknown>) => void;
}

export interface Built {
  readonly app: App;
  readonly house: House;
  /** Ends streams, waits for what is being written, lets go of everything. */
  close(): Promise<void>;
}

export async function buildApp(setting: AppSetting): Promise<Built> {
  const { storage, now = Date.now, log = () => {} } = setting;
  const limits = { ...LIMITS, ...setting.limits };
  const games = makeGames(setting.catalogue);
  const tables = makeTables({ storage, games, now, newSeed: setting.seed ?? newSeed });
  const people = makePeople(storage, now);
  const behind = makeBehind(tables, storage, now);
  const feed = makeFeed({ tables, storage, now, node: randomUUID(), behind });
  const metrics = makeMetrics({
    streams_open: () => feed.readers,
    tables_held: () => tables.held,
  });
  let open = true;
  const house: House = {
    storage,
    games,
    tables,
    people,
    feed,
    limits,
    metrics,
    now,
    isOpen: () => open,
  };

  const app: App = Fastify({
    logger: false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestTime,
    trustProxy: setting.trustProxy ?? false,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    return503OnClosing: true,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  // Our own code makes what is sent; checking it again for every reader would cost more than making it.
  app.setSerializerCompiler(() => JSON.stringify);
  answerErrors(app, log);

  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, body as string, done);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!open && request.method !== 'GET') throw problem('closing-down', undefined, 2);
    if (request.url.startsWith('/api')) {
      void reply.header('cache-control', 'no-store');
      void reply.header('x-content-type-options', 'nosniff');
    }
  });
  app.addHook('onResponse', async (_request, reply) => {
    metrics.requests.inc({ status: `${Math.floor(reply.statusCode / 100)}xx` });
  });

  await app.register(fastifyCookie, { hook: false });
  await app.register(fastifyRateLimit, {
    max: limits.requests,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: ({ headers, ip }) => headers.authorization?.slice(0, 100) ?? ip,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: () => problem('too-often'),
  });
  await app.register(fastifySwagger, { openapi: OPENAPI, transform: jsonSchemaTransform });

  docRoutes(app);
  peopleRoutes(app, house);
  tableRoutes(app, house);
  playRoutes(app, house);
  eventRoutes(app, house);
  opsRoutes(app, house, setting.metricsToken);
  await pageRoutes(app, house, setting.web ?? null);

  const clocks = watchClocks(house, log);
  const bots = setting.bots ? await watchBots(house, setting.bots, log) : null;
  await app.ready();
  return {
    app,
    house,
    async close() {
      open = false;
      clocks.close();
      feed.close();
      await bots?.close();
      await app.close();
      await tables.close();
      await storage.close();
      metrics.close();
    },
  };
}
