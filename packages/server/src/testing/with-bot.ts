/** A table with a bot whose thoughts are those of the test. */
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { makeLocalQueue } from '../bots/queue.ts';
import type { Question, Thought } from '../bots/thinkers.ts';
import { NO_LIMITS } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { guest, startTable } from './guest.ts';
import type { Guest } from './guest.ts';
import { catalogue } from './sample-catalogue.ts';

/** A person and a bot that answers by this function, at a table of lots. */
export async function withBot(
  think: (question: Question) => Thought | null,
  work: (id: string, built: Built, person: Guest) => Promise<void>,
): Promise<void> {
  const thinkers = { think: async (question: Question) => think(question), async close() {} };
  const built = await buildApp({
    storage: openSqlite(':memory:'),
    catalogue,
    limits: NO_LIMITS,
    seed: () => 'the secret',
    bots: { thinkers, queue: makeLocalQueue(), pace: 0 },
  });
  try {
    const person = await guest(built.app, 'Ada');
    const setting = { players: 2, seats: ['open' as const, { bot: 'normal' }] };
    await work(await startTable([person], setting), built, person);
  } finally {
    await built.close();
  }
}
