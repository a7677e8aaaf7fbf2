import type { Room } from '@boardroom/client';
import { expect, test } from 'vitest';
import { seatNames } from './seat-names.ts';

test('a bot takes no name of a person', () => {
  const seats = [
    { name: 'Aiko' },
    { bot: 'normal' },
    { bot: 'hard' },
    {},
  ] as unknown as Room['seats'];
  expect(seatNames(seats)).toEqual(['Aiko', 'Tomás', 'Priya', expect.stringContaining('4')]);
});
