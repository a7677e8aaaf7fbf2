/** Who asks: a person by the cookie of the page, or by a bearer token. */
import { fastifyCookie } from '@fastify/cookie';
import type { Colour, Scope } from '@boardroom/protocol';
import { SCOPES } from '@boardroom/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problem.ts';
import { hashOf, newId, newPersonId, newRecovery, newToken, recoveryHash } from './secrets.ts';
import type { PersonRow, Storage, TokenRow } from './storage/types.ts';
import type { Sitter } from './table/entry.ts';

export interface Caller extends Sitter {
  readonly scopes: readonly Scope[];
  readonly tokenHash: string;
  readonly kind: TokenRow['kind'];
}

export interface People {
  /** Who asks, if they say so. A token that is not known is a problem, not nobody. */
  caller(request: FastifyRequest): Promise<Caller | null>;
  must(request: FastifyRequest, scope?: Scope): Promise<Caller>;
  enter(
    name: string,
    colour: Colour,
  ): Promise<{ person: PersonRow; recovery: string; token: string }>;
  /** A new device of a person who has their recovery code; the code is used up. */
  recover(code: string): Promise<{ person: PersonRow; recovery: string; token: string }>;
  newRecovery(person: string): Promise<string>;
  forget(hash: string): Promise<void>;
  changed(person: string): void;
}

export const COOKIE = 'boardroom';
const YEAR = 365 * 86_400_000;
const REMEMBERED = 20_000;
const TRUSTED_FOR = 30_000;

export function makePeople(storage: Storage, now: () => number): People {
  const known = new Map<string, { caller: Caller; until: number }>();

  const byHash = async (hash: string): Promise<Caller | null> => {
    const kept = known.get(hash);
    if (kept && kept.until > now()) return kept.caller;
    const token = await storage.token(hash);
    if (!token || token.expires < now()) return null;
    const person = await storage.person(token.person);
    if (!person) return null;
    const { id, name, colour } = person;
    const { kind, scopes } = token;
    const caller = { id, name, colour: colour as Colour, scopes, tokenHash: hash, kind };
    if (known.size >= REMEMBERED) known.clear();
    known.set(hash, { caller, until: now() + TRUSTED_FOR });
    return caller;
  };

  const session = async (person: PersonRow, recovery: string) => {
    const token = newToken();
    await storage.addToken({
      hash: hashOf(token),
      id: newId(6),
      person: person.id,
      kind: 'session',
      name: 'session',
      scopes: SCOPES,
      created: now(),
      expires: now() + YEAR,
    });
    return { person, recovery, token };
  };

  storage.onSignal((signal) => {
    if (signal.about === 'token') known.delete(signal.hash);
  });

  const caller = async (request: FastifyRequest): Promise<Caller | null> => {
    const { authorization, cookie } = request.headers;
    const token = authorization?.startsWith('Bearer ')
      ? authorization.slice(7)
      : cookie && fastifyCookie.parse(cookie)[COOKIE];
    if (authorization !== undefined && !authorization.startsWith('Bearer '))
      throw problem('bad-token');
    if (!token) return null;
    const found = token.length > 100 ? null : await byHash(hashOf(token));
    // A cookie that has run out is nobody: the page says hello again.
    if (!found && authorization !== undefined) throw problem('bad-token');
    if (found && authorization === undefined) mustBeOurPage(request);
    return found;
  };

  return {
    caller,
    async must(request, scope) {
      const found = await caller(request);
      if (!found) throw problem('no-person');
      if (scope && !found.scopes.includes(scope))
        throw problem('out-of-scope', `it needs ${scope}`);
      return found;
    },
    async enter(name, colour) {
      const recovery = newRecovery();
      const person = {
        id: newPersonId(),
        name,
        colour,
        created: now(),
        recovery: recoveryHash(recovery),
      };
      await storage.addPerson(person);
      return session(person, recovery);
    },
    async recover(code) {
      const person = await storage.personByRecovery(recoveryHash(code));
      if (!person) throw problem('no-recovery');
      const recovery = newRecovery();
      await storage.changePerson(person.id, { recovery: recoveryHash(recovery) });
      return session(person, recovery);
    },
    async newRecovery(person) {
      const recovery = newRecovery();
      await storage.changePerson(person, { recovery: recoveryHash(recovery) });
      return recovery;
    },
    async forget(hash) {
      known.delete(hash);
      storage.signal({ about: 'token', hash });
      await storage.dropToken(hash);
    },
    changed(person) {
      for (const [hash, { caller }] of known) if (caller.id === person) known.delete(hash);
    },
  };
}

/** Cookies come with every request a browser makes: only those our own page makes may change things. */
function mustBeOurPage(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw problem('other-origin');
  if (origin === undefined) return;
  const from = URL.parse(origin);
  // Through `URL` too, so that a port that goes without saying is left out on both sides.
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
