/** How many streams are open, and the heartbeats of all of them. */
import type { FastifyRequest } from 'fastify';
import { every } from '../every.ts';
import type { Limits } from '../limits.ts';
import { addressOf } from '../people/rates.ts';
import { problem } from '../problem.ts';
import type { App } from '../services.ts';
import type { StreamKind } from './stream.ts';

export interface Streams {
  /** Counts one more; the result counts it out again. Refuses if there are too many. */
  enter(ip: string, person: string | null): () => void;
  /** What is called every 15 seconds. */
  readonly beats: Set<() => void>;
}

const HEARTBEAT = 15_000;

export function makeStreams(app: App, limits: Limits): Streams {
  /** Open streams per person, or per address. */
  const open = new Map<string, number>();
  let all = 0;
  const beats = new Set<() => void>();
  const stopBeating = every(HEARTBEAT, () => {
    for (const beat of beats) beat();
  });
  app.addHook('onClose', async () => stopBeating());
  return {
    beats,
    /** Per person, or per address without one; and in total, since new people cost nothing. */
    enter(ip, person) {
      const [name, most] =
        person === null
          ? [addressOf(ip), limits.streamsPerAddress]
          : [person, limits.streamsPerPerson];
      const count = open.get(name) ?? 0;
      if (count >= most || all >= limits.streams) throw problem('too-often', 'too many streams', 5);
      open.set(name, count + 1);
      all++;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        all--;
        const rest = open.get(name)! - 1;
        if (rest > 0) open.set(name, rest);
        else open.delete(name);
      };
    },
  };
}

export function kindOf({ headers }: Pick<FastifyRequest, 'headers'>): StreamKind | 'json' {
  const accept = headers.accept ?? '*/*';
  if (accept.includes('text/event-stream')) return 'sse';
  if (accept.includes('application/x-ndjson')) return 'ndjson';
  if (accept.includes('application/json') || accept.includes('*/*')) return 'json';
  throw problem('not-acceptable');
}
