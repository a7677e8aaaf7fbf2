/** Who asks: a person by the cookie of the page, or by a bearer token. */
import type { Colour, Scope } from '@boardroom/protocol';
import { SCOPES } from '@boardroom/protocol';
import { every } from '../every.ts';
import type { Limits } from '../limits.ts';
import { problem } from '../problem.ts';
import type { PersonRow, Storage, TokenRow } from '../storage/types.ts';
import type { Sitter } from '../table/entry.ts';
import { mustBeOurPage, tokenIn, YEAR } from './credentials.ts';
import type { Asking } from './credentials.ts';
import { addressOf } from './rates.ts';
import type { Rate } from './rates.ts';
import { hashOf, newId, newPersonId, newRecovery, newToken, recoveryHash } from './secrets.ts';

export interface Caller extends Sitter {
  readonly scopes: readonly Scope[];
  readonly tokenHash: string;
  readonly kind: TokenRow['kind'];
  readonly expires: number;
}

export interface People {
  /** Who asks, if they say so. A token that is not known is a problem, not nobody. */
  caller(request: Asking): Caller | null | Promise<Caller | null>;
  must(request: Asking, scope?: Scope): Caller | Promise<Caller>;
  /** The person themselves, not a token they made: what it is used for must not outlive it. */
  mustSelf(request: Asking): Promise<Caller>;
  /** Whose token this is, if it was found good before; without a look at the database. */
  recognise(headers: Asking['headers']): string | null;
  enter(
    name: string,
    colour: Colour,
  ): Promise<{ person: PersonRow; recovery: string; token: string }>;
  /** Signs a new device in with a person's recovery code, which is then used up. */
  recover(code: string): Promise<{ person: PersonRow; recovery: string; token: string }>;
  newRecovery(person: string): Promise<string>;
  /** Ends everything a person is signed in with. */
  forgetAll(person: string): Promise<void>;
  /** Revokes a token, everywhere and immediately. */
  forget(hash: string): Promise<void>;
  changed(person: string): void;
  /** Calls back once when the token of a caller ends; the result stops listening. */
  whenOver(caller: Caller, end: () => void): () => void;
  /** Closes connections whose tokens have expired. */
  dropExpired(): void;
  close(): void;
}

const REMEMBERED = 20_000;
const TRUSTED_FOR = 30_000;
const LOOK_EVERY = 15_000;
/** No token of ours is longer. */
const LONGEST = 100;

export interface PeopleSetting {
  readonly storage: Storage;
  readonly now: () => number;
  readonly badTokens: Rate;
  readonly limits: Limits;
}

export function makePeople({ storage, now, badTokens, limits }: PeopleSetting): People {
  /**
   * By token, in memory only. A Map looks up a seeded hash of the whole key: timing does not tell how
   * much of a guess was right.
   */
  const known = new Map<string, { caller: Caller; until: number }>();
  const forgetKnown = (isMeant: (caller: Caller) => boolean): void => {
    for (const [token, { caller }] of known) if (isMeant(caller)) known.delete(token);
  };
  /** Open connections by the hash of their token. */
  const open = new Map<string, { readonly expires: number; readonly ends: Set<() => void> }>();
  const end = (hash: string): void => {
    forgetKnown(({ tokenHash }) => tokenHash === hash);
    const ends = open.get(hash)?.ends ?? [];
    open.delete(hash);
    for (const each of ends) each();
  };
  const dropExpired = (): void => {
    for (const [hash, { expires }] of open) if (expires < now()) end(hash);
  };
  const stopLooking = every(LOOK_EVERY, dropExpired);

  const find = async (secret: string): Promise<Caller | null> => {
    if (secret.length > LONGEST) return null;
    const hash = hashOf(secret);
    const token = await storage.token(hash);
    if (!token || token.expires < now()) return null;
    const person = await storage.person(token.person);
    if (!person) return null;
    const { id, name, colour } = person;
    const { kind, scopes, expires } = token;
    const caller = { id, name, colour: colour as Colour, scopes, tokenHash: hash, kind, expires };
    remember(secret, caller);
    return caller;
  };
  const remember = (secret: string, caller: Caller): void => {
    known.delete(secret);
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value!);
    known.set(secret, { caller, until: Math.min(now() + TRUSTED_FOR, caller.expires) });
  };

  const session = async (person: PersonRow, recovery: string) => {
    const token = newToken();
    const hash = hashOf(token);
    const expires = now() + YEAR;
    const made = { hash, person: person.id, kind: 'session', scopes: SCOPES, expires } as const;
    await storage.addToken({ ...made, id: newId(6), name: 'session', created: now() });
    // Recognised immediately, even from an address that is guessing tokens.
    const { id, name } = person;
    const colour = person.colour as Colour;
    remember(token, { ...made, id, name, colour, tokenHash: hash });
    return { person, recovery, token };
  };

  /** People who keep coming back must not leave sessions behind for ever. */
  const dropOldest = async (person: string): Promise<void> => {
    const own = (await storage.tokensOf(person)).filter(({ kind }) => kind === 'session');
    for (const { hash } of own.slice(0, -limits.tokensPerPerson)) await forget(hash);
  };

  const forget = async (hash: string): Promise<void> => {
    // In the database first: whoever hears of it looks there.
    await storage.dropToken(hash);
    end(hash);
    storage.signal({ about: 'token', hash });
  };

  storage.onSignal((signal) => {
    if (signal.about === 'token') end(signal.hash);
    if (signal.about === 'gap') void lookAgain().catch(() => {});
  });
  /** Somebody may have dropped a token while nothing was heard. */
  const lookAgain = async (): Promise<void> => {
    for (const kept of known.values()) kept.until = 0;
    for (const hash of open.keys()) if (!(await storage.token(hash))) end(hash);
  };

  /** Answers immediately if the token was seen a moment ago. */
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
    async mustSelf(request) {
      const found = mayDo(await caller(request), undefined);
      if (found.kind !== 'session')
        throw problem('out-of-scope', 'it needs a session, not a token');
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
      const back = await session(person, recovery);
      await dropOldest(person.id);
      return back;
    },
    async newRecovery(person) {
      const recovery = newRecovery();
      await storage.changePerson(person, { recovery: recoveryHash(recovery) });
      return recovery;
    },
    forget,
    async forgetAll(person) {
      for (const { hash } of await storage.tokensOf(person)) await forget(hash);
    },
    changed(person) {
      forgetKnown(({ id }) => id === person);
    },
    whenOver({ tokenHash, expires }, over) {
      const { ends } = open.get(tokenHash) ?? { ends: new Set() };
      open.set(tokenHash, { expires, ends });
      ends.add(over);
      return () => {
        ends.delete(over);
        if (ends.size === 0 && open.get(tokenHash)?.ends === ends) open.delete(tokenHash);
      };
    },
    dropExpired,
    close: stopLooking,
  };
}

function mayDo(caller: Caller | null, scope: Scope | undefined): Caller {
  if (!caller) throw problem('no-person');
  if (scope && !caller.scopes.includes(scope)) throw problem('out-of-scope', `it needs ${scope}`);
  return caller;
}
