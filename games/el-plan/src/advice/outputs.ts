/** What a company can make in a month: sets of runs, and what comes of each. */
import type { Run } from '../facts.ts';
import { RAW } from '../types.ts';
import { marketWorth } from './month.ts';
import { goodsOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';

/** A set of runs: the processes it uses, the products it makes, and the runs of each table row. */
interface Output {
  readonly production: number;
  readonly logistics: number;
  readonly marketing: number;
  readonly total: number;
  readonly made: readonly number[];
  readonly runs: readonly number[];
}

/** Sets of runs, the most promising first, and their worths by money in hand as far as they are known. */
export interface Outputs {
  readonly sets: readonly Output[];
  /** Products in hand before. */
  readonly goods: readonly number[];
  /** NaN where not yet worked out. */
  readonly worths: number[];
}

/** More than a company ever uses in a month. */
export const MOST_PROCESSES = 14;
const MOST_MONEY = 12;
const WIDTH = MOST_MONEY + 1;
/** More of a foreign product than this is of no use in one month. */
const MOST_RUNS = 4;
/** What using a process counts against an output. */
const EFFORT = 0.01;
const UNKNOWN: readonly number[] = Array.from({ length: 100 * WIDTH }, () => NaN);

/** The sets of runs of a plan, less those that make what others make with fewer processes. */
const known = new WeakMap<readonly Run[], readonly Output[]>();

function setsOf(table: readonly Run[]): readonly Output[] {
  const found = known.get(table);
  if (found) return found;
  const sets: Output[] = [];
  const runs = table.map(() => 0);
  const uses = [0, 0, 0];
  const made = [0, 0, 0];
  const visit = (from: number, total: number): void => {
    const [production, logistics, marketing] = uses as [number, number, number];
    sets.push({
      production,
      logistics,
      marketing,
      total,
      made: made.slice(),
      runs: runs.slice(),
    });
    for (let i = from; i < table.length; i++) {
      const run = table[i]!;
      if (total + run.total > MOST_PROCESSES || runs[i]! >= MOST_RUNS) continue;
      for (let kind = 0; kind < 3; kind++) uses[kind]! += run.uses[kind]!;
      made[run.product]! += run.count;
      runs[i]!++;
      visit(i, total + run.total);
      for (let kind = 0; kind < 3; kind++) uses[kind]! -= run.uses[kind]!;
      made[run.product]! -= run.count;
      runs[i]!--;
    }
  };
  visit(0, 0);
  const useful = sets.filter((set, at) => !sets.some((other, i) => beats(other, set, i < at)));
  known.set(table, useful);
  return useful;
}

/** Whether nobody would choose `set` while there is `other`; of equals the first is chosen. */
function beats(other: Output, set: Output, isBefore: boolean): boolean {
  if (other === set) return false;
  for (let product = 0; product < 3; product++)
    if (other.made[product] !== set.made[product]) return false;
  return (
    other.production <= set.production &&
    other.logistics <= set.logistics &&
    other.marketing <= set.marketing &&
    (isBefore || other.total < set.total)
  );
}

/** The sets of runs with at most `most` processes that no event forbids and the box has the tokens for. */
export function outputs(o: Outlook, most: number): Outputs {
  const { t, s, seat, caps } = o;
  const goods = goodsOf(s, seat);
  const [r, g, v] = goods as [number, number, number];
  const sets: Output[] = [];
  const firsts: number[] = [];
  for (const set of setsOf(t.facts.plans[s.business[seat]!]!.table)) {
    if (set.total > most || isBeyond(set, caps) || !isInBox(s, set)) continue;
    const worth = marketWorth(o, r + set.made[0]!, g + set.made[1]!, v + set.made[2]!, MOST_MONEY);
    let at = sets.length;
    for (; at > 0 && firsts[at - 1]! < worth; at--) {
      sets[at] = sets[at - 1]!;
      firsts[at] = firsts[at - 1]!;
    }
    sets[at] = set;
    firsts[at] = worth;
  }
  const worths = nothingKnown(sets.length);
  for (let i = 0; i < sets.length; i++) worths[i * WIDTH + MOST_MONEY] = firsts[i]!;
  return { sets, goods, worths };
}

function isBeyond(set: Output, caps: readonly number[]): boolean {
  return set.production > caps[0]! || set.logistics > caps[1]! || set.marketing > caps[2]!;
}

function isInBox(s: Outlook['s'], { made }: Output): boolean {
  for (let product = 0; product < 3; product++)
    if (made[product]! > 0 && made[product]! > s.box[RAW + product]!) return false;
  return true;
}

function nothingKnown(sets: number): number[] {
  return sets <= 100
    ? UNKNOWN.slice(0, sets * WIDTH)
    : Array.from({ length: sets * WIDTH }, () => NaN);
}

/** What comes of a set with so much money. */
function worthWith(o: Outlook, { sets, goods, worths }: Outputs, i: number, money: number): number {
  const m = money > MOST_MONEY ? MOST_MONEY : money;
  let worth = worths[i * WIDTH + m]!;
  if (Number.isNaN(worth)) {
    const { made } = sets[i]!;
    worth = marketWorth(o, goods[0]! + made[0]!, goods[1]! + made[1]!, goods[2]! + made[2]!, m);
    worths[i * WIDTH + m] = worth;
  }
  return worth;
}

/** The best set with these processes (fixed ones by kind, wild) and this money, by its number; or -1. */
export function bestOutput(
  o: Outlook,
  list: Outputs,
  p: number,
  l: number,
  m: number,
  wild: number,
  money: number,
): number {
  const { sets, worths } = list;
  const all = p + l + m + wild;
  const most = wild + o.coach;
  const cash = money > MOST_MONEY ? MOST_MONEY : money;
  let best = -1;
  let bestWorth = -Infinity;
  for (let i = 0; i < sets.length; i++) {
    if (worths[i * WIDTH + MOST_MONEY]! <= bestWorth) break;
    const { production, logistics, marketing, total } = sets[i]!;
    if (total > all) continue;
    const short =
      (production > p ? production - p : 0) +
      (logistics > l ? logistics - l : 0) +
      (marketing > m ? marketing - m : 0);
    if (short > most) continue;
    const worth = worthWith(o, list, i, cash) - EFFORT * total;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = i;
    }
  }
  return best;
}

/** What a set is chosen by: of equals the one with the fewest processes. */
export function netWorth(o: Outlook, list: Outputs, i: number, money: number): number {
  return i < 0 ? 0 : worthWith(o, list, i, money) - EFFORT * list.sets[i]!.total;
}

export function outputWorth(o: Outlook, list: Outputs, i: number, money: number): number {
  return i < 0 ? 0 : worthWith(o, list, i, money);
}

/** Products in hand after a set. */
export function goodsAfter({ goods, sets }: Outputs, i: number): number[] {
  return goods.map((count, product) => count + sets[i]!.made[product]!);
}
