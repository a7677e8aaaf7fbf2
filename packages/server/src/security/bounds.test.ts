/** What one person may have of a server: so much at a time, not for life. */
import type { Room, TableLine } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { guest, must } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

const DAY = 86_400_000;

describeBoth('bounds', (database) => {
  let built: Built;
  let time = 1_000_000_000;
  beforeAll(async () => {
    built = await buildApp({
      storage: await database.open(),
      catalogue,
      now: () => time,
      limits: { ...NO_LIMITS, tablesPerPerson: 3, newTables: 20, editionBytes: 4000 },
    });
  });
  afterAll(() => built.close());
  const set = (who: Guest, more: object = {}) =>
    who.post<Room>('/api/tables', { game: 'lots', players: 2, ...more });

  test('tables count while they are open, not for life', async () => {
    const ada = await guest(built.app, 'Ada');
    const made: string[] = [];
    for (let i = 0; i < 3; i++) made.push(must(await set(ada)).id);
    const refused = await set(ada);
    expect([refused.status, refused.body.code]).toEqual([409, 'too-many']);
    expect(refused.body.detail).toContain('3 open tables');
    must(await ada.post(`/api/tables/${made[0]}/close`));
    must(await set(ada));
    expect((await set(ada)).status).toBe(409);
    // Nobody came for a month: nobody will.
    time += 31 * DAY;
    const late = await guest(built.app, 'Late');
    must(await set(late));
    const back = must(
      await ada.post<{ token: string }>('/api/people/recover', { code: ada.recovery, token: true }),
    );
    expect(back.token).toBeTypeOf('string');
    must(await set(ada));
  });

  test('a table one only hosts counts as well, and is among one’s own', async () => {
    const host = await guest(built.app, 'Host');
    const made: string[] = [];
    for (let i = 0; i < 3; i++) made.push(must(await set(host, { sit: false, listed: true })).id);
    expect((await set(host, { sit: false, listed: true })).body.code).toBe('too-many');
    const { tables } = must(await host.get<{ tables: TableLine[] }>('/api/me/tables'));
    expect(tables.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
    expect(tables[0]).toMatchObject({ hosting: true });
    expect(tables[0]).not.toHaveProperty('yourSeat');
  });

  test('tables set and closed again and again are too many a minute', async () => {
    const cy = await guest(built.app, 'Cy');
    for (let i = 0; i < 20; i++) must(await cy.post(`/api/tables/${must(await set(cy)).id}/close`));
    const refused = await set(cy);
    expect([refused.status, refused.body.code]).toEqual([429, 'too-often']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    time += 60_000;
    must(await set(cy));
  });

  test('an edition is as large as what it says', async () => {
    const dot = await guest(built.app, 'Dot');
    const lots = Array.from({ length: 3000 }, (_, i) => i + 1);
    const large = await set(dot, { edition: 'mine', content: { lots } });
    expect([large.status, large.body.code]).toEqual([413, 'too-large']);
    const padded = await set(dot, {
      edition: 'mine',
      content: { lots: [1], note: 'x'.repeat(3000) },
    });
    expect(padded.status).toBeGreaterThanOrEqual(400);
    must(await set(dot, { edition: 'mine', content: { lots: [1, 2] } }));
  });

  test('a bot thinks as long as people can wait for, and no longer', async () => {
    const eve = await guest(built.app, 'Eve');
    const wanted = async (bot: string): Promise<string | undefined> =>
      (await set(eve, { seats: ['open', { bot }] })).body.code;
    for (const bot of ['hard:9999999', 'hard:x100', 'hard:x5', 'hard:0', 'hard:1e3'])
      expect(await wanted(bot), bot).toBe('no-bot');
    const { id } = must(await set(eve, { seats: ['open', { bot: 'hard:100' }] }));
    const at = `/api/tables/${id}/seats/1/bot`;
    expect((await eve.post(at, { bot: 'hard:9999999' })).body.code).toBe('no-bot');
    must(await eve.post(at, { bot: 'hard:x2' }));
  });
});
