/** What is recorded about every request: a count and a time by route, optionally a log line. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Metrics } from './metrics.ts';

interface Answered {
  readonly method: string;
  /** As it is declared, without what was asked for in it; undefined: there is none. */
  readonly route: string | undefined;
  readonly status: number;
  readonly ms: number;
  readonly id: string;
}

interface Access {
  note(answered: Answered): void;
}

const OPS = ['/healthz', '/readyz', '/metrics'];

export function makeAccess(
  metrics: Metrics,
  log: ((line: Record<string, unknown>) => void) | null,
): Access {
  return {
    note({ method, route, status, ms, id }) {
      const place = placeOf(route);
      metrics.answered(status, method, place, ms / 1000);
      log?.({
        level: 'info',
        what: 'request',
        id,
        method,
        route: place,
        status,
        ms: Math.round(ms * 10) / 10,
      });
    },
  };
}

/** The page has hundreds of files; they are one thing here. */
function placeOf(route: string | undefined): string {
  if (route === undefined) return 'none';
  return route.startsWith('/api') || OPS.includes(route) ? route : 'page';
}

/**
 * The proxy's name of the request, if it has one, so that its log and ours can be laid together; else
 * a name of this process and a number, which is no secret and costs nothing.
 */
export function requestIds(): (request: { headers: IncomingHttpHeaders }) => string {
  const process = randomBytes(5).toString('hex');
  let count = 0;
  return ({ headers: { 'x-request-id': given } }) =>
    typeof given === 'string' && /^[\w.-]{1,64}$/.test(given)
      ? given
      : `${process}-${(++count).toString(36)}`;
}
