/** Net worth, places and the laws every state keeps (R149–R151, R158; section Invariants). */
import { NONE, compareKeys } from '@boardroom/kernel';
import { packOf } from './cards.ts';
import { holderOf, netWorth } from './contracts.ts';
import { ALL_CONTRACTS, CARDS, CERTIFICATIONS, EXIT_CARD } from './facts.ts';
import { count, has, lowest } from './sets.ts';
import { highestLevel, lowestLevel } from './staff.ts';
import type { ProjectPlanState, ProjectPlanTable } from './types.ts';

export const rankedBy = ['survival', 'worth', 'cash', 'contracts'] as const;

/** Net worth, or with `profitMeasure` = growth what was added to what the PM began with. */
function profit(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, seat: number): number {
  const worth = netWorth(t, s, seat);
  if (t.options.profitMeasure === 'netWorth') return worth;
  return worth - t.facts.budget - (t.options.payForDealt ? 0 : s.dealt[seat]!);
}

export function scores(t: ProjectPlanTable, s: Readonly<ProjectPlanState>): number[] {
  return s.cash.map((_, seat) => profit(t, s, seat));
}

/** R150, R151: survivors first, bankrupt PMs after them, the last to go first. */
export function ranking(t: ProjectPlanTable, s: Readonly<ProjectPlanState>): number[][] {
  return s.cash.map((cash, seat) => [
    s.out[seat] === 0 ? t.players : s.out[seat]!,
    s.out[seat] === 0 ? profit(t, s, seat) : 0,
    cash,
    count(s.holds[seat]! & ALL_CONTRACTS),
  ]);
}

/** R147, R150: nobody ranks higher. */
export function isRichest(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: number,
): boolean {
  const keys = ranking(t, s);
  return keys.every((other) => compareKeys(other, keys[seat]!) <= 0);
}

export function invariants(t: ProjectPlanTable, s: Readonly<ProjectPlanState>): string[] {
  const broken: string[] = [];
  moneyLaws(t, s, broken);
  contractLaws(t, s, broken);
  staffLaws(t, s, broken);
  cardLaws(t, s, broken);
  tokenLaws(t, s, broken);
  handLaws(t, s, broken);
  return broken;
}

/** Laws 1, 2, 13. */
function moneyLaws(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, broken: string[]): void {
  let sum = s.fico;
  for (let seat = 0; seat < t.players; seat++) {
    const cash = s.cash[seat]!;
    sum += cash;
    if (cash < 0 || cash % 10 !== 0) broken.push(`PM ${seat} has ${cash}`);
  }
  if (sum !== t.players * t.facts.budget) broken.push(`money is not conserved: ${sum}`);
}

/** Laws 5, 8, 9, 16. */
function contractLaws(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, broken: string[]): void {
  let managed = 0;
  for (let seat = 0; seat < t.players; seat++) {
    if ((managed & s.holds[seat]!) !== 0) broken.push('an item has two holders');
    managed |= s.holds[seat]!;
    if (s.out[seat] !== 0 && (s.cash[seat] !== 0 || s.holds[seat] !== 0))
      broken.push(`bankrupt PM ${seat} still has something`);
    for (let g = 0; g < CERTIFICATIONS; g++) {
      const set = t.facts.groupSet[g]!;
      const part = s.holds[seat]! & set;
      if ((s.staffed & part) !== 0 && part !== set) broken.push('staff on an incomplete group');
    }
  }
  if (((s.extended | s.marked | s.staffed) & ~managed) !== 0)
    broken.push('a free contract has staff, an extension or a marker');
  if ((s.extended & s.staffed) !== 0) broken.push('a staffed group has an extension');
}

/** Laws 3, 4, 7. */
function staffLaws(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, broken: string[]): void {
  const { top, groupSet } = t.facts;
  let ftes = s.ftes;
  let qmTeams = s.qmTeams;
  for (let c = 0; c < s.level.length; c++) {
    if (s.level[c] === top) qmTeams++;
    else ftes += s.level[c]!;
  }
  if (s.ftes < 0 || ftes !== t.content.ftes) broken.push(`${ftes} FTEs`);
  if (s.qmTeams < 0 || qmTeams !== t.content.qmTeams) broken.push(`${qmTeams} QM teams`);
  for (let g = 0; g <= CERTIFICATIONS; g++) {
    const highest = highestLevel(t, s, g);
    if (highest - lowestLevel(t, s, g) > 1) broken.push('staff is not spread evenly');
    const set = highest > 0 ? groupSet[g]! : 0;
    if ((s.staffed & groupSet[g]!) !== set) broken.push('staffed groups are miscounted');
  }
  if ((s.staffed & groupSet[CERTIFICATIONS]!) !== 0) broken.push('a staffed certification');
}

/** Law 6. */
function cardLaws(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, broken: string[]): void {
  let seen = 0;
  let cards = s.open.length;
  for (const card of s.open) seen |= 1 << card;
  for (let pack = 0; pack < 2; pack++) {
    const list = packOf(s, pack);
    cards += list.length;
    for (let i = 0; i < list.length; i++) {
      const card = list[i]!;
      seen |= 1 << card;
      if (card < pack * CARDS || card >= (pack + 1) * CARDS)
        broken.push('a card is in the wrong pack');
    }
    if (s.unseen[pack]! > list.length) broken.push('unseen cards are miscounted');
    if (holderOf(s, EXIT_CARD[pack]!) === NONE) continue;
    cards++;
    seen |= 1 << t.facts.exitCard[pack]!;
  }
  if (cards !== 2 * CARDS || seen !== -1) broken.push('a card is missing or there twice');
}

/** Law 10. */
function tokenLaws(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, broken: string[]): void {
  for (let seat = 0; seat < t.players; seat++) {
    const at = s.at[seat]!;
    if (at < 0 || at > 39 || at === 30) broken.push(`PM ${seat} rests on cell ${at}`);
    const failed = s.wfa[seat]!;
    if (failed !== NONE && at !== t.facts.wfaCell) broken.push(`PM ${seat} is not on the WFA cell`);
    if (failed > 2 && seat !== s.active) broken.push(`PM ${seat} is in WFA for too long`);
  }
}

/** Laws 11, 12, 15, 18. */
function handLaws(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, broken: string[]): void {
  if (s.throws > 3 || s.doubles > s.throws) broken.push('too many throws in a hand');
  const { debt } = s;
  if (Math.max(s.proposals, debt.proposals) > t.options.maxProposals)
    broken.push('too many proposals');
  const f = s.agenda[s.agenda.length - 1];
  if (f === undefined) return;
  if (s.out[f.seat] !== 0) broken.push('a bankrupt PM is asked');
  if (f.kind === 'debt' && debt.debtor !== f.seat) broken.push('a settlement without a debtor');
  if (f.kind === 'debt' && s.cash[f.seat]! >= debt.rest) broken.push('a debtor could have paid');
  for (let m = debt.auctioned; m !== 0; m &= m - 1)
    if (debt.creditor !== NONE && !has(debt.offered, lowest(m)))
      broken.push('auctioned before it was offered');
}
