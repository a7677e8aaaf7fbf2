/** What the board says in numbers, all worked out by the game's own functions. */
import { HIDDEN, isOver, NONE, pending } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { isFacilitator } from '../src/asides.ts';
import { feeOf, holderOf, isComplete } from '../src/contracts.ts';
import { ALL_CONTRACTS, CELL, CERTIFICATIONS } from '../src/facts.ts';
import { has, lowest } from '../src/sets.ts';
import type { ProjectPlanFrame, ProjectPlanState } from '../src/types.ts';
import type { PlanReader } from './reader.ts';

/** The open question; of several at once the viewer's own. */
export function question(scene: PlanReader): ProjectPlanFrame | undefined {
  const open = pending(scene.view);
  return open.find(({ seat }) => seat === scene.viewer) ?? open[0];
}

/** The contract the question is about, or NONE. */
export function contractAsked(scene: PlanReader): number {
  const f = question(scene);
  if (!f) return NONE;
  if (f.kind === 'bidStaff') return f.projects[f.best] ?? NONE;
  const id = 'contract' in f ? f.contract : f.kind === 'contest' ? f.project : undefined;
  return id === undefined ? NONE : (scene.t.facts.contractOf[id] ?? NONE);
}

/** Cash and what follows from it, unless `openCash` keeps it from this viewer. */
export function seesCash(scene: PlanReader, seat: Seat): boolean {
  const { t, viewer } = scene;
  if (t.options.openCash || viewer === seat || isOver(scene.view)) return true;
  return viewer !== null && isFacilitator(t, viewer);
}

export function managerOf(scene: PlanReader, contract: number): Seat {
  return holderOf(scene.view, contract);
}

/** What a visitor pays there now. */
export function feeNow(scene: PlanReader, contract: number): number {
  const manager = managerOf(scene, contract);
  return manager === NONE ? 0 : feeOf(scene.t, scene.view, manager, contract);
}

/** Fee, if the project stood at this level in a complete programme. */
export function feeAt(scene: PlanReader, contract: number, level: number): number {
  const { fees, levels } = scene.t.facts;
  return fees[contract * levels + level]! * (level === 0 ? 2 : 1);
}

/** All that a lap over this PM's contracts would cost a visitor. */
export function feesOf(scene: PlanReader, s: Readonly<ProjectPlanState>, seat: Seat): number {
  let sum = 0;
  for (let m = s.holds[seat]! & ALL_CONTRACTS; m !== 0; m &= m - 1)
    sum += feeOf(scene.t, s, seat, lowest(m));
  return sum;
}

/** The state after items changed sides, as far as fees go. */
export function swapped(scene: PlanReader, a: Seat, b: Seat, items: number): ProjectPlanState {
  const { view } = scene;
  const holds = [...view.holds];
  const [fromA, fromB] = [items & holds[a]!, items & holds[b]!];
  holds[a] = (holds[a]! & ~fromA) | fromB;
  holds[b] = (holds[b]! & ~fromB) | fromA;
  return { ...view, holds, marked: view.marked & ~items };
}

/** The state after this PM has taken over one more contract. */
export function obtained(scene: PlanReader, seat: Seat, contract: number): ProjectPlanState {
  const { view } = scene;
  const bit = 1 << contract;
  const holds = view.holds.map((set, other) => (other === seat ? set | bit : set & ~bit));
  return { ...view, holds, marked: view.marked & ~bit };
}

export interface Risk {
  /** Of 36 throws: so many cost a fee or a penalty, lead to WFA, cost nothing. */
  readonly pays: number;
  readonly wfa: number;
  readonly free: number;
  readonly worst: number;
  readonly worstCell: number;
  /** Sum of cost times chance. */
  readonly expected: number;
}

/** The next throw of a PM: the cells two to twelve ahead, without the cards. */
export function riskOf(scene: PlanReader, seat: Seat): Risk {
  const { t, view } = scene;
  let [pays, wfa, worst, expected] = [0, 0, 0, 0];
  let worstCell: number = NONE;
  for (let points = 2; points <= 12; points++) {
    const cell = (view.at[seat]! + points) % 40;
    const ways = 6 - Math.abs(7 - points);
    const kind = t.facts.cells[cell]!;
    let cost = 0;
    if (kind === CELL.gotoWfa) wfa += ways;
    else if (kind === CELL.penalty) cost = t.facts.penalty[cell]!;
    else if (kind >= 0 && managerOf(scene, kind) !== seat) cost = feeNow(scene, kind);
    if (cost > 0) pays += ways;
    if (cost > worst) [worst, worstCell] = [cost, cell];
    expected += (cost * ways) / 36;
  }
  return {
    pays,
    wfa,
    free: 36 - pays - wfa,
    worst,
    worstCell,
    expected: Math.round(expected / 10) * 10,
  };
}

/** Staff of a PM: single FTEs and QM teams. */
export function staffOf(
  scene: PlanReader,
  seat: Seat,
): { readonly ftes: number; readonly qm: number } {
  const { t, view } = scene;
  let [ftes, qm] = [0, 0];
  for (let m = view.holds[seat]! & view.staffed; m !== 0; m &= m - 1) {
    const level = view.level[lowest(m)]!;
    if (level === t.facts.top) qm++;
    else ftes += level;
  }
  return { ftes, qm };
}

/** How many of a programme a PM manages, and how many there are. */
export function share(scene: PlanReader, seat: Seat, group: number): readonly [number, number] {
  const list = scene.t.facts.members[group]!;
  return [list.filter((c) => has(scene.view.holds[seat]!, c)).length, list.length];
}

export function completes(scene: PlanReader, seat: Seat, contract: number): boolean {
  const group = scene.t.facts.group[contract]!;
  return isComplete(scene.t, obtained(scene, seat, contract), seat, group);
}

export function isCertification(scene: PlanReader, contract: number): boolean {
  return scene.t.facts.group[contract] === CERTIFICATIONS;
}

/** Cards of a pack in the order they were put away, the last one last; none if nobody may count. */
export function putAway(scene: PlanReader, pack: 0 | 1): readonly string[] {
  const { t, view } = scene;
  const cards = pack === 0 ? view.chancePack : view.chestPack;
  return cards.filter((card) => card !== HIDDEN).map((card) => t.facts.cardIds[card]!);
}

/** Of 36 throws of a PM, so many end on this cell (without the cards). */
export function waysTo({ view }: PlanReader, seat: Seat, cell: number): number {
  const points = (cell - view.at[seat]! + 40) % 40;
  return points >= 2 && points <= 12 ? 6 - Math.abs(7 - points) : 0;
}

/** Proposals a PM may still make, in this hand or this settlement (R137). */
export function proposalsLeft(r: PlanReader, seat: Seat): number {
  const { debt, proposals } = r.view;
  return r.t.options.maxProposals - (debt.debtor === seat ? debt.proposals : proposals);
}
