/** The deal that is being put together or answered. */
import type { Looked } from '@boardroom/kernel';
import { bookValue } from '../src/contracts.ts';
import { has } from '../src/sets.ts';
import { feesOf, question, swapped } from './figures.ts';
import { figure, money, ruleLine, say } from './reader.ts';
import type { PlanReader } from './reader.ts';

/** Book value of the items of a set that a PM would give (R138). */
export function valueOf(r: PlanReader, set: number): number {
  let value = 0;
  for (let item = 0; item < r.t.facts.itemIds.length; item++)
    if (has(set, item)) value += bookValue(r.t, r.view, item);
  return value;
}

export function lookAtDeal(r: PlanReader): Looked | null {
  const f = question(r);
  if (f?.kind !== 'draft' && f?.kind !== 'reply') return null;
  const { seat, partner, items } = f;
  const { holds } = r.view;
  const after = swapped(r, seat, partner, items);
  const fees = (who: number): string =>
    say(r, 'deal.fees', { seat: who, was: feesOf(r, r.view, who), will: feesOf(r, after, who) });
  return {
    id: 'deal',
    name: say(r, 'deal.name', { seat, to: partner }),
    kind: say(r, f.kind === 'draft' ? 'deal.draft' : 'deal.reply'),
    owner: f.kind === 'draft' ? seat : partner,
    figures: [
      figure(r, 'gives', money(r, valueOf(r, items & holds[seat]!))),
      figure(r, 'gets', money(r, valueOf(r, items & holds[partner]!))),
    ],
    line: say(r, 'deal.line'),
    facts: [fees(seat), fees(partner)],
    rule: ruleLine(r, 'R138', { n: r.t.options.giftFloor }),
  };
}
