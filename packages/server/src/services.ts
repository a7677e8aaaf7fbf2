/** Everything a route needs. */
import type { FastifyInstance, FastifyBaseLogger, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Feed } from './feed/feed.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './ops/metrics.ts';
import type { People } from './people/people.ts';
import type { Rates } from './people/rates.ts';
import type { Storage } from './storage/types.ts';
import type { Games } from './tables/games.ts';
import type { Tables } from './tables/types.ts';
import type { Caretaker } from './workshops/caretaker.ts';
import type { WorkshopWatch } from './workshops/watch.ts';
import type { Workshops } from './workshops/workshops.ts';

export interface Services {
  readonly storage: Storage;
  readonly games: Games;
  readonly tables: Tables;
  readonly people: People;
  readonly feed: Feed;
  readonly workshops: Workshops;
  readonly caretaker: Caretaker;
  readonly workshopWatch: WorkshopWatch;
  readonly limits: Limits;
  readonly rates: Rates;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** Whether this server still takes new work. */
  isOpen(): boolean;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
