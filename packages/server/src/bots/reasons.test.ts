import { newRng } from '@boardroom/kernel';
import type { Saying } from '@boardroom/kernel';
import type { Item, News } from '@boardroom/protocol';
import { expect, test } from 'vitest';
import { itemFor } from '../table/render.ts';
import { must, playOn } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { withBot } from '../testing/with-bot.ts';
import type { Question, Thought } from './thinkers.ts';

const why: Saying = { code: 'cheapest', facts: { coins: 0 } };
const bid = ({ asked }: Question): Thought | null =>
  asked < 0 ? null : { seat: asked, move: { type: 'bid', coins: 0 } as never, why };

async function newsOf(person: Guest, id: string): Promise<News> {
  return must(await person.get<News>(`/api/tables/${id}/events`));
}
const botMoves = ({ items }: News): Item[] => items.filter(({ by }) => by === 'bot');

test('a bot’s reason stays secret while what it knew was, and is told when the game is over', async () => {
  await withBot(bid, async (id, _built, person) => {
    // Bids are secret until all are made: so is why the bot made its own.
    await expect.poll(async () => botMoves(await newsOf(person, id)).length).toBe(1);
    expect(botMoves(await newsOf(person, id))[0]).not.toHaveProperty('why');

    await playOn(newRng(1), [person], id);
    expect(botMoves(await newsOf(person, id))[0]).toHaveProperty('why', why);
  });
});

test('a reason that rests on public facts alone is told at once', () => {
  const entry = (open: boolean) => ({
    seq: 1,
    at: 0,
    act: { do: 'moved', seat: 1, move: { type: 'bid' }, why: { saying: why, open } } as const,
    heard: [1, 1, 1],
  });
  expect(itemFor(entry(true), 0, false)).toHaveProperty('why', why);
  expect(itemFor(entry(false), 0, false)).not.toHaveProperty('why');
  expect(itemFor(entry(false), 0, true)).toHaveProperty('why', why);
});
