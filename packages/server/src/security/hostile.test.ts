/** Bad input of every kind: clear refusals, no 5xx, no leak, no change. */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect as connectSocket } from 'node:net';
import { fill, newRng } from '@boardroom/kernel';
import type { Move, Template } from '@boardroom/kernel';
import { mangle } from '@boardroom/kernel/testing';
import type { News, Problem, Room } from '@boardroom/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { openClass } from '../testing/class.ts';
import type { Pupil, TestClass } from '../testing/class.ts';
import { guest, must, startTable } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

/** Mangled moves may hold what JSON has no word for. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '{"move":{"type":1e999}}';
  }
}

interface Route {
  readonly method: string;
  readonly path: string;
  /** A body it takes. */
  readonly usual?: object;
}

/** Every route there is, so that a new one is asked as badly as the others. */
function routesOf(document: object): Route[] {
  const { paths } = document as {
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, any> } }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      usual: requestBody?.content['application/json']?.examples?.usual.value as object,
    })),
  );
}

/** 10,000 in the long form: HOSTILE=10000 npm test -- hostile */
const REQUESTS = Number(process.env['HOSTILE'] ?? 1000);

describe('hostile requests', () => {
  let built: Built;
  let ada: Guest;
  let ben: Guest;
  let eve: Guest;
  let id: string;
  let room: TestClass;
  let pupil: Pupil;
  const log: string[] = [];
  beforeAll(async () => {
    built = await buildApp({
      storage: openSqlite(':memory:'),
      catalogue,
      limits: { ...NO_LIMITS, requestTime: 400 },
      hooks: { allowed: ['https://hooks.example/'], fetch: async () => expect.fail('it called') },
      seed: () => 'THE-SECRET-SEED',
      log: (line) => log.push(JSON.stringify(line)),
    });
    [ada, ben, eve] = (await Promise.all(
      ['Ada', 'Ben', 'Eve'].map((name) => guest(built.app, name)),
    )) as [Guest, Guest, Guest];
    id = await startTable([ada, ben]);
    must(
      await ada.post(`/api/tables/${id}/seats/0/moves`, {
        move: { type: 'bid', coins: 7 },
        key: 'ada1',
      }),
    );
    const hook = await ada.post<{ id: string; secret: string }>('/api/me/hooks', {
      url: 'https://hooks.example/ada',
    });
    const bot = await ada.post<{ id: string; token: string }>('/api/tokens', { name: 'bot' });
    const content = { lots: [7] };
    const own = must(await ada.post<Room>('/api/tables', { game: 'lots', players: 2, content }));
    room = await openClass(built.app, {}, ada);
    [pupil] = (await room.joinAll(2)) as [Pupil];
    await room.go('play');
    await room.order('prompts', { id: 'win', kind: 'probability', text: 'Do you win?' });
    must(await pupil.put(`${room.at}/prompts/win/answer`, { answer: { percent: 30 } }));
    const { invite } = must(await ada.post<{ invite: string }>(`${room.at}/invite`));
    const {
      id: workshop,
      host,
      seeds,
    } = await built.services.workshops.look(room.at.split('/').at(-1)!, (each) => each);
    ids.push(workshop, workshop, workshop, host.id, (await room.seen(pupil)).table!);
    secrets.push(invite, pupil.joined.key, pupil.token, ...Object.values(seeds));
    ids.push(must(hook).id, must(bot).id, own.edition.hash, own.code!);
    secrets.push(must(hook).secret, must(bot).token, ada.token, ben.token, ada.recovery);
  });
  afterAll(() => built.close());
  /** Names of things of Ada's, and what nobody else may ever be shown. */
  const ids: string[] = [];
  const secrets = ['THE-SECRET-SEED'];
  /** All that is Ada's and Ben's. */
  const state = async (): Promise<string> =>
    JSON.stringify([
      await room.view(),
      await room.seen(pupil),
      must(await ada.get<News>(`/api/tables/${id}/events`)),
      must(await ben.get<News>(`/api/tables/${id}/events`)),
      ...(await Promise.all(
        ['/api/me', '/api/me/hooks', '/api/me/tables', '/api/tokens'].map(async (path) =>
          must(await ada.get<object>(path)),
        ),
      )),
    ]);

  test(`${REQUESTS} of them`, { timeout: 300_000 }, async () => {
    const rng = newRng(1);
    const before = await state();
    const asked = new Set<string>();
    const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
    const odd = [
      '',
      '\u0000',
      '<script>alert(1)</script>',
      '../../etc/passwd',
      '%00',
      "' OR 1=1 --",
      '🂡'.repeat(300),
      '-1',
      '1e999',
      'NaN',
      '__proto__',
      '\u202e',
      'x'.repeat(20_000),
    ];
    const value = (depth = 0): unknown =>
      pick<() => unknown>([
        () => pick(odd),
        () => rng.below(1e9) - 5e8,
        () => 1e308 * 10,
        () => null,
        () => rng.below(2) === 0,
        () => (depth > 3 ? [] : [value(depth + 1), value(depth + 1)]),
        () =>
          depth > 3
            ? {}
            : {
                [pick(['type', 'move', 'coins', 'key', 'constructor', '__proto__', 'to'])]: value(
                  depth + 1,
                ),
              },
      ])();
    const bid: Template<Move> = {
      type: 'bid',
      coins: { gap: 'range', min: 0, max: 10, step: 1 },
    } as never;
    const routes = routesOf(built.app.swagger()).filter(
      // The stranger may end themselves, and would then be nobody.
      ({ method, path }) => path !== '/api/me/leave' && `${method} ${path}` !== 'DELETE /api/me',
    );
    const urlOf = (path: string): string =>
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        ['seat', 'member', 'table'].includes(name)
          ? pick(['0', '1', '2', '99', '-1', '1e0'])
          : name === 'game'
            ? pick(['lots', 'nonsense', '__proto__'])
            : name === 'prompt'
              ? pick(['win', 'win', 'nonsense', '__proto__'])
              : pick([id, id, 'A'.repeat(22), encodeURIComponent(pick(odd).slice(0, 90)), ...ids]),
      );
    /** What the route takes, with one field that is wrong, missing or too many. */
    const nearly = (usual: object): object => {
      const name = pick([...Object.keys(usual), 'constructor', 'more']);
      return rng.below(4) === 0
        ? Object.fromEntries(Object.entries(usual).filter(([key]) => key !== name))
        : { ...usual, [name]: value() };
    };
    for (let i = 0; i < REQUESTS; i++) {
      const kind = rng.below(6);
      const route = pick(routes);
      const stranger = pick([
        eve.token,
        'br_nonsense',
        '',
        `${ada.token}x`,
        ada.recovery,
        'a'.repeat(5000),
      ]);
      const body =
        kind === 0
          ? {
              move: mangle(fill(bid, rng), rng),
              key: pick(['ada1', 'new']),
              expected: pick([0, -1, 3, 1e9]),
            }
          : kind === 1
            ? { move: { type: 'bid', coins: 7 }, key: 'ada1' }
            : kind === 3 && route.usual
              ? nearly(route.usual)
              : value();
      const payload =
        kind === 2
          ? pick(['{', '[]]', '\u0000', '{"a":1', '"x"', '{"__proto__":{"admin":true}}'])
          : asJson(body);
      const method =
        rng.below(4) === 0 && route.path !== '/api/me'
          ? pick(['POST', 'PUT', 'DELETE', 'GET', 'PATCH'])
          : route.method;
      const response = await built.app.inject({
        method: method as 'POST',
        url: urlOf(route.path) + pick(['', '', '?since=-1', `?want=${pick(['x', 'view,', '%'])}`]),
        headers: {
          'content-type': pick([
            'application/json',
            'application/json',
            'text/plain',
            'application/x-www-form-urlencoded',
          ]),
          ...(stranger
            ? { authorization: `Bearer ${stranger.replaceAll(/[^\x20-\x7e]/g, '')}` }
            : {}),
          ...(rng.below(10) === 0
            ? { cookie: `boardroom=${pick(['x', 'br_y', '%'])}`, origin: 'https://evil.example' }
            : {}),
        },
        ...(method === 'GET' ? {} : { payload }),
      });
      expect(response.statusCode, response.body).toBeLessThan(500);
      if (response.statusCode >= 400) expect(response.json<Problem>().code).toBeTypeOf('string');
      for (const secret of secrets) expect(response.body).not.toContain(secret);
      asked.add(`${route.method} ${route.path}`);
    }
    expect(await state()).toBe(before);
    expect(asked.size).toBe(routes.length);
    expect(log).toEqual([]);
  });

  test(
    'what is too large or too slow is turned away, and others are served meanwhile',
    { timeout: 20_000 },
    async () => {
      const large = await ada.post('/api/tables/x/close', { text: 'x'.repeat(20_000) });
      expect([large.status, large.body.code]).toEqual([413, 'too-large']);
      await built.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = built.app.server.address() as AddressInfo;
      const slow = Array.from({ length: 50 }, () => {
        const socket = connectSocket(port, '127.0.0.1');
        socket.on('error', () => {});
        socket.write(
          'POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
        );
        return socket;
      });
      const answered = await new Promise<number>((resolve, reject) => {
        request({ port, host: '127.0.0.1', path: '/api/games' }, (response) =>
          resolve(response.statusCode!),
        )
          .on('error', reject)
          .end();
      });
      expect(answered).toBe(200);
      // They never send the rest: the server must be the one that ends it.
      const ends = slow.map(
        (socket) => new Promise<void>((resolve) => socket.on('close', () => resolve()).resume()),
      );
      await Promise.all(ends);
    },
  );

  test('too many requests are told when to come back', async () => {
    const strict = await buildApp({
      storage: openSqlite(':memory:'),
      catalogue,
      limits: { guesses: 3 },
    });
    const codes: number[] = [];
    let last;
    for (let i = 0; i < 5; i++) {
      last = await strict.app.inject('/api/codes/ABCDEF');
      codes.push(last.statusCode);
    }
    expect(codes).toEqual([404, 404, 404, 429, 429]);
    expect(last?.headers['retry-after']).toBeDefined();
    expect(last?.json()).toMatchObject({ code: 'too-often' });
    await strict.close();
  });

  test('a name or a message that is markup stays text, and control characters are refused', async () => {
    const bad = await built.app.inject({
      method: 'POST',
      url: '/api/people',
      payload: { name: 'a\u202eb' },
    });
    expect(bad.statusCode).toBe(400);
    const mallory = await guest(built.app, '<img src=x onerror=alert(1)>');
    const { id: table } = must(
      await mallory.post<Room>('/api/tables', { game: 'lots', players: 2 }),
    );
    const shown = await built.app.inject(`/api/tables/${table}`);
    expect(shown.headers['content-type']).toContain('application/json');
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
  });
});
