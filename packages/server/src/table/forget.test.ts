import { expect, test } from 'vitest';
import type { Act, Entry } from './entry.ts';
import { byWhom, forgetIn } from './forget.ts';

const sitter = (id: string, name: string) => ({ id, name, colour: 'blue' as const });
const log = (acts: readonly Act[]): Entry[] =>
  acts.map((act, i) => ({ seq: i + 1, at: i, act, heard: [i + 1] }));
const words = (text: string, by?: 'bot'): Act => ({
  do: 'moved',
  seat: 1,
  move: { type: 'say', to: 0, message: 5 } as never,
  words: text,
  ...(by ? { by } : {}),
});

const entries = log([
  {
    do: 'created',
    host: sitter('ada', 'Ada'),
    settings: { sit: 0 },
  } as unknown as Act,
  { do: 'sat', seat: 1, person: sitter('fay', 'Fay') },
  { do: 'said', seat: 1, name: 'Fay', text: 'hello' },
  words('psst'),
  words('beep', 'bot'),
  { do: 'named', seat: 1, name: 'Fay Two', colour: 'red' },
  { do: 'stood', seat: 1 },
  { do: 'sat', seat: 1, person: sitter('ben', 'Ben') },
  words('mine'),
  { do: 'said', seat: 1, name: 'Ben', text: 'hello' },
  { do: 'hosted', person: sitter('fay', 'Fay') },
  { do: 'said', seat: -1, by: 'fay', name: 'Fay', text: 'from the side' },
]);

test('who did what is told by who sat where at the time', () => {
  expect([...byWhom(entries)].map(([, by]) => by)).toEqual([
    'ada',
    'fay',
    'fay',
    'fay',
    null,
    'fay',
    'fay',
    'ben',
    'ben',
    'ben',
    null,
    'fay',
  ]);
});

test('a person becomes another everywhere, and what they said is gone; nobody else’s is', () => {
  const { anew, entry, forgetting } = forgetIn(entries, 'fay', 99);
  expect(forgetting.changed.map(({ seq }) => seq)).toEqual([2, 3, 4, 6, 11, 12]);
  expect(entry).toMatchObject({ seq: 13, at: 99, act: { do: 'forgot', person: forgetting.as } });
  expect(anew).toHaveLength(13);
  const text = JSON.stringify([forgetting.changed, anew.slice(1, 7)]);
  for (const gone of ['fay', 'Fay', 'hello', 'psst', 'from the side'])
    expect(text).not.toContain(gone);
  expect(JSON.stringify(anew)).toContain('mine');
  expect(forgetIn(entries, 'nobody', 99).forgetting.changed).toEqual([]);
});
