/** The own company in words: rows and cards filled, freed, bought and handed back; runs made. */
import type { Seat } from '@boardroom/kernel';
import { adviserOf } from '../src/decisions/acquire.ts';
import { payback } from '../src/decisions/sell-card.ts';
import { itemIndex } from '../src/facts.ts';
import type { CardFacts, Run } from '../src/facts.ts';
import { coverOf, held, itemAt } from '../src/stock.ts';
import { PROCESSES, PRODUCTS, RAW } from '../src/types.ts';
import type { MoveOf } from '../src/types.ts';
import { needsOf, pay, processesOf } from './case.ts';
import type { Case } from './case.ts';
import { processes, toll, trioLacks } from './figures.ts';
import type { S, Table } from './figures.ts';

/** The process a row gives; -1 for cards. */
export function kindOf({ t }: Table, s: S, seat: Seat, id: string): number {
  if (t.facts.cardIndex[id] !== undefined) return -1;
  const row = t.facts.plans[s.business[seat]!]!.rows[itemIndex(t.facts, id)]!;
  return row.gives.findIndex((n) => n > 0);
}

/** Processes a row or card adds, by kind and wild. */
function givesOf({ t }: Table, s: S, seat: Seat, id: string): number[] {
  const card = t.facts.cardIndex[id];
  if (card !== undefined) return t.facts.cardEffects[card]!.slice(0, 4);
  return [...t.facts.plans[s.business[seat]!]!.rows[itemIndex(t.facts, id)]!.gives, 0];
}

/** "Production 3 → 4": what filling or freeing it does to the processes. */
export function change({ r, s, seat, say }: Case, id: string, sign: 1 | -1): string {
  const has = processes(r, s, seat);
  return givesOf(r, s, seat, id)
    .flatMap((n, kind) => {
      if (n === 0) return [];
      const name = say(`kind.${PROCESSES[kind] ?? 'wild'}`);
      return [say('note.change', { name, from: has[kind]!, to: has[kind]! + sign * n })];
    })
    .join(', ');
}

/** What comes back from a row or card that is freed. */
export function freed(c: Case, id: string): string {
  const { r, s, seat } = c;
  const index = itemIndex(r.t.facts, id);
  return needsOf(c, itemAt(r.t, s, seat, index), coverOf(r.t, s, seat, index));
}

/** What filling a row or card takes, with ideas on these slots. */
export function filling(c: Case, { item, ideas }: MoveOf<'activate'>): string {
  const { r, s, seat } = c;
  const bits = ideas.reduce((sum, slot) => sum | (1 << slot), 0);
  return needsOf(c, itemAt(r.t, s, seat, itemIndex(r.t.facts, item)), bits);
}

/** What a card does. */
export function effectOf({ say }: Case, id: string): string {
  return say(`card.${id}.text`);
}

/** What a card handed back pays, and what else happens. */
export function returning(
  c: Case,
  { card: id, money }: MoveOf<'sellCard'>,
): { gets: string; note: string } {
  const { r, s, say } = c;
  const index = r.t.facts.cardIndex[id]!;
  const card = r.t.facts.cards[index]!;
  const placed = s.cards[index]! >= 0 ? needsOf(c, card, s.cards[index]!) : '';
  return {
    gets: pay(money, payback(s, card) - money) || '0',
    note: placed ? say('note.return', { placed }) : say('note.gone'),
  };
}

/** What an acquisition costs, and what takes part in the price. */
export function acquisition(
  { r, s, seat, say }: Case,
  move: MoveOf<'acquire'>,
): { price: string; parts: string[] } {
  const { t } = r;
  const card = t.facts.cards[t.facts.cardIndex[move.card]!]!;
  const off = move.adviser ? adviserOf(t, s, seat) : 0;
  const money = card.money - (move.discount === 'money' ? 1 : 0) - off;
  const energy = card.energy - (move.discount === 'energy' ? 1 : 0);
  const fee = move.discount === 'none' ? -1 : toll(r, s, seat);
  const parts = [
    move.discount === 'none' ? '' : say('note.space'),
    fee < 0 ? '' : say('note.tollToo', { cost: `1 ${'W$E'[fee]!}` }),
    move.adviser ? say('note.adviser', { count: adviserOf(t, s, seat) }) : '',
  ];
  return { price: pay(money, energy), parts: parts.filter(Boolean) };
}

/** What a card needs to work, from when on, and whether it makes a trio. */
export function worksFrom(c: Case, card: CardFacts): string {
  const { say } = c;
  if (card.slots.length === 0) return say('note.noSlots');
  const starts = say(card.atOnce ? 'note.atOnce' : 'note.nextMonth');
  return say('note.slots', { cost: needsOf(c, card, 0), starts });
}
export function makesTrio({ r, s, seat }: Case, card: CardFacts): boolean {
  const lacks = trioLacks(r, s, seat);
  return lacks.length === 1 && lacks[0] === card.deck;
}

/** A line of the production table: "1 service from 1 logistics + 2 marketing". */
export function recipe(c: Case, run: Run): string {
  const made = c.say(`amount.${PRODUCTS[run.product]!}`, { count: run.count });
  return c.say('note.recipe', { made, uses: processesOf(c, run.uses) });
}
export function usedBy({ r, s, seat, say }: Case, run: Run): string {
  const available = processes(r, s, seat).reduce((sum, x) => sum + x, 0);
  const used = s.used.slice(seat * 3, seat * 3 + 3).reduce((sum, x) => sum + x, 0);
  return say('note.make', { count: run.total, used: used + run.total, available });
}
export function thenHeld({ s, seat, say }: Case, product: number, count: number): string {
  const has = held(s, seat, RAW + product) + count;
  return say('note.have', { what: say(`amount.${PRODUCTS[product]!}`, { count: has }) });
}
