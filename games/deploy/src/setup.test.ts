import { isRefusal, setNewTable, setTable, start } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { content } from './content.ts';
import { game } from './index.ts';
import { fresh, table, tilesOf, types } from './testing/scene.ts';
import { KINDS } from './types.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const levels = (p: ReturnType<typeof fresh>): number[] =>
  p.s.deck.map((card) => p.t.content.cards[card]!.level);

test('R1, R4 each player has 50 credits, five workers in the supply and a marker at 0', () => {
  for (const players of [2, 3, 4]) {
    const { s } = fresh({ players });
    expect(s.cash).toEqual(Array(players).fill(50));
    expect(s.supply).toEqual(Array(players).fill(5));
    expect(s.marker).toEqual(Array(players).fill(0));
  }
  for (const players of [1, 5])
    expect(isRefusal(setTable(game, { players, edition: { id: 'c', content: classic } }))).toBe(
      true,
    );
});

test('R2 the bank never runs out: any number of credits is paid', () => {
  const p = table((s) => void (s.cash[0] = 100_000));
  p.play(0, { type: 'consult', office: 0 });
  expect(p.s.cash[0]).toBe(100_003);
});

test('R3 all 165 cubes are in the bag or on the first three projects', () => {
  const { s } = fresh();
  expect(sum(s.bag) + sum(s.cubes)).toBe(165);
  expect([0, 1, 2].map((c) => s.bag[c]! + s.cubes[c]! + s.cubes[3 + c]! + s.cubes[6 + c]!)).toEqual(
    [55, 55, 55],
  );
});

test('R5 the first player is drawn at random, or set by option', () => {
  const firsts = new Set<number>();
  for (let i = 0; i < 30; i++)
    firsts.add(fresh({ seed: `first ${i}`, options: { firstPlayer: 'random' } }).s.first);
  expect([...firsts].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  expect(fresh({ options: { firstPlayer: '3' } }).s.first).toBe(2);
  const t = setTable(game, {
    players: 2,
    options: { firstPlayer: '3' },
    edition: { id: 'c', content: classic },
  });
  expect(t).toMatchObject({ code: 'no-first-player' });
});

test('R6, R19 start tiles are placed in turn order from the first player, in view of the projects', () => {
  const p = fresh({ players: 3, options: { firstPlayer: '2' } });
  expect(p.s.spaces.every((card) => card >= 0)).toBe(true);
  const order: number[] = [];
  for (const pool of ['A', 'B', 'A'] as const) {
    order.push(p.asked()[0]!.seat);
    expect(p.legal(p.asked()[0]!.seat)).toEqual([
      { type: 'start', pool: 'A' },
      { type: 'start', pool: 'B' },
    ]);
    p.play(p.asked()[0]!.seat, { type: 'start', pool });
  }
  expect(order).toEqual([1, 2, 0]);
  expect(tilesOf(p.s, 1)).toEqual([2, 0, 0, 0, 0, 0, 0, 0]);
  expect(tilesOf(p.s, 2)).toEqual([0, 0, 0, 0, 2, 0, 0, 0]);
  expect(p.asked()[0]).toMatchObject({ kind: 'action', seat: 1 });
});

test('R19 with blindStart the start tile is placed before the projects are revealed', () => {
  const p = fresh({ players: 2, options: { blindStart: true } });
  expect(p.s.spaces).toEqual([-1, -1, -1]);
  p.play(0, { type: 'start', pool: 'A' });
  p.play(1, { type: 'start', pool: 'A' });
  expect(p.s.spaces.every((card) => card >= 0)).toBe(true);
  expect(types(p.events())).toContain('revealed');
});

test('R7, R8 stacks of values 3 to 9 by number of players', () => {
  expect(fresh({ players: 4 }).s.stacks).toEqual([4, 5, 5, 5, 5, 4, 4]);
  expect(fresh({ players: 3 }).s.stacks).toEqual([3, 4, 4, 4, 4, 3, 3]);
  expect(fresh({ players: 2 }).s.stacks).toEqual([2, 3, 3, 3, 3, 2, 2]);
  expect(fresh({ players: 4, options: { startStack: 5 } }).s.stacks).toEqual([0, 0, 5, 5, 5, 4, 4]);
});

test('R9 the discs lie on home in turn order, the first player on top', () => {
  const { s } = fresh({ options: { firstPlayer: '2' } });
  expect(s.steps).toEqual([0, 0, 0, 0]);
  const fromTop = [0, 1, 2, 3].toSorted((a, b) => s.arrival[b]! - s.arrival[a]!);
  expect(fromTop).toEqual([1, 2, 3, 0]);
});

test('R10 income and BVP start at 0', () => {
  const { s } = fresh();
  expect([...s.income, ...s.bvp]).toEqual(Array(8).fill(0));
});

test('R11, R15 with four players the deck is I on II on III, each shuffled', () => {
  const p = fresh();
  const all = [...levels(p), ...p.s.spaces.map((card) => p.t.content.cards[card]!.level)];
  expect(all).toEqual([...Array(18).fill(3), ...Array(18).fill(2), ...Array(18).fill(1)]);
  expect(fresh({ seed: 'other' }).s.deck).not.toEqual(p.s.deck);
});

test.each([
  [3, 40, 4, 0],
  [2, 32, 4, 4],
])('R12–R15 with %i players the deck has %i cards', (players, size, bronze, silver) => {
  const p = fresh({ players });
  expect(p.s.deck.length + 3).toBe(size);
  for (const level of [1, 2, 3]) {
    const gone = p.s.removed
      .map((card) => p.t.content.cards[card]!)
      .filter((it) => it.level === level);
    expect(gone).toHaveLength(level === 3 ? 0 : bronze + silver + 3);
    if (level === 3) continue;
    expect(gone.filter((it) => it.type === 'bronze').length).toBeGreaterThanOrEqual(bronze);
    expect(gone.filter((it) => it.type === 'silver').length).toBeGreaterThanOrEqual(silver);
  }
});

test('R14 cards removed in setup and the deck stay unseen until the game is over', () => {
  const view = fresh({ players: 2 }).view(0);
  expect(new Set([...view.removed, ...view.deck])).toEqual(new Set([-1]));
});

test('R16 each project gets as many cubes as its workload', () => {
  const { s, t } = fresh();
  for (let space = 0; space < 3; space++)
    expect(sum(s.cubes.slice(space * 3, space * 3 + 3))).toBe(
      t.content.cards[s.spaces[space]!]!.workload,
    );
});

test('R17 two columns of three tiles below two stacks of 13', () => {
  const { s } = fresh();
  expect([s.leftStack.length, s.rightStack.length]).toEqual([13, 13]);
  const all = [...s.leftStack, ...s.rightStack, ...s.columns];
  for (let kind = 0; kind < KINDS.length; kind++)
    expect(all.filter((it) => it === kind)).toHaveLength(2);
});

test('R18 without development tiles there is no DEVELOP and no DEVELOP spot', () => {
  const p = table(() => {}, { options: { developmentTiles: false } });
  expect(types(p.legal(0))).not.toContain('develop');
  expect(
    p.refusal(0, {
      type: 'develop',
      tile: 'SAM',
      column: 1,
      row: 'head',
      discard: 'none',
      office: 0,
    }),
  ).toMatchObject({ code: 'no-tiles' });
  const q = table(
    (s) => {
      s.office[0] = 1;
      s.supply[0] = 4;
      s.round = 2;
      s.steps.fill(6);
      s.stacks[0] = 0;
      s.agenda = [{ kind: 'placeWorker', seat: 0, passed: 14 }];
      s.placing = [0, 1, 2, 3];
    },
    { options: { developmentTiles: false } },
  );
  expect(q.legal(0)).toHaveLength(6);
  expect(q.legal(0)).not.toContainEqual({ type: 'occupy', spot: 'DEVELOP' });
});

test('R154 seats differ in nothing but their place', () => {
  const { s } = table();
  const mirror = (list: readonly number[], stride: number): boolean =>
    [1, 2, 3].every((seat) => list.slice(0, stride).every((v, i) => list[seat * stride + i] === v));
  for (const [list, stride] of [
    [s.cash, 1],
    [s.tiles, 8],
    [s.room, 18],
    [s.supply, 1],
  ] as const)
    expect(mirror(list, stride)).toBe(true);
});

test('R1 every seat but the first player has 10 credits more, or as the option seatCompensation says', () => {
  expect(fresh({ options: { seatCompensation: 10, firstPlayer: '2' } }).s.cash).toEqual([
    60, 50, 60, 60,
  ]);
  expect(game.options.parse({}).seatCompensation).toBe(10);
  const late = { seatCompensation: 10, lateCompensation: 5, firstPlayer: '2' } as const;
  expect(fresh({ options: late }).s.cash).toEqual([70, 50, 60, 65]);
});

test('R1 what is usual depends on the number of players; the printed rules know no compensation', () => {
  const cash = (players: number, options = {}): number[] => {
    const t = setNewTable(game, { players, options, edition: { id: 'classic', content: classic } });
    if (isRefusal(t)) throw new Error(t.code);
    return start(game, t, 'seats').cash.toSorted((a, b) => a - b);
  };
  expect(new Set([2, 3, 4].map((players) => cash(players).join())).size).toBe(3);
  expect(cash(3)[0]).toBe(50);
  for (const players of [2, 3, 4])
    expect(new Set(cash(players, game.profiles['printed']))).toEqual(new Set([50]));
});

test('the classic edition is valid and has the sums of the rules file', () => {
  const { cards } = content.parse(classic);
  const of = (level: number, field: 'workload' | 'income' | 'bvp'): number =>
    sum(cards.filter((it) => it.level === level).map((it) => it[field]));
  expect([1, 2, 3].map((l) => [of(l, 'workload'), of(l, 'income'), of(l, 'bvp')])).toEqual([
    [48, 174, 19],
    [61, 206, 40],
    [74, 206, 72],
  ]);
  expect([1, 2, 3].map((l) => cards.filter((it) => it.level === l && it.cloud).length)).toEqual([
    6, 9, 12,
  ]);
  expect(content.safeParse({ ...classic, cards: classic.cards.slice(20) }).success).toBe(false);
});

test('R11–R15, R17 an edition that does not fit says why', () => {
  const reasons = (change: (copy: typeof classic) => void): string[] => {
    const copy = structuredClone(classic);
    change(copy);
    const parsed = content.safeParse(copy);
    return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  };
  /** Leaves so many cards of a level and a type. */
  const leave = (it: typeof classic, level: number, type: string, count: number): void => {
    let left = count;
    it.cards = it.cards.filter((card) => card.level !== level || card.type !== type || left-- > 0);
  };
  expect(reasons(() => {})).toEqual([]);
  expect(reasons((it) => void (it.cards[1]!.id = it.cards[0]!.id))).toEqual(['a card twice']);
  expect(reasons((it) => void (it.tiles = it.tiles.toReversed()))).toEqual(['tiles out of order']);
  expect(reasons((it) => it.tiles.forEach((tile) => (tile.copies = 1)))).toEqual(['too few tiles']);
  for (const level of [1, 2])
    for (const type of ['bronze', 'silver']) {
      expect(reasons((it) => leave(it, level, type, 4))).toEqual([]);
      expect(reasons((it) => leave(it, level, type, 3))).toEqual([
        'decks I and II need four bronze and four silver cards each',
      ]);
    }
});
