/** What goes over the line for each call of a class: method, address, body. */
import { expect, test } from 'vitest';
import { connect } from './index.ts';
import type { Client, RemoteWorkshop } from './index.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | undefined;
}

/** Everything that is sent, and a client to send it with. */
function listening(answer: object = {}): { sent: Sent[]; client: Client } {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', body } = init;
    sent.push({
      method,
      path: url.slice('http://x'.length),
      body: body ? (JSON.parse(body as string) as Record<string, unknown>) : undefined,
    });
    return Response.json(answer);
  };
  return { sent, client: connect({ base: 'http://x', fetch: fetch as typeof globalThis.fetch }) };
}

const KEY = expect.stringMatching(/^[0-9a-f]{32}$/);
type Call = (room: RemoteWorkshop) => Promise<unknown>;

test.each<[method: string, path: string, body: object | undefined, call: Call]>([
  ['GET', '', undefined, (room) => room.view()],
  ['GET', '/wall', undefined, (room) => room.wall()],
  ['POST', '/leave', {}, (room) => room.leave()],
  ['PUT', '/prompts/p/answer', { answer: { rate: 3 } }, (room) => room.answer('p', { rate: 3 })],
  ['POST', '/stage', { stage: 'play', close: false }, (room) => room.go('play')],
  ['POST', '/stage', { stage: 'play', close: true }, (room) => room.go('play', true)],
  ['PUT', '/plan', { plan: [] }, (room) => room.plan([])],
  ['POST', '/seating', { how: 'even' }, (room) => room.seating('even')],
  ['PUT', '/people/3/place', { table: 2 }, (room) => room.place(3, 2)],
  ['PUT', '/people/3/place', { table: 2, seat: 0 }, (room) => room.place(3, 2, 0)],
  ['PUT', '/people/3/name', {}, (room) => room.rename(3)],
  ['PUT', '/people/3/name', { name: 'Ada' }, (room) => room.rename(3, 'Ada')],
  ['PUT', '/tables/2/seats/1/name', {}, (room) => room.nameTeam(2, 1)],
  ['PUT', '/tables/2/seats/1/name', { name: 'Owls' }, (room) => room.nameTeam(2, 1, 'Owls')],
  ['DELETE', '/people/3', undefined, (room) => room.remove(3)],
  ['PUT', '/people/3/stand-in', { bot: true }, (room) => room.standIn(3, true)],
  ['POST', '/pause', {}, (room) => room.pause()],
  ['POST', '/pause', { tables: [1] }, (room) => room.pause([1])],
  ['POST', '/resume', { tables: [1, 2] }, (room) => room.resume([1, 2])],
  ['POST', '/tables/2/seats/1/skip', {}, (room) => room.skip(2, 1)],
  ['POST', '/tables/2/seats/1/skip', { moves: 0 }, (room) => room.skip(2, 1, 0)],
  ['POST', '/gate', {}, (room) => room.openGate()],
  ['POST', '/gate', { after: 4 }, (room) => room.openGate(4)],
  ['PUT', '/pace', { minutes: null }, (room) => room.pace({ minutes: null })],
  ['PUT', '/people/3/swap', { table: 2, seat: 1 }, (room) => room.swap(3, 2, 1)],
  [
    'POST',
    '/injects',
    { inject: 'fine', seat: -1, amount: 2, tables: [1], key: KEY },
    (room) => room.inject({ inject: 'fine', seat: -1, amount: 2, tables: [1] }),
  ],
  ['POST', '/close', {}, (room) => room.close()],
  ['POST', '/messages', { text: 'Hi', key: KEY }, (room) => room.say('Hi')],
  ['POST', '/messages', { text: 'Hi', key: KEY, to: 3 }, (room) => room.say('Hi', { to: 3 })],
  ['POST', '/puzzled', { code: 'x', count: 2 }, (room) => room.puzzled({ code: 'x', count: 2 })],
  ['POST', '/tables/2/seats/1/time', { seconds: 60 }, (room) => room.giveTime(2, 1)],
  ['POST', '/tables/2/seats/1/time', { seconds: 9 }, (room) => room.giveTime(2, 1, 9)],
  ['POST', '/tables/2/takeback', {}, (room) => room.takeBack(2)],
  ['POST', '/tables/2/look', { seat: 1 }, (room) => room.look(2, 1)],
  ['POST', '/prompts/p/close', {}, (room) => room.shut('p')],
  ['PUT', '/prompts/p/truth', { truth: false }, (room) => room.truth('p', false)],
  ['POST', '/invite', {}, (room) => room.invite()],
  ['POST', '/trainers', { invite: 'I' }, (room) => room.train('I')],
  ['DELETE', '/trainers/P', undefined, (room) => room.dismiss('P')],
  ['PUT', '/days', { days: 7 }, (room) => room.days(7)],
  ['PUT', '/deck', { shown: null }, (room) => room.show(null)],
  ['PUT', '/deck/arrangement', { slides: [] }, (room) => room.arrange({ slides: [] })],
  ['GET', '/deck/figures/F', undefined, (room) => room.figures('F')],
  ['PUT', '/deck/vote', { slide: 's', choice: 1 }, (room) => room.vote('s', 1)],
  ['GET', '/deck/record', undefined, (room) => room.replayed()],
  ['GET', '/data/records.jsonl', undefined, (room) => room.records()],
  ['GET', '/forecasts', undefined, (room) => room.forecasts()],
  ['PUT', '/reports/2', { seats: [{}] }, (room) => room.handOut(2, [{}])],
  ['GET', '/reports', undefined, (room) => room.reports()],
  ['GET', '/report', undefined, (room) => room.report()],
  ['DELETE', '', undefined, (room) => room.delete()],
])('%s %s %j', async (method, path, body, call) => {
  const { sent, client } = listening();
  await call(client.workshops.workshop('W'));
  expect(sent).toEqual([{ method, path: `/api/workshops/W${path}`, body }]);
});

test('who comes in gets a cookie, and a token if they ask for one', async () => {
  const { sent, client } = listening();
  await client.workshops.join('CODE');
  await client.workshops.join('CODE', 'Ada', true);
  await client.workshops.rejoin('CODE', 'Ada', 'key');
  await client.workshops.rejoin('CODE', 'Ada', 'key', true);
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual([
    'join',
    'join',
    'rejoin',
    'rejoin',
  ]);
  expect(sent.map(({ body }) => body)).toEqual([
    { code: 'CODE', token: false },
    { code: 'CODE', token: true, name: 'Ada' },
    { code: 'CODE', token: false, name: 'Ada', key: 'key' },
    { code: 'CODE', token: true, name: 'Ada', key: 'key' },
  ]);
});

test('a class is set up under a key, or under the one given', async () => {
  const { sent, client } = listening();
  const wanted = { title: 'Class', game: 'lots', players: 2 };
  await client.workshops.open(wanted);
  await client.workshops.open({ ...wanted, key: 'mine' });
  expect(sent.map(({ body }) => body)).toEqual([
    { ...wanted, key: KEY },
    { ...wanted, key: 'mine' },
  ]);
});

test('a template is new, or stands for the one whose id is given', async () => {
  const { sent, client } = listening({ templates: [] });
  const wanted = { title: 'Class', game: 'lots', players: 2 };
  await client.workshops.saveTemplate(wanted);
  await client.workshops.saveTemplate(wanted, 'T');
  await client.workshops.dropTemplate('T');
  expect(await client.workshops.templates()).toEqual([]);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/me/templates',
    'PUT /api/me/templates/T',
    'DELETE /api/me/templates/T',
    'GET /api/me/templates',
  ]);
});

test('what a team does goes to its seat', async () => {
  const { sent, client } = listening();
  const { team } = client.table('T');
  const move = { type: 'bid' };
  await team.propose(1, move, { expected: 5, words: 'w', text: 'why' });
  await team.agree(1, 2, false);
  await team.play(1, 2, 6);
  await team.say(1, 'Now?');
  const at = '/api/tables/T/seats/1';
  expect(sent).toEqual([
    {
      method: 'POST',
      path: `${at}/proposals`,
      body: { move, expected: 5, words: 'w', text: 'why', key: KEY },
    },
    { method: 'PUT', path: `${at}/proposals/2`, body: { agree: false } },
    { method: 'POST', path: `${at}/proposals/2/play`, body: { expected: 6, key: KEY } },
    { method: 'POST', path: `${at}/team-talk`, body: { text: 'Now?', key: KEY } },
  ]);
});

test('editions are published, read and taken back by their hash', async () => {
  const { sent, client } = listening({ editions: [] });
  await client.publish('H', {} as never);
  await client.editionBox('H');
  await client.withdraw('H');
  expect(await client.myEditions()).toEqual([]);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/editions/H',
    'GET /api/editions/H/box',
    'DELETE /api/editions/H',
    'GET /api/me/editions',
  ]);
});

test('boards of several tables, and one table as a watcher or on a visit', () => {
  const { sent, client } = listening();
  const room = client.workshops.workshop('W');
  room.boards([1, 4], { onView() {} })();
  room
    .table(2)
    .follow({ onNews() {} })
    .close();
  room
    .table(2)
    .follow({ onNews() {} }, true)
    .close();
  const events = '/tables/2/events?since=0&want=changes,legal,asides';
  expect(sent.map(({ path }) => path.slice('/api/workshops/W'.length))).toEqual([
    '/boards?tables=1,4',
    events,
    `${events}&visit=true`,
  ]);
});

/** A body that says these lines and then ends. */
function lines(...said: readonly string[]): typeof fetch {
  return async () => new Response(said.map((line) => `${line}\n`).join(''));
}

test('a view is told once, though it comes again; empty lines say nothing', async () => {
  const view = (version: string): string => JSON.stringify({ version });
  const fetch = lines(view('a'), '', view('a'), view('b'));
  const heard: string[] = [];
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  const stop = connect({ base: 'http://x', fetch })
    .workshops.workshop('W')
    .follow({
      onView: ({ version }) => heard.push(version),
      onConnection: (connection) => connection === 'lost' && resolve(),
    });
  await lost;
  stop();
  expect(heard).toEqual(['a', 'b']);
});
