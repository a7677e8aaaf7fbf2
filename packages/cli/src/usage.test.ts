import type { GameEntry, Texts } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { textsOf } from './usage.ts';

const words = (name: string): Texts => ({ name, tagline: '', fields: {}, messages: {} });
const entry = {
  title: 'Lots',
  texts: { en: async () => words('Lots'), de: async () => words('Lose') },
} as unknown as GameEntry;

test('words come in the language that was asked for, and say which it is', async () => {
  expect(await textsOf(entry)).toMatchObject({ name: 'Lots', language: 'en' });
  expect(await textsOf(entry, 'de')).toMatchObject({ name: 'Lose', language: 'de' });
  await expect(textsOf(entry, 'toString')).rejects.toThrow(
    'Lots has no words in toString; it speaks en, de',
  );
});
