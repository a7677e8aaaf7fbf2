/** What is recorded about every request: a count and a time by route, optionally a log line. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Metrics } from './metrics.ts';

interface Answered {
  readonly method: string;
  /** As declared, with its placeholders; undefined if no route matched. */
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

/** The page has hundreds of files; here they count as one. */
function placeOf(route: string | undefined): string {
  if (route === undefined) return 'none';
  return route.startsWith('/api') || OPS.includes(route) ? route : 'page';
}

/**
 * The proxy's id of the request, if it sent one, so that its log and ours can be matched; otherwise a
 * prefix of this process and a counter, which gives nothing away and costs nothing.
 */
export function requestIds(): (request: { headers: IncomingHttpHeaders }) => string {
  const process = randomBytes(5).toString('hex');
  let count = 0;
  return ({ headers: { 'x-request-id': given } }) =>
    typeof given === 'string' && /^[\w.-]{1,64}$/.test(given)
      ? given
      : `${process}-${(++count).toString(36)}`;
}
