import { findGame } from '@boardroom/catalogue';
import { fill, isRefusal, legal, newRng, pending, setTable, undoable } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { askTakeback } from './acts.ts';
import { createLive } from './create.ts';
import { carryOut } from './fold.ts';
import { fromSnapshot, snapshotOf } from './snapshot.ts';
import type { Live } from './state.ts';

/** A table of El Plan with three people, in the middle of a turn with moves that can be taken back. */
async function midTurn(): Promise<{ live: Live; seat: number; before: string }> {
  const entry = findGame('el-plan')!;
  const game = await entry.game();
  const t = setTable(game, {
    players: 3,
    edition: { id: 'classic', content: await entry.editions['classic']!() },
  });
  if (isRefusal(t)) throw new Error(t.code);
  const sitter = (n: number) => ({ id: `person-${n}`, name: `P${n}`, colour: 'blue' as const });
  const settings = {
    game: 'el-plan',
    players: 3,
    options: {},
    sit: 0,
    listed: false,
    spectators: { kind: 'none' as const },
    clock: { kind: 'none' as const },
    takebacks: 'consent' as const,
    chat: true,
  };
  const created = {
    do: 'created' as const,
    id: 'T',
    code: 'C',
    host: sitter(0),
    settings,
    version: game.version,
    edition: t.edition,
    chairs: t.seats,
  };
  const [live] = createLive(game, t, created, 1);
  for (const seat of [1, 2]) carryOut(live, 2, { do: 'sat', seat, person: sitter(seat) }, () => '');
  for (const seat of [0, 1, 2]) carryOut(live, 3, { do: 'ready', seat, ready: true }, () => 'seed');
  const rng = newRng(7);
  for (let i = 0; i < 2000; i++) {
    const before = snapshotOf(live);
    const f = pending(live.match!.s)[0]!;
    const list = legal(game, t, live.match!.s, f);
    carryOut(
      live,
      4,
      { do: 'moved', seat: f.seat, move: fill(list[rng.below(list.length)]!, rng) },
      () => '',
    );
    if (live.room.status !== 'playing') break;
    if (undoable(live.match!, f.seat) === 1) return { live, seat: f.seat, before };
  }
  throw new Error('no move that can be taken back came up');
}

const stateOf = (snapshot: string): unknown =>
  (JSON.parse(snapshot) as { match: { s: unknown } }).match.s;

test('a move is taken back when all others agree, and the table is as it was', async () => {
  const { live, seat, before } = await midTurn();
  const ask = askTakeback(live, seat, `person-${seat}`, 1);
  carryOut(live, 5, ask, () => '');
  const others = [0, 1, 2].filter((each) => each !== seat);
  carryOut(live, 6, { do: 'takeback-answered', seat: others[0]!, agree: true }, () => '');
  expect(live.room.takeback?.agreed).toHaveLength(2);
  const last = carryOut(
    live,
    7,
    { do: 'takeback-answered', seat: others[1]!, agree: true },
    () => '',
  );
  expect(last).toMatchObject({ undone: 1 });
  expect(stateOf(snapshotOf(live))).toEqual(stateOf(before));
});

test('one who does not agree ends it; so does a snapshot change nothing about it', async () => {
  const { live, seat } = await midTurn();
  const again = fromSnapshot(live.game, live.t, live.seq, snapshotOf(live));
  expect(undoable(again.match!, seat)).toBe(1);
  carryOut(again, 5, { do: 'takeback-asked', seat, count: 1 }, () => '');
  const after = stateOf(snapshotOf(again));
  carryOut(again, 6, { do: 'takeback-answered', seat: (seat + 1) % 3, agree: false }, () => '');
  expect(again.room.takeback).toBeNull();
  expect(stateOf(snapshotOf(again))).toEqual(after);
});

test('a trainer takes a move back whoever agrees', async () => {
  const { live, seat, before } = await midTurn();
  const act = { do: 'takeback-asked', seat, count: 1, by: 'host' } as const;
  const entry = carryOut(live, 6, act, () => '');
  if (isRefusal(entry)) throw new Error(entry.code);
  expect(entry.undone).toBe(1);
  expect(live.room.takeback).toBeNull();
  expect(stateOf(snapshotOf(live))).toEqual(stateOf(before));
});
