/** A class through the client, on a real server. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/src/app.ts';
import type { Built } from '../../server/src/app.ts';
import { NO_LIMITS } from '../../server/src/limits.ts';
import { openSqlite } from '../../server/src/storage/sqlite.ts';
import { catalogue } from '../../server/src/testing/sample-catalogue.ts';
import { connect } from './index.ts';
import type { Client, ParticipantView, TrainerView, WallView, WorkshopView } from './index.ts';

let built: Built;
let base: string;
beforeAll(async () => {
  built = await buildApp({ storage: openSqlite(':memory:'), catalogue, limits: NO_LIMITS });
  await built.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(built.app.server.address() as AddressInfo).port}`;
});
afterAll(() => built.close());

test('a class is led and attended by the client alone', async () => {
  const { token } = await connect({ base }).enter('Tess', 'blue', true);
  const tess = connect({ base, token: token! });
  const setting = { title: 'Class', game: 'lots', players: 2, bot: 'random' };
  const { id, code } = await tess.workshops.open(setting);
  const room = tess.workshops.workshop(id);
  const views: WorkshopView[] = [];
  const walls: WallView[] = [];
  const stop = room.follow({ onView: (view) => views.push(view) });
  const stopWall = connect({ base })
    .workshops.workshop(id)
    .followWall({ onView: (view) => walls.push(view) });
  const people: Client[] = [];
  for (const name of ['Ada', 'Ben', 'Cy']) {
    const joined = await connect({ base }).workshops.join(code, name, true);
    people.push(connect({ base, token: joined.token! }));
  }
  expect(await tess.find(code)).toEqual({ workshop: id });
  await expect(tess.byCode(code)).rejects.toThrow('no-code');
  await expect.poll(() => walls.at(-1)?.people).toBe(3);
  await room.place(3, 1, 0);
  await room.go('play');
  const [ada, , cy] = people.map((who) => who.workshops.workshop(id));
  const seen = (await cy!.view()) as ParticipantView;
  expect(seen).toMatchObject({ name: 'Cy', place: { table: 1, seat: 0 }, seats: ['Cy', 'Ben'] });
  await people[2]!.table(seen.table!).move(0, { type: 'bid', coins: 1 });
  // The trainer's page hears of a move without asking.
  await expect.poll(() => (views.at(-1) as TrainerView).tables[0]?.moves).toBe(1);
  await room.pause([1]);
  await expect.poll(() => (views.at(-1) as TrainerView).tables[0]?.status).toBe('paused');
  await room.resume();
  await room.skip(1, 1);
  await room.say('Well done.');
  await room.ask({ id: 'win', kind: 'probability', text: 'Do you win?', about: 'own-win' });
  await ada!.answer('win', { percent: 40 });
  await room.shut('win');
  await room.close();
  expect(await ada!.view()).toMatchObject({
    said: [{ text: 'Well done.' }],
    prompts: [{ id: 'win', open: false, answer: { percent: 40 } }],
    seeds: { play: expect.any(String) },
  });
  const refused: string[] = [];
  const stopped = cy!.follow({
    onView: () => {},
    onRefused: ({ problem }) => refused.push(problem.code),
  });
  await room.delete();
  await expect.poll(() => refused.length).toBe(1);
  expect(await tess.workshops.mine()).toEqual([]);
  for (const each of [stop, stopWall, stopped]) each();
});
