/** How many ideas a seat can make this month, seen from D2. */
import type { Seat, Table } from '@boardroom/kernel';
import { EFFECT } from './content.ts';
import { canUse, fromEvent } from './effects.ts';
import { held, placedTokens } from './stock.ts';
import { IDEA, RAW } from './types.ts';
import type { ElPlan, ElPlanState } from './types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

/** With own tokens, processes and products alone: no space, no market, no other help of cards. */
export function mostIdeas(t: T, s: S, seat: Seat): number {
  const { rows } = t.facts.plans[s.business[seat]!]!;
  const cards = t.facts.cards.filter((_, card) => s.owner[card] === seat);
  const items = [...rows, ...cards].filter(({ gives }) => gives.some((count) => count > 0));
  const tokens = placedTokens(t, s, seat).map((count, thing) => count + held(s, seat, thing));
  const wild = t.options.ideaWildcard ? tokens[IDEA]! : 0;
  const { innovationsPerPeriod: limit } = t.options;
  let most = 0;
  const visit = (i: number, needs: readonly number[], has: readonly number[]): void => {
    const short = [0, 1, 2].map((kind) => Math.max(0, needs[kind]! - tokens[kind]!));
    if (short[0]! + short[1]! + short[2]! > wild) return;
    if (i < items.length) {
      const { needs: more, gives } = items[i]!;
      visit(i + 1, sum(needs, more), sum(has, gives));
      visit(i + 1, needs, has);
    } else while (most !== (limit || -1) && canMake(t, s, seat, has, most + 1)) most++;
  };
  visit(0, [0, 0, 0], [0, 0, 0, fromEvent(t, s, seat, EFFECT.wild)]);
  return most;
}

function sum(one: readonly number[], other: readonly number[]): number[] {
  return one.map((count, kind) => count + other[kind]!);
}

/** Whether these processes make what is missing for so many ideas, by the first row for each product. */
function canMake(t: T, s: S, seat: Seat, has: readonly number[], ideas: number): boolean {
  const { table } = t.facts.plans[s.business[seat]!]!;
  let used: readonly number[] = [0, 0, 0];
  for (let product = 0; product < 3; product++) {
    const { uses, count } = table.find((run) => run.product === product)!;
    const runs = Math.ceil(Math.max(0, ideas - held(s, seat, RAW + product)) / count);
    used = sum(
      used,
      uses.map((processes) => processes * runs),
    );
  }
  return canUse(t, s, seat, has, 0, used[0]!, used[1]!, used[2]!);
}
