/** Pairs of real games of every game of the catalogue, and what is made of them. */
import { catalogue, findGame } from '@boardroom/catalogue';
import type { AnyBalance, AnyGame, GameEntry, Table } from '@boardroom/kernel';
import { describe, expect, test } from 'vitest';
import { playBatch } from './batch.ts';
import { balanceKey, sameFigures } from './key.ts';
import { openBalance } from './open.ts';
import { report } from './report.ts';
import { newRun } from './run.ts';
import { noSums } from './sums.ts';
import type { BalanceOrder, Opened } from './types.ts';

async function orderOf(entry: GameEntry): Promise<BalanceOrder> {
  const classic = { id: 'classic', content: await entry.editions['classic']!() };
  const seats = Math.min(4, entry.players[1]);
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'easy' : 'normal'));
  return { game: entry.id, seats, bots, options: {}, base: classic, fork: classic, seed: 'test' };
}

describe.for(catalogue)('$title', (entry) => {
  test('its hook names what it counts', async () => {
    const opened = await openBalance(findGame, await orderOf(entry));
    const { messages } = await entry.texts['en']!();
    const keys = [
      'balance.length',
      ...opened.things.map(({ words }) => words),
      ...opened.measures.flatMap(({ words }) => words ?? []),
    ];
    expect(keys.filter((key) => messages[key] === undefined)).toEqual([]);
  });

  test('on common luck an edition plays exactly like itself', { timeout: 60_000 }, async () => {
    const opened = await openBalance(findGame, await orderOf(entry));
    const sums = playBatch(opened, { from: 0, to: 4 });
    const { rows, things, failed, endless } = report(opened, sums);
    expect([failed, ...endless]).toEqual([0, 0, 0]);
    expect(rows.filter(({ difference }) => difference !== 0)).toEqual([]);
    // Everybody wins some share, and together all of it.
    const wins = rows.filter(({ measure }) => measure.group === 'seat');
    expect(wins.reduce((sum, { base }) => sum + base.value, 0)).toBeCloseTo(1);
    if (things.length === 0) return;
    expect(things.some(({ counts }) => counts[0] > 0)).toBe(true);
    expect(new Set(things.map(({ verdict }) => verdict))).toEqual(new Set(['early']));
  });
});

const lots = (change: (t: Table) => Partial<AnyGame>): Opened => {
  const game = { ranking: () => [[1], [0]], scores: () => [1, 0] } as unknown as AnyGame;
  const t = { seats: 2, players: 2, edition: { id: 'broken' } } as Table;
  return {
    order: { bots: ['normal', 'normal'], seats: 2, seed: 's' } as unknown as BalanceOrder,
    game: { ...game, ...change(t), advice: { characters: { plain: {} } } } as unknown as AnyGame,
    hook: undefined as AnyBalance | undefined,
    tables: [t, t],
    measures: [],
    things: [],
  };
};

test('a game that stops with an error is reported in words, not thrown', () => {
  const opened = lots(() => ({
    streams: {},
    setup: () => {
      throw new Error('no cards left to deal');
    },
  }));
  const sums = playBatch(opened, { from: 3, to: 5 });
  expect(sums).toMatchObject({ pairs: 0, failed: 2 });
  expect(sums.firstError).toBe('pair 3, broken: no cards left to deal');
});

test('a game that does not end is counted, of the edition it belongs to', () => {
  const opened = lots(() => ({
    streams: {},
    setup: (_t, chance) => ({ chance, agenda: [{ kind: 'ask', seat: 0 }] }),
    agenda: {
      ask: {
        legal: (_t: Table, _s: object, _f: object, out: object[]) => void out.push({ type: 'on' }),
        apply: (_t: Table, s: { agenda: object[] }) => void s.agenda.push({ kind: 'ask', seat: 0 }),
        fallback: () => ({ type: 'on' }),
      },
    },
  }));
  const random = { ...opened, order: { ...opened.order, bots: ['random', 'random'] } };
  expect(playBatch(random, { from: 0, to: 1 })).toMatchObject({ pairs: 0, endless: [1, 1] });
});

test('batches may end in any order: a run is the same, and goes on from what was kept', async () => {
  const entry = catalogue[0]!;
  const opened = await openBalance(findGame, { ...(await orderOf(entry)), ownLuck: true });
  const found = [0, 10, 20].map((from) => ({ from, to: from + 10 }));
  const some = found.map((batch) => playBatch(opened, { ...batch, to: batch.from + 1 }));
  const order = (numbers: readonly number[]) => {
    const run = newRun(opened, { pairs: 30 });
    const taken = [run.take()!, run.take()!, run.take()!];
    expect(taken).toEqual(found);
    expect(run.take()).toBeNull();
    const news = numbers.map((i) => run.hear(taken[i]!, some[i]!));
    return { run, news };
  };
  const straight = order([0, 1, 2]);
  const mixed = order([2, 1, 0]);
  expect(mixed.news).toEqual([false, false, true]);
  expect(mixed.run.kept()).toEqual(straight.run.kept());
  expect(straight.run.done()).toBe(true);

  const first = order([0]).run;
  const again = newRun(opened, { pairs: 30 }, JSON.parse(JSON.stringify(first.kept())));
  expect(again.played()).toBe(10);
  expect(again.take()).toEqual(found[1]);
  expect(newRun(opened, { pairs: 30 }, { ...first.kept(), key: 'another' }).played()).toBe(0);
  again.recall();
  expect(again.take()).toEqual(found[1]);
});

test('a precision that is asked for ends the run by itself', async () => {
  const opened = await openBalance(findGame, await orderOf(catalogue[0]!));
  const batch = playBatch(opened, { from: 0, to: 1 });
  const play = (precision?: number): number => {
    const run = newRun(opened, { pairs: 5000, precision });
    // One real pair, counted as often as a batch is long.
    const many = noSums(opened);
    many.pairs = 10;
    many.moments = batch.moments.map((sum) => 10 * sum);
    for (let next = run.take(); next; next = run.take()) run.hear(next, many);
    return run.played();
  };
  expect(play()).toBe(5000);
  expect(play(0.02)).toBeGreaterThanOrEqual(200);
  expect(play(0.02)).toBeLessThan(5000);
});

test('what is kept is named by figures, bots and seats, not by words', async () => {
  const order = await orderOf(catalogue[0]!);
  const texts = { en: { hello: 'Good day' } };
  const worded = { ...order, fork: { ...order.fork, id: 'mine', texts } };
  expect(balanceKey(worded)).toBe(balanceKey(order));
  expect(sameFigures(worded.base, worded.fork)).toBe(true);
  expect(balanceKey({ ...order, bots: order.bots.map(() => 'easy') })).not.toBe(balanceKey(order));
  const other = { ...order.base, content: { ...(order.base.content as object), more: 1 } };
  expect(balanceKey({ ...order, fork: other })).not.toBe(balanceKey(order));
});
