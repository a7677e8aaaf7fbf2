/** The answer to a proposal (D10) or to a counter (D11). */
import type { Decision } from '@boardroom/kernel';
import { carryOutDeal } from '../deals.ts';
import type { ProjectPlan, ReplyFrame } from '../types.ts';

const ACCEPT = { type: 'accept' } as const;
const REJECT = { type: 'reject' } as const;
const COUNTER = { type: 'counter' } as const;

export const reply: Decision<ProjectPlan, ReplyFrame> = {
  legal(_t, _s, f, out) {
    out.push(ACCEPT, REJECT);
    if (!f.counter) out.push(COUNTER);
  },
  apply(t, s, f, move, emit) {
    const { seat, partner, items, cash, counter } = f;
    if (move.type === 'accept') {
      emit?.({ type: 'agreed', seat });
      // R140: who made the first proposal chooses first about extensions.
      carryOutDeal(t, s, partner, seat, items, cash, counter ? seat : partner, emit);
    } else if (move.type === 'counter') {
      s.agenda.push({ kind: 'draft', seat, partner, items, touched: 0, counter: true });
      emit?.({ type: 'countering', seat });
    } else emit?.({ type: 'rejected', seat });
  },
  fallback: () => REJECT,
};
