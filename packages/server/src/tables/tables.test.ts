/** Tables held in memory: one writer at a time, nothing told before it is written, nodes that agree. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problem } from '../problem.ts';
import { StorageDown } from '../storage/away.ts';
import { begin, newTable, say, startNodes } from '../testing/nodes.ts';
import type { Nodes } from '../testing/nodes.ts';
import { BEN, bid } from '../testing/scene.ts';
import type { Entry } from '../table/entry.ts';
import type { Live } from '../table/state.ts';
import type { Key, Tables } from './types.ts';

let nodes: Nodes;
afterEach(() => nodes.close());

const one = (now?: () => number): Tables => (nodes = startNodes(1, now)).tables[0]!;
const two = (): readonly [Tables, Tables] =>
  (nodes = startNodes(2)).tables as unknown as readonly [Tables, Tables];
const seqOf = (tables: Tables, id: string): Promise<number> => tables.look(id, ({ seq }) => seq);
const texts = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ act }) => (act.do === 'said' ? [act.text] : []));

describe('acts', () => {
  test('are written, then told to who listens, with the table as it is then', async () => {
    const tables = one();
    const id = await newTable(tables);
    const heard: [number, string[]][] = [];
    const listener = (live: Live, entries: readonly Entry[]): void =>
      void heard.push([live.seq, texts(entries)]);
    expect(await tables.listen(id, listener, ({ seq }) => seq)).toBe(2);
    const outcome = await tables.act(id, () => say('hello'));
    expect(outcome).toMatchObject({ repeated: false, entry: { seq: 3 } });
    expect(heard).toEqual([[3, ['hello']]]);
    expect(await nodes.storage.head(id)).toBe(3);
    tables.unlisten(id, listener);
    await tables.act(id, () => say('again'));
    expect(heard).toHaveLength(1);
  });

  test('hooks hear of every table: of its creation, and when it is read again, of nothing', async () => {
    const tables = one();
    const heard: [number, boolean][] = [];
    tables.onEntries((_live, entries, isOwn) => void heard.push([entries.length, isOwn]));
    const id = await newTable(tables);
    expect(heard).toEqual([
      [1, true],
      [1, true],
    ]);
    const [fresh] = startNodes(1).tables;
    expect(fresh!.held).toBe(0);
    await tables.act(id, () => null);
    expect(heard).toHaveLength(2);
  });

  test('nothing to do is nothing done', async () => {
    const tables = one();
    const id = await newTable(tables);
    expect(await tables.act(id, () => null)).toBeNull();
    expect(await nodes.storage.head(id)).toBe(2);
  });

  test('what the rules refuse is a problem with their code', async () => {
    const tables = one();
    const id = await newTable(tables);
    await begin(tables, id);
    const act = { do: 'moved', seat: 0, move: bid(99) as never } as const;
    await expect(tables.act(id, () => act)).rejects.toMatchObject({
      problem: { code: 'too-few-coins', status: 422 },
    });
    expect(await nodes.storage.head(id)).toBe(4);
  });

  test('come one after another, in the order they were asked for', async () => {
    const tables = one();
    const id = await newTable(tables);
    const all = Array.from({ length: 10 }, (_, i) => tables.act(id, () => say(String(i))));
    const done = await Promise.all(all);
    expect(done.map((outcome) => outcome!.entry.seq)).toEqual(done.map((_, i) => i + 3));
  });

  test('a table that is not there takes no memory', async () => {
    const tables = one();
    await expect(tables.act('nowhere', () => say('x'))).rejects.toMatchObject({
      problem: { code: 'no-table' },
    });
    await expect(tables.look('nowhere', () => 0)).rejects.toMatchObject({
      problem: { code: 'no-table' },
    });
    await expect(tables.rebuild('nowhere', () => true)).rejects.toMatchObject({
      problem: { code: 'no-table' },
    });
    expect(tables.held).toBe(0);
  });

  test('a fault while it is decided leaves the table as it is written', async () => {
    const tables = one();
    const id = await newTable(tables);
    const spoil = tables.act(id, (live) => {
      live.room.host = 'nobody';
      throw new Error('a bug');
    });
    await expect(spoil).rejects.toThrow('a bug');
    expect(await tables.look(id, ({ room }) => room.host)).toBe('ada');
  });

  test('what cannot be written is not told, and not kept', async () => {
    const tables = one();
    const id = await newTable(tables);
    const heard = vi.fn<() => void>();
    await tables.listen(id, heard, () => null);
    const append = vi.spyOn(nodes.storage, 'append');
    append.mockRejectedValueOnce(new StorageDown('storage-full'));
    await expect(tables.act(id, () => ({ do: 'closed' }))).rejects.toThrow(StorageDown);
    expect(heard).not.toHaveBeenCalled();
    expect(await tables.look(id, ({ room, seq }) => [room.status, seq])).toEqual(['gathering', 2]);
    await tables.act(id, () => say('back'));
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('keys', () => {
  const key = (isSame = true): Key => ({ key: 'ada k', isSame: () => isSame });
  test('the same again is told again and done once', async () => {
    const tables = one();
    const id = await newTable(tables);
    const first = await tables.act(id, () => say('hello'), key());
    const again = await tables.act(id, () => say('hello'), key());
    expect(first?.repeated).toBe(false);
    expect(again).toMatchObject({ repeated: true, entry: { seq: first!.entry.seq } });
    expect(await seqOf(tables, id)).toBe(3);
  });
  test('something else with the same key is refused', async () => {
    const tables = one();
    const id = await newTable(tables);
    await tables.act(id, () => say('hello'), key());
    await expect(tables.act(id, () => say('other'), key(false))).rejects.toMatchObject({
      problem: { code: 'key-reused' },
    });
  });
  test('what could not be done a second time is told as it was done', async () => {
    const tables = one();
    const id = await newTable(tables);
    await tables.act(id, () => say('hello'), key());
    const again = await tables.act(
      id,
      () => {
        throw problem('stale');
      },
      key(),
    );
    expect(again).toMatchObject({ repeated: true, entry: { seq: 3 } });
    const other: Key = { key: 'ada other', isSame: () => true };
    await expect(
      tables.act(
        id,
        () => {
          throw problem('stale');
        },
        other,
      ),
    ).rejects.toMatchObject({ problem: { code: 'stale' } });
  });
});

describe('two nodes', () => {
  test('hear of what the other wrote, and say whose it was', async () => {
    const [first, second] = two();
    const id = await newTable(first);
    const heard: string[] = [];
    await second.listen(
      id,
      (_live, entries) => void heard.push(...texts(entries)),
      () => null,
    );
    const own: boolean[] = [];
    second.onEntries((_live, _entries, isOwn) => void own.push(isOwn));
    await first.act(id, () => say('one'));
    await expect.poll(() => heard).toEqual(['one']);
    expect(own).toEqual([false]);
    expect(await seqOf(second, id)).toBe(3);
  });
  test('one that missed it decides again on what is written', async () => {
    const [first, second] = two();
    const id = await newTable(first);
    await seqOf(second, id);
    nodes.hears = false;
    await first.act(id, () => say('one'));
    const seen: number[] = [];
    const outcome = await second.act(id, ({ seq }) => {
      seen.push(seq);
      return say('two');
    });
    expect(seen).toEqual([2, 3]);
    expect(outcome?.entry.seq).toBe(4);
  });
  test('so does one that would have refused', async () => {
    const [first, second] = two();
    const id = await newTable(first);
    await seqOf(second, id);
    nodes.hears = false;
    await first.act(id, () => ({ do: 'closed' }));
    const outcome = await second.act(id, ({ room }) => {
      if (room.status !== 'closed') throw problem('not-over');
      return say('too late');
    });
    expect(outcome?.entry.seq).toBe(4);
  });
  test('after a gap everything is looked at again', async () => {
    const [first, second] = two();
    const id = await newTable(first);
    const heard: string[] = [];
    await second.listen(
      id,
      (_live, entries) => void heard.push(...texts(entries)),
      () => null,
    );
    nodes.hears = false;
    await first.act(id, () => say('one'));
    await first.act(id, () => say('two'));
    nodes.signal({ about: 'gap' });
    await expect.poll(() => heard).toEqual(['one', 'two']);
  });
  test('a signal of what is known already, or of a table nobody holds, does nothing', async () => {
    const [first, second] = two();
    const id = await newTable(first);
    await first.act(id, () => say('one'));
    const entries = vi.spyOn(nodes.storage, 'entries');
    nodes.signal({ about: 'table', table: id, seq: 2 });
    nodes.signal({ about: 'table', table: 'elsewhere', seq: 2 });
    await first.act(id, () => null);
    expect(entries).not.toHaveBeenCalled();
    expect(second.held).toBe(0);
  });
  test('one that is always late gives up', async () => {
    const [, second] = two();
    const id = await newTable(second);
    const append = vi.spyOn(nodes.storage, 'append').mockResolvedValue('conflict');
    await expect(second.act(id, () => say('x'))).rejects.toMatchObject({
      problem: { code: 'busy-table', status: 503 },
      retryAfter: 1,
    });
    expect(append).toHaveBeenCalledTimes(8);
    await expect(second.forget(id, 'ben')).rejects.toMatchObject({
      problem: { code: 'busy-table' },
    });
    expect(append).toHaveBeenCalledTimes(16);
    append.mockRestore();
  });
  test('a person who is forgotten by one is forgotten by the other', async () => {
    const [first, second] = two();
    const id = await newTable(first);
    expect(await second.look(id, ({ room }) => room.chairs[1]!.name)).toBe('Ben');
    await first.act(id, () => ({ do: 'stood', seat: 1 }));
    const own: boolean[] = [];
    first.onEntries((_live, _entries, isOwn) => void own.push(isOwn));
    await first.forget(id, 'ben');
    expect(own).toEqual([true]);
    for (const each of [first, second])
      expect(
        await each.look(id, (live, recent) => JSON.stringify([live.room, recent])),
      ).not.toMatch(/ben/i);
    await first.forget('nowhere', 'ben');
  });
});

describe('the log', () => {
  test('is played up to the first entry that is not wanted, but not to before the first', async () => {
    const tables = one();
    const id = await newTable(tables);
    await tables.act(id, () => say('one'));
    await tables.act(id, () => say('two'));
    const upTo = async (last: number) => {
      const { live, entries } = await tables.rebuild(id, ({ seq }) => seq <= last);
      return [live.seq, entries.length];
    };
    expect(await upTo(3)).toEqual([3, 3]);
    expect(await upTo(99)).toEqual([4, 4]);
    expect(await upTo(0)).toEqual([1, 1]);
  });
  test('of late is kept, so many entries', async () => {
    const tables = one();
    const id = await newTable(tables);
    const lengths = [];
    for (let i = 0; i < 40; i++) {
      await tables.act(id, () => say(String(i)));
      lengths.push(await tables.look(id, (_live, recent) => recent.length));
    }
    expect(Math.max(...lengths)).toBe(32);
    expect(lengths.at(-1)).toBeGreaterThanOrEqual(16);
    const last = await tables.look(id, (_live, recent) => texts(recent).at(-1));
    expect(last).toBe('39');
  });
});

describe('in time', () => {
  let now = 1_000_000;
  beforeEach(() => {
    now = 1_000_000;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => void vi.useRealTimers());
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };

  test('when they are closed, nothing is done later', async () => {
    const before = vi.getTimerCount();
    const tables = one(() => now);
    expect(vi.getTimerCount()).toBeGreaterThan(before);
    await tables.close();
    expect(vi.getTimerCount()).toBe(before);
  });
  test('a table nobody uses is let go of; one that is listened to is not', async () => {
    const tables = one(() => now);
    await newTable(tables);
    const read = await newTable(tables);
    await tables.listen(
      read,
      () => {},
      () => null,
    );
    expect(tables.held).toBe(2);
    await pass(4 * 60_000);
    expect(tables.held).toBe(2);
    await pass(3 * 60_000);
    expect(tables.held).toBe(1);
  });
  test('with a snapshot, if much was played since the last', async () => {
    const tables = one(() => now);
    const [short, long] = [await newTable(tables), await newTable(tables)];
    for (let i = 3; i <= 10; i++) await tables.act(long, () => say(String(i)));
    await pass(7 * 60_000);
    expect(tables.held).toBe(0);
    expect(await nodes.storage.snapshot(short)).toBeNull();
    expect((await nodes.storage.snapshot(long))?.seq).toBe(10);
    expect(await tables.look(long, ({ seq }) => seq)).toBe(10);
  });
  test('every fifty entries there is a snapshot, and the table is read from it', async () => {
    const tables = one(() => now);
    const id = await newTable(tables);
    for (let i = 3; i < 50; i++) await tables.act(id, () => say(String(i)));
    expect(await nodes.storage.snapshot(id)).toBeNull();
    await tables.act(id, () => say('50'));
    expect((await nodes.storage.snapshot(id))?.seq).toBe(50);
    await tables.act(id, () => ({ do: 'named', seat: 1, name: 'Bea', colour: BEN.colour }));
    await pass(7 * 60_000);
    expect(tables.held).toBe(0);
    expect(tables.line(id)).toBeNull();
    const all = vi.spyOn(nodes.storage, 'entries');
    expect(await tables.look(id, ({ seq, room }) => [seq, room.chairs[1]!.name])).toEqual([
      51,
      'Bea',
    ]);
    expect(all.mock.calls).toEqual([[id, 50]]);
    // What was just read is in the lists as it is.
    expect(tables.line(id)).toBeNull();
  });
  test('what the lobby must not miss is written at once, whose turn it is a moment later', async () => {
    const tables = one(() => now);
    const id = await newTable(tables);
    const stored = async () => {
      const row = (await nodes.storage.table(id))!;
      return { ...row, asked: (JSON.parse(row.line) as { asked: number[] }).asked };
    };
    await begin(tables, id);
    expect(await stored()).toMatchObject({ status: 'playing', asked: [0, 1] });
    expect(tables.line(id)).toMatchObject({ line: { asked: [0, 1] } });
    const save = vi.spyOn(nodes.storage, 'saveIndex');
    now += 10;
    await tables.act(id, () => ({ do: 'moved', seat: 0, move: bid(1) as never }));
    // Not written yet, but known here.
    expect((await stored()).asked).toEqual([0, 1]);
    expect(tables.line(id)).toMatchObject({ updated: 1_000_010, line: { asked: [1] } });
    await pass(5000);
    expect(save).toHaveBeenCalledOnce();
    const [table, at, index] = save.mock.calls[0]!;
    expect([table, at]).toEqual([id, 1_000_010]);
    expect(JSON.parse(index.line)).toMatchObject({ asked: [1] });
    expect(index).not.toHaveProperty('people');
    // The store may still gather what it is given: the lists do not go back to what was before.
    expect(tables.line(id)).toMatchObject({ updated: 1_000_010, line: { asked: [1] } });
    await pass(5000);
    expect(save).toHaveBeenCalledOnce();
  });
  test('who is at a table is written when somebody comes or goes', async () => {
    const tables = one(() => now);
    const id = await newTable(tables);
    const append = vi.spyOn(nodes.storage, 'append');
    const people = () => append.mock.lastCall![0].index?.people;
    await tables.act(id, () => ({ do: 'ready', seat: 0, ready: true }));
    expect(append.mock.lastCall![0].index).toBeUndefined();
    await tables.act(id, () => ({ do: 'named', seat: 1, name: 'Bea', colour: BEN.colour }));
    expect(append.mock.lastCall![0].index).toBeDefined();
    expect(people()).toBeUndefined();
    await tables.act(id, () => ({ do: 'stood', seat: 1 }));
    expect(people()).toEqual(['ada']);
  });
});
