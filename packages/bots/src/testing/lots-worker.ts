/** A worker that knows the kernel's sample game, for the tests of the thinker. */
import type { AnyGame } from '@boardroom/kernel';
import { lots } from '@boardroom/kernel/testing';
import { serveNodeThinker } from '../node-worker.ts';

serveNodeThinker((id) =>
  id === 'lots' ? { game: () => Promise.resolve(lots as unknown as AnyGame) } : undefined,
);
