/** A class on several nodes, and one whose server stopped in the middle of something. */
import { newRng } from '@boardroom/kernel';
import type { News } from '@boardroom/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHORT } from '@boardroom/kernel/testing';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { openPostgres } from '../storage/postgres.ts';
import { describeBoth } from '../testing/both.ts';
import { classOf, openClass } from '../testing/class.ts';
import { must, playOn, withToken } from '../testing/guest.ts';
import { startPostgres } from '../testing/postgres.ts';
import type { TestPostgres } from '../testing/postgres.ts';
import { catalogue } from '../testing/sample-catalogue.ts';
import { goTo } from '../workshops/acts.ts';

describe.skipIf(SHORT)('a class on two nodes', () => {
  let server: TestPostgres;
  let nodes: [Built, Built];
  beforeAll(async () => {
    server = await startPostgres();
    const url = await server.database();
    const node = async (): Promise<Built> =>
      buildApp({ storage: await openPostgres(url), catalogue, limits: NO_LIMITS });
    nodes = [await node(), await node()];
  }, 60_000);
  afterAll(async () => {
    for (const { close } of nodes) await close();
    await server.stop();
  });

  test('people join at both at once, each gets a seat of their own, and nobody is lost', async () => {
    const here = await openClass(nodes[0].app);
    const there = classOf(
      nodes[1].app,
      withToken(nodes[1].app, here.trainer.token),
      await here.view(),
    );
    const joined = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? here : there).join(`Pupil ${i % 6}`)),
    );
    const places = joined.map(({ joined: { place } }) => `${place!.table} ${place!.seat}`);
    expect(new Set(places).size).toBe(12);
    expect(new Set(joined.map(({ joined: { name } }) => name)).size).toBe(12);
    expect((await there.view()).members).toHaveLength(12);
    expect((await here.view()).version).toBe((await there.view()).version);
  });

  test('tables end at different nodes, and are opened everywhere', async () => {
    const here = await openClass(nodes[0].app);
    const there = classOf(
      nodes[1].app,
      withToken(nodes[1].app, here.trainer.token),
      await here.view(),
    );
    const pupils = await here.joinAll(4);
    await there.go('play');
    const far = pupils.map(({ token }) => withToken(nodes[1].app, token));
    const [first, second] = await Promise.all(
      [0, 2].map(async (i) => (await here.seen(pupils[i]!)).table!),
    );
    await playOn(newRng(1), pupils.slice(0, 2), first!);
    await expect.poll(async () => (await there.view()).tables[0]!.ended).toBe(true);
    const look = async (): Promise<News> =>
      must(await pupils[0]!.get<News>(`/api/tables/${first!}/events`));
    expect((await look()).now).toEqual({ asked: [], undo: 0, over: true });
    await playOn(newRng(2), far.slice(2), second!);
    await expect.poll(async () => (await look()).now!.seed).toBeTypeOf('string');
  });
});

describeBoth('a class whose server stopped', (database) => {
  test('what was ordered and not done is done by who comes next', async () => {
    const setting = { catalogue, limits: NO_LIMITS };
    let time = 1_000_000;
    const now = (): number => time;
    const first = await buildApp({ ...setting, storage: await database.open(true), now });
    const room = await openClass(first.app);
    const pupils = await room.joinAll(3);
    const id = room.at.split('/').at(-1)!;
    // Written, and then the process was gone: no table was set.
    await first.services.workshops.act(id, (w) => goTo(w, { stage: 'play', close: false }, []));
    expect((await room.view()).tables.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    await first.close();
    time += 60_000;
    const second = await buildApp({ ...setting, storage: await database.open(), now });
    await second.services.caretaker.sweep();
    const again = classOf(second.app, withToken(second.app, room.trainer.token), {
      id,
      code: room.code,
    } as never);
    expect((await again.view()).tables.map(({ status }) => status)).toEqual(['playing', 'playing']);
    const pupil = withToken(second.app, pupils[2]!.token);
    const { table } = await again.seen(pupil);
    must(
      await pupil.post(`/api/tables/${table!}/seats/0/moves`, { move: { type: 'bid', coins: 1 } }),
    );
    // Once is enough: nobody looks after what is done.
    await second.services.caretaker.sweep();
    expect((await again.view()).tables[1]!.moves).toBe(1);
    await second.close();
  });
});
