/** What to do in a visit: sell, buy, select, work, in this order. */
import { NONE } from '@boardroom/kernel';
import type { Rng, Suggestion } from '@boardroom/kernel';
import { freeContainer } from '../containers.ts';
import { ACQUIRE, KINDS, LABS, PLACES, SELECT, SELL, STOP, USED } from '../types.ts';
import type { Visit } from '../types.ts';
import { leastMissed, salesToWin, swapReason } from './choose.ts';
import type { Outlook } from './rounds.ts';
import { bestPurchase, bestSwap } from './labs.ts';
import { suggestSources } from './select.ts';
import { itemToStop } from './stop.ts';
import { suggestWork } from './work.ts';

export function suggestVisit(o: Outlook, rng: Rng): Suggestion<Visit> {
  return (
    maybeSell(o) ??
    maybeStop(o) ??
    maybeAcquire(o, rng) ??
    maybeSelect(o) ??
    suggestWork(o) ?? { move: { type: 'endVisit' }, why: { code: 'nothing-useful' } }
  );
}

function has({ s, seat }: Outlook, kind: number): boolean {
  return s.chosen[KINDS.length * seat + kind]! > 0;
}

function maybeSell(o: Outlook): Suggestion<Visit> | null {
  const { t, s, labs } = o;
  if (!has(o, SELL)) return null;
  const sell = (lab: number): Visit => ({
    type: 'sellLab',
    lab: t.content.locations[lab]!.id,
    container: leastMissed(o),
  });
  const here = labs.filter((lab) => t.facts.zone[lab] === s.zone && s.day[lab] !== USED);
  if (salesToWin(o) > 0) {
    const dearest = here.toSorted((a, b) => t.facts.cost[b]! - t.facts.cost[a]!)[0];
    return dearest === undefined ? null : { move: sell(dearest), why: { code: 'sell-to-win' } };
  }
  const swap = has(o, ACQUIRE) ? bestSwap(o, s.zone) : null;
  if (!swap || !here.includes(swap.sold)) return null;
  return { move: sell(swap.sold), why: swapReason(o, swap.sold, swap.bought) };
}

function maybeStop(o: Outlook): Suggestion<Visit> | null {
  const item = has(o, STOP) ? itemToStop(o) : NONE;
  if (item === NONE) return null;
  const { id } = o.t.content.items[item]!;
  return { move: { type: 'stopWork', item: id }, why: { code: 'stop-work', facts: { item: id } } };
}

function maybeAcquire(o: Outlook, rng: Rng): Suggestion<Visit> | null {
  const { t, s, seat, labs } = o;
  if (!has(o, ACQUIRE) || labs.length >= LABS) return null;
  const purchase = bestPurchase(o, s.zone, rng, s.capital[seat]!);
  if (!purchase || t.facts.zone[purchase.location] !== s.zone) return null;
  const location = t.content.locations[purchase.location]!.id;
  return {
    move: { type: 'acquireLab', location },
    why: { code: 'good-location', facts: { location } },
  };
}

function maybeSelect(o: Outlook): Suggestion<Visit> | null {
  const { s, seat } = o;
  if (!has(o, SELECT) || s.queued[seat]! >= PLACES) return null;
  if (freeContainer(s, seat) === NONE && s.queued[seat]! > 1) return null;
  return suggestSources(o);
}
