import { newTable } from '@boardroom/protocol';
import { expect, test } from 'vitest';
import { seatsInput, termsInput, USUAL_TERMS } from './terms.ts';

test('what the form makes is what the server takes', () => {
  for (const clock of ['none', 'decision', 'bank'] as const)
    for (const spectators of ['none', 'public', 'delayed'] as const) {
      const wish = {
        game: 'deploy',
        ...seatsInput(['open', 'you', 'hard']),
        ...termsInput({ ...USUAL_TERMS, clock, spectators }),
      };
      expect(newTable.parse(wish)).toMatchObject({
        players: 3,
        sit: 1,
        seats: ['open', 'open', { bot: 'hard' }],
        spectators: { kind: spectators },
        listed: false,
        chat: true,
        ...(clock === 'none' ? {} : { clock: { kind: clock } }),
      });
    }
});

test('a trainer has no seat', () => {
  expect(seatsInput(['open', 'hard'])).toMatchObject({ players: 2, sit: false });
});

test('a bank is set in minutes and sent in seconds', () => {
  const { clock } = termsInput({ ...USUAL_TERMS, clock: 'bank', bank: 20, increment: 5 });
  expect(clock).toEqual({ kind: 'bank', seconds: 1200, increment: 5 });
});
