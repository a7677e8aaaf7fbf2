/** Putting a proposal or a counter together, in small steps (D1, D9, D10, D15). */
import { NONE } from '@boardroom/kernel';
import type { Decision, Emit, Seat } from '@boardroom/kernel';
import { namesOf } from '../contracts.ts';
import { dealRange, tradable } from '../deals.ts';
import { lowest } from '../sets.ts';
import type { DraftFrame, ProjectPlan, ProjectPlanEvent, ProjectPlanState } from '../types.ts';

const DROP = { type: 'dropDeal' } as const;
const REJECT = { type: 'reject' } as const;

/** R136, R137: a proposal counts from here on, in the hand or in the settlement. */
export function openDraft(
  s: ProjectPlanState,
  seat: Seat,
  partner: Seat,
  emit?: Emit<ProjectPlanEvent>,
): void {
  if (s.debt.debtor === seat) s.debt.proposals++;
  else s.proposals++;
  s.agenda.push({ kind: 'draft', seat, partner, items: 0, touched: 0, counter: false });
  emit?.({ type: 'proposing', seat, to: partner });
}

export const draft: Decision<ProjectPlan, DraftFrame> = {
  legal(t, s, f, out) {
    const { moves } = t.facts;
    const range = f.items === 0 ? null : dealRange(t, s, f);
    if (range) out.push({ type: 'offerDeal', cash: range });
    const open = ~f.touched & (tradable(s, f.seat) | tradable(s, f.partner));
    for (let m = open & ~f.items; m !== 0; m &= m - 1) out.push(moves.add[lowest(m)]!);
    for (let m = open & f.items; m !== 0; m &= m - 1) out.push(moves.take[lowest(m)]!);
    out.push(f.counter ? REJECT : DROP);
  },
  apply(t, s, f, move, emit) {
    const { seat, partner, items, counter } = f;
    switch (move.type) {
      case 'add':
      case 'take': {
        const bit = 1 << t.facts.itemOf[move.item]!;
        f.items ^= bit;
        f.touched |= bit;
        s.agenda.push(f);
        return;
      }
      case 'offerDeal': {
        const { cash } = move;
        s.agenda.push({ kind: 'reply', seat: partner, partner: seat, items, cash, counter });
        const give = namesOf(t, items & s.holds[seat]!);
        const get = namesOf(t, items & s.holds[partner]!);
        emit?.({
          type: counter ? 'countered' : 'proposed',
          seat,
          to: partner,
          give,
          get,
          payer: cash === 0 ? NONE : cash > 0 ? seat : partner,
          amount: Math.abs(cash),
        });
        return;
      }
      default:
        emit?.({ type: counter ? 'rejected' : 'dropped', seat });
    }
  },
  fallback: (_t, _s, f) => (f.counter ? REJECT : DROP),
};
