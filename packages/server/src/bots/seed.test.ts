import { expect, test } from 'vitest';
import { withBot } from '../testing/with-bot.ts';
import { botSeed } from './seed.ts';
import type { Question, Thought } from './thinkers.ts';

test('what a bot rolls follows from the secret of the table, and nothing that others know', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<Question>();
  const answer = (question: Question): null => {
    resolve(question);
    return null;
  };
  await withBot(answer, async (id, { services }) => {
    const { seed, match } = await asked;
    expect(match).toBe(id);
    const seq = await services.storage.head(id);
    const possible = Array.from({ length: seq + 1 }, (_, i) => botSeed('the secret', i));
    expect(possible).toContain(seed);
    expect(new Set(possible).size).toBe(seq + 1);
    expect(possible).not.toContain(botSeed('another', seq));
  });
});

test('how many lines a bot thought is told by the metrics: fewer is weaker', async () => {
  const answer = (): Thought => ({ seat: 1, move: { type: 'bid', coins: 0 } as never, lines: 70 });
  await withBot(answer, async (_id, { services }) => {
    await expect
      .poll(() => services.metrics.registry.metrics())
      .toContain('boardroom_bot_lines_bucket{le="100"} 1');
    // Times are in seconds: an answer that comes at once is not one of minutes.
    expect(await services.metrics.registry.metrics()).toContain(
      'boardroom_bot_seconds_bucket{le="5"} 1',
    );
  });
});
