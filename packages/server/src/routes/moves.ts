/** Making a move: once for each key, however often it is sent. */
import type { Seat } from '@boardroom/kernel';
import type { Done, NewMove } from '@boardroom/protocol';
import type { Caller } from '../people/people.ts';
import type { Services } from '../services.ts';
import * as acts from '../table/acts.ts';
import type { Key } from '../tables/types.ts';

type MakeMove = (
  caller: Caller,
  table: string,
  seat: Seat,
  wanted: NewMove,
  key: string | undefined,
) => Promise<Done>;

export function makeMoves({ tables, metrics }: Services): MakeMove {
  return async (caller, table, seat, { move, expected, words }, given) => {
    const began = performance.now();
    const key =
      given === undefined ? undefined : keyOf(caller.id, given, isMove(seat, move, words));
    const outcome = await tables.act(
      table,
      (live) => acts.move(live, seat, caller.id, { move, expected, words }),
      key,
    );
    const { entry, repeated } = outcome!;
    if (!repeated) metrics.moved('person');
    metrics.moveTime.observe((performance.now() - began) / 1000);
    const cursor = entry.heard[seat]!;
    return repeated ? { cursor, repeated } : { cursor };
  };
}

export function keyOf(person: string, key: string, isSame: Key['isSame']): Key {
  return { key: `${person} ${key}`, isSame };
}

function isMove(seat: Seat, move: object, words: string | undefined): Key['isSame'] {
  return (act) => {
    if (act.do !== 'moved' || act.seat !== seat || act.words !== words) return false;
    const numbered =
      words === undefined ? move : { ...move, message: (act.move as never)['message'] };
    return sameFields(act.move, numbered);
  };
}

function sameFields(a: object, b: object): boolean {
  const sorted = (value: object): string =>
    JSON.stringify(Object.entries(value).toSorted(([x], [y]) => (x < y ? -1 : 1)));
  return sorted(a) === sorted(b);
}
