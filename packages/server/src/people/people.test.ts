/** Who asks: tokens and cookies, how long they are believed, and what ends with them. */
import { fastifyCookie } from '@fastify/cookie';
import Fastify from 'fastify';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import type { Limits } from '../limits.ts';
import { ProblemError } from '../problem.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Signal, Storage } from '../storage/types.ts';
import type { Asking } from './credentials.ts';
import { makePeople } from './people.ts';
import type { People } from './people.ts';
import { makeRate } from './rates.ts';
import { hashOf, newToken } from './secrets.ts';

const YEAR = 365 * 86_400_000;
let storage: Storage;
let people: People;
let now = 1_000_000;
let hear: (signal: Signal) => void;
const told: Signal[] = [];

function open(limits: Partial<Limits> = {}): void {
  const whole = { ...LIMITS, ...limits };
  const badTokens = makeRate(whole.badTokens, () => now);
  people = makePeople({ storage, now: () => now, badTokens, limits: whole });
}
// Its parser is loaded with the plugin.
beforeAll(async () => {
  await Fastify().register(fastifyCookie);
});
beforeEach(() => {
  now = 1_000_000;
  told.length = 0;
  const base = openSqlite(':memory:');
  storage = Object.assign(Object.create(base) as Storage, {
    onSignal: (listener: (signal: Signal) => void) => void (hear = listener),
    signal: (signal: Signal) => void told.push(signal),
  });
  open();
});
afterEach(async () => {
  people.close();
  await storage.close();
});

const asking = (headers: Asking['headers'], method = 'POST'): Asking => ({
  headers: { host: 'play.example', ...headers },
  method,
  host: 'play.example',
  ip: '10.0.0.1',
});
const bearer = (token: string): Asking => asking({ authorization: `Bearer ${token}` });
const cookie = (token: string, more: Asking['headers'] = {}): Asking =>
  asking({ cookie: `other=1; boardroom=${token}`, ...more });
/** Who it is by name, or the code of the problem. */
async function who(request: Asking): Promise<string | null> {
  try {
    return (await people.caller(request))?.name ?? null;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.code;
    throw error;
  }
}
async function personal(person: string, more: object = {}): Promise<string> {
  const token = newToken();
  await storage.addToken({
    hash: hashOf(token),
    id: token.slice(3, 9),
    person,
    kind: 'personal',
    name: 'bot',
    scopes: ['watch'],
    created: now,
    expires: now + 1000,
    ...more,
  });
  return token;
}

test('a token or the cookie of our page says who asks; neither is nobody', async () => {
  const { token } = await people.enter('Ada', 'blue');
  expect(await who(bearer(token))).toBe('Ada');
  expect(await who(cookie(token))).toBe('Ada');
  expect(await who(asking({}))).toBeNull();
  expect(await who(asking({ cookie: 'other=1' }))).toBeNull();
});

test('a token that is none is refused; a cookie that is none is nobody', async () => {
  expect(await who(bearer('br_made-up'))).toBe('bad-token');
  expect(await who(cookie('br_made-up'))).toBeNull();
  expect(await who(asking({ authorization: 'Basic abc' }))).toBe('bad-token');
  const find = vi.spyOn(storage, 'token');
  expect(await who(bearer('x'.repeat(101)))).toBe('bad-token');
  expect(find).not.toHaveBeenCalled();
});

test('a cookie changes things for our own page alone, whether it was seen before or not', async () => {
  const { token } = await people.enter('Ada', 'blue');
  const evil = { origin: 'https://evil.example' };
  expect(await who(cookie(token, evil))).toBe('other-origin');
  people.changed((await people.caller(bearer(token)))!.id);
  expect(await who(cookie(token, evil))).toBe('other-origin');
  expect(await who(asking({ authorization: `Bearer ${token}`, ...evil }))).toBe('Ada');
});

test('a token is believed for half a minute, then looked up again', async () => {
  const { token, person } = await people.enter('Ada', 'blue');
  const find = vi.spyOn(storage, 'token');
  now += 29_999;
  expect(await who(bearer(token))).toBe('Ada');
  expect(find).not.toHaveBeenCalled();
  await storage.changePerson(person.id, { name: 'Adele' });
  expect(await who(bearer(token))).toBe('Ada');
  now += 1;
  expect(await who(bearer(token))).toBe('Adele');
  expect(find).toHaveBeenCalledOnce();
  // A change that was made here is known at once.
  await storage.changePerson(person.id, { name: 'Ada' });
  people.changed(person.id);
  expect(await who(bearer(token))).toBe('Ada');
});

test('a token runs out in its time, even if it was believed a moment ago', async () => {
  const { person } = await people.enter('Ada', 'blue');
  const token = await personal(person.id);
  expect(await who(bearer(token))).toBe('Ada');
  now += 1000;
  expect(await who(bearer(token))).toBe('Ada');
  now += 1;
  expect(await who(bearer(token))).toBe('bad-token');
  const session = (await people.enter('Ben', 'blue')).token;
  now += YEAR;
  expect(await who(bearer(session))).toBe('Ben');
  now += 1;
  expect(await who(bearer(session))).toBe('bad-token');
});

test('a token of somebody who is gone is none', async () => {
  const { token, person } = await people.enter('Ada', 'blue');
  people.changed(person.id);
  await storage.addToken({
    hash: 'h',
    id: 'i',
    person: 'nobody',
    kind: 'session',
    name: '',
    scopes: [],
    created: 0,
    expires: now * 2,
  });
  vi.spyOn(storage, 'person').mockResolvedValueOnce(null);
  expect(await who(bearer(token))).toBe('bad-token');
});

test('made-up tokens are looked up so often from one address; known ones go on', async () => {
  open({ badTokens: 2 });
  const { token } = await people.enter('Ada', 'blue');
  for (const made of ['a', 'b']) expect(await who(bearer(made))).toBe('bad-token');
  expect(await who(bearer('c'))).toBe('too-often');
  expect(await who(cookie('c'))).toBe('too-often');
  expect(await who({ ...bearer('c'), ip: '10.0.0.2' })).toBe('bad-token');
  expect(await who(bearer(token))).toBe('Ada');
  now += 31_000;
  // Known, though to be looked up again.
  expect(await who(bearer(token))).toBe('Ada');
});

test('recognised without the database: whoever was found good before', async () => {
  const { token, person } = await people.enter('Ada', 'blue');
  expect(people.recognise(bearer(token).headers)).toBe(person.id);
  expect(people.recognise(cookie(token).headers)).toBe(person.id);
  expect(people.recognise(bearer('other').headers)).toBeNull();
  expect(people.recognise({})).toBeNull();
});

test('what needs somebody, a scope or a session is refused without', async () => {
  const { token, person } = await people.enter('Ada', 'blue');
  const bot = await personal(person.id);
  const refusal = async (work: () => unknown): Promise<unknown> => {
    try {
      await work();
      return null;
    } catch (error) {
      return (error as ProblemError).problem.code;
    }
  };
  expect(await refusal(() => people.must(asking({})))).toBe('no-person');
  expect(await refusal(() => people.must(bearer(token), 'host'))).toBeNull();
  expect(await refusal(() => people.must(bearer(bot), 'watch'))).toBeNull();
  expect(await refusal(() => people.must(bearer(bot), 'play'))).toBe('out-of-scope');
  expect(await refusal(() => people.must(bearer(bot)))).toBeNull();
  expect(await refusal(() => people.mustSelf(bearer(bot)))).toBe('out-of-scope');
  expect(await refusal(() => people.mustSelf(bearer(token)))).toBeNull();
  expect(await refusal(() => people.mustSelf(asking({})))).toBe('no-person');
});

test('a recovery code serves once, however it is written; so many sessions are kept', async () => {
  open({ tokensPerPerson: 2 });
  const { person, recovery, token } = await people.enter('Ada', 'blue');
  const written = recovery.toLowerCase().replaceAll('-', ' ');
  now += 1;
  const second = await people.recover(written);
  expect(second.person.id).toBe(person.id);
  await expect(people.recover(recovery)).rejects.toMatchObject({
    problem: { code: 'no-recovery' },
  });
  const bot = await personal(person.id);
  now += 1;
  const third = await people.recover(second.recovery);
  expect(await who(bearer(token))).toBe('bad-token');
  for (const kept of [second.token, third.token, bot]) expect(await who(bearer(kept))).toBe('Ada');
  const other = await people.newRecovery(person.id);
  await expect(people.recover(third.recovery)).rejects.toThrow('no-recovery');
  expect((await people.recover(other)).person.id).toBe(person.id);
});

test('a token that is dropped ends what is open with it, here and at other nodes', async () => {
  const { token } = await people.enter('Ada', 'blue');
  const caller = (await people.caller(bearer(token)))!;
  const ends = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const [stop] = ends.map((end) => people.whenOver(caller, end));
  stop!();
  await people.forget(caller.tokenHash);
  expect(ends.map((end) => end.mock.calls.length)).toEqual([0, 1, 1]);
  expect(told).toEqual([{ about: 'token', hash: caller.tokenHash }]);
  expect(await who(bearer(token))).toBe('bad-token');
  // Another node has dropped it.
  const { token: ben } = await people.enter('Ben', 'blue');
  const second = (await people.caller(bearer(ben)))!;
  const end = vi.fn<() => void>();
  people.whenOver(second, end);
  hear({ about: 'token', hash: caller.tokenHash });
  expect(end).not.toHaveBeenCalled();
  hear({ about: 'token', hash: second.tokenHash });
  hear({ about: 'token', hash: second.tokenHash });
  expect(end).toHaveBeenCalledOnce();
});

test('after a gap every token is looked up again, and what is open with one that is gone ends', async () => {
  const { token: ada } = await people.enter('Ada', 'blue');
  const { token: ben } = await people.enter('Ben', 'blue');
  const [first, second] = [
    (await people.caller(bearer(ada)))!,
    (await people.caller(bearer(ben)))!,
  ];
  const ends = [vi.fn<() => void>(), vi.fn<() => void>()];
  people.whenOver(first, ends[0]!);
  people.whenOver(second, ends[1]!);
  await storage.dropToken(first.tokenHash);
  const find = vi.spyOn(storage, 'token');
  hear({ about: 'gap' });
  await expect.poll(() => ends[0]!.mock.calls.length).toBe(1);
  expect(await who(bearer(ada))).toBe('bad-token');
  find.mockClear();
  expect(await who(bearer(ben))).toBe('Ben');
  expect(find).toHaveBeenCalledOnce();
  expect(ends[1]).not.toHaveBeenCalled();
});

test('connections end when their token runs out, without anybody asking', async () => {
  const { person } = await people.enter('Ada', 'blue');
  const caller = (await people.caller(bearer(await personal(person.id))))!;
  const end = vi.fn<() => void>();
  people.whenOver(caller, end);
  now += 1000;
  people.dropExpired();
  expect(end).not.toHaveBeenCalled();
  now += 1;
  people.dropExpired();
  expect(end).toHaveBeenCalledOnce();
});
