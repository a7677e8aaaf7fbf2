/** How often a continent is open, and how many customers sit there. */
import type { Facts } from '../facts.ts';
import { CONTINENTS } from '../types.ts';
import type { ItTable } from '../types.ts';

interface Shares {
  readonly open: readonly number[];
  readonly customers: readonly number[];
}

const sharesByFacts = new WeakMap<Facts, Shares>();
/** Those asked for last, which are mostly those asked for next. */
let latest: { readonly facts: Facts; readonly shares: Shares } | null = null;

/** Counted once an edition, because they are asked for in every line of a search. */
function sharesOf({ facts }: ItTable): Shares {
  if (latest?.facts !== facts)
    latest = { facts, shares: sharesByFacts.get(facts) ?? countShares(facts) };
  return latest.shares;
}

function countShares(facts: Facts): Shares {
  const { closes, customer } = facts;
  const part = (list: readonly number[], c: number): number =>
    list.filter((of) => of === c).length / list.length;
  const shares = {
    open: CONTINENTS.map((_, c) => 1 - part(closes, c)),
    customers: CONTINENTS.map((_, c) => part(customer, c)),
  };
  sharesByFacts.set(facts, shares);
  return shares;
}

/** Share of the rounds in which a continent is open. */
export function openShare(t: ItTable, continent: number): number {
  return sharesOf(t).open[continent]!;
}

/** Share of the customers that sit on a continent. */
export function customerShare(t: ItTable, continent: number): number {
  return sharesOf(t).customers[continent]!;
}
