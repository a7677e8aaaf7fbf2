/** What all words depend on: who reads, whose company it is about, and how that seat sees the table. */
import { legal, pending } from '@boardroom/kernel';
import type { Figure, RuleLine, Seat } from '@boardroom/kernel';
import type { Item } from '../src/facts.ts';
import { game } from '../src/index.ts';
import { IDEA, PROCESSES, PRODUCTS } from '../src/types.ts';
import type { ElPlanFrame, ElPlanMove } from '../src/types.ts';
import { inner, ownSeat, stateOf, tokens } from './figures.ts';
import type { S, Table } from './figures.ts';

export interface Case {
  readonly r: Table;
  readonly s: S;
  readonly seat: Seat;
  say(key: string, facts?: object): string;
}

export function caseOf(r: Table, seat: Seat = ownSeat(r)): Case {
  return { r, seat, s: stateOf(r, seat), say: (key, facts) => r.words.say(key, facts) ?? key };
}

/** The open question of the seat, of a private plan the one inside; null if it has none. */
export function questionOf({ r, seat }: Case): ElPlanFrame | null {
  const frame = pending(r.view).find((f) => f.seat === seat);
  return frame ? inner(r, frame) : null;
}

/** What the seat may do now. */
export function movesOf({ r, seat }: Case): ElPlanMove[] {
  const frame = pending(r.view).find((f) => f.seat === seat);
  return frame ? (legal(game, r.t, r.view, frame) as ElPlanMove[]) : [];
}

/** "2 $ + 1 E" */
export const pay = (money: number, energy: number): string => tokens([0, money, energy]);

/** What the slots of an item take when ideas lie on those of `bits`. */
export function needsOf({ say }: Case, item: Item, bits: number): string {
  const need = item.needs.slice(bits * 4, bits * 4 + 4);
  const ideas = need[IDEA]! > 0 ? say('amount.ideas', { count: need[IDEA]! }) : '';
  return [tokens(need.slice(0, 3)), ideas].filter(Boolean).join(' + ');
}

/** "1 raw material, 2 services"; nothing at all is said in words too. */
export function goodsOf({ say }: Case, counts: readonly number[]): string {
  const parts = counts.flatMap((count, p) =>
    count > 0 ? [say(`amount.${PRODUCTS[p]!}`, { count })] : [],
  );
  return parts.join(', ') || say('aid.nothing');
}

/** "2 production + 1 wild" */
export function processesOf({ say }: Case, counts: readonly number[]): string {
  const parts = counts.flatMap((count, kind) =>
    count > 0 ? [say(`amount.${PROCESSES[kind] ?? 'wild'}`, { count })] : [],
  );
  return parts.join(' + ') || say('aid.nothing');
}

/** "2 workers, 1 $": the first three of a stock in words. */
export function tokensOf({ say }: Case, counts: readonly number[]): string {
  const parts = counts
    .slice(0, 3)
    .flatMap((count, token) => (count > 0 ? [say(`aid.tokens.${token}`, { count })] : []));
  return parts.join(', ') || say('aid.nothing');
}

export function figure({ say }: Case, key: string, value: string | number, bad = false): Figure {
  const shown = { key, name: say(`figure.${key}`), value: String(value) };
  return bad ? { ...shown, bad } : shown;
}

export const ruleLine = ({ say }: Case, number: string): RuleLine => ({
  number,
  text: say(`rule.${number}`),
});
