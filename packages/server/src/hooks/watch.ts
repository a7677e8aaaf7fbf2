/** Calls the webhooks of people whose turn it has become while they are not at the table. */
import { pendingIndex } from '@boardroom/kernel';
import type { HookCall } from '@boardroom/protocol';
import type { Services } from '../services.ts';
import type { HookRow } from '../storage/types.ts';
import type { Live } from '../table/state.ts';
import { isAllowed } from './allowed.ts';
import { isQuiet } from './quiet.ts';
import { sign, SIGNATURE } from './sign.ts';

export interface HookSetting {
  /** What an address must begin with; none: nothing is ever sent. */
  readonly allowed: readonly string[];
  readonly fetch?: typeof fetch;
  /** Milliseconds before each further try. */
  readonly pauses?: readonly number[];
}

export interface HookWatch {
  close(): Promise<void>;
}

const PAUSES = [2000, 15_000, 60_000];
const PATIENCE = 5000;
/** Concurrent calls; one slow receiver must not hold up the others. */
const MOST = 200;

export function watchHooks(
  { tables, storage, feed, metrics, now }: Services,
  { allowed, fetch: send = fetch, pauses = PAUSES }: HookSetting,
): HookWatch {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();

  const call = async (hook: HookRow, body: string): Promise<void> => {
    for (const pause of [0, ...pauses]) {
      await sleep(pause, closing.signal);
      if (closing.signal.aborted) return;
      try {
        const { ok } = await send(hook.url, {
          method: 'POST',
          // A redirect could lead to where calls are not allowed.
          redirect: 'error',
          headers: {
            'content-type': 'application/json',
            [SIGNATURE]: sign(hook.secret, body, now()),
          },
          body,
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE)]),
        });
        if (ok) return metrics.called('sent');
      } catch {
        // Tried again.
      }
    }
    metrics.called('failed');
  };

  const tell = async (live: Live): Promise<void> => {
    const { id, game } = live.room;
    const turns = turnsIn(live).filter(({ seat }) => !feed.isHere(id, seat));
    for (const { seat, person } of turns)
      for (const hook of await storage.hooksOf(person)) {
        if (!isAllowed(hook.url, allowed) || isQuiet(hook.quiet, now()) || running.size >= MOST)
          continue;
        const told: HookCall = { type: 'your-turn', table: id, game, seat, at: now() };
        const calling = call(hook, JSON.stringify(told)).finally(() => running.delete(calling));
        running.add(calling);
      }
  };
  if (allowed.length > 0)
    tables.onEntries((live, entries, isOwn) => {
      if (isOwn && entries.length > 0) void tell(live).catch(() => {});
    });

  return {
    async close() {
      closing.abort();
      await Promise.allSettled(running);
    },
  };
}

/** People who are asked something they were not asked before the last entry. */
function turnsIn({ room, match, fresh, heard }: Live): { seat: number; person: string }[] {
  if (!match || room.status !== 'playing') return [];
  return room.chairs.flatMap(({ person, bot, team }, seat) =>
    person !== null &&
    bot === null &&
    fresh[seat] === heard[seat] &&
    pendingIndex(match.s, seat) >= 0
      ? (team?.people.map(({ id }) => id) ?? [person]).map((who) => ({ seat, person: who }))
      : [],
  );
}

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ms === 0 || signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    timer.unref();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
