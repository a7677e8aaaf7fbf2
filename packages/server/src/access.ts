/** What is noted of every request: a count and a time by route, and if wanted a line in the log. */
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

export interface Access {
  /** Whether lines are written. */
  readonly isLogged: boolean;
  note(answered: Answered): void;
}

const OPS = ['/healthz', '/readyz', '/metrics'];

export function makeAccess(
  metrics: Metrics,
  log: ((line: Record<string, unknown>) => void) | null,
): Access {
  return {
    isLogged: log !== null,
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

/** The proxy's name of the request, if it has one, so that its log and ours can be laid together. */
export function requestId({ 'x-request-id': given }: IncomingHttpHeaders): string {
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given)
    ? given
    : randomBytes(8).toString('hex');
}
