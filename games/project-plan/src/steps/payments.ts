/** Steps on the way: a card taken and put away, payments in a row, the move after a forced exit. */
import { NONE } from '@boardroom/kernel';
import type { Step } from '@boardroom/kernel';
import { startAuction } from '../auction.ts';
import { drawCard, toBottom } from '../cards.ts';
import { nextIn } from '../contracts.ts';
import { carryOut } from '../effects.ts';
import { pay } from '../money.ts';
import { advance } from '../movement.ts';
import { lowest } from '../sets.ts';
import type {
  EachFrame,
  MoveOnFrame,
  ProjectPlan,
  SellEstateFrame,
  StepFrame,
  TakeCardFrame,
} from '../types.ts';

/** R68. */
export const takeCard: Step<ProjectPlan, TakeCardFrame> = {
  run: (t, s, f, emit) => carryOut(t, s, f.seat, drawCard(s, f.pack), emit),
};

/** R70: in a chain the later card is put away first. */
export const putAway: Step<ProjectPlan, StepFrame> = {
  run: (_t, s) => toBottom(s, s.open.pop()!),
};

/** R73: one PM after another, so that each payment comes after the settlement before it. */
export const each: Step<ProjectPlan, EachFrame> = {
  run(_t, s, f, emit) {
    const { seat, other, amount, collects } = f;
    if (other === seat) return;
    f.other = nextIn(s, other);
    s.agenda.push(f);
    if (collects) pay(s, other, seat, amount, emit);
    else pay(s, seat, other, amount, emit);
  },
};

/** R82: the 500 has been paid. */
export const moveOn: Step<ProjectPlan, MoveOnFrame> = {
  run(t, s, f, emit) {
    s.wfa[f.seat] = NONE;
    emit?.({ type: 'hasToLeave', seat: f.seat });
    advance(t, s, f.seat, f.points, emit);
  },
};

/** `bankruptToFico` = auction: one contract after another, in cell order. */
export const sellEstate: Step<ProjectPlan, SellEstateFrame> = {
  run(t, s, f, emit) {
    if (f.contracts === 0) return;
    const contract = lowest(f.contracts);
    f.contracts &= f.contracts - 1;
    s.agenda.push(f);
    startAuction(t, s, contract, NONE, f.seat, t.content.leastBid, emit);
  },
};
