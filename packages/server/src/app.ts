/** Puts the server together. Nothing listens yet: tests call `app.inject`. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import { fastifySwagger } from '@fastify/swagger';
import type { GameEntry } from '@boardroom/kernel';
import Fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { watchBots } from './bots/watch.ts';
import type { BotWork } from './bots/watch.ts';
import { makeFeed } from './feed/feed.ts';
import { watchHooks } from './hooks/watch.ts';
import type { HookSetting } from './hooks/watch.ts';
import { checkPart } from './http/check-part.ts';
import { compressAnswers } from './http/compress.ts';
import { answerErrors } from './http/errors.ts';
import { OPENAPI, transform, transformObject } from './http/openapi.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { LIMITS } from './limits.ts';
import type { Limits } from './limits.ts';
import { makeAccess, requestIds } from './ops/access.ts';
import { makeMetrics } from './ops/metrics.ts';
import type { Traces } from './ops/traces.ts';
import { makePeople } from './people/people.ts';
import { addressOf, makeRates } from './people/rates.ts';
import { newSeed } from './people/secrets.ts';
import { problem } from './problem.ts';
import { classRoutes } from './routes/class.ts';
import { deckRoutes } from './routes/deck.ts';
import { boardRoutes } from './routes/boards.ts';
import { paceRoutes } from './routes/pace.ts';
import { classTableRoutes } from './routes/class-tables.ts';
import { docRoutes } from './routes/docs.ts';
import { editionRoutes } from './routes/editions.ts';
import { eventRoutes } from './routes/events.ts';
import { gameRoutes } from './routes/games.ts';
import { hookRoutes } from './routes/hooks.ts';
import { hostRoutes } from './routes/host.ts';
import { joinRoutes } from './routes/join.ts';
import { opsRoutes } from './routes/ops.ts';
import { ownDataRoutes } from './routes/own-data.ts';
import { pageRoutes } from './routes/pages.ts';
import { peopleRoutes } from './routes/people.ts';
import { playRoutes } from './routes/play.ts';
import { templateRoutes } from './routes/templates.ts';
import { stepInRoutes } from './routes/step-in.ts';
import { teamRoutes } from './routes/teams.ts';
import { promptRoutes } from './routes/prompts.ts';
import { seatRoutes } from './routes/seats.ts';
import { makeStreams } from './routes/streams.ts';
import { tableRoutes } from './routes/tables.ts';
import { reportRoutes } from './routes/reports.ts';
import { workshopDataRoutes } from './routes/workshop-data.ts';
import { workshopRoutes } from './routes/workshops.ts';
import type { App, Services } from './services.ts';
import { steadyClock } from './steady-clock.ts';
import type { Storage } from './storage/types.ts';
import { watchClocks } from './tables/clocks.ts';
import { makeDelayed } from './tables/delayed.ts';
import { makeGames } from './tables/games.ts';
import { makeTables } from './tables/tables.ts';
import { makeCaretaker } from './workshops/caretaker.ts';
import { makeWorkshopWatch } from './workshops/watch.ts';
import { makeWorkshops } from './workshops/workshops.ts';

export interface AppSetting {
  readonly storage: Storage;
  readonly catalogue: readonly GameEntry[];
  /** What thinks for the bots; absent: bots never move (tests that play them by hand). */
  readonly bots?: BotWork;
  readonly limits?: Partial<Limits>;
  readonly now?: () => number;
  readonly seed?: () => string;
  /** Folder of the built page, if there is one. */
  readonly web?: string | null;
  /** Addresses of proxies whose X-Forwarded headers are believed. */
  readonly trustProxy?: string | boolean;
  readonly metricsToken?: string;
  readonly hooks?: HookSetting;
  /** Whether every request gets a line in the log. */
  readonly accessLog?: boolean;
  readonly traces?: Traces | null;
  readonly log?: (line: Record<string, unknown>) => void;
}

export interface Built {
  readonly app: App;
  readonly services: Services;
  /** Ends streams, waits for pending writes, releases everything. */
  close(): Promise<void>;
}

export async function buildApp(setting: AppSetting): Promise<Built> {
  const { traces = null, log = () => {} } = setting;
  const storage = traces ? traces.storage(setting.storage) : setting.storage;
  // A clock that is passed in stands still between two readings.
  const now = setting.now ? steadyClock(setting.now, () => 0) : steadyClock();
  const limits = { ...LIMITS, ...setting.limits };
  const games = makeGames(setting.catalogue);
  const tables = makeTables({ storage, games, now, newSeed: setting.seed ?? newSeed, log });
  const rates = makeRates(limits, now);
  const people = makePeople({ storage, now, badTokens: rates.badTokens, limits });
  const delayed = makeDelayed(tables, storage, now);
  const feed = makeFeed({ tables, storage, now, node: randomUUID(), delayed });
  const metrics = makeMetrics({
    streams_open: () => feed.readers,
    tables_held: () => tables.held,
    storage_up: () => Number(storage.isUp),
  });
  const workshops = makeWorkshops(storage, now);
  const caretaker = makeCaretaker({ workshops, tables, storage, people, feed, now, log });
  const workshopWatch = makeWorkshopWatch({ workshops, tables, feed, now });
  const access = makeAccess(metrics, setting.accessLog ? log : null);
  let open = true;
  const services: Services = {
    storage,
    games,
    tables,
    people,
    feed,
    workshops,
    caretaker,
    workshopWatch,
    limits,
    rates,
    metrics,
    now,
    isOpen: () => open,
  };

  /** Counts a request against its person, or else its address; the seconds to wait, or 0. */
  const count = (request: FastifyRequest): number => {
    const person = people.recognise(request.headers);
    return person === null
      ? rates.addresses.take(addressOf(request.ip))
      : rates.persons.take(person);
  };

  const app: App = Fastify({
    logger: false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestTime,
    trustProxy: setting.trustProxy ?? false,
    forceCloseConnections: true,
    serverFactory(handler, { keepAliveTimeout }) {
      const times = {
        requestTimeout: limits.requestTime,
        headersTimeout: limits.requestTime,
        // How often Node looks for slow requests; every 30 seconds unless told.
        connectionsCheckingInterval: limits.requestTime / 10,
      };
      return Object.assign(createServer(times, handler), { keepAliveTimeout });
    },
    clientErrorHandler: answerUnreadable,
    genReqId: requestIds(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    return503OnClosing: true,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(checkPart);
  // Our own code makes what is sent; checking it again for every reader would cost more than making it.
  app.setSerializerCompiler(() => JSON.stringify);
  answerErrors(app, log);

  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, body as string, done);
  });
  traces?.watch(app);
  app.addHook('onRequest', (request, reply, next) => {
    // A missing body counts as an empty one.
    request.body = {};
    const isApi = request.url.startsWith('/api');
    void reply.header('x-request-id', request.id);
    if (isApi) reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    // Files cost next to nothing, and one visit needs many.
    const wait = isApi ? count(request) : 0;
    if (wait > 0) next(problem('too-often', undefined, wait));
    else if (!open && request.method !== 'GET') next(problem('closing-down', undefined, 2));
    else next();
  });
  app.addHook('onResponse', ({ method, routeOptions, id }, { statusCode, elapsedTime }, next) => {
    access.note({ method, route: routeOptions.url, status: statusCode, ms: elapsedTime, id });
    next();
  });
  compressAnswers(app);

  await app.register(fastifySwagger, { openapi: OPENAPI, transform, transformObject });

  docRoutes(app);
  // Only these routes set cookies: no other answer has to check for them.
  await app.register(async (people: App) => {
    await people.register(fastifyCookie, { hook: false });
    peopleRoutes(people, services);
    ownDataRoutes(people, services);
    joinRoutes(people, services);
  });
  gameRoutes(app, services);
  hookRoutes(app, services, setting.hooks?.allowed ?? []);
  tableRoutes(app, services);
  editionRoutes(app, services);
  seatRoutes(app, services);
  hostRoutes(app, services);
  playRoutes(app, services);
  teamRoutes(app, services);
  const streams = makeStreams(app, limits);
  eventRoutes(app, services, streams);
  workshopRoutes(app, services, streams);
  classRoutes(app, services);
  paceRoutes(app, services);
  stepInRoutes(app, services);
  templateRoutes(app, services);
  boardRoutes(app, services, streams);
  classTableRoutes(app, services, streams);
  promptRoutes(app, services);
  deckRoutes(app, services);
  reportRoutes(app, services);
  workshopDataRoutes(app, services);
  opsRoutes(app, services, setting.metricsToken);
  await pageRoutes(app, services, setting.web ?? null);

  const hooks = setting.hooks ? watchHooks(services, setting.hooks) : null;
  const clocks = watchClocks(services, log);
  const bots = setting.bots ? await watchBots(services, setting.bots, log) : null;
  await app.ready();
  return {
    app,
    services,
    async close() {
      open = false;
      clocks.close();
      caretaker.close();
      workshops.close();
      feed.close();
      people.close();
      await bots?.close();
      await hooks?.close();
      await app.close();
      await tables.close();
      await storage.close();
      metrics.close();
      await traces?.close();
    },
  };
}
