/** A contract under extension in new hands: after a sale or deal (D14), or from an estate (D19). */
import { NONE } from '@boardroom/kernel';
import type { Decision } from '@boardroom/kernel';
import { redeem } from '../actions.ts';
import { passItems, takeOver as payAddition } from '../contracts.ts';
import type { EstateFrame, ProjectPlan, TakeOverFrame } from '../types.ts';

const KEEP_EXTENSION = { type: 'keepExtension' } as const;
const REDEEM_NOW = { type: 'redeemNow' } as const;
const INHERIT_KEEP = { type: 'inheritKeep' } as const;
const INHERIT_REDEEM = { type: 'inheritRedeem' } as const;
const INHERIT_LEAVE = { type: 'inheritLeave' } as const;

/** R133: the addition has been paid; redeeming in the same moment costs the extension value. */
export const takeOver: Decision<ProjectPlan, TakeOverFrame> = {
  legal(_t, _s, _f, out) {
    out.push(KEEP_EXTENSION, REDEEM_NOW);
  },
  apply(t, s, f, move, emit) {
    const { seat, contract } = f;
    const { contractOf, extension } = t.facts;
    if (move.type === 'redeemNow') redeem(t, s, seat, contractOf[contract]!, extension, emit);
    else emit?.({ type: 'keepsExtension', seat, contract });
  },
  auto: (t, s, f) =>
    s.cash[f.seat]! < t.facts.extension[t.facts.contractOf[f.contract]!]! ? KEEP_EXTENSION : null,
  fallback: () => KEEP_EXTENSION,
};

/** R122: pay the addition, pay the redemption cost, or leave it. */
export const estate: Decision<ProjectPlan, EstateFrame> = {
  legal(t, s, f, out) {
    out.push(INHERIT_KEEP);
    if (s.cash[f.seat]! >= t.facts.redemption[t.facts.contractOf[f.contract]!]!)
      out.push(INHERIT_REDEEM);
    out.push(INHERIT_LEAVE);
  },
  apply(t, s, f, move, emit) {
    const { seat, contract: id } = f;
    const contract = t.facts.contractOf[id]!;
    if (move.type === 'inheritLeave') {
      passItems(s, seat, NONE, 1 << contract);
      emit?.({ type: 'left', seat, contract: id });
    } else if (move.type === 'inheritRedeem')
      redeem(t, s, seat, contract, t.facts.redemption, emit);
    else payAddition(t, s, seat, 1 << contract, emit);
  },
  auto: (t, s, f) =>
    s.cash[f.seat]! < t.facts.addition[t.facts.contractOf[f.contract]!]! ? INHERIT_LEAVE : null,
  fallback: () => INHERIT_KEEP,
};
