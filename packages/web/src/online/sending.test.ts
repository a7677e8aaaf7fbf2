import { ProblemError } from '@boardroom/client';
import type { Done, MoveSetting } from '@boardroom/client';
import type { Refusal } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import type { Outbox, Sent } from './outbox.ts';
import { makeSending } from './sending.ts';

function desk(kept: Sent | null = null) {
  const asked: { setting: MoveSetting; answer(done: Done): void; fail(error: Error): void }[] = [];
  const given: Refusal[] = [];
  let shelf = kept;
  const outbox: Outbox = {
    read: () => shelf,
    keep: (sent) => void (shelf = sent),
    clear: () => void (shelf = null),
  };
  const sending = makeSending({
    table: {
      move: (_seat, _move, setting = {}) =>
        new Promise((answer, fail) => void asked.push({ setting, answer, fail })),
    },
    outbox,
    changed: () => {},
    givenBack: (refusal) => void given.push(refusal),
  });
  return { asked, given, sending, kept: () => shelf };
}
const bid = { type: 'bid' };
const stale = (): ProblemError =>
  new ProblemError({ type: '', title: '', status: 409, code: 'stale' }, undefined);

test('a second click while the first is on its way is refused, not sent', async () => {
  const { asked, sending } = desk();
  sending.heard(7);
  const first = sending.send(0, bid, undefined);
  expect(await sending.send(0, bid, undefined)).toEqual({ code: 'sending' });
  expect(asked).toHaveLength(1);
  expect(asked[0]!.setting.expected).toBe(7);
  asked[0]!.answer({ cursor: 9 });
  expect(await first).toBeNull();
});

test('it stays on its way until the news of it are here', async () => {
  const { asked, sending, kept } = desk();
  const done = sending.send(0, bid, undefined);
  expect(kept()).not.toBeNull();
  asked[0]!.answer({ cursor: 3 });
  await done;
  expect([sending.busy, kept()]).toEqual([true, null]);
  sending.heard(2);
  expect(sending.busy).toBe(true);
  sending.heard(3);
  expect(sending.busy).toBe(false);
});

test('news that come before the answer do as well', async () => {
  const { asked, sending } = desk();
  const done = sending.send(0, bid, undefined);
  sending.heard(3);
  asked[0]!.answer({ cursor: 3 });
  await done;
  expect(sending.busy).toBe(false);
});

test('a stale move is given back', async () => {
  const { asked, given, sending, kept } = desk();
  const done = sending.send(0, bid, undefined);
  asked[0]!.fail(stale());
  expect(await done).toEqual({ code: 'stale' });
  expect(given).toEqual([{ code: 'stale' }]);
  expect([sending.busy, kept()]).toEqual([false, null]);
});

test('after a reload the same move goes out with the same key, from its own seat only', async () => {
  const sent: Sent = { seat: 1, move: bid, expected: 4, key: 'k1' };
  const same = desk(sent);
  same.sending.resume(1);
  expect(same.asked[0]!.setting).toMatchObject({ key: 'k1', expected: 4 });
  const other = desk(sent);
  other.sending.resume(0);
  expect([other.asked.length, other.kept()]).toEqual([0, null]);
});
