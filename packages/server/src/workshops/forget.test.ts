import { expect, test } from 'vitest';
import { forgetIn, ofPerson } from './forget.ts';
import type { WorkshopAct, WorkshopEntry } from './types.ts';

const sitter = (id: string, name: string) => ({ id, name, colour: 'blue' });
const joined = (member: number, id: string, name: string): Record<string, unknown> => ({
  do: 'joined',
  member,
  person: sitter(id, name),
});
const wrote = (member: number, text: string): Record<string, unknown> => ({
  do: 'answered',
  member,
  prompt: 'p',
  answer: { text },
});
const show = (title: string, words: string): Record<string, unknown> => ({
  do: 'showed',
  shown: { title, note: 'n' },
  figures: { sentences: [words] },
});

function log(...acts: readonly { by?: string; [field: string]: unknown }[]): WorkshopEntry[] {
  return acts.map(({ by, ...did }, i) => ({
    seq: i + 1,
    at: i,
    did: did as unknown as WorkshopAct,
    by,
  }));
}
const entries = log(
  { do: 'opened', owner: { id: 'tess', name: 'Tess' } },
  joined(1, 'fay', 'Fay'),
  joined(2, 'ben', 'Ben'),
  wrote(1, 'We hurried.'),
  wrote(2, 'We waited.'),
  { do: 'answered', member: 1, prompt: 'q', answer: { rate: 2 } },
  { ...show('Reasons', 'We hurried.'), by: 'tess' },
  { do: 'voted', member: 2, slide: 's', choice: 1 },
  { do: 'returned', member: 1, as: { person: 'fay-too', made: true } },
);
const seqs = (of: readonly WorkshopEntry[], person: string): number[] =>
  forgetIn(of, person, 99).forgetting.changed.map(({ seq }) => seq);

test('of a person is what they did and what is about them', () => {
  const of = (person: string): number[] => [...ofPerson(entries, person)].map(({ seq }) => seq);
  expect(of('fay')).toEqual([2, 4, 6, 9]);
  expect(of('fay-too')).toEqual([2, 4, 6, 9]);
  expect(of('tess')).toEqual([1, 7]);
  expect(of('nobody')).toEqual([]);
});

test('who they were and what they wrote is gone, also from what the trainer showed; nothing else is touched', () => {
  const { entry, forgetting } = forgetIn(entries, 'fay', 99);
  expect(forgetting.changed.map(({ seq }) => seq)).toEqual([2, 4, 6, 7, 9]);
  expect(entry).toMatchObject({ seq: 10, at: 99, did: { do: 'forgot', person: forgetting.as } });
  const text = JSON.stringify(forgetting.changed);
  for (const gone of ['Fay', 'We hurried.', '"fay"']) expect(text).not.toContain(gone);
  expect(text).toContain('Reasons');
  expect(text).toContain('"rate\\":2');
});

test('of somebody who wrote nothing no slide is touched', () => {
  const silent = log({ do: 'opened', owner: { id: 'tess' } }, joined(1, 'fay', 'Fay'), {
    ...show('Reasons', 'x'),
    by: 'tess',
  });
  expect(seqs(silent, 'fay')).toEqual([2]);
});

test('a trainer’s own words are gone from slides and messages; what they ordered stays', () => {
  const led = log(
    { do: 'opened', owner: { id: 'ann', name: 'Ann' } },
    { do: 'trained', trainer: { id: 'tess', name: 'Tess' } },
    { do: 'said', text: 'Well done.', by: 'tess' },
    { ...show('My view', 'x'), by: 'tess' },
    { do: 'arranged', arrangement: { slides: [{ own: 'mine' }] }, by: 'tess' },
    { do: 'went', stage: 'play', by: 'tess' },
    { do: 'said', text: 'Thanks.', by: 'ann' },
  );
  const { changed, as } = forgetIn(led, 'tess', 9).forgetting;
  expect(changed.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6]);
  const text = JSON.stringify(changed);
  for (const gone of ['Tess', 'tess', 'Well done.', 'My view', 'mine'])
    expect(text).not.toContain(gone);
  expect(JSON.parse(changed.at(-1)!.body)).toEqual({ did: { do: 'went', stage: 'play' }, by: as });
});
