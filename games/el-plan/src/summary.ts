/** How things stand, in one line for the table and one for each company. */
import type { Saying, Table } from '@boardroom/kernel';
import { capacity } from './effects.ts';
import { cardCounts, ideasOf, pointsOf } from './scoring.ts';
import { placedTokens } from './stock.ts';
import { ENERGY, MONEY, RAW, STOCK, WORKER } from './types.ts';
import type { ElPlan, ElPlanState } from './types.ts';

export function summary(t: Table<ElPlan>, s: Readonly<ElPlanState>): Saying[] {
  if (s.business.includes(-1)) return [{ code: 'draft' }];
  const [raw = 0, good = 0, service = 0] = s.market;
  const [first = 0, second = 0, third = 0] = s.pots;
  const facts = { period: s.period, raw, good, service, first, second, third };
  const lines: Saying[] = [
    s.event < 0
      ? { code: 'month', facts }
      : { code: 'month-event', facts: { ...facts, event: t.content.events[s.event]!.id } },
  ];
  for (let seat = 0; seat < t.seats; seat++) {
    const at = seat * STOCK;
    const placed = placedTokens(t, s, seat);
    const [p = 0, l = 0, m = 0, wild = 0] = capacity(t, s, seat);
    lines.push({
      code: 'company',
      facts: {
        seat,
        business: t.content.businesses[s.business[seat]!]!,
        points: pointsOf(t, s, seat),
        ideaCount: ideasOf(t, s, seat),
        cards: cardCounts(t, s, seat).reduce((sum, count) => sum + count, 0),
        workers: s.stock[at + WORKER]!,
        money: s.stock[at + MONEY]!,
        energy: s.stock[at + ENERGY]!,
        placed: placed[0]! + placed[1]! + placed[2]!,
        raw: s.stock[at + RAW]!,
        good: s.stock[at + RAW + 1]!,
        service: s.stock[at + RAW + 2]!,
        p,
        l,
        m,
        wild,
      },
    });
  }
  return lines;
}
