/** How the server is set, from its environment. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limitsFrom } from './limits.ts';
import type { Limits } from './limits.ts';

export interface Config {
  readonly port: number;
  readonly host: string | undefined;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly trustProxy: string | boolean;
  readonly metricsToken: string | undefined;
  /** A port of this machine alone where metrics can be read without a token; 0: none. */
  readonly metricsPort: number;
  /** Days after which a table nobody touched is forgotten; 0: never. */
  readonly keepDays: number;
  /** Days after which a published edition whose link nobody opened is forgotten; 0: never. */
  readonly publishedDays: number;
  /** Whether every request gets a line in the log. */
  readonly accessLog: boolean;
  /** Whether traces are made and sent. */
  readonly traces: boolean;
  readonly botThreads: number | undefined;
  readonly botPace: number;
  readonly web: string;
  readonly limits: Limits;
  /** What webhook addresses must begin with; empty: there are no webhooks. */
  readonly hooks: readonly string[];
}

export class ConfigError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const number = (name: string, standard: number, most: number, least = 0): number => {
    const text = env[name];
    if (text === undefined || text === '') return standard;
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new ConfigError(`${name} is not a number from ${least} to ${most}: ${text}`);
    return value;
  };
  const prefixes = (name: string): string[] =>
    (env[name] ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((text) => {
        const url = URL.parse(text);
        // Without the slash the host name could go on: example.org.evil.example.
        if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\/[^/]+\//.test(text))
          throw new ConfigError(
            `${name}: not the beginning of an address, as https://host/: ${text}`,
          );
        return url.href;
      });
  const proxy = env['BOARDROOM_TRUST_PROXY'] ?? '';
  const threads = number('BOARDROOM_BOT_THREADS', 0, 64);
  return {
    port: number('PORT', 8080, 65_535),
    host: env['HOST'] || undefined,
    data: resolve(env['BOARDROOM_DATA'] || 'data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    trustProxy: proxy === '' ? false : proxy === 'true' ? true : proxy,
    metricsToken: env['BOARDROOM_METRICS_TOKEN'] || undefined,
    metricsPort: number('BOARDROOM_METRICS_PORT', 0, 65_535),
    keepDays: number('BOARDROOM_KEEP_DAYS', 0, 36_500),
    publishedDays: number('BOARDROOM_PUBLISHED_DAYS', 400, 36_500),
    accessLog: number('BOARDROOM_ACCESS_LOG', 0, 1) === 1,
    traces: number('BOARDROOM_TRACES', 0, 1) === 1,
    botThreads: threads === 0 ? undefined : threads,
    botPace: number('BOARDROOM_BOT_PACE', 400, 60_000),
    web: resolve(env['BOARDROOM_WEB'] || fileURLToPath(new URL('../../web/dist', import.meta.url))),
    hooks: prefixes('BOARDROOM_WEBHOOKS'),
    limits: limitsFrom((name, standard) => number(name, standard, 1e9, 1)),
  };
}
