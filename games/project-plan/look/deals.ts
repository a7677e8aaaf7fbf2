/** The deal that is being put together or answered. */
import type { Looked, Seat } from '@boardroom/kernel';
import { valueOf } from '../src/deals.ts';
import { feesOf, question, swapped } from './figures.ts';
import { figure, money, ruleLine, say } from './reader.ts';
import type { PlanReader } from './reader.ts';

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
      figure(r, 'gives', money(r, valueOf(r.t, r.view, items & holds[seat]!))),
      figure(r, 'gets', money(r, valueOf(r.t, r.view, items & holds[partner]!))),
    ],
    line: say(r, 'deal.line'),
    facts: [fees(seat), fees(partner)],
    rule: ruleLine(r, 'R138', { n: r.t.options.giftFloor }),
  };
}

/** What a deal does to the fees of both sides: "yours from 1,390 to 1,330, those of Chen from …". */
export function feesAfter(r: PlanReader, seat: Seat, partner: Seat, items: number): string {
  const after = swapped(r, seat, partner, items);
  const fees = (who: Seat): string => {
    const [was, will] = [feesOf(r, r.view, who), feesOf(r, after, who)];
    return say(r, was === will ? 'fees.stay' : 'fees.change', {
      was: money(r, was),
      will: money(r, will),
    });
  };
  return say(r, 'aid.reply', {
    mine: fees(seat),
    who: r.names[partner]!,
    theirs: fees(partner),
  });
}
