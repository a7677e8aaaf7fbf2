/** A move on its way to the server: made once or given back, whatever happens to the line. */
import type { RemoteTable } from '@boardroom/client';
import { newKey, ProblemError } from '@boardroom/client';
import type { Move, Refusal, Seat } from '@boardroom/kernel';
import type { Outbox, Sent } from './outbox.ts';

export interface Sending {
  /** A move is on its way, or made and not yet heard of. */
  readonly busy: boolean;
  send(seat: Seat, move: Move, words: string | undefined): Promise<Refusal | null>;
  /** News up to this cursor are here. */
  heard(cursor: number): void;
  /** What was sent just before the page was closed: once more, with its key. */
  resume(seat: Seat): void;
}

export interface SendingSetting {
  readonly table: Pick<RemoteTable, 'move'>;
  readonly outbox: Outbox;
  changed(): void;
  /** A move that was on its way when the line broke could not be made. */
  givenBack(refusal: Refusal): void;
}

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ProblemError)) return { code: 'lost' };
  const { code, facts } = error.problem as Refusal;
  return facts ? { code, facts } : { code };
}

export function makeSending({ table, outbox, changed, givenBack }: SendingSetting): Sending {
  let under: Sent | null = null;
  /** The cursor after the move, once it is made. */
  let made = Number.POSITIVE_INFINITY;
  let cursor = 0;
  const settle = (): void => {
    if (cursor >= made) under = null;
  };

  /** With one key, until it is made or refused. */
  async function push(sent: Sent): Promise<Refusal | null> {
    const { seat, move, expected, key, words } = sent;
    under = sent;
    made = Number.POSITIVE_INFINITY;
    outbox.keep(sent);
    changed();
    try {
      const more = words === undefined ? {} : { words };
      made = (await table.move(seat, move, { expected, key, ...more })).cursor;
      settle();
      return null;
    } catch (error) {
      under = null;
      return refusalOf(error);
    } finally {
      outbox.clear();
      changed();
    }
  }

  return {
    get busy() {
      return under !== null;
    },
    async send(seat, move, words) {
      if (under) return { code: 'sending' };
      const wish = { seat, move, expected: cursor, key: newKey() };
      const refusal = await push(words === undefined ? wish : { ...wish, words });
      // The bar says it too, but the news that made it stale wipes the bar.
      if (refusal?.code === 'stale') givenBack(refusal);
      return refusal;
    },
    heard(at) {
      cursor = at;
      settle();
    },
    resume(seat) {
      const kept = outbox.read();
      if (!kept) return;
      if (kept.seat !== seat) outbox.clear();
      else
        void push(kept).then((refusal) => {
          if (refusal) givenBack(refusal);
        });
    },
  };
}
