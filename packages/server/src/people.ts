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

/** What of a request says who asks. */
type Asking = Pick<FastifyRequest, 'headers' | 'method' | 'host'>;

export interface People {
  /** Who asks, if they say so. A token that is not known is a problem, not nobody. */
  caller(request: Asking): Caller | null | Promise<Caller | null>;
  must(request: Asking, scope?: Scope): Caller | Promise<Caller>;
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
  /**
   * By token, in memory alone. A map finds by a seeded hash of the whole: how long it takes does not
   * tell how much of a guess was right.
   */
  const known = new Map<string, { caller: Caller; until: number }>();
  const forgetAll = (isMeant: (caller: Caller) => boolean): void => {
    for (const [token, { caller }] of known) if (isMeant(caller)) known.delete(token);
  };

  const find = async (secret: string): Promise<Caller | null> => {
    const hash = hashOf(secret);
    const token = await storage.token(hash);
    if (!token || token.expires < now()) return null;
    const person = await storage.person(token.person);
    if (!person) return null;
    const { id, name, colour } = person;
    const { kind, scopes } = token;
    const caller = { id, name, colour: colour as Colour, scopes, tokenHash: hash, kind };
    if (known.size >= REMEMBERED) known.clear();
    known.set(secret, { caller, until: now() + TRUSTED_FOR });
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
    if (signal.about === 'token') forgetAll(({ tokenHash }) => tokenHash === signal.hash);
  });

  /** At once if the token was seen a moment ago. */
  const caller: People['caller'] = (request) => {
    const { authorization, cookie } = request.headers;
    if (authorization !== undefined && !authorization.startsWith('Bearer '))
      throw problem('bad-token');
    const token =
      authorization === undefined
        ? cookie && fastifyCookie.parse(cookie)[COOKIE]
        : authorization.slice(7);
    if (!token) return null;
    if (token.length > 100) return admit(request, null);
    const kept = known.get(token);
    if (kept && kept.until > now()) return admit(request, kept.caller);
    return find(token).then((found) => admit(request, found));
  };

  const admit = (request: Asking, found: Caller | null): Caller | null => {
    const { authorization } = request.headers;
    // A cookie that has run out is nobody: the page says hello again.
    if (!found && authorization !== undefined) throw problem('bad-token');
    if (found && authorization === undefined) mustBeOurPage(request);
    return found;
  };

  return {
    caller,
    must(request, scope) {
      const found = caller(request);
      return found instanceof Promise
        ? found.then((late) => mayDo(late, scope))
        : mayDo(found, scope);
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
      forgetAll(({ tokenHash }) => tokenHash === hash);
      storage.signal({ about: 'token', hash });
      await storage.dropToken(hash);
    },
    changed(person) {
      forgetAll(({ id }) => id === person);
    },
  };
}

function mayDo(caller: Caller | null, scope: Scope | undefined): Caller {
  if (!caller) throw problem('no-person');
  if (scope && !caller.scopes.includes(scope)) throw problem('out-of-scope', `it needs ${scope}`);
  return caller;
}

/** Cookies come with every request a browser makes: only those our own page makes may change things. */
function mustBeOurPage(request: Asking): void {
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
