import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../client/src/index.ts';
import type { News } from '@boardroom/protocol';
import { readConfig } from '../config.ts';
import { NO_LIMITS } from '../limits.ts';
import { serve } from '../serve.ts';
import type { RunningServer } from '../serve.ts';
import { openPostgres } from '../storage/postgres.ts';
import { startPostgres } from '../testing/postgres.ts';
import type { TestPostgres } from '../testing/postgres.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

const module = new URL('../testing/sample-catalogue.ts', import.meta.url).href;

describe('two nodes on one PostgreSQL', () => {
  let postgres: TestPostgres;
  let url: string;
  let nodes: RunningServer[];
  const bases: string[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.database();
    const config = readConfig({
      PORT: '0',
      DATABASE_URL: url,
      BOARDROOM_BOT_PACE: '0',
      BOARDROOM_BOT_THREADS: '1',
    });
    nodes = [];
    for (let i = 0; i < 2; i++) {
      const node = await serve({
        config: { ...config, web: '/nowhere' },
        games: { module, catalogue },
        limits: NO_LIMITS,
      });
      nodes.push(node);
      bases.push(node.address.slice(0, -1));
    }
  }, 60_000);
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await postgres.stop();
  }, 30_000);

  const enter = async (name: string, at: number) => {
    const { token, id } = await connect({ base: bases[at]! }).enter(name, 'blue', true);
    return { id, on: (node: number) => connect({ base: bases[node]!, token: token! }) };
  };

  test('any node takes any move, and both tell of it', async () => {
    const ada = await enter('Ada', 0);
    const ben = await enter('Ben', 1);
    const { id } = await ada.on(0).create({ game: 'lots', players: 2 });
    await ben.on(1).table(id).sit(1);
    await ada.on(1).table(id).ready(0);
    await ben.on(0).table(id).ready(1);
    const heard: News[] = [];
    const following = ben
      .on(1)
      .table(id)
      .follow({ onNews: (news) => heard.push(news) });
    await expect.poll(() => heard.length, { timeout: 5000 }).toBeGreaterThan(0);
    // Both nodes get both moves at the same time.
    await Promise.all([
      ada.on(0).table(id).move(0, { type: 'bid', coins: 1 }),
      ben.on(1).table(id).move(1, { type: 'bid', coins: 2 }),
    ]);
    await ben.on(0).table(id).move(1, { type: 'scrap', lots: [] });
    await expect
      .poll(
        () => heard.flatMap(({ items }) => items).filter(({ type }) => type === 'moved').length,
        {
          timeout: 5000,
        },
      )
      .toBe(3);
    const numbers = heard.flatMap(({ items }) => items).map(({ n }) => n);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    const [first, second] = await Promise.all([0, 1].map((node) => ben.on(node).table(id).news()));
    expect({ ...first, here: [] }).toEqual({ ...second, here: [] });
    await expect
      .poll(async () => (await ada.on(0).table(id).news()).here, { timeout: 5000 })
      .toEqual([1]);
    following.close();
  });

  test('many moves at once through both nodes: each once, in one order', async () => {
    const ada = await enter('Ada', 0);
    const ben = await enter('Ben', 1);
    const { id } = await ada.on(0).create({ game: 'lots', players: 2, options: { coins: 50 } });
    await ben.on(1).table(id).sit(1);
    await ada.on(0).table(id).ready(0);
    await ben.on(1).table(id).ready(1);
    const gifts = Array.from({ length: 30 }, (_, i) => {
      const seat = i % 2;
      const who = seat === 0 ? ada : ben;
      return who
        .on(i % 3 === 0 ? 0 : 1)
        .table(id)
        .move(seat, { type: 'give', to: 1 - seat, coins: 1 });
    });
    await Promise.all(gifts);
    const { items, now } = await ada.on(0).table(id).news();
    expect(items.filter(({ events }) => events?.some(({ type }) => type === 'given'))).toHaveLength(
      30,
    );
    expect((now!.view as { coins: number[] }).coins[0]).toBe(50);
    const storage = await openPostgres(url);
    const entries = await storage.entries(id, 0);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    await storage.close();
  });

  test('bots think somewhere and each of their moves happens once', async () => {
    const ada = await enter('Ada', 0);
    const room = await ada.on(0).create({
      game: 'lots',
      players: 3,
      seats: ['open', { bot: 'heuristic' }, { bot: 'random' }],
    });
    const table = ada.on(1).table(room.id);
    await table.ready(0);
    for (let since = 0, over = false; !over;) {
      const news = await table.news(since, 20);
      since = news.cursor;
      if (!news.now) continue;
      ({ over } = news.now);
      const [template] = news.now.legal ?? [];
      if (template?.['type'] === 'bid') await table.move(0, { type: 'bid', coins: 0 });
      else if (template?.['type'] === 'scrap') await table.move(0, { type: 'scrap', lots: [] });
    }
    const { now, items } = await table.news();
    expect(now!.result!.places).toHaveLength(3);
    const byBots = items.filter(({ by }) => by === 'bot').map(({ seat }) => seat);
    // Nine lots: each bot bids at most once a lot (a bot without coins is not asked).
    for (const seat of [1, 2])
      expect(byBots.filter((each) => each === seat).length).toBeLessThanOrEqual(18);
    expect(new Set(byBots)).toEqual(new Set([1, 2]));
  }, 60_000);

  test('a node that goes leaves everything to the other', async () => {
    const ada = await enter('Ada', 0);
    const { id } = await ada
      .on(0)
      .create({ game: 'lots', players: 2, seats: ['open', { bot: 'heuristic' }] });
    const lost: string[] = [];
    const heard: News[] = [];
    const following = ada
      .on(1)
      .table(id)
      .follow({ onNews: (news) => heard.push(news), onConnection: (state) => lost.push(state) });
    await nodes[0]!.close();
    nodes = nodes.slice(1);
    await ada.on(1).table(id).ready(0);
    await ada.on(1).table(id).move(0, { type: 'bid', coins: 0 });
    await expect
      .poll(() => heard.flatMap(({ items }) => items).some(({ by }) => by === 'bot'), {
        timeout: 15_000,
      })
      .toBe(true);
    following.close();
  }, 60_000);
});
