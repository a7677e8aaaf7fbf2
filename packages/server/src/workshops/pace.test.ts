/** Gates, deadlines, injects and an early end, as the trainer and the people at the tables see them. */
import type { InjectDone, News, Room } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { openClass, USUAL } from '../testing/class.ts';
import type { Pupil, TestClass } from '../testing/class.ts';
import { must } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';
import { timeUp } from '../table/acts.ts';

const gated = (play: object) =>
  USUAL.plan!.map((stage) => (stage.kind === 'play' ? { ...stage, ...play } : stage));

describeBoth('the pace of a class', (database) => {
  let built: Built;
  let clock = 1_800_000_000_000;
  beforeAll(async () => {
    const storage = await database.open();
    built = await buildApp({ storage, catalogue, limits: NO_LIMITS, now: () => clock++ });
  });
  afterAll(() => built.close());

  const begin = async (play: object, people = 4): Promise<{ room: TestClass; all: Pupil[] }> => {
    const room = await openClass(built.app, { plan: gated(play) });
    const all = await room.joinAll(people);
    await room.go('play');
    return { room, all };
  };
  const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;
  const at = async (room: TestClass, who: Pupil) => `/api/tables/${(await room.seen(who)).table!}`;
  const bid = async (room: TestClass, who: Pupil, coins: number) => {
    const { seat } = who.joined.place!;
    return who.post<{ code?: string }>(`${await at(room, who)}/seats/${seat}/moves`, {
      move: { type: 'bid', coins },
    });
  };
  /** One lot: seat 0 bids more, takes it and keeps what it has. */
  const lot = async (room: TestClass, [one, two]: readonly Pupil[]): Promise<void> => {
    must(await bid(room, one!, 1));
    must(await bid(room, two!, 0));
    const move = { type: 'scrap', lots: [] };
    must(await one!.post(`${await at(room, one!)}/seats/0/moves`, { move }));
  };
  const roomOf = async (room: TestClass, who: Pupil): Promise<Room> =>
    must(await who.get<News>(`${await at(room, who)}/events`)).room!;

  test('a table that comes to a gate waits there, and goes on when it is opened', async () => {
    const { room, all } = await begin({ gates: [1] });
    await lot(room, all);
    expect(await code(bid(room, all[0]!, 1))).toBe('at-gate');
    expect(await roomOf(room, all[0]!)).toMatchObject({ status: 'paused', gate: 1 });
    expect(await roomOf(room, all[2]!)).toMatchObject({ status: 'playing' });
    const { tables, pace } = await room.view();
    expect(pace).toEqual({ gates: [1], opened: 0, due: null, stopped: null });
    expect(tables.map(({ gate, round }) => ({ gate, round }))).toEqual([
      { gate: true, round: 2 },
      { gate: false, round: 1 },
    ]);
    await room.order('gate', {});
    expect(await roomOf(room, all[0]!)).toMatchObject({ status: 'playing' });
    await lot(room, all.slice(2));
    expect(await roomOf(room, all[2]!)).not.toHaveProperty('gate');
    expect(await code(room.trainer.post(`${room.at}/gate`, {}))).toBe('no-gate');
  });

  test('a gate after every round, until the trainer lets the tables run', async () => {
    const { room, all } = await begin({ gates: 'every' }, 2);
    for (const round of [1, 2]) {
      await lot(room, all);
      expect((await room.view()).tables[0]).toMatchObject({ gate: true, round: round + 1 });
      await room.order('gate', {});
    }
    must(await room.trainer.put(`${room.at}/pace`, { gates: [] }));
    await lot(room, all);
    await lot(room, all);
    expect((await room.view()).tables[0]).toMatchObject({ gate: false, round: 5 });
  });

  test('a pause and a gate do not undo each other', async () => {
    const { room, all } = await begin({ gates: [1] }, 2);
    await lot(room, all);
    await room.order('pause', {});
    await room.order('gate', {});
    expect(await code(bid(room, all[0]!, 1))).toBe('paused');
    await room.order('resume', {});
    must(await bid(room, all[0]!, 1));
  });

  test('after the deadline the rules answer for who is late', async () => {
    const { room, all } = await begin({ minutes: 1, deadline: true }, 2);
    const { due } = await roomOf(room, all[0]!);
    expect(due).toBe((await room.view()).pace!.due);
    const table = (await at(room, all[0]!)).split('/').at(-1)!;
    const late = () => built.services.tables.look(table, (live) => timeUp(live, clock));
    expect(await late()).toBeNull();
    clock = due! - 1000;
    expect(await late()).toBeNull();
    clock = due! + 5000;
    expect(await late()).toMatchObject({
      do: 'moved',
      by: 'clock',
      move: { type: 'bid', coins: 0 },
    });
    must(await room.trainer.put(`${room.at}/pace`, { minutes: null }));
    expect(await late()).toBeNull();
  });

  test('the deadline stands still while all tables do', async () => {
    const { room } = await begin({ minutes: 1, deadline: true }, 2);
    const { due } = (await room.view()).pace!;
    await room.order('pause', {});
    clock += 600_000;
    await room.order('resume', {});
    expect((await room.view()).pace!.due! - due!).toBeGreaterThan(600_000);
  });

  test('who sits at tables that stand still can change places', async () => {
    const { room, all } = await begin({ gates: [1] });
    const swap = (body: object, member = 1) =>
      room.trainer.put<{ code?: string }>(`${room.at}/people/${member}/swap`, body);
    expect(await code(swap({ table: 2, seat: 0 }))).toBe('play-begun');
    await lot(room, all);
    await lot(room, all.slice(2));
    expect(await code(swap({ table: 3, seat: 0 }))).toBe('no-table');
    expect(await code(swap({ table: 2, seat: 7 }))).toBe('no-seat');
    must(await swap({ table: 2, seat: 0 }));
    expect((await room.seen(all[0]!)).place).toEqual({ table: 2, seat: 0 });
    expect((await room.seen(all[2]!)).place).toEqual({ table: 1, seat: 0 });
    await room.order('gate', {});
    const table = await at(room, all[0]!);
    must(await all[0]!.post(`${table}/seats/0/moves`, { move: { type: 'bid', coins: 1 } }));
  });

  test('an inject is shown as the trainer’s doing, kept, counted and refused where it cannot be', async () => {
    const { room, all } = await begin({});
    const inject = (body: object) =>
      room.trainer.post<InjectDone & { code?: string }>(`${room.at}/injects`, body);
    const gift = { inject: 'gift', seat: 1, amount: 2, tables: [1, 2], key: 'gift-1' };
    expect(must(await inject(gift))).toEqual({ done: [1, 2], refused: [] });
    expect(must(await inject(gift)).done).toEqual([1, 2]);
    const { items } = must(await all[0]!.get<News>(`${await at(room, all[0]!)}/events`));
    const told = items.filter(({ by }) => by === 'host');
    expect(told).toHaveLength(1);
    expect(told[0]!.events).toEqual([{ type: 'injected', inject: 'gift', seat: 1, amount: 2 }]);
    expect((await room.view()).tables[0]!.injects).toBe(1);
    expect(must(await inject({ ...gift, amount: 9, tables: [1], key: 'x' })).refused).toEqual([
      { table: 1, code: expect.any(String) },
    ]);
    expect(
      must(await inject({ ...gift, inject: 'toString', tables: [1], key: 'y' })).refused,
    ).toEqual([{ table: 1, code: 'no-inject' }]);
    expect(await code(inject({ ...gift, tables: [3], key: 'z' }))).toBe('no-table');
    expect(await code(all[0]!.post(`${room.at}/injects`, gift))).toBe('not-trainer');
    await room.order('close');
    const file = must(await room.trainer.get<object>(`${room.at}/data/results.csv`));
    const results = (file as unknown as string).split('\r\n');
    const column = results[0]!.split(',').indexOf('injects');
    expect(results.slice(1, 5).map((line) => line.split(',')[column])).toEqual([
      '1',
      '1',
      '1',
      '1',
    ]);
  });

  test('play that is closed early ranks every table as it stands', async () => {
    const { room, all } = await begin({});
    await lot(room, all);
    await room.order('close');
    const { now } = must(await all[0]!.get<News>(`${await at(room, all[0]!)}/events`));
    expect(now).toMatchObject({ over: false, early: true, result: { places: [1, 2] } });
  });

  test('what the plan asks at a gate is asked of each table as it comes there', async () => {
    const sure = { id: 'sure', kind: 'probability', text: 'Above?', about: 'own-above', above: 0 };
    const worth = { id: 'worth', kind: 'number', text: 'How much?', about: 'own-score', least: 0 };
    const asks = [{ after: 1, prompts: [sure, worth] }];
    const { room, all } = await begin({ gates: [1, 2], asks });
    const [ada, , cy] = all as [Pupil, Pupil, Pupil];
    const seen = async (who: Pupil) => (await room.seen(who)).prompts;
    const answer = (who: Pupil, prompt: string, value: object) =>
      who.put(`${room.at}/prompts/${prompt}/answer`, { answer: value });
    expect((await room.view()).prompts).toEqual([]);
    await lot(room, all);
    await expect.poll(() => seen(ada)).toHaveLength(2);
    // How one stood, since in this game all may know it; the other table is still on its way.
    expect((await seen(ada))[0]!.score).toBeGreaterThan(0);
    expect((await seen(ada))[0]).toMatchObject({ id: 'sure', gate: 1, open: true });
    expect(await seen(cy)).toEqual([]);
    expect(await code(answer(cy, 'sure', { percent: 50 }))).toBe('no-prompt');
    must(await answer(ada, 'sure', { percent: 70 }));
    expect((await room.view()).prompts[0]).toMatchObject({ answers: 1, of: 2 });
    await lot(room, all.slice(2));
    await expect.poll(() => seen(cy)).toHaveLength(2);
    must(await answer(cy, 'worth', { low: 0, likely: 3, high: 9 }));
    expect((await room.wall()).prompts).toMatchObject([
      { answers: 1, of: 4, gate: 1 },
      { answers: 1, of: 4 },
    ]);
    await room.order('gate');
    // Who is late is left out.
    expect(await code(answer(cy, 'sure', { percent: 50 }))).toBe('prompt-closed');
    expect((await room.view()).prompts.map(({ open }) => open)).toEqual([false, false]);
    await room.order('close');
    const rows = (await room.trainer.get<string>(`${room.at}/data/prompts.csv`)).body.split('\r\n');
    expect(rows[1]).toContain('own-above');
    // Ada has a lot, which is more than nothing: Brier of 70 percent.
    expect(rows[1]).toMatch(/,1,brier,0\.09$/);
  });

  test('gates that are taken away ask nobody any more', async () => {
    const prompts = [{ id: 'why', kind: 'explain', text: 'Why?' }];
    const { room, all } = await begin({ gates: [1], asks: [{ after: 1, prompts }] }, 2);
    await lot(room, all);
    await expect.poll(async () => (await room.view()).prompts).toMatchObject([{ open: true }]);
    must(await room.trainer.put(`${room.at}/pace`, { gates: [] }));
    expect((await room.view()).prompts).toMatchObject([{ open: false }]);
    const twice = USUAL.plan!.map((stage) => ({ ...stage, asks: [{ after: 1, prompts }] }));
    expect((await room.trainer.post('/api/workshops', { ...USUAL, plan: twice })).status).toBe(400);
  });
});
