/** What the routes of a table share. */
import { idempotencyKey, problem, seatNumber, tableId } from '@boardroom/protocol';
import { z } from 'zod';
import type { Caller } from '../people/people.ts';
import type { Services } from '../services.ts';
import type { Act } from '../table/entry.ts';
import { seatOf, spectatorOf } from '../table/state.ts';
import type { Live } from '../table/state.ts';

export const errors = { '4xx': problem };
export const keyHeader = z.object({ 'idempotency-key': idempotencyKey.optional() });
export const atTable = z.object({ id: tableId });
export const atSeat = z.object({ id: tableId, seat: seatNumber });

type DoAt = (
  id: string,
  caller: Caller,
  decide: (live: Live) => Act,
) => Promise<{ cursor: number }>;

/** Carries an act out and says how far the caller's own count is then. */
export function makeDoAt({ tables }: Services): DoAt {
  return async (id, caller, decide) => {
    const { live } = (await tables.act(id, decide))!;
    const seat = seatOf(live.room, caller.id);
    return { cursor: live.heard[seat < 0 ? spectatorOf(live) : seat]! };
  };
}
