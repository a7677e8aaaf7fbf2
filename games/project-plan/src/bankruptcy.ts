/** R121–R126, R146, R157: leaving the game, and its end. */
import { NONE } from '@boardroom/kernel';
import type { Emit, Seat } from '@boardroom/kernel';
import { returnExitCards, toBottom } from './cards.ts';
import { askEach, howManyIn, passItems } from './contracts.ts';
import { ALL_CONTRACTS, CERTIFICATIONS, EXIT_CARDS } from './facts.ts';
import { closeDebt, moveCash } from './money.ts';
import { lowest } from './sets.ts';
import { releaseGroup } from './staff.ts';
import type { ProjectPlanEvent, ProjectPlanState, ProjectPlanTable } from './types.ts';

/** The estate goes to the creditor (NONE = FICO), whatever the size of the debt. */
export function goBankrupt(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  creditor: Seat,
  emit?: Emit<ProjectPlanEvent>,
): void {
  if (creditor === NONE) emit?.({ type: 'bankruptToFico', seat });
  else emit?.({ type: 'bankrupt', seat, to: creditor });
  closeDebt(s);
  s.out[seat] = t.players - howManyIn(s) + 1;
  s.wfa[seat] = NONE;
  for (let g = 0; g < CERTIFICATIONS; g++)
    if ((s.holds[seat]! & s.staffed & t.facts.groupSet[g]!) !== 0)
      releaseGroup(t, s, seat, g, emit);
  for (let i = s.claims.length - 1; i >= 0; i--)
    if (s.claims[i]!.manager === seat || s.claims[i]!.visitor === seat) s.claims.splice(i, 1);
  const estate = s.holds[seat]!;
  moveCash(s, seat, creditor, s.cash[seat]!);
  if (creditor === NONE) returnExitCards(t, s, estate);
  passItems(s, seat, creditor, estate);
  // R70: the open card of a bankrupt drawer comes after the exit cards.
  if (s.active === seat) while (s.open.length > 0) toBottom(s, s.open.pop()!);

  const extended = estate & s.extended;
  if (howManyIn(s) === 1) {
    s.agenda.length = 0;
    // R157: nothing more is asked, and what was under extension becomes free.
    passItems(s, creditor, NONE, extended);
    emit?.({ type: 'monopolist', seat: s.out.indexOf(0) });
    return;
  }
  // R125: if it was the active PM, the hand ends at once.
  if (s.active === seat) {
    s.agenda.length = 0;
    s.agenda.push({ kind: 'nextHand', seat });
  }
  // R122: the creditor answers for each contract under extension.
  if (creditor !== NONE) askEach(t, s, 'estate', creditor, extended);
  else if (t.options.bankruptToFico === 'auction' && (estate & ALL_CONTRACTS) !== 0)
    s.agenda.push({ kind: 'sellEstate', seat, contracts: estate & ~EXIT_CARDS });
  else if (emit)
    for (let m = estate & ~EXIT_CARDS; m !== 0; m &= m - 1)
      emit({ type: 'free', contract: t.facts.ids[lowest(m)]! });
}
