/** A settlement: what a debtor may do (D15, D17), and the price a creditor names (D16). */
import { NONE } from '@boardroom/kernel';
import type { Decision } from '@boardroom/kernel';
import { legalFundRaising, manage } from '../actions.ts';
import { startAuction } from '../auction.ts';
import { goBankrupt } from '../bankruptcy.ts';
import {
  additions,
  askTakeOver,
  bookValue,
  guaranteedFunds,
  passItems,
  takeOver,
} from '../contracts.ts';
import { legalProposals, tradable } from '../deals.ts';
import { ALL_CONTRACTS } from '../facts.ts';
import { canAccept, namedPrice, setPrice } from '../settlement.ts';
import { lowest } from '../sets.ts';
import type {
  AmountMove,
  DebtFrame,
  NamePriceFrame,
  ProjectPlan,
  ProjectPlanMove,
  ProjectPlanState,
  ProjectPlanTable,
} from '../types.ts';
import { openDraft } from './draft.ts';

const DECLARE_BANKRUPT = { type: 'declareBankrupt' } as const;
const CONCEDE = { type: 'concede' } as const;
const NOT_WANTED = { type: 'namePrice', amount: 0 } as const;

export const debt: Decision<ProjectPlan, DebtFrame> = {
  legal(t, s, f, out) {
    const { moves } = t.facts;
    const { creditor, offered, auctioned, rest } = s.debt;
    legalFundRaising(t, s, f.seat, false, out);
    const contracts = tradable(s, f.seat) & ALL_CONTRACTS;
    if (creditor !== NONE) {
      for (let m = contracts & ~offered; m !== 0; m &= m - 1) out.push(moves.inKind[lowest(m)]!);
      for (let m = contracts & offered; m !== 0; m &= m - 1)
        if (canAccept(t, s, lowest(m))) out.push(moves.acceptPrice[lowest(m)]!);
    }
    const open = creditor === NONE ? contracts : contracts & offered;
    for (let m = open & ~auctioned; m !== 0; m &= m - 1)
      out.push(moves.auctionContract[lowest(m)]!);
    legalProposals(t, s, f.seat, out);
    if (guaranteedFunds(t, s, f.seat) < rest) out.push(DECLARE_BANKRUPT);
    out.push(CONCEDE);
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    const { creditor } = s.debt;
    if (move.type === 'declareBankrupt') return goBankrupt(t, s, seat, creditor, emit);
    if (move.type === 'concede') {
      emit?.({ type: 'conceded', seat });
      return goBankrupt(t, s, seat, creditor, emit);
    }
    s.agenda.push({ kind: 'settle', seat });
    switch (move.type) {
      case 'propose':
        return openDraft(s, seat, move.to, emit);
      case 'inKind': {
        const contract = t.facts.contractOf[move.contract]!;
        s.debt.offered |= 1 << contract;
        s.agenda.push({ kind: 'namePrice', seat: creditor, contract: move.contract });
        return emit?.({ type: 'inKind', seat, contract: move.contract });
      }
      case 'acceptPrice': {
        const contract = t.facts.contractOf[move.contract]!;
        const amount = Math.min(namedPrice(s, contract), s.debt.rest);
        s.debt.rest -= amount;
        passItems(s, seat, creditor, 1 << contract);
        emit?.({ type: 'tookInKind', seat: creditor, to: seat, contract: move.contract, amount });
        takeOver(t, s, creditor, 1 << contract, emit);
        return askTakeOver(t, s, creditor, 1 << contract);
      }
      case 'auctionContract': {
        const contract = t.facts.contractOf[move.contract]!;
        s.debt.auctioned |= 1 << contract;
        const named = Math.max(0, namedPrice(s, contract));
        return startAuction(t, s, contract, seat, seat, named + t.content.leastBid, emit);
      }
      default:
        manage(t, s, seat, move, emit);
        // R114: a price lapses if the contract is put under extension after it was named.
        if (move.type === 'extend') {
          const contract = t.facts.contractOf[move.contract]!;
          if (namedPrice(s, contract) > 0) setPrice(s, contract, NONE);
        }
    }
  },
  fallback: (t, s, f) => raiseMoney(t, s, f.seat),
};

/** The clock's way: extend the cheapest, then release from the lowest FTE price, then give up. */
function raiseMoney(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: number,
): ProjectPlanMove {
  const { price, ftePrice, group, moves } = t.facts;
  let cheapest = NONE;
  for (let m = tradable(s, seat) & ALL_CONTRACTS & ~s.extended; m !== 0; m &= m - 1)
    if (cheapest === NONE || price[lowest(m)]! < price[cheapest]!) cheapest = lowest(m);
  if (cheapest !== NONE) return moves.extend[cheapest]!;
  for (let m = s.holds[seat]! & s.staffed; m !== 0; m &= m - 1)
    if (cheapest === NONE || ftePrice[lowest(m)]! < ftePrice[cheapest]!) cheapest = lowest(m);
  return cheapest === NONE ? DECLARE_BANKRUPT : moves.releaseGroup[group[cheapest]!]!;
}

/** R112: from 0 (not wanted) up to the rest of the debt. */
export const namePrice: Decision<ProjectPlan, NamePriceFrame, AmountMove<'namePrice'>> = {
  legal(_t, s, _f, out) {
    const amount = { gap: 'range', min: 0, max: s.debt.rest, step: 10 } as const;
    out.push({ type: 'namePrice', amount });
  },
  apply(t, s, f, move, emit) {
    const { amount } = move;
    const { seat, contract } = f;
    setPrice(s, t.facts.contractOf[contract]!, amount);
    emit?.({ type: 'priced', seat, to: s.debt.debtor, contract, amount });
  },
  /** R113: a creditor without the cash for the addition can only name 0. */
  auto: (t, s, f) =>
    s.cash[f.seat]! < additions(t, s, 1 << t.facts.contractOf[f.contract]!) ? NOT_WANTED : null,
  fallback(t, s, f) {
    const half = Math.floor(bookValue(t, s, t.facts.contractOf[f.contract]!) / 20) * 10;
    return { type: 'namePrice', amount: Math.min(half, s.debt.rest) };
  },
};
