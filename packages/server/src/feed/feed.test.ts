/** Reading a table: what was missed, what follows, who is here, and when one must begin anew. */
import type { News } from '@boardroom/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { begin, newTable, say, startNodes } from '../testing/nodes.ts';
import type { Nodes } from '../testing/nodes.ts';
import { BEN, CY, bid } from '../testing/scene.ts';
import { makeDelayed } from '../tables/delayed.ts';
import type { Tables } from '../tables/types.ts';
import { makeFeed } from './feed.ts';
import type { Feed } from './feed.ts';
import type { Eyes } from './reader.ts';

const ALL = { view: true, changes: false, legal: true, asides: true };
const CHANGES = { ...ALL, changes: true };

let nodes: Nodes;
let tables: Tables;
let feed: Feed;
let now = 1_000_000;
async function open(settings: Parameters<typeof newTable>[1] = {}): Promise<string> {
  now = 1_000_000;
  nodes = startNodes(1, () => now);
  [tables] = nodes.tables as [Tables];
  const { storage } = nodes;
  const delayed = makeDelayed(tables, storage, () => now);
  feed = makeFeed({ tables, storage, now: () => now, node: 'here', delayed });
  return newTable(tables, settings);
}
afterEach(async () => {
  vi.useRealTimers();
  feed.close();
  await nodes.close();
});

interface Ear {
  readonly news: News[];
  readonly ended: () => number;
  stop(): void;
}
async function follow(
  table: string,
  person: string | null,
  { since = 0, parts = ALL }: { since?: number; parts?: typeof ALL } = {},
): Promise<Ear> {
  const news: News[] = [];
  let ended = 0;
  const send = (text: string, cursor: number): void => {
    const got = JSON.parse(text) as News;
    expect(got.cursor).toBe(cursor);
    news.push(got);
  };
  const end = (): void => void ended++;
  const stop = await feed.follow({ table, person, parts, eyes: 'own', send, end }, since);
  return { news, ended: () => ended, stop };
}
const texts = (news: readonly News[]): unknown[] =>
  news.flatMap(({ items }) => items.flatMap(({ text }) => text ?? []));
/** What is said of the table, without who is here. */
const told = ({ news }: Ear): News[] => news.filter((each) => each.items.length > 0 || each.room);

test('first what was missed, then whatever follows, each once', async () => {
  const id = await open();
  await tables.act(id, () => say('before'));
  const ada = await follow(id, 'ada');
  expect(ada.news[0]).toMatchObject({ seat: 0, room: { id } });
  expect(ada.news[0]!.items.map(({ type }) => type)).toEqual(['created', 'sat', 'said']);
  await tables.act(id, () => say('after'));
  expect(texts(ada.news)).toEqual(['before', 'after']);
  ada.stop();
  await tables.act(id, () => say('gone'));
  expect(texts(ada.news)).toEqual(['before', 'after']);
});

test('from a cursor on, from memory or from the log', async () => {
  const id = await open();
  for (let i = 0; i < 40; i++) await tables.act(id, () => say(String(i)));
  const entries = vi.spyOn(nodes.storage, 'entries');
  const late = await follow(id, 'ben', { since: 38 });
  expect(texts(late.news)).toEqual(['36', '37', '38', '39']);
  expect(entries).not.toHaveBeenCalled();
  const early = await follow(id, 'ben', { since: 3 });
  expect(texts(early.news)).toHaveLength(39);
  expect(entries).toHaveBeenCalledOnce();
  const none = await follow(id, 'ben', { since: 42 });
  expect(none.news[0]!.items).toEqual([]);
  expect(entries).toHaveBeenCalledOnce();
});

test('what happens while somebody is let in is told after the first news', async () => {
  const id = await open();
  const { storage } = nodes;
  const read = storage.entries.bind(storage);
  vi.spyOn(storage, 'entries').mockImplementationOnce(async (...given) => {
    const rows = await read(...given);
    await tables.act(id, () => say('meanwhile'));
    return rows;
  });
  for (let i = 0; i < 40; i++) await tables.act(id, () => say('x'));
  const ada = await follow(id, 'ada', { since: 1 });
  expect(texts(ada.news).filter((text) => text === 'meanwhile')).toHaveLength(1);
  const numbers = ada.news.flatMap(({ items }) => items.map(({ n }) => n));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test('who sees the same is told by one rendering, and one who leaves takes nobody along', async () => {
  const id = await open();
  const readers = [await follow(id, null), await follow(id, null), await follow(id, null)];
  expect(feed.readers).toBe(3);
  readers[0]!.stop();
  readers[0]!.stop();
  expect(feed.readers).toBe(2);
  readers[1]!.stop();
  await tables.act(id, () => say('still here'));
  expect(readers.map(({ news }) => texts(news))).toEqual([[], [], ['still here']]);
  readers[2]!.stop();
  expect(feed.readers).toBe(0);
});

test('without waiting: news after a cursor, or only the cursor', async () => {
  const id = await open();
  await tables.act(id, () => say('hello'));
  const all = await feed.read(id, 'ada', ALL, 0, 'own');
  expect(all).toMatchObject({ cursor: 3, seat: 0, here: [], room: { code: expect.any(String) } });
  expect(all.items).toHaveLength(3);
  expect((await feed.read(id, 'ada', ALL, 2, 'own')).items.map(({ n }) => n)).toEqual([3]);
  expect(await feed.read(id, 'ada', ALL, 3, 'own')).toEqual({ cursor: 3, items: [] });
});

test('the code is for those of the table, and not with the eyes of everybody', async () => {
  const id = await open();
  const code = async (person: string | null, eyes: Eyes) =>
    (await feed.read(id, person, ALL, 0, eyes)).room?.code;
  expect(await code('ben', 'own')).toBeDefined();
  expect(await code('ben', 'public')).toBeUndefined();
  expect(await code('cy', 'own')).toBeUndefined();
  expect(await code(null, 'own')).toBeUndefined();
});

test('with the eyes of everybody one sees what everybody sees', async () => {
  const id = await open();
  await begin(tables, id);
  const news = await feed.read(id, 'ada', ALL, 0, 'public');
  expect(news.seat).toBe(-1);
  expect(news.now).not.toHaveProperty('legal');
});

test('nobody watches where nobody may, but the host', async () => {
  const id = await open({ spectators: { kind: 'none' }, sit: false });
  await tables.act(id, () => ({ do: 'sat', seat: 0, person: CY }));
  expect(await feed.read(id, null, ALL, 0, 'own')).toMatchObject({ seat: -1 });
  await begin(tables, id);
  const refused = { problem: { code: 'no-spectators' } };
  await expect(feed.read(id, null, ALL, 0, 'own')).rejects.toMatchObject(refused);
  await expect(feed.read(id, 'stranger', ALL, 0, 'own')).rejects.toMatchObject(refused);
  await expect(follow(id, 'stranger')).rejects.toMatchObject(refused);
  expect(feed.readers).toBe(0);
  expect(await feed.read(id, 'ada', ALL, 0, 'own')).toMatchObject({ seat: -1 });
  expect(await feed.read(id, 'ben', ALL, 0, 'own')).toMatchObject({ seat: 1 });
});

test('who sits down, stands up or becomes host begins anew; others go on', async () => {
  const id = await open();
  const [ada, cy, nobody] = [
    await follow(id, 'ada'),
    await follow(id, 'cy'),
    await follow(id, null),
  ];
  const ended = () => [ada, cy, nobody].map((each) => each.ended());
  await tables.act(id, () => ({ do: 'stood', seat: 1 }));
  expect(ended()).toEqual([0, 0, 0]);
  await tables.act(id, () => ({ do: 'sat', seat: 1, person: CY }));
  expect(ended()).toEqual([0, 1, 0]);
  await tables.act(id, () => ({ do: 'hosted', person: BEN }));
  expect(ended()).toEqual([1, 2, 0]);
});

test('changes only: the first view whole, then what is new in it', async () => {
  const id = await open();
  await begin(tables, id);
  const ada = await follow(id, 'ada', { parts: CHANGES });
  expect(ada.news[0]!.now?.view).toBeDefined();
  await tables.act(id, () => ({ do: 'moved', seat: 0, move: bid(3) as never }));
  const [, first] = told(ada);
  expect(first!.now).not.toHaveProperty('view');
  expect(Object.keys(first!.now!.changes!).toSorted()).toEqual(['agenda', 'bids']);
  // What may be done aside is the same, and not said again.
  expect(first!.now).not.toHaveProperty('asides');
  // Somebody with the same eyes who comes later has it whole, and the same changes from then on.
  const later = await follow(id, 'ada', { parts: CHANGES });
  expect(later.news[0]!.now?.view).toBeDefined();
  await tables.act(id, () => ({ do: 'moved', seat: 1, move: bid(1) as never }));
  expect(told(later).at(-1)!.now).toEqual(told(ada).at(-1)!.now);
  expect(told(ada).at(-1)!.now).toHaveProperty('asides');
});

test('changes that begin with the game itself: its first view is whole', async () => {
  const id = await open();
  const ada = await follow(id, 'ada', { parts: CHANGES });
  await begin(tables, id);
  expect(told(ada).at(-1)!.now).toHaveProperty('view');
});

test('who is here: told when somebody comes, and goes for longer than a moment', async () => {
  const id = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ada = await follow(id, 'ada');
  expect(ada.news[0]!.here).toEqual([]);
  expect(ada.news[1]).toMatchObject({ here: [0], items: [] });
  const ben = await follow(id, 'ben');
  expect(ben.news[0]!.here).toEqual([0]);
  expect(ada.news.at(-1)).toMatchObject({ here: [0, 1] });
  expect(feed.isHere(id, 1)).toBe(true);
  const count = ada.news.length;
  const again = await follow(id, 'ben');
  ben.stop();
  vi.advanceTimersByTime(2000);
  // By the other connection he was there all the time.
  expect(ada.news).toHaveLength(count);
  again.stop();
  expect(feed.isHere(id, 1)).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(ada.news.at(-1)).toMatchObject({ here: [0] });
  expect(feed.isHere(id, 1)).toBe(false);
  // Who only watches is not somebody at the table.
  const watching = await follow(id, null);
  expect(watching.news[0]!.here).toEqual([0]);
  expect(feed.isHere(id, 0)).toBe(true);
});

test('a reader for whom the log cannot be read is not there', async () => {
  const id = await open();
  for (let i = 0; i < 40; i++) await tables.act(id, () => say('x'));
  vi.spyOn(nodes.storage, 'entries').mockRejectedValueOnce(new Error('away'));
  await expect(follow(id, 'ada', { since: 1 })).rejects.toThrow('away');
  expect(feed.readers).toBe(0);
  expect(feed.isHere(id, 0)).toBe(false);
});

test('when the server closes everybody is sent away', async () => {
  const id = await open();
  const [ada, nobody] = [await follow(id, 'ada'), await follow(id, null)];
  feed.close();
  expect([ada.ended(), nobody.ended()]).toEqual([1, 1]);
});

test('with a delay: what was so long ago, and the rest in its time', async () => {
  const id = await open({ spectators: { kind: 'delayed', seconds: 30 } });
  await begin(tables, id);
  await tables.act(id, () => say('at first'));
  now += 31_000;
  await tables.act(id, () => say('just now'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [watcher, ben] = [await follow(id, null), await follow(id, 'ben')];
  expect(texts(watcher.news)).toEqual(['at first']);
  expect(texts(ben.news)).toEqual(['at first', 'just now']);
  const read = async () => texts([await feed.read(id, null, ALL, 0, 'own')]);
  expect(await read()).toEqual(['at first']);
  now += 29_999;
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts(watcher.news)).toEqual(['at first']);
  expect(told(watcher)).toHaveLength(1);
  now += 1;
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts(watcher.news)).toEqual(['at first', 'just now']);
  expect(await read()).toEqual(['at first', 'just now']);
  // Who has gone is told nothing, and what was kept for them is let go.
  watcher.stop();
  await tables.act(id, () => say('nobody listens'));
  now += 60_000;
  await vi.advanceTimersByTimeAsync(2000);
  expect(texts(watcher.news)).toEqual(['at first', 'just now']);
  expect(vi.getTimerCount()).toBe(0);
});

test('with a delay from a cursor on: what is missing, no more', async () => {
  const id = await open({ spectators: { kind: 'delayed', seconds: 30 } });
  await begin(tables, id);
  for (const text of ['one', 'two', 'three']) await tables.act(id, () => say(text));
  now += 31_000;
  const { cursor } = await feed.read(id, null, ALL, 0, 'own');
  expect(texts([await feed.read(id, null, ALL, cursor - 1, 'own')])).toEqual(['three']);
  expect(texts([await feed.read(id, null, ALL, cursor - 2, 'own')])).toEqual(['two', 'three']);
  expect(await feed.read(id, null, ALL, cursor, 'own')).toEqual({ cursor, items: [] });
});

test('with a delay a person who was forgotten is nowhere any more', async () => {
  const id = await open({ spectators: { kind: 'delayed', seconds: 30 } });
  await begin(tables, id);
  now += 31_000;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const watcher = await follow(id, null);
  expect(JSON.stringify(watcher.news)).toContain('Ben');
  await tables.act(id, () => ({ do: 'stood', seat: 1 }));
  await tables.forget(id, 'ben');
  now += 31_000;
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => told(watcher).length).toBeGreaterThan(1);
  expect(JSON.stringify(told(watcher).at(-1)!.room)).not.toContain('Ben');
  expect(JSON.stringify(await feed.read(id, null, ALL, 0, 'own'))).not.toContain('Ben');
});
