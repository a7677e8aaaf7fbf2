/** Ways to set up a position in the tests of this game. */
import { clone } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import type { Position } from '@boardroom/kernel/testing';
import classic from '../../content/classic.json' with { type: 'json' };
import { throwDice } from '../dice.ts';
import { EXIT_CARD } from '../facts.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import type { ProjectPlan, ProjectPlanMove, ProjectPlanState, ProjectPlanTable } from '../types.ts';

export type Pos = Position<ProjectPlan>;

export interface Scene {
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly seed?: string;
  /** Ids of contracts and exit cards by seat. */
  readonly holds?: Readonly<Record<number, string>>;
  readonly cash?: Readonly<Record<number, number>>;
  readonly at?: Readonly<Record<number, number>>;
  /** Failed throws in WFA by seat; the token is put there. */
  readonly wfa?: Readonly<Record<number, number>>;
  /** Levels by group, in cell order. */
  readonly staff?: Readonly<Record<string, readonly number[]>>;
  readonly extended?: string;
  readonly marked?: string;
  /** Bankrupt PMs, in the order in which they went. */
  readonly out?: readonly number[];
  /** Last word on the state. */
  readonly edit?: (s: ProjectPlanState, t: ProjectPlanTable) => void;
}

/** A table without dealt contracts, seat 0 before the first throw of its hand, all else as said. */
export function scene(it: Scene = {}): Pos {
  const { players = 3, options = {}, seed = 'scene' } = it;
  const setting = { players, options: { dealMode: 'none' as const, ...options }, seed };
  return position(game, { ...setting, edition: classic }, (s, t) => {
    s.starter = 0;
    s.active = 0;
    s.agenda = [{ kind: 'before', seat: 0 }];
    for (const [seat, list] of Object.entries(it.holds ?? {})) give(s, t, Number(seat), list);
    for (const [seat, cash] of Object.entries(it.cash ?? {})) setCash(s, Number(seat), cash);
    for (const [seat, cell] of Object.entries(it.at ?? {})) s.at[Number(seat)] = cell;
    for (const [group, levels] of Object.entries(it.staff ?? {})) allocate(s, t, group, levels);
    for (const id of ids(it.extended)) s.extended |= 1 << t.facts.contractOf[id]!;
    for (const id of ids(it.marked)) s.marked |= 1 << t.facts.contractOf[id]!;
    for (const seat of it.out ?? []) {
      s.out[seat] = 1 + s.out.filter((place) => place > 0).length;
      setCash(s, seat, 0);
    }
    for (const [seat, failed] of Object.entries(it.wfa ?? {})) {
      s.wfa[Number(seat)] = failed;
      s.at[Number(seat)] = t.facts.wfaCell;
      if (Number(seat) === 0) s.agenda = [{ kind: 'wfa', seat: 0 }];
    }
    it.edit?.(s, t);
  });
}

function ids(list: string | undefined): string[] {
  return list ? list.split(' ') : [];
}

function give(s: ProjectPlanState, t: ProjectPlanTable, seat: number, list: string): void {
  for (const id of ids(list)) {
    const item = t.facts.itemOf[id]!;
    s.holds[seat]! |= 1 << item;
    if (item < EXIT_CARD[0]) continue;
    const card = t.facts.exitCard[item - EXIT_CARD[0]]!;
    const pack = item === EXIT_CARD[0] ? s.chancePack : s.chestPack;
    pack.splice(pack.indexOf(card), 1);
    s.unseen[item - EXIT_CARD[0]]!--;
  }
}

/** FICO pays or takes the difference, so that money stays conserved. */
export function setCash(s: ProjectPlanState, seat: number, cash: number): void {
  s.fico -= cash - s.cash[seat]!;
  s.cash[seat] = cash;
}

function allocate(
  s: ProjectPlanState,
  t: ProjectPlanTable,
  group: string,
  levels: readonly number[],
): void {
  const g = t.facts.groupOf[group]!;
  t.facts.members[g]!.forEach((c, i) => {
    s.level[c] = levels[i]!;
    if (levels[i] === t.facts.top) s.qmTeams--;
    else s.ftes -= levels[i]!;
  });
  if (levels.some((level) => level > 0)) s.staffed |= t.facts.groupSet[g]!;
}

/** Makes the next throw of a seat come out so: its stream is turned on to such a value. */
export function rig(p: Pos, seat: number, a: number, b: number, stream = 'die'): void {
  const { drawn } = p.s.chance;
  for (let k = drawn[stream]![seat]!; ; k++) {
    const copy = clone(p.s);
    copy.chance.drawn[stream]![seat] = k;
    const dice = throwDice(copy, stream, seat);
    if (dice[0] !== a || dice[1] !== b) continue;
    drawn[stream]![seat] = k;
    return;
  }
}

/** Throws with these dice. */
export function throwWith(p: Pos, seat: number, a: number, b: number): void {
  rig(p, seat, a, b);
  p.play(seat, { type: 'throw' });
}

/** Puts a card on top of its pack. */
export function stack(p: Pos, ...cards: string[]): void {
  for (const id of cards.toReversed()) {
    const card = p.t.facts.cardIds.indexOf(id);
    const pack = card < 16 ? p.s.chancePack : p.s.chestPack;
    pack.splice(pack.indexOf(card), 1);
    pack.unshift(card);
  }
}

/** The question open now, as "kind seat". */
export function asked(p: Pos): string {
  return p
    .asked()
    .map((f) => `${f.kind} ${f.seat}`)
    .join(', ');
}

/** Ids of the contracts and exit cards of a seat. */
export function held(p: Pos, seat: number): string {
  return p.t.facts.itemIds.filter((_, item) => (p.s.holds[seat]! >> item) & 1).join(' ');
}

export function level(p: Pos, id: string): number {
  return p.s.level[p.t.facts.contractOf[id]!]!;
}

export function isExtended(p: Pos, id: string): boolean {
  return ((p.s.extended >> p.t.facts.contractOf[id]!) & 1) === 1;
}

/** Types of the legal moves of a seat, each once. */
export function types(p: Pos, seat: number): string[] {
  return [...new Set(p.legal(seat).map((move) => move.type))];
}

/** Legal moves of one type, as the value of their one field. */
export function choices(p: Pos, seat: number, type: string): unknown[] {
  return p
    .legal(seat)
    .filter((move) => move.type === type)
    .map((move) => Object.values(move)[1]);
}

/** The range of the one gap of a legal move of this type. */
export function range(p: Pos, seat: number, type: string): [number, number] {
  const gap = choices(p, seat, type).at(-1) as { min: number; max: number };
  return [gap.min, gap.max];
}

/** Types of the events of the last move. */
export function told(p: Pos): string[] {
  return p.events().map((event) => event.type);
}

export function code(p: Pos, seat: number, move: object): string | undefined {
  return p.refusal(seat, move)?.code;
}

/** Puts a proposal together and offers it. */
export function propose(p: Pos, seat: number, to: number, items: string, cash: number): void {
  p.play(seat, { type: 'propose', to });
  offer(p, seat, items, cash);
}

export function offer(p: Pos, seat: number, items: string, cash: number): void {
  for (const item of ids(items)) p.play(seat, { type: 'add', item });
  p.play(seat, { type: 'offerDeal', cash });
}

export function plays(p: Pos, seat: number, ...moves: ProjectPlanMove[]): void {
  for (const move of moves) p.play(seat, move);
}

/** Lets a seat owe a sum: to another PM, or to FICO (-1). */
export function owes(
  seat: number,
  creditor: number,
  rest: number,
): (s: ProjectPlanState, t: ProjectPlanTable) => void {
  return (s) => {
    s.debt.debtor = seat;
    s.debt.creditor = creditor;
    s.debt.rest = rest;
    s.agenda.push({ kind: 'settle', seat });
  };
}
