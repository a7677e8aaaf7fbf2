import { expect, test } from 'vitest';
import { isRefusal, setTable } from '@boardroom/kernel';
import { classic, game, place } from './testing/scene.ts';
import { content } from './content.ts';
import { ABSENT } from './types.ts';

test('R1 two to five players sit in numbered seats', () => {
  for (const players of [1, 6])
    expect(setTable(game, { players, edition: { id: 'c', content: classic } })).toMatchObject({
      code: 'wrong-players',
      facts: { min: 2, max: 5 },
    });
  for (const players of [2, 5])
    expect(place(undefined, { players }).s.capital).toHaveLength(players);
});

test('R2, R3 every player starts with 50 M€ and without items, containers and labs', () => {
  const { s } = place(undefined, { players: 3 });
  expect(s.capital).toEqual([50, 50, 50]);
  expect(s.labs).toEqual([0, 0, 0]);
  expect(s.queued).toEqual([0, 0, 0]);
  expect(s.held.every((item) => item === ABSENT)).toBe(true);
  expect(s.listed).toEqual([]);
});

test('R2 the starting capital is an option', () => {
  expect(place(undefined, { options: { startCapital: 80 } }).s.capital).toEqual([80, 80]);
});

test('R5 18 Action Cards of five kinds', () => {
  expect(classic.cards).toEqual({ acquire: 3, sell: 3, select: 4, do: 4, stop: 4 });
  expect(Object.values(classic.cards).reduce((sum, count) => sum + count)).toBe(18);
});

test('R7 the items are split by size and shuffled; the discard piles are empty', () => {
  const { s, t } = place();
  expect(s.piles).toEqual([[], []]);
  for (const size of [0, 1]) {
    const stack = s.stacks[size]!;
    expect(stack).toHaveLength(128);
    expect(stack.every((item) => t.facts.size[item] === size)).toBe(true);
    expect(stack).not.toEqual(stack.toSorted((a, b) => a - b));
  }
  expect(place(undefined, { seed: 'other' }).s.stacks[0]).not.toEqual(s.stacks[0]);
});

test('R7 the order of the stacks is hidden from everybody, their length is not', () => {
  const view = place().view(0);
  expect(view.stacks.map((stack) => new Set(stack))).toEqual([new Set([-1]), new Set([-1])]);
  expect(view.stacks.map((stack) => stack.length)).toEqual([128, 128]);
});

test('R8, R126 all 24 locations are free and stand in the order of the continents', () => {
  const { s } = place();
  expect(s.owner).toEqual(Array.from({ length: 24 }, () => -1));
  const ids = ['AS', 'OC', 'EU', 'AF', 'NA', 'SA'].flatMap((c) => [1, 2, 3, 4].map((n) => c + n));
  expect(classic.locations.map(({ id }) => id)).toEqual(ids);
});

test('R121 no two locations are alike; the medium lab of the rulebook is one of them', () => {
  const alike = classic.locations.map(({ type, cost, upkeep, capacity, overhead }) =>
    [type, cost, upkeep, capacity, overhead].join(),
  );
  expect(new Set(alike).size).toBe(24);
  const delft = classic.locations.find(({ id }) => id === 'EU2');
  expect(delft).toMatchObject({ type: 'medium', cost: 30, upkeep: 3, capacity: 9, overhead: 2 });
  const sum = (field: 'cost' | 'upkeep' | 'capacity' | 'overhead'): number =>
    classic.locations.reduce((total, entry) => total + entry[field], 0);
  expect([sum('cost'), sum('upkeep'), sum('capacity'), sum('overhead')]).toEqual([
    682, 70, 230, 56,
  ]);
  const size = { small: [6, 7], medium: [8, 10], large: [12, 14] } as Record<string, number[]>;
  for (const { type, capacity } of classic.locations) {
    expect(capacity).toBeGreaterThanOrEqual(size[type]![0]!);
    expect(capacity).toBeLessThanOrEqual(size[type]![1]!);
  }
});

const UNITS = [
  'E1',
  'E2',
  'E3',
  'E4',
  'N1',
  'N2',
  'N3',
  'N4',
  'O1',
  'O2',
  'O3',
  'A1',
  'A2',
  'S1',
  'S2',
  'F1',
];
const RATES = [170, 170, 260, 260, 190, 210, 290, 320, 200, 200, 310, 310, 225, 250, 345, 380];

test('R122 the items follow the rule of the table: type, risk, duration, revenue, fee', () => {
  for (const [at, item] of classic.items.entries()) {
    const u = at >> 4;
    const k = at & 15;
    const isLarge = k >= 8;
    const duration = isLarge ? 65 + 5 * ((7 * u + 5 * k) % 18) : 15 + ((3 * u + 4 * k) % 11);
    const rate = RATES[k]! + (isLarge ? (duration - 65) / 5 : 0);
    const instalments = [0, 0, 0, 0, 3, 5, 3, 5][k & 7]!;
    const share = instalments > 0 ? Math.ceil((duration * rate) / (100 * instalments)) : 0;
    expect(item).toEqual({
      id: `${UNITS[u]}-${String(k + 1).padStart(2, '0')}`,
      continent: item.continent,
      size: isLarge ? 'large' : 'small',
      instalments,
      risk: [2, 3, 6, 7].includes(k & 7) ? 'high' : 'low',
      duration,
      revenue: instalments > 0 ? share * instalments : Math.floor((duration * rate) / 100),
      fee: Math.ceil(duration / 5),
    });
  }
});

const sums = (items: typeof classic.items): number[] =>
  items.reduce(
    ([n, d, r, f], item) => [n! + 1, d! + item.duration, r! + item.revenue, f! + item.fee],
    [0, 0, 0, 0],
  );

test('R123 customers, sizes, types and risks are counted as the rulebook says', () => {
  const { items } = classic;
  const check: Record<string, number[]> = {
    europe: [64, 4052, 11397, 822],
    northAmerica: [64, 4132, 11605, 838],
    oceania: [48, 3006, 8401, 610],
    asia: [32, 2042, 5715, 414],
    southAmerica: [32, 2090, 5824, 424],
    africa: [16, 973, 2761, 198],
  };
  for (const [continent, row] of Object.entries(check))
    expect(sums(items.filter((item) => item.continent === continent))).toEqual(row);
  expect(sums(items.filter(({ size }) => size === 'small'))).toEqual([128, 2555, 6086, 558]);
  expect(sums(items.filter(({ size }) => size === 'large'))).toEqual([128, 13740, 39617, 2748]);
  expect(sums(items)).toEqual([256, 16295, 45703, 3306]);
  expect(items.filter(({ instalments }) => instalments === 0)).toHaveLength(128);
  expect(items.filter(({ instalments }) => instalments === 3)).toHaveLength(64);
  expect(items.filter(({ risk }) => risk === 'high')).toHaveLength(128);
  for (const { size, duration } of items) {
    expect(duration).toBeGreaterThanOrEqual(size === 'small' ? 15 : 65);
    expect(duration).toBeLessThanOrEqual(size === 'small' ? 25 : 150);
  }
});

test('R124 per man-day large beats small, product beats project, high risk beats low risk', () => {
  const rates = (size: string, instalments: number, risk: string): number[] =>
    classic.items
      .filter((i) => i.size === size && i.instalments === instalments && i.risk === risk)
      .map(({ revenue, duration }) => revenue / duration);
  for (const instalments of [0, 3, 5])
    for (const risk of ['low', 'high'])
      expect(Math.min(...rates('large', instalments, risk))).toBeGreaterThan(
        Math.max(...rates('small', instalments, risk)),
      );
  for (const size of ['small', 'large']) {
    for (const risk of ['low', 'high'])
      expect(Math.min(...rates(size, 3, risk))).toBeGreaterThan(Math.max(...rates(size, 0, risk)));
    for (const instalments of [0, 3, 5])
      expect(Math.min(...rates(size, instalments, 'high'))).toBeGreaterThan(
        Math.max(...rates(size, instalments, 'low')),
      );
  }
});

test('R125 14 Event Cards', () => {
  const count = (continent: string): number =>
    classic.events.filter((event) => event.continent === continent).length;
  const continents = ['africa', 'asia', 'southAmerica', 'oceania', 'northAmerica', 'europe'];
  expect(continents.map(count)).toEqual([4, 3, 3, 2, 1, 1]);
  expect(classic.events).toHaveLength(14);
});

test('the edition is valid, and a broken one is refused', () => {
  expect(content.safeParse(classic).success).toBe(true);
  const broken = (change: object): unknown => ({ ...classic, ...change });
  const [first, ...others] = classic.items;
  const odd = { ...first!, instalments: 3, revenue: 25 };
  for (const change of [
    { items: [first, first, ...others] },
    { items: [odd, ...others] },
    { locations: [...classic.locations, classic.locations[0]] },
    { locations: classic.locations.map((entry) => ({ ...entry, continent: 'asia' })) },
  ])
    expect(
      isRefusal(setTable(game, { players: 2, edition: { id: 'x', content: broken(change) } })),
    ).toBe(true);
});

test('R126 an edition that does not fit says why', () => {
  const reasons = (change: (copy: typeof classic) => void): string[] => {
    const copy = structuredClone(classic);
    change(copy);
    const parsed = content.safeParse(copy);
    return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  };
  const moved = (count: number) => (it: typeof classic) => {
    for (let i = 0; i < count; i++) it.locations[8 + i]!.continent = 'asia';
  };
  /** Eleven in one continent, and so in one Time Zone. */
  const crowded = (continent: string) => (it: typeof classic) => {
    const rest = it.locations.filter((location) => location.continent !== continent);
    const own = it.locations.filter((location) => location.continent === continent);
    const more = rest.splice(0, 11 - own.length).map((location) => ({ ...location, continent }));
    it.locations = [...own, ...more, ...rest] as typeof classic.locations;
  };
  expect(reasons((it) => void (it.locations[1]!.id = it.locations[0]!.id))).toEqual([
    'two locations have one id',
  ]);
  expect(reasons((it) => void (it.items[1]!.id = it.items[0]!.id))).toEqual([
    'two items have one id',
  ]);
  expect(
    reasons((it) => void Object.assign(it.items[0]!, { instalments: 3, revenue: 25 })),
  ).toEqual(['all instalments of a product are equal']);
  expect(reasons(moved(2))).toEqual([]);
  expect(reasons(moved(3))).toEqual(['more than ten locations lie in one Time Zone']);
  for (const continent of new Set(classic.locations.map((location) => location.continent)))
    expect(reasons(crowded(continent)), continent).toContain(
      'more than ten locations lie in one Time Zone',
    );
});
