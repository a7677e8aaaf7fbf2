/** Requests to a Boardroom server: JSON in, JSON out, problems thrown. */
import type { Problem } from '@boardroom/protocol';

export interface ClientSetting {
  /** Address of the server, without a slash at the end; in its own page the empty text. */
  readonly base?: string;
  /** Bearer token; the page has a cookie instead. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
  /** The server has too much to do: the request is sent again after so many seconds. */
  readonly onWait?: (seconds: number) => void;
}

/** The server's refusal: `problem.code` for programs, `problem.title` in words. */
export class ProblemError extends Error {
  readonly problem: Problem;
  /** Seconds to wait, if the server says so. */
  readonly retryAfter: number | undefined;
  constructor(problem: Problem, retryAfter: number | undefined) {
    super(`${problem.code}: ${problem.title}`);
    this.name = 'ProblemError';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export interface Http {
  call<T>(method: string, path: string, body?: object, signal?: AbortSignal): Promise<T>;
  /** The answer itself, for streams. */
  open(path: string, accept: string, signal: AbortSignal): Promise<Response>;
}

/** So often a request is sent again that came too often. Nothing has changed: any may be. */
const MOST_WAITS = 3;

export function makeHttp({ base = '', token, fetch: send = fetch, onWait }: ClientSetting): Http {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const waitOf = (response: Response): number =>
    Number(response.headers.get('retry-after') ?? Number.NaN);
  const check = async (response: Response): Promise<Response> => {
    if (response.ok) return response;
    const wait = waitOf(response);
    const fallback = {
      type: 'about:blank',
      title: response.statusText,
      status: response.status,
      code: 'broken',
    };
    // Of a proxy, or of a connection that was given up: whatever it says, it is no problem of ours.
    const said = (await response.json().catch(() => null)) as Partial<Problem> | null;
    const problem = typeof said?.code === 'string' ? (said as Problem) : fallback;
    throw new ProblemError(problem, Number.isNaN(wait) ? undefined : wait);
  };
  return {
    async call<T>(method: string, path: string, body?: object, signal?: AbortSignal): Promise<T> {
      const request = {
        method,
        headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
        ...(signal ? { signal } : {}),
      };
      let response = await send(base + path, request);
      for (let waits = 0; response.status === 429 && waits < MOST_WAITS; waits++) {
        const seconds = waitOf(response) || 1;
        onWait?.(seconds);
        await sleep(seconds * 1000, signal);
        response = await send(base + path, request);
      }
      await check(response);
      return (response.status === 204 ? undefined : await response.json()) as T;
    },
    open: async (path, accept, signal) =>
      check(await send(base + path, { headers: { ...headers, accept }, signal })),
  };
}

/** The request took too long to arrive; it came too often. Nothing was done either way. */
const PASSING = [408, 429];

/** Whether trying again may help: the network failed, or the server is busy or starting. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return true;
  return error.problem.status >= 500 || PASSING.includes(error.problem.status);
}

/** Waits; shorter if a browser says that the network is back. */
export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const events = globalThis as Partial<EventTarget>;
    const wake = (): void => {
      clearTimeout(timer);
      events.removeEventListener?.('online', wake);
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    events.addEventListener?.('online', wake);
    signal?.addEventListener('abort', wake);
  });

/** A key no request had before. `randomUUID` is missing where a page comes over plain HTTP. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Tries until it works or trying again cannot help. The same request must be safe to send twice. */
export async function persist<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || signal?.aborted) throw error;
      const asked = error instanceof ProblemError ? (error.retryAfter ?? 0) * 1000 : 0;
      await sleep(Math.max(asked, Math.min(5000, 200 * 2 ** Math.min(tries, 5))), signal);
    }
  }
}
