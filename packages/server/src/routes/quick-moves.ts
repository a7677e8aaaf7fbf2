/**
 * A short way for the request that is made all the time: a usual move goes around the framework.
 * The checks, the acts and the answers are the same; whatever is unusual takes the long way.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { newMove } from '@boardroom/protocol';
import type { NewMove } from '@boardroom/protocol';
import { requestId } from '../access.ts';
import type { House } from '../house.ts';
import { problem } from '../problem.ts';
import type { ProblemError } from '../problem.ts';
import { isUsualBody } from './move-check.ts';
import { makeMoves } from './moves.ts';

export interface QuickSetting {
  /** JSON, without names that change what objects are made of. */
  readonly parse: (text: string) => unknown;
  /** Address and host of a request are to be had from a proxy's headers: only the framework knows. */
  readonly proxied: boolean;
  readonly problemOf: (error: unknown) => ProblemError;
}

const ROUTE = '/api/tables/:id/seats/:seat/moves';
const PATH = /^\/api\/tables\/([A-Za-z0-9_-]{22})\/seats\/(1?\d)\/moves$/;
const UNUSUAL = ['transfer-encoding', 'content-encoding', 'expect', 'idempotency-key'] as const;

/** Takes a request; or says false and has not touched it. */
export function quickMoves(
  house: House,
  { parse, proxied, problemOf }: QuickSetting,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { people, limits, access, isOpen, count } = house;
  const makeMove = makeMoves(house);

  const isUsual = ({ headers }: IncomingMessage): boolean => {
    const length = Number(headers['content-length']);
    if (!(length > 0 && length <= limits.bodyBytes)) return false;
    if (headers['content-type'] !== 'application/json') return false;
    if (proxied && (headers.authorization === undefined || people.recognise(headers) === null))
      return false;
    for (const name of UNUSUAL) if (headers[name] !== undefined) return false;
    return true;
  };

  const play = async (
    { headers, socket }: IncomingMessage,
    table: string,
    seat: number,
    body: string,
  ): Promise<string> => {
    const wanted = moveIn(parse(body));
    const asking = { method: 'POST', headers, host: headers.host ?? '', ip: ipOf(socket) };
    const found = people.must(asking, 'play');
    const caller = found instanceof Promise ? await found : found;
    return JSON.stringify(await makeMove(caller, table, seat, wanted, wanted.key));
  };

  const answer = (response: ServerResponse, status: number, type: string, text: string): void => {
    const head = [
      'content-type',
      `${type}; charset=utf-8`,
      'content-length',
      String(Buffer.byteLength(text)),
      'cache-control',
      'no-store',
      'x-content-type-options',
      'nosniff',
    ];
    response.writeHead(status, head).end(text);
  };
  const refuse = (response: ServerResponse, error: unknown): number => {
    const { problem: why, retryAfter } = problemOf(error);
    if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
    answer(response, why.status, 'application/problem+json', JSON.stringify(why));
    return why.status;
  };

  return (request, response) => {
    const path = request.method === 'POST' ? PATH.exec(request.url!) : null;
    if (!path || !isOpen() || !isUsual(request)) return false;
    const { headers, socket } = request;
    const began = performance.now();
    // A name costs more than it is worth where nobody will see it.
    const id = access.isLogged || headers['x-request-id'] ? requestId(headers) : '';
    if (id) response.setHeader('x-request-id', id);
    const note = (status: number): void =>
      access.note({ method: 'POST', route: ROUTE, status, ms: performance.now() - began, id });
    const wait = count({ headers, ip: ipOf(socket) });
    const parts: Buffer[] = [];
    let missing = Number(headers['content-length']);
    request.on('data', (part: Buffer) => {
      parts.push(part);
      missing -= part.length;
      if (missing > 0) return;
      const body = (parts.length === 1 ? part : Buffer.concat(parts)).toString();
      (wait > 0
        ? Promise.reject(problem('too-often', undefined, wait))
        : play(request, path[1]!, Number(path[2]), body)
      ).then(
        (text) => {
          answer(response, 200, 'application/json', text);
          note(200);
        },
        (error: unknown) => note(refuse(response, error)),
      );
    });
    return true;
  };
}

const ipOf = ({ remoteAddress = '' }: IncomingMessage['socket']): string => remoteAddress;

function moveIn(body: unknown): NewMove {
  if (isUsualBody(body)) return body;
  const { success, data, error } = newMove.safeParse(body);
  if (success) return data;
  const [issue] = error.issues;
  throw problem('bad-request', `${issue!.path.join('.') || 'body'}: ${issue!.message}`);
}
