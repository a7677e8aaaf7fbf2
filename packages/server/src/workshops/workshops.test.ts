/** Workshops as they are held: read when they are asked for, changed under a lock, heard of by those who listen. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/types.ts';
import type { WorkshopAct } from './types.ts';
import { makeWorkshops } from './workshops.ts';
import type { Workshops } from './workshops.ts';

const ID = 'a'.repeat(22);
const opened = {
  do: 'opened',
  id: ID,
  code: 'ABCDEF',
  owner: { id: 'tess', name: 'Tess' },
  host: { id: 'host', name: '', colour: 'blue' },
  settings: { title: 'Class', game: 'lots' },
  edition: { id: 'classic', hash: '0'.repeat(16) },
  version: 1,
  chairs: 2,
  plan: [{ id: 'gather', kind: 'gather' }],
  seeds: {},
  deletes: 9e12,
} as unknown as Extract<WorkshopAct, { do: 'opened' }>;
const say = (text: string): WorkshopAct => ({ do: 'said', text });

let storage: Storage;
let workshops: Workshops;
beforeEach(async () => {
  storage = openSqlite(':memory:');
  workshops = makeWorkshops(storage, () => 1000);
});
afterEach(async () => {
  workshops.close();
  await storage.close();
});
const open = (): Promise<unknown> => workshops.open(opened, '{}');
const said = (at: Workshops): Promise<string[]> =>
  at.look(ID, (workshop) => workshop.said.map(({ text }) => text));

test('what is done is written, told, and found by who reads it anew', async () => {
  await open();
  let heard = 0;
  const deaf = workshops.listen(ID, () => heard++);
  const done = await workshops.act(ID, () => say('Hello'), { by: 'tess' });
  expect(done).toMatchObject({ repeated: false, entry: { seq: 2, at: 1000, by: 'tess' } });
  expect(heard).toBe(1);
  deaf();
  await workshops.act(ID, () => say('Again'));
  expect(heard).toBe(1);
  const other = makeWorkshops(storage, () => 2000);
  expect(await said(other)).toEqual(['Hello', 'Again']);
  expect((await other.entries(ID)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  other.close();
});

test('where nothing is to be done nothing is written', async () => {
  await open();
  expect(await workshops.act(ID, () => null)).toBeNull();
  expect(await workshops.entries(ID)).toHaveLength(1);
});

test('a key does something once, and nothing else', async () => {
  await open();
  const key = (text: string) => ({
    key: 'k',
    isSame: (act: WorkshopAct) => act.do === 'said' && act.text === text,
  });
  await workshops.act(ID, () => say('Hello'), { key: key('Hello') });
  const again = await workshops.act(ID, () => say('Hello'), { key: key('Hello') });
  expect(again).toMatchObject({ repeated: true, entry: { seq: 2 } });
  const other = workshops.act(ID, () => say('Bye'), { key: key('Bye') });
  await expect(other).rejects.toMatchObject({ problem: { code: 'key-reused' } });
  expect(await said(workshops)).toEqual(['Hello']);
});

test('one there is not is refused; who listens for it hears when it is gone for good', async () => {
  let heard = 0;
  workshops.listen(ID, () => heard++);
  const look = (): Promise<unknown> => workshops.look(ID, () => 0);
  await expect(look()).rejects.toMatchObject({ problem: { code: 'no-workshop' } });
  workshops.drop(ID);
  expect(heard).toBe(1);
  workshops.drop(ID);
  expect(heard).toBe(1);
});

test('two that write at once: the second decides anew on what the first wrote', async () => {
  await open();
  const other = makeWorkshops(storage, () => 2000);
  await said(other);
  await workshops.act(ID, () => say('first'));
  const seen: number[] = [];
  await other.act(ID, (workshop) => {
    seen.push(workshop.said.length);
    return say('second');
  });
  expect(seen).toEqual([0, 1]);
  expect(await said(other)).toEqual(['first', 'second']);
  other.close();
});

test('somebody forgotten is told, and read without them', async () => {
  await open();
  await workshops.act(ID, () => say('Hello'), { by: 'tess' });
  let heard = 0;
  workshops.listen(ID, () => heard++);
  await workshops.forget(ID, 'tess');
  expect(heard).toBe(1);
  expect(JSON.stringify(await workshops.entries(ID))).not.toContain('Hello');
  expect(await said(workshops)).toEqual(['…']);
});
