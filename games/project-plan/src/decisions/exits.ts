/** The third hand in WFA with a card at hand (D3), and the mark-up review (D21). */
import { NONE, roll } from '@boardroom/kernel';
import type { Decision } from '@boardroom/kernel';
import { EXIT_CARD, upToTen } from '../facts.ts';
import { pay } from '../money.ts';
import { has } from '../sets.ts';
import type { ForcedExitFrame, ProjectPlan, ReviewFrame } from '../types.ts';
import { handInCard } from './phase.ts';

const FORCED_PAY = { type: 'forcedPay' } as const;
const PAY_FEE = { type: 'payFee' } as const;
const ASK_REVIEW = { type: 'askReview' } as const;

/** R82 with `forcedExit` = payOrCard; the move by the throw lies next on the agenda. */
export const forcedExit: Decision<ProjectPlan, ForcedExitFrame> = {
  legal(t, s, f, out) {
    out.push(FORCED_PAY);
    for (let pack = 0; pack < 2; pack++)
      if (has(s.holds[f.seat]!, EXIT_CARD[pack]!)) out.push(t.facts.moves.forcedCard[pack]!);
  },
  apply(t, s, f, move, emit) {
    if (move.type === 'forcedCard') handInCard(t, s, f.seat, move.pack, emit);
    else pay(s, f.seat, NONE, t.content.wfaExit, emit);
  },
  fallback: (t, s, f) => t.facts.moves.forcedCard[has(s.holds[f.seat]!, EXIT_CARD[0]) ? 0 : 1]!,
};

/** `markupReview`: missed on 1 (at level 0 also on 2): no fee; kept: fee plus one half. */
export const review: Decision<ProjectPlan, ReviewFrame> = {
  legal(_t, _s, _f, out) {
    out.push(PAY_FEE, ASK_REVIEW);
  },
  apply(t, s, f, move, emit) {
    const { seat, manager, fee, level } = f;
    if (move.type === 'payFee') return pay(s, seat, manager, fee, emit);
    const die = roll(s.chance, 'review', 6);
    const missed = die <= (level === 0 ? 2 : 1);
    emit?.({ type: 'reviewed', seat, contract: f.contract, die, missed });
    if (!missed) pay(s, seat, manager, upToTen(fee + fee / 2), emit);
  },
  fallback: () => PAY_FEE,
};
