import { expect, test } from 'vitest';
import { namesCsv } from './private.ts';

test('who is who has the pseudonyms of the files, and real names as they were typed', () => {
  const members = [
    { member: 1, name: 'Ada' },
    { member: 12, name: 'Say "hi"' },
  ];
  expect(namesCsv(members, { 1: 'Lovelace, Ada' })).toBe(
    'person,nickname,name\r\nP01,"Ada","Lovelace, Ada"\r\nP12,"Say ""hi""",""',
  );
});
