/** Which Action Cards to lay, and in a pinch which lab to lose. */
import { NONE } from '@boardroom/kernel';
import type { Rng, Saying, Suggestion } from '@boardroom/kernel';
import { canGiveUp } from '../containers.ts';
import { salePrice } from '../labs.ts';
import { ACQUIRE, DO, LABS, PLACES, SELECT, SELL, STOP } from '../types.ts';
import type { ChooseActions, ForcedSale } from '../types.ts';
import { assign, jobsOf } from './assign.ts';
import { labWorth, pace } from './estimate.ts';
import { meanRings } from './rounds.ts';
import type { Outlook } from './rounds.ts';
import { bestPurchase, bestSwap } from './labs.ts';
import { unfinished } from './spare.ts';
import { itemToStop } from './stop.ts';
import { helpersFor } from './work.ts';

export function suggestCards(o: Outlook, rng: Rng): Suggestion<ChooseActions> {
  const { t, s, seat, labs, character } = o;
  const counts = [0, 0, 0, 0, 0];
  let cards = 1 + labs.length;
  const lay = (kind: number, count: number): void => {
    const taken = Math.min(count, cards, t.facts.cards[kind]! - counts[kind]!);
    counts[kind]! += Math.max(0, taken);
    cards -= Math.max(0, taken);
  };
  let why: Saying = { code: 'day-of-work' };
  const sales = salesToWin(o);
  if (sales > 0) {
    lay(SELL, sales);
    why = { code: 'sell-to-win' };
  }
  const purchase = labs.length < character.labs ? bestPurchase(o, 0, rng, s.capital[seat]!) : null;
  const swap = sales === 0 ? bestSwap(o, 0) : null;
  const jobs = jobsOf(o);
  if (purchase) {
    lay(ACQUIRE, 1);
    why = {
      code: 'plan-purchase',
      facts: { location: t.content.locations[purchase.location]!.id },
    };
  } else if (swap) {
    lay(SELL, 1);
    lay(ACQUIRE, 1);
    why = swapReason(o, swap.sold, swap.bought);
  }
  const stopped = sales === 0 ? itemToStop(o) : NONE;
  if (stopped !== NONE) {
    lay(STOP, 1);
    why = { code: 'stop-work', facts: { item: t.content.items[stopped]!.id } };
  }
  const { working, ending, helpers } = today(o, swap?.sold ?? NONE);
  lay(DO, working);
  const free = labs.length - jobs.length;
  const wanted = free + ending + (labs.length > 0 ? character.eager : 0) - s.queued[seat]!;
  if (wanted > 0 && s.queued[seat]! < PLACES && o.left > 1) {
    if (free > 0 && !purchase) why = { code: 'look-for-work' };
    // R59 One Select Work finds two items, so a third free container would stay empty.
    lay(SELECT, free > 2 && o.left > 2 ? 2 : 1);
    lay(DO, Math.min(labs.length - working, Math.max(free, helpers)));
    if (free > 1) lay(SELECT, 1);
  } else lay(DO, helpers);
  // R26 A card left over may go to an item that comes too late by the averages.
  lay(DO, unfinished(o, jobs) - counts[DO]!);
  const [acquire, sell, select, work, stop] = counts as [number, number, number, number, number];
  const move = { type: 'chooseActions', acquire, sell, select, do: work, stop } as const;
  return { move, why };
}

export function swapReason({ t }: Outlook, sold: number, bought: number): Saying {
  const { locations } = t.content;
  return { code: 'swap-lab', facts: { lab: locations[sold]!.id, location: locations[bought]!.id } };
}

/**
 * How many labs have work worth doing today, how many of their items would be finished, and how many labs
 * without work could help.
 */
function today(o: Outlook, sold: number): { working: number; ending: number; helpers: number } {
  const jobs = jobsOf(o);
  const plan = assign(o, jobs, false).jobs;
  let working = 0;
  let ending = 0;
  for (const [at, lab] of o.labs.entries()) {
    const job = jobs[plan[at]!];
    if (!job || lab === sold) continue;
    if (pace(o, lab, job.item, job.rings, job.stood) <= 0) continue;
    working++;
    const need = o.t.facts.duration[job.item]! - job.rings;
    if (need <= meanRings(o.t, lab, job.item)) ending++;
  }
  return { working, ending, helpers: helpersFor(o, jobs, plan, sold) };
}

/** R112 How many sales lift the player over the target; 0 if they do not. */
export function salesToWin(o: Outlook): number {
  const { t, s, seat, labs } = o;
  const { target, billionCheck } = t.options;
  if (target === 0 || billionCheck !== 'immediate') return 0;
  const prices = labs.map((lab) => salePrice(t, lab)).toSorted((a, b) => b - a);
  let money = s.capital[seat]!;
  for (const [i, price] of prices.entries()) if ((money += price) >= target) return i + 1;
  return 0;
}

/** The container, as its number, whose loss costs least. */
export function leastMissed(o: Outlook): number {
  const { t, s, seat } = o;
  let best = 1;
  let least = Infinity;
  for (let n = 1; n <= LABS; n++) {
    const c = LABS * seat + n - 1;
    if (!canGiveUp(s, seat, c)) continue;
    const item = s.held[c]!;
    const loss = item < 0 ? -1 : (s.rings[c]! * t.facts.revenue[item]!) / t.facts.duration[item]!;
    if (loss < least) {
      least = loss;
      best = n;
    }
  }
  return best;
}

/** The lab that will bring least for the money it gives now. */
export function suggestForcedSale(o: Outlook): Suggestion<ForcedSale> {
  const { t, labs } = o;
  let sold = labs[0]!;
  let least = Infinity;
  for (const lab of labs) {
    const rest = labs.filter((other) => other !== lab);
    const loss = labWorth(o, lab, rest) - salePrice(t, lab);
    if (loss < least) {
      least = loss;
      sold = lab;
    }
  }
  const lab = t.content.locations[sold]!.id;
  return {
    move: { type: 'forcedSale', lab, container: leastMissed(o) },
    why: { code: 'least-loss', facts: { lab } },
  };
}
