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

/** Sets of runs, the most promising first. */
export interface Outputs {
  readonly sets: readonly Output[];
  /** Products in hand before. */
  readonly goods: readonly number[];
  /** What comes of each set with plenty of money. */
  readonly firsts: readonly number[];
  /** With so much money everything can be bought: more makes nothing of it. */
  readonly enough: number;
  /** Another for each list: worths of one are not taken for those of another. */
  readonly stamp: number;
}

/** Four ideas of a plan of level I or II, three of level III. {@link findBest} has six bits for it. */
export const MOST_PROCESSES = 44;
const MOST_MONEY = 12;
/** More of a foreign product than this is of no use in one month. */
const MOST_RUNS = 4;
/** What using a process counts against an output. */
const EFFORT = 0.01;

/** The sets of runs of a plan with at most so many processes. */
const known = new WeakMap<readonly Run[], (readonly Output[])[]>();

function setsWithin(table: readonly Run[], most: number): readonly Output[] {
  let lists = known.get(table);
  if (!lists) known.set(table, (lists = []));
  lists[MOST_PROCESSES] ??= usefulSets(table);
  return (lists[most] ??= lists[MOST_PROCESSES].filter(({ total }) => total <= most));
}

/** All of them, less those that make what others make with fewer processes. */
function usefulSets(table: readonly Run[]): readonly Output[] {
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
  return sets.filter((set, at) => !sets.some((other, i) => beats(other, set, i < at)));
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

/**
 * The sets of runs with at most `most` processes that no event forbids and the box has the tokens for,
 * the best with plenty of money first. With these processes only, if they are given: fixed ones by
 * kind, and wild.
 */
export function outputs(
  o: Outlook,
  most: number,
  p = MOST_PROCESSES,
  l = MOST_PROCESSES,
  m = MOST_PROCESSES,
  wild = MOST_PROCESSES,
): Outputs {
  const { t, s, seat, caps } = o;
  const goods = goodsOf(s, seat);
  const short = wild + o.coach;
  const sets: Output[] = [];
  const firsts: number[] = [];
  const { table } = t.facts.plans[s.business[seat]!]!;
  for (const set of setsWithin(table, most)) {
    const { made } = set;
    if (shortOf(set, p, l, m) > short || isBeyond(set, caps) || !isInBox(s, made)) continue;
    const worth = marketWorth(
      o,
      goods[0]! + made[0]!,
      goods[1]! + made[1]!,
      goods[2]! + made[2]!,
      MOST_MONEY,
    );
    let at = sets.length;
    for (; at > 0 && firsts[at - 1]! < worth; at--) {
      sets[at] = sets[at - 1]!;
      firsts[at] = firsts[at - 1]!;
    }
    sets[at] = set;
    firsts[at] = worth;
  }
  return { sets, goods, firsts, enough: enoughFor(o), stamp: ++lists };
}
let lists = 0;

/** Two products, and the rig after them; at most what the lists begin with. */
function enoughFor({ price, secondPrice, rig }: Outlook): number {
  let dearest = 0;
  for (let product = 0; product < 3; product++) {
    if (price[product]! < Infinity) dearest = Math.max(dearest, price[product]!);
    if (secondPrice[product]! < Infinity) dearest = Math.max(dearest, secondPrice[product]!);
  }
  return Math.min(MOST_MONEY, 2 * dearest + (rig < Infinity ? rig : 0));
}

/** How many wild processes a set needs beside these. */
function shortOf(set: Output, p: number, l: number, m: number): number {
  const { production, logistics, marketing } = set;
  return (
    (production > p ? production - p : 0) +
    (logistics > l ? logistics - l : 0) +
    (marketing > m ? marketing - m : 0)
  );
}

function isBeyond(set: Output, caps: readonly number[]): boolean {
  return set.production > caps[0]! || set.logistics > caps[1]! || set.marketing > caps[2]!;
}

function isInBox(s: Outlook['s'], made: readonly number[]): boolean {
  for (let product = 0; product < 3; product++)
    if (made[product]! > 0 && made[product]! > s.box[RAW + product]!) return false;
  return true;
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
  const { sets, firsts } = list;
  const all = p + l + m + wild;
  const most = wild + o.coach;
  let best = -1;
  let bestWorth = -Infinity;
  for (let i = 0; i < sets.length; i++) {
    if (firsts[i]! <= bestWorth) break;
    const { total } = sets[i]!;
    if (total > all || shortOf(sets[i]!, p, l, m) > most) continue;
    const worth = worthWith(o, list, i, money) - EFFORT * total;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = i;
    }
  }
  return best;
}

/**
 * What has been found: a worth holds for the list and the key beside it, and whatever comes to the
 * same place takes it.
 */
const PLACES = 1 << 13;
const LISTS = new Int32Array(2 * PLACES);
const KEYS = new Int32Array(2 * PLACES);
export const FOUND = new Float64Array(2 * PLACES);

/** The place of a key among {@link PLACES}. */
function placeOf(key: number): number {
  return Math.imul(key, 0x9e3779b1) >>> 19;
}

function isFound(at: number, key: number, stamp: number): boolean {
  if (KEYS[at] === key && LISTS[at] === stamp) return true;
  KEYS[at] = key;
  LISTS[at] = stamp;
  return false;
}

/** What comes of a set with so much money. */
function worthWith(o: Outlook, list: Outputs, i: number, money: number): number {
  if (money >= list.enough) return list.firsts[i]!;
  const key = (i << 4) | money;
  const at = PLACES + placeOf(key ^ (list.stamp << 12));
  if (!isFound(at, key, list.stamp)) {
    const { goods } = list;
    const { made } = list.sets[i]!;
    const [r, g, v] = [goods[0]! + made[0]!, goods[1]! + made[1]!, goods[2]! + made[2]!];
    FOUND[at] = marketWorth(o, r, g, v, money);
  }
  return FOUND[at]!;
}

/**
 * The place in {@link FOUND} of what the best set is chosen by: of equals the one with the fewest
 * processes.
 */
export function findBest(
  o: Outlook,
  list: Outputs,
  p: number,
  l: number,
  m: number,
  wild: number,
  money: number,
): number {
  let key = (capped(p) << 6) | capped(l);
  key = (key << 6) | capped(m);
  key = (key << 6) | capped(wild);
  key = (key << 4) | (money < list.enough ? money : MOST_MONEY);
  const at = placeOf(key);
  if (!isFound(at, key, list.stamp)) {
    const best = bestOutput(o, list, p, l, m, wild, money);
    FOUND[at] = best < 0 ? 0 : worthWith(o, list, best, money) - EFFORT * list.sets[best]!.total;
  }
  return at;
}

/** No set uses more than {@link MOST_PROCESSES}: one more is as good as any number. */
function capped(processes: number): number {
  return processes > MOST_PROCESSES ? MOST_PROCESSES + 1 : processes;
}

export function outputWorth(o: Outlook, list: Outputs, i: number, money: number): number {
  return i < 0 ? 0 : worthWith(o, list, i, money);
}

/** Products in hand after a set. */
export function goodsAfter({ goods, sets }: Outputs, i: number): number[] {
  return goods.map((count, product) => count + sets[i]!.made[product]!);
}
