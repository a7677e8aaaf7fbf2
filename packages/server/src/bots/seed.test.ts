import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { guest, startTable } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';
import { makeLocalQueue } from './queue.ts';
import { botSeed } from './seed.ts';
import type { Question } from './thinkers.ts';

test('what a bot rolls follows from the secret of the table, and nothing that others know', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<Question>();
  const thinkers = {
    async think(question: Question) {
      resolve(question);
      return null;
    },
    async close() {},
  };
  const built = await buildApp({
    storage: openSqlite(':memory:'),
    catalogue,
    limits: NO_LIMITS,
    seed: () => 'the secret',
    bots: { thinkers, queue: makeLocalQueue(), pace: 0 },
  });
  try {
    const id = await startTable([await guest(built.app, 'Ada')], {
      players: 2,
      seats: ['open', { bot: 'normal' }],
    });
    const { seed, match } = await asked;
    expect(match).toBe(id);
    const seq = await built.house.storage.head(id);
    const possible = Array.from({ length: seq + 1 }, (_, i) => botSeed('the secret', i));
    expect(possible).toContain(seed);
    expect(new Set(possible).size).toBe(seq + 1);
    expect(possible).not.toContain(botSeed('another', seq));
  } finally {
    await built.close();
  }
});
