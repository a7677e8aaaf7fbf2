/** R138–R152 The final count, line by line. */
import { compareKeys } from '@boardroom/kernel';
import type { CountLine, FinalCount } from '@boardroom/kernel';
import { finalLines, ranking } from '../src/scoring.ts';
import type { FinalLines } from '../src/scoring.ts';
import { say } from './words.ts';
import type { DeployReader } from './words.ts';

const LINES: readonly (readonly [Exclude<keyof FinalLines, 'total'>, string])[] = [
  ['bvp', 'R138'],
  ['loss', 'R140'],
  ['integrator', 'R144'],
  ['roundel', 'R145'],
  ['hardware', 'R146'],
  ['cash', 'R147'],
  ['specialist', 'R148'],
  ['generalist', 'R149'],
];

export function count(r: DeployReader): FinalCount {
  const { t, view } = r;
  const seats = Array.from({ length: t.players }, (_, seat) => seat);
  const all = seats.map((seat) => finalLines(t, view, seat));
  const keys = ranking(t, view).slice(0, t.players);
  const lines = LINES.map(([key, rule]): CountLine => ({
    name: say(r, `count.${key}`),
    note: say(r, `count.${key}.note`),
    rule,
    values: all.map((one) => one[key]),
  }));
  return {
    after: say(r, 'count.after', { round: view.round }),
    lines,
    unit: say(r, 'count.unit'),
    totals: all.map(({ total }) => total),
    ties: [...ties(r, keys)],
    verdict: verdict(r, keys),
  };
}

/** R152 Profit parts those level on points, then the number of projects. */
function* ties(r: DeployReader, keys: readonly number[][]): Generator<FinalCount['ties'][number]> {
  for (const [key, name] of [
    [1, 'profit'],
    [2, 'projects'],
  ] as const) {
    const isLevel = (seat: number): boolean =>
      keys.some(
        (other, at) =>
          at !== seat && other.slice(0, key).every((value, i) => value === keys[seat]![i]),
      );
    if (!keys.some((_, seat) => isLevel(seat))) return;
    const level = keys.map((_, seat) => isLevel(seat));
    const decided = !keys.some((_, seat) =>
      keys.some(
        (other, at) =>
          at !== seat &&
          level[seat] &&
          other.slice(0, key + 1).every((value, i) => value === keys[seat]![i]),
      ),
    );
    yield {
      name: say(r, `count.${name}`),
      note: say(r, `count.${name}.note`),
      rule: 'R152',
      values: keys.map((one, seat) => (level[seat] ? one[key]! : null)),
      decided,
    };
  }
}

function verdict(r: DeployReader, keys: readonly number[][]): string {
  const order = keys
    .map((_, seat) => seat)
    .toSorted((a, b) => compareKeys(keys[b]!, keys[a]!) || a - b);
  const best = order.filter((seat) => compareKeys(keys[seat]!, keys[order[0]!]!) === 0);
  const total = keys[order[0]!]![0]!;
  if (best.length > 1)
    return say(r, 'count.shared', { list: best.map((seat) => r.names[seat]).join(', '), total });
  const second = keys[order[1]!]![0]!;
  const facts = { name: r.names[order[0]!], other: r.names[order[1]!], total };
  return second === total
    ? say(r, 'count.won-tie', facts)
    : say(r, 'count.won', { ...facts, ahead: total - second });
}
