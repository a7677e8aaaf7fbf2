/** How a request says who asks: a bearer token, or the cookie of our own page. */
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../problem.ts';

export const COOKIE = 'boardroom';
export const YEAR = 365 * 86_400_000;

/** The parts of a request that say who is asking. */
export type Asking = Pick<FastifyRequest, 'headers' | 'method' | 'host' | 'ip'>;

export function tokenIn({ authorization, cookie }: Asking['headers']): string | undefined {
  if (authorization !== undefined) return authorization.slice('Bearer '.length);
  return cookie === undefined ? undefined : fastifyCookie.parse(cookie)[COOKIE];
}

/** Cookies come with every request a browser makes: only those our own page makes may change things. */
export function mustBeOurPage(request: Asking): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw problem('other-origin');
  if (origin === undefined) return;
  const from = URL.parse(origin);
  // Through `URL` too, so that a default port is dropped on both sides.
  const own = from && URL.parse(`${from.protocol}//${request.host || host}`);
  if (!own || own.host !== from.host) throw problem('other-origin');
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: YEAR / 1000,
  });
}
