/** Who asks: a person by the cookie of the page, or by a bearer token. */
import { fastifyCookie } from '@fastify/cookie';
import type { Colour, Scope } from '@boardroom/protocol';
import { SCOPES } from '@boardroom/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problem.ts';
import { addressOf } from './rates.ts';
import type { Rate } from './rates.ts';
import { hashOf, newId, newPersonId, newRecovery, newToken, recoveryHash } from './secrets.ts';
import type { PersonRow, Storage, TokenRow } from './storage/types.ts';
import type { Sitter } from './table/entry.ts';

export interface Caller extends Sitter {
  readonly scopes: readonly Scope[];
  readonly tokenHash: string;
  readonly kind: TokenRow['kind'];
}

/** What of a request says who asks. */
export type Asking = Pick<FastifyRequest, 'headers' | 'method' | 'host' | 'ip'>;

export interface People {
  /** Who asks, if they say so. A token that is not known is a problem, not nobody. */
  caller(request: Asking): Caller | null | Promise<Caller | null>;
  must(request: Asking, scope?: Scope): Caller | Promise<Caller>;
  /** Whose token this is, if it was found good before; without a look at the database. */
  recognise(headers: Asking['headers']): string | null;
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
/** No token of ours is longer. */
const LONGEST = 100;

export function makePeople(storage: Storage, now: () => number, badTokens: Rate): People {
  /**
   * By token, in memory alone. A map finds by a seeded hash of the whole: how long it takes does not
   * tell how much of a guess was right.
   */
  const known = new Map<string, { caller: Caller; until: number }>();
  const forgetAll = (isMeant: (caller: Caller) => boolean): void => {
    for (const [token, { caller }] of known) if (isMeant(caller)) known.delete(token);
  };

  const find = async (secret: string): Promise<Caller | null> => {
    if (secret.length > LONGEST) return null;
    const hash = hashOf(secret);
    const token = await storage.token(hash);
    if (!token || token.expires < now()) return null;
    const person = await storage.person(token.person);
    if (!person) return null;
    const { id, name, colour } = person;
    const { kind, scopes } = token;
    const caller = { id, name, colour: colour as Colour, scopes, tokenHash: hash, kind };
    remember(secret, caller);
    return caller;
  };
  const remember = (secret: string, caller: Caller): void => {
    known.delete(secret);
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value!);
    known.set(secret, { caller, until: now() + TRUSTED_FOR });
  };

  const session = async (person: PersonRow, recovery: string) => {
    const token = newToken();
    const hash = hashOf(token);
    await storage.addToken({
      hash,
      id: newId(6),
      person: person.id,
      kind: 'session',
      name: 'session',
      scopes: SCOPES,
      created: now(),
      expires: now() + YEAR,
    });
    // Known at once: behind an address from where tokens are guessed, too.
    const { id, name } = person;
    const colour = person.colour as Colour;
    remember(token, { id, name, colour, scopes: SCOPES, tokenHash: hash, kind: 'session' });
    return { person, recovery, token };
  };

  storage.onSignal((signal) => {
    if (signal.about === 'token') forgetAll(({ tokenHash }) => tokenHash === signal.hash);
  });

  /** At once if the token was seen a moment ago. */
  const caller: People['caller'] = (request) => {
    const { authorization } = request.headers;
    if (authorization !== undefined && !authorization.startsWith('Bearer '))
      throw problem('bad-token');
    const token = tokenIn(request.headers);
    if (!token) return null;
    const kept = known.get(token);
    if (kept && kept.until > now()) return admit(request, kept.caller);
    const address = addressOf(request.ip);
    const wait = kept ? 0 : badTokens.wait(address);
    if (wait > 0) throw problem('too-often', 'too many tokens that are none', wait);
    return find(token).then((found) => {
      if (!found) badTokens.take(address);
      return admit(request, found);
    });
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
    recognise: (headers) => known.get(tokenIn(headers) ?? '')?.caller.id ?? null,
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

function tokenIn({ authorization, cookie }: Asking['headers']): string | undefined {
  if (authorization !== undefined) return authorization.slice('Bearer '.length);
  return cookie === undefined ? undefined : fastifyCookie.parse(cookie)[COOKIE];
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
