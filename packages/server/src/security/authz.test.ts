/**
 * Who may do what: every route of the OpenAPI document by every role. A route without a rule here
 * fails, and so does one that the document does not tell of.
 */
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

/**
 * What a route asks for: nothing at all; who you are, if you say so; a person; a person whose token
 * has a scope; or the person themselves, with a session.
 */
type Need =
  | 'nothing'
  | 'maybe'
  | 'maybe-watch'
  | 'person'
  | 'watch'
  | 'play'
  | 'host'
  | 'self'
  /** Anybody, and who says who they are with a token that may play. */
  | 'join';

interface Rule {
  readonly needs: Need;
  readonly body?: object;
  /** Why these may not, at the seat of somebody else at a table that plays and nobody may watch. */
  readonly stranger?: string;
  readonly seated?: string;
  readonly host?: string;
  /** Of a workshop: who takes part in it. */
  readonly pupil?: string | undefined;
}

const trains = { needs: 'host', stranger: 'not-trainer', pupil: 'not-trainer' } as const;
const hosts = { needs: 'host', stranger: 'not-host', seated: 'not-host' } as const;
const seat = {
  needs: 'play',
  stranger: 'not-your-seat',
  seated: 'not-your-seat',
  host: 'not-your-seat',
} as const;

const RULES: Readonly<Record<string, Rule>> = {
  'POST /api/people': { needs: 'nothing', body: { name: 'Somebody' } },
  'POST /api/people/recover': { needs: 'nothing', body: { code: 'AAAAA-AAAAA-AAAAA-AAAAA' } },
  'GET /api/games': { needs: 'nothing' },
  'GET /api/games/{game}/schemas': { needs: 'nothing' },
  'GET /api/games/{game}/texts/{language}': { needs: 'nothing' },
  'GET /api/games/{game}/editions/{edition}': { needs: 'nothing' },
  'GET /api/editions/{hash}': { needs: 'nothing' },
  'GET /api/editions/{hash}/box': { needs: 'maybe', stranger: 'not-published' },
  'PUT /api/editions/{hash}': {
    needs: 'host',
    body: { game: 'lots', id: 'mine', title: 'Mine', rules: 1, content: { lots: [1] } },
    stranger: 'wrong-hash',
  },
  'DELETE /api/editions/{hash}': { needs: 'host', stranger: 'not-published' },
  'GET /api/me/editions': { needs: 'person' },
  'GET /api/tables': { needs: 'nothing' },
  'GET /api/codes/{code}': { needs: 'nothing' },
  'GET /api/me': { needs: 'maybe' },
  'PATCH /api/me': { needs: 'self', body: { name: 'Another' } },
  'DELETE /api/me': { needs: 'self' },
  'GET /api/me/export': { needs: 'self' },
  'POST /api/me/recovery': { needs: 'self' },
  'POST /api/me/leave': { needs: 'person' },
  'GET /api/me/tables': { needs: 'person' },
  'GET /api/me/hooks': { needs: 'self' },
  'POST /api/me/hooks': { needs: 'self', body: { url: 'https://example.org/' } },
  'DELETE /api/me/hooks/{id}': { needs: 'self' },
  'GET /api/tokens': { needs: 'self' },
  'POST /api/tokens': { needs: 'self', body: { name: 'bot' } },
  'DELETE /api/tokens/{id}': { needs: 'self' },
  'POST /api/tables': { needs: 'host', body: { game: 'lots', players: 2 } },
  'GET /api/tables/{id}': { needs: 'maybe', stranger: 'no-spectators' },
  'GET /api/tables/{id}/printed': { needs: 'maybe', stranger: 'no-spectators' },
  'GET /api/tables/{id}/events': { needs: 'maybe-watch', stranger: 'no-spectators' },
  'GET /api/tables/{id}/record': { needs: 'maybe', stranger: 'not-over', seated: 'not-over' },
  'POST /api/tables/{id}/rematch': { needs: 'play', stranger: 'not-seated', seated: 'not-over' },
  'POST /api/tables/{id}/chat': {
    needs: 'play',
    body: { text: 'hello' },
    stranger: 'not-seated',
  },
  'POST /api/tables/{id}/takeback': {
    needs: 'play',
    body: { agree: true },
    stranger: 'not-seated',
    seated: 'no-takeback',
  },
  'POST /api/tables/{id}/pause': hosts,
  'POST /api/tables/{id}/resume': hosts,
  'POST /api/tables/{id}/close': hosts,
  'POST /api/tables/{id}/host': { ...hosts, body: { person: 'AAAAAAAAAAAA' } },
  'PUT /api/tables/{id}/seats/{seat}': {
    needs: 'play',
    stranger: 'seat-taken',
    seated: 'already-seated',
    host: 'already-seated',
  },
  'DELETE /api/tables/{id}/seats/{seat}': {
    needs: 'play',
    stranger: 'not-host',
    seated: 'not-host',
  },
  'POST /api/tables/{id}/seats/{seat}/link': { ...hosts, host: 'seat-taken' },
  'POST /api/tables/{id}/seats/{seat}/ready': seat,
  'POST /api/tables/{id}/seats/{seat}/bot': {
    needs: 'play',
    body: { bot: 'random' },
    stranger: 'not-host',
    seated: 'not-host',
  },
  'POST /api/tables/{id}/seats/{seat}/moves': {
    ...seat,
    body: { move: { type: 'bid', coins: 1 } },
  },
  'POST /api/tables/{id}/seats/{seat}/takebacks': seat,
  'POST /api/tables/{id}/seats/{seat}/proposals': {
    ...seat,
    body: { move: { type: 'bid', coins: 1 } },
  },
  'PUT /api/tables/{id}/seats/{seat}/proposals/{proposal}': { ...seat, body: { agree: true } },
  'POST /api/tables/{id}/seats/{seat}/proposals/{proposal}/play': seat,
  'POST /api/tables/{id}/seats/{seat}/team-talk': { ...seat, body: { text: 'hello' } },
  'POST /api/workshops': {
    needs: 'host',
    body: { title: 'A class', game: 'lots', players: 2, bot: 'random' },
  },
  'GET /api/me/workshops': { needs: 'person' },
  'GET /api/me/templates': { needs: 'host' },
  'POST /api/me/templates': {
    needs: 'host',
    body: { title: 'A class', game: 'lots', players: 2 },
  },
  'PUT /api/me/templates/{id}': {
    needs: 'host',
    body: { title: 'A class', game: 'lots', players: 2 },
    stranger: 'no-template',
  },
  'DELETE /api/me/templates/{id}': { needs: 'host', stranger: 'no-template' },
  'POST /api/workshops/join': { needs: 'join', body: { code: 'AAAAAA' }, stranger: 'no-code' },
  'POST /api/workshops/rejoin': {
    needs: 'join',
    body: { code: 'AAAAAA', name: 'Ada', key: 'AAA-AAA' },
    stranger: 'no-code',
  },
  'GET /api/workshops/{id}': { needs: 'watch', stranger: 'not-attending' },
  'GET /api/workshops/{id}/wall': { needs: 'nothing' },
  'DELETE /api/workshops/{id}': trains,
  'PUT /api/workshops/{id}/days': { ...trains, body: { days: 3 } },
  'POST /api/workshops/{id}/invite': trains,
  'POST /api/workshops/{id}/trainers': {
    needs: 'host',
    body: { invite: 'A'.repeat(32) },
    stranger: 'no-invite',
    pupil: 'no-invite',
  },
  'DELETE /api/workshops/{id}/trainers/{person}': trains,
  'POST /api/workshops/{id}/leave': { needs: 'play', stranger: 'not-attending' },
  'PUT /api/workshops/{id}/people/{member}/name': trains,
  'PUT /api/workshops/{id}/people/{member}/place': { ...trains, body: { table: 1 } },
  'PUT /api/workshops/{id}/people/{member}/stand-in': { ...trains, body: { bot: true } },
  'DELETE /api/workshops/{id}/people/{member}': trains,
  'POST /api/workshops/{id}/seating': { ...trains, body: { how: 'even' } },
  'PUT /api/workshops/{id}/plan': { ...trains, body: { plan: [{ id: 'a', kind: 'play' }] } },
  'POST /api/workshops/{id}/stage': { ...trains, body: { stage: 'close' } },
  'POST /api/workshops/{id}/pause': trains,
  'POST /api/workshops/{id}/resume': trains,
  'POST /api/workshops/{id}/close': trains,
  'POST /api/workshops/{id}/gate': trains,
  'PUT /api/workshops/{id}/pace': { ...trains, body: { gates: [1] } },
  'PUT /api/workshops/{id}/people/{member}/swap': { ...trains, body: { table: 1, seat: 0 } },
  'POST /api/workshops/{id}/injects': { ...trains, body: { inject: 'gift', tables: [1] } },
  'POST /api/workshops/{id}/messages': { ...trains, body: { text: 'hello' } },
  'GET /api/workshops/{id}/tables/{table}/events': { ...trains, needs: 'watch' },
  'GET /api/workshops/{id}/boards': trains,
  'POST /api/workshops/{id}/tables/{table}/look': { ...trains, body: { seat: 0 } },
  'POST /api/workshops/{id}/tables/{table}/takeback': trains,
  'POST /api/workshops/{id}/tables/{table}/seats/{seat}/time': trains,
  'POST /api/workshops/{id}/puzzled': {
    needs: 'play',
    body: { code: 'too-dear', count: 3 },
    stranger: 'not-attending',
  },
  'POST /api/workshops/{id}/tables/{table}/seats/{seat}/skip': trains,
  'PUT /api/workshops/{id}/tables/{table}/seats/{seat}/name': {
    needs: 'play',
    body: { name: 'Harbour' },
    stranger: 'not-attending',
    pupil: 'not-your-seat',
  },
  'GET /api/workshops/{id}/data/{file}': trains,
  'POST /api/workshops/{id}/prompts': {
    ...trains,
    body: { id: 'p', kind: 'rate', text: 'How was it?' },
  },
  'PUT /api/workshops/{id}/prompts/{prompt}/answer': {
    needs: 'play',
    body: { answer: { rate: 3 } },
    stranger: 'not-attending',
    pupil: 'no-prompt',
  },
  'PUT /api/workshops/{id}/deck': { ...trains, body: { shown: null } },
  'PUT /api/workshops/{id}/deck/vote': {
    needs: 'play',
    body: { slide: 'vote', choice: 0 },
    stranger: 'not-attending',
    pupil: 'prompt-closed',
  },
  'GET /api/workshops/{id}/deck/record': { needs: 'nothing' },
  'GET /api/workshops/{id}/deck/figures/{name}': { needs: 'nothing' },
  'PUT /api/workshops/{id}/deck/arrangement': { ...trains, body: { slides: [] } },
  'GET /api/workshops/{id}/forecasts': { needs: 'watch', stranger: 'not-attending' },
  'PUT /api/workshops/{id}/reports/{table}': { ...trains, body: { seats: [{}] } },
  'GET /api/workshops/{id}/reports': {
    needs: 'watch',
    stranger: 'not-trainer',
    pupil: 'not-trainer',
  },
  'GET /api/workshops/{id}/report': { needs: 'watch', stranger: 'not-attending' },
  'POST /api/workshops/{id}/prompts/{prompt}/close': trains,
  'PUT /api/workshops/{id}/prompts/{prompt}/truth': { ...trains, body: { truth: true } },
};
/** Descriptions of the API itself. */
const HIDDEN = ['GET /api', 'GET /api/docs'];
const TOKENS = [['watch'], ['play'], ['host']] as const;

describe('who may do what', () => {
  let built: Built;
  let table: string;
  let people: Record<'host' | 'owner' | 'seated', Guest>;
  let room: TestClass;
  let pupil: Pupil;
  beforeAll(async () => {
    built = await buildApp({ storage: openSqlite(':memory:'), catalogue, limits: NO_LIMITS });
    const [host, owner, seated] = await Promise.all(
      ['Ada', 'Ben', 'Cy'].map((name) => guest(built.app, name)),
    );
    people = { host: host!, owner: owner!, seated: seated! };
    table = await startTable([host!, owner!, seated!]);
    room = await openClass(built.app);
    [pupil] = (await room.joinAll(2)) as [Pupil];
    await room.go('play');
  });
  afterAll(() => built.close());

  const ask = async (
    route: string,
    token: string | null,
  ): Promise<{ status: number; code: string | undefined }> => {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string];
    const url = path
      .replace('/api/workshops/{id}', room.at)
      .replace('{table}', '1')
      .replace('{member}', '1')
      .replace('{proposal}', '1')
      .replace('{file}', 'stages.csv')
      .replace('{person}', room.trainer.id)
      .replace('/tables/{id}', `/tables/${table}`)
      .replace('{seat}', '1')
      .replace('{code}', 'ABCDEF')
      .replace('{hash}', '0123456789abcdef')
      .replaceAll(/\{\w+\}/g, 'nothing');
    const { body } = RULES[route]!;
    const response = await built.app.inject({
      method,
      url,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    });
    const problem = response.statusCode >= 400 ? response.json<Problem>() : null;
    return { status: response.statusCode, code: problem?.code };
  };
  const state = async (): Promise<string> =>
    JSON.stringify([
      await room.view(),
      await room.seen(pupil),
      await Promise.all(
        Object.values(people).map(async (who) => [
          must(await who.get<News>(`/api/tables/${table}/events`)),
          must(await who.get<Room>(`/api/tables/${table}`)),
        ]),
      ),
    ]);

  test('every route there is has a rule, and is in the document', () => {
    const { paths } = built.app.swagger() as { paths: Record<string, Record<string, unknown>> };
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(told.toSorted()).toEqual(Object.keys(RULES).toSorted());
    const there = routesIn(built.app.printRoutes({ commonPrefix: false }));
    const api = there.filter((route) => / \/api(\/|$)/.test(route));
    expect(api.toSorted()).toEqual([...told, ...HIDDEN].toSorted());
  });

  test.for(Object.entries(RULES))('%s', async ([route, rule]) => {
    const before = await state();
    const { needs } = rule;
    const nobody = await ask(route, null);
    const forged = await ask(route, 'br_made-up');
    if (needs === 'nothing') {
      expect([nobody.status, forged.status]).not.toContain(401);
    } else {
      expect(forged.code).toBe('bad-token');
      if (needs.startsWith('maybe') || needs === 'join') expect(nobody.status).not.toBe(401);
      else expect(nobody.code).toBe('no-person');
    }
    for (const scopes of TOKENS) {
      // Each of their own: some routes end what they were asked with.
      const who = await guest(built.app, 'Stranger');
      const { token } = must(
        await who.post<{ token: string }>('/api/tokens', { name: 'bot', scopes }),
      );
      const [scope] = scopes;
      const may =
        needs === 'self'
          ? false
          : ['watch', 'play', 'host'].includes(needs)
            ? scope === needs
            : needs === 'join'
              ? scope === 'play'
              : needs !== 'maybe-watch' || scope === 'watch';
      const { code } = await ask(route, token);
      expect([scope, code === 'out-of-scope']).toEqual([scope, !may]);
    }
    const stranger = await guest(built.app, 'Stranger');
    const { code, status } = await ask(route, stranger.token);
    expect([status === 401, code === 'out-of-scope']).toEqual([false, false]);
    if (rule.stranger) expect(code).toBe(rule.stranger);
    for (const role of ['seated', 'host'] as const)
      if (rule[role]) expect((await ask(route, people[role].token)).code).toBe(rule[role]);
    if (rule.pupil) expect((await ask(route, pupil.token)).code).toBe(rule.pupil);
    expect(await state()).toBe(before);
  });
});

/** `METHOD /path` of every route in the tree that Fastify prints. */
function routesIn(tree: string): string[] {
  const parts: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([\s│├└─]*)(\S*) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (indent === undefined) return [];
    const depth = indent.length / 4 - 1;
    parts.splice(depth, Infinity, part!);
    const path = parts.join('').replaceAll(/:(\w+)/g, '{$1}');
    return methods!
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
}
