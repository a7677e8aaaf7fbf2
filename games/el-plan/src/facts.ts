/** What follows from seats, options and edition alone, in the form the rules can use fastest. */
import { NONE } from '@boardroom/kernel';
import type { Table } from '@boardroom/kernel';
import { EFFECT, EFFECTS } from './content.ts';
import type { Card, Plan } from './content.ts';
import { DECKS, DECISION_KINDS, PROCESSES, PRODUCTS, SPACES, STEP_KINDS, TOKENS } from './types.ts';
import type { Discount, ElPlan, ElPlanFrame, Kind, MoveOf } from './types.ts';

/** A row of a plan or an investment card: something with slots that is activated as a whole. */
export interface Item {
  readonly id: string;
  /** The resource each slot needs. */
  readonly slots: readonly number[];
  /** For each set of slots covered by ideas four numbers: W, $, E and ideas needed. */
  readonly needs: readonly number[];
  readonly activate: readonly MoveOf<'activate'>[];
  readonly deactivate: MoveOf<'deactivate'>;
  /** Processes by kind, and wild ones. */
  readonly gives: readonly number[];
}

export interface Run {
  /** Processes by kind. */
  readonly uses: readonly number[];
  readonly total: number;
  readonly product: number;
  readonly count: number;
  readonly move: MoveOf<'produce'>;
}

interface PlanFacts {
  readonly type: number;
  readonly rows: readonly Item[];
  readonly table: readonly Run[];
}

export interface CardFacts extends Item {
  readonly deck: number;
  readonly money: number;
  readonly energy: number;
  /** R54 */
  readonly back: number;
  readonly atOnce: boolean;
  /** By discount (see DISCOUNTS) and whether the adviser is used: 2 × discount + adviser. */
  readonly acquire: readonly MoveOf<'acquire'>[];
  /** By the number of $ among the tokens paid. */
  readonly sell: readonly MoveOf<'sellCard'>[];
}

export interface Facts {
  /** Most rows a plan of this level has. */
  readonly rows: number;
  /** The plans of this level in the order of the businesses. */
  readonly plans: readonly PlanFacts[];
  readonly choosePlan: readonly MoveOf<'choosePlan'>[];
  readonly cards: readonly CardFacts[];
  /** For each deck its cards in the order of their ids, without those an option takes out. */
  readonly decks: readonly (readonly number[])[];
  readonly cardIndex: Readonly<Record<string, number>>;
  /** For each effect: card, amount, card, amount, … */
  readonly holders: readonly (readonly number[])[];
  /** For each event the amount of each effect. */
  readonly events: readonly (readonly number[])[];
  /** Amount of each effect by card. */
  readonly cardEffects: readonly (readonly number[])[];
  /** Which spaces exist, as bits, before R27. */
  readonly spaces: number;
  readonly place: readonly MoveOf<'place'>[];
  /** One frame of each kind for each seat; for lists also the frame of a list already begun. */
  readonly frames: Readonly<Record<Kind, readonly ElPlanFrame[]>>;
  readonly begun: Readonly<Record<Kind, readonly ElPlanFrame[]>>;
  readonly steps: Readonly<Record<Kind, ElPlanFrame>>;
}

export const DISCOUNTS: readonly Discount[] = ['none', 'money', 'energy'];

export function facts(t: Omit<Table<ElPlan>, 'facts'>): Facts {
  const { content, options, seats } = t;
  const plans = content.businesses.map((business) =>
    planFacts(content.plans.find((p) => p.business === business && p.level === options.level)!),
  );
  const cards = content.cards.map(cardFacts);
  const kinds = [...DECISION_KINDS, ...STEP_KINDS];
  const frames = (extra: object) =>
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        Array.from({ length: seats }, (_, seat) => ({
          kind,
          seat,
          ...extra,
          ...(kind === 'draft' ? { together: true as const } : {}),
        })),
      ]),
    ) as Record<Kind, ElPlanFrame[]>;
  const cardEffects = content.cards.map((card) => EFFECTS.map((name) => card.effects[name] ?? 0));
  return {
    rows: Math.max(...plans.map((plan) => plan.rows.length)),
    plans,
    choosePlan: content.businesses.map((business) => ({ type: 'choosePlan', business })),
    cards,
    decks: DECKS.map((_, deck) =>
      cards.flatMap((card, i) =>
        card.deck === deck && isInPlay(content.cards[i]!, options) ? [i] : [],
      ),
    ),
    cardIndex: Object.fromEntries(cards.map((card, i) => [card.id, i])),
    holders: EFFECTS.map((_, e) =>
      cardEffects.flatMap((amounts, card) => (amounts[e] ? [card, amounts[e]] : [])),
    ),
    events: content.events.map((event) => EFFECTS.map((name) => event.effects[name] ?? 0)),
    cardEffects,
    spaces: SPACES.reduce((bits, space, i) => (inUse(space, options) ? bits | (1 << i) : bits), 0),
    place: SPACES.map((space) => ({ type: 'place', space })),
    frames: frames({}),
    begun: frames({ begun: true }),
    steps: Object.fromEntries(kinds.map((kind) => [kind, { kind, seat: NONE }])) as Record<
      Kind,
      ElPlanFrame
    >,
  };
}

/** Options `noEvents` and `openForecast` take cards out of the game. */
function isInPlay({ effects }: Card, { noEvents, openForecast }: ElPlan['options']): boolean {
  if (effects.radar && (noEvents || openForecast)) return false;
  return !(effects.broker && noEvents);
}

/** R26 and the options that close spaces. */
function inUse(space: string, options: ElPlan['options']): boolean {
  if (space === '1') return !options.noEvents;
  if (space === '2b') return options.d2Spaces >= 2;
  if (space === '2c') return options.d2Spaces >= 3;
  return true;
}

function item(
  id: string,
  names: readonly (typeof TOKENS)[number][],
  gives: readonly number[],
): Item {
  const slots = names.map((name) => TOKENS.indexOf(name));
  const needs: number[] = [];
  const activate: MoveOf<'activate'>[] = [];
  for (let bits = 0; bits < 1 << slots.length; bits++) {
    const need = [0, 0, 0, 0];
    for (const [i, slot] of slots.entries()) need[bits & (1 << i) ? 3 : slot]!++;
    needs.push(...need);
    const ideas = slots.flatMap((_, i) => (bits & (1 << i) ? [i] : []));
    activate.push({ type: 'activate', item: id, ideas });
  }
  return { id, slots, needs, activate, deactivate: { type: 'deactivate', item: id }, gives };
}

function planFacts(plan: Plan): PlanFacts {
  return {
    type: PRODUCTS.indexOf(plan.type),
    rows: plan.rows.map((row, i) => {
      const gives = PROCESSES.map((name) => row.gives[name]);
      return item(`r${i + 1}`, row.slots, [...gives, 0]);
    }),
    table: plan.table.map((run, i) => {
      const uses = PROCESSES.map((name) => run.uses[name]);
      return {
        uses,
        total: uses[0]! + uses[1]! + uses[2]!,
        product: PRODUCTS.indexOf(run.makes),
        count: run.count,
        move: { type: 'produce', run: i + 1 },
      };
    }),
  };
}

function cardFacts(card: Card): CardFacts {
  const { id, deck, cost, atOnce, effects } = card;
  const { production = 0, logistics = 0, marketing = 0, wild = 0 } = effects;
  const back = Math.max(1, Math.ceil((cost.money + cost.energy) / 2));
  return {
    ...item(id, card.slots, [production, logistics, marketing, wild]),
    deck: DECKS.indexOf(deck),
    ...cost,
    back,
    atOnce,
    acquire: DISCOUNTS.flatMap((discount) =>
      [false, true].map((adviser) => ({ type: 'acquire' as const, card: id, discount, adviser })),
    ),
    sell: Array.from({ length: back + 1 }, (_, money) => ({ type: 'sellCard', card: id, money })),
  };
}

/** Index of an item in an activate or deactivate move: rows first, then cards. */
export function itemIndex(facts: Facts, id: string): number {
  const card = facts.cardIndex[id];
  return card === undefined ? Number(id.slice(1)) - 1 : facts.rows + card;
}

export const CAPS = [EFFECT.capProduction, EFFECT.capLogistics, EFFECT.capMarketing] as const;
export const TOLLS = [EFFECT.tollWorker, EFFECT.tollMoney, EFFECT.tollEnergy] as const;
export const INCOMES = [EFFECT.incomeWorker, EFFECT.incomeMoney, EFFECT.incomeEnergy] as const;
