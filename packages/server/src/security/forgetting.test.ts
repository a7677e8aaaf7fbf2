/** Who wants to be forgotten is forgotten: looked for in the bytes of the database. */
import { readdirSync, readFileSync } from 'node:fs';
import type { News, Problem, Room } from '@boardroom/protocol';
import pg from 'pg';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import type { TestDatabase } from '../testing/both.ts';
import { guest, must, startTable, withToken } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

const NAME = 'Fay Featherstonehaugh';
const LATER = 'Fay Fetherston';
const WORDS = 'my aunt lives in Wolverhampton';
const PURPOSE = 'for my cousin Wilhelmina';

/** Everything the database holds, as one text. */
async function everything({ kind, place }: TestDatabase): Promise<string> {
  if (kind === 'sqlite') {
    const folder = place().replace(/[^/]*$/, '');
    const files = readdirSync(folder).map((name) => readFileSync(folder + name, 'latin1'));
    return files.join('\n');
  }
  const client = new pg.Client({ connectionString: place() });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
  );
  const parts: string[] = [];
  for (const { name } of rows) {
    const all = await client.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
    parts.push(...all.rows.map(({ text }) => text));
  }
  await client.end();
  return parts.join('\n');
}

describeBoth('forgetting', (database) => {
  const bid = { move: { type: 'bid', coins: 0 } };

  /** Fay plays, talks, leaves and hosts; then she goes. */
  const live = async (
    built: Built,
    ada: Guest,
    fay: Guest,
  ): Promise<Record<'played' | 'over' | 'left' | 'hosted', string>> => {
    const { app } = built;
    const played = await startTable([ada, fay], {
      edition: 'long',
      spectators: { kind: 'public' },
    });
    const say = (id: string, who: Guest, text: string) =>
      who.post(`/api/tables/${id}/chat`, { text, key: `said-${text.length}` });
    must(await say(played, fay, WORDS));
    must(await say(played, ada, 'I stay'));
    // Enough for a snapshot.
    for (let i = 0; i < 40; i++)
      for (const [seat, who] of [ada, fay].entries()) {
        const { now } = must(await who.get<News>(`/api/tables/${played}/events`));
        const type = now!.legal?.[0]?.['type'];
        if (type === undefined) continue;
        const move = type === 'bid' ? { type, coins: 0 } : { type, lots: [] };
        must(await who.post(`/api/tables/${played}/seats/${seat}/moves`, { move, key: `m${i}` }));
      }
    const over = await startTable([fay, ada], { edition: 'short', content: { lots: [1] } });
    must(await say(over, fay, WORDS));
    must(await fay.post(`/api/tables/${over}/seats/0/moves`, bid));
    must(await ada.post(`/api/tables/${over}/seats/1/moves`, { move: { type: 'bid', coins: 1 } }));
    must(
      await ada.post(`/api/tables/${over}/seats/1/moves`, { move: { type: 'scrap', lots: [] } }),
    );
    const { id: left } = must(await ada.post<Room>('/api/tables', { game: 'lots', players: 3 }));
    const { link } = must(await ada.post<{ link: string }>(`/api/tables/${left}/seats/1/link`));
    must(await fay.put(`/api/tables/${left}/seats/1`, { link }));
    must(await say(left, fay, WORDS));
    must(await fay.del(`/api/tables/${left}/seats/1`));
    const { id: hosted } = must(
      await fay.post<Room>('/api/tables', { game: 'lots', players: 2, sit: false, listed: true }),
    );
    must(await ada.put(`/api/tables/${hosted}/seats/0`));
    const renamed = await app.inject({
      method: 'PATCH',
      url: '/api/me',
      headers: { authorization: `Bearer ${fay.token}` },
      payload: { name: LATER },
    });
    expect(renamed.statusCode).toBe(200);
    must(await fay.post('/api/tokens', { name: PURPOSE }));
    return { played, over, left, hosted };
  };

  test('a name, words and the person are nowhere any more, and games go on', async () => {
    let built = await buildApp({
      storage: await database.open(true),
      catalogue,
      limits: NO_LIMITS,
    });
    try {
      const [ada, fay] = [await guest(built.app, 'Ada'), await guest(built.app, NAME, 'plum')];
      const tables = await live(built, ada, fay);
      const secrets = [NAME, LATER, WORDS, PURPOSE, fay.id, 'Wolverhampton'];
      const before = await everything(database);
      for (const secret of [WORDS, fay.id]) expect(before).toContain(secret);

      const mine = must(await fay.get<object>('/api/me/export'));
      const told = JSON.stringify(mine);
      for (const secret of secrets) expect(told).toContain(secret);
      expect(told).not.toContain('I stay');

      expect((await fay.del('/api/me')).status).toBe(204);
      expect((await fay.get<Problem>('/api/me')).body.code).toBe('bad-token');
      const after = await everything(database);
      for (const secret of secrets) expect(after.includes(secret), secret).toBe(false);
      expect(after).toContain('I stay');

      const look = async (): Promise<string> => {
        const texts: string[] = [];
        for (const id of Object.values(tables)) {
          texts.push(JSON.stringify((await ada.get<News>(`/api/tables/${id}/events`)).body));
          texts.push(JSON.stringify((await ada.get<Room>(`/api/tables/${id}`)).body));
        }
        texts.push(must(await ada.get<string>(`/api/tables/${tables.over}/record`)));
        return texts.join('\n');
      };
      const seen = await look();
      for (const secret of secrets) expect(seen.includes(secret), secret).toBe(false);
      expect(seen).toContain('I stay');
      expect(seen).toMatch(/P-[A-Z2-9]{4}/);
      // Her seat can be given to somebody else, and the table she hosted has another host.
      expect((await ada.get<Room>(`/api/tables/${tables.hosted}`)).body.host).toBe(ada.id);
      must(await ada.post(`/api/tables/${tables.played}/seats/1/bot`, { bot: 'random' }));
      const { now } = must(await ada.get<News>(`/api/tables/${tables.played}/events`));
      expect(now!.over).toBe(false);

      await built.close();
      built = await buildApp({ storage: await database.open(), catalogue, limits: NO_LIMITS });
      const again = withToken(built.app, ada.token, ada.id);
      must(await again.get<News>(`/api/tables/${tables.played}/events`));
      const later = await everything(database);
      for (const secret of secrets) expect(later.includes(secret), secret).toBe(false);
    } finally {
      await built.close();
    }
  });

  test('a node that has the table in memory forgets as well', async () => {
    if (database.kind === 'sqlite') return;
    const open = async (fresh: boolean): Promise<Built> =>
      buildApp({ storage: await database.open(fresh), catalogue, limits: NO_LIMITS });
    const [one, two] = [await open(true), await open(false)];
    try {
      const [ada, fay] = [await guest(one.app, 'Ada'), await guest(one.app, NAME)];
      const { played } = await live(one, ada, fay);
      const there = withToken(two.app, ada.token, ada.id);
      const seen = async (): Promise<string> =>
        JSON.stringify(must(await there.get<News>(`/api/tables/${played}/events`)));
      expect(await seen()).toContain(WORDS);
      expect((await fay.del('/api/me')).status).toBe(204);
      await expect.poll(seen).not.toContain(WORDS);
      for (let i = 0; i < 30; i++)
        for (const act of ['pause', 'resume'])
          must(await there.post(`/api/tables/${played}/${act}`));
      expect(await seen()).not.toContain('Fay');
    } finally {
      await one.close();
      await two.close();
    }
    expect(await everything(database)).not.toContain('Fay');
  });
});
