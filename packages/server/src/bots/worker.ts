/** The thread of bots: thinks about the games of the catalogue it is given. */
import { workerData } from 'node:worker_threads';
import { serveNodeThinker } from '@boardroom/bots/node-worker';
import type { GameEntry } from '@boardroom/kernel';

const { catalogue: address } = workerData as { catalogue: string };
const { catalogue } = (await import(address)) as { catalogue: readonly GameEntry[] };
serveNodeThinker((id) => catalogue.find((entry) => entry.id === id));
