/** Small ways to lay out a table for a test; what is given comes from the box. */
import { position } from '@boardroom/kernel/testing';
import type { Position } from '@boardroom/kernel/testing';
import type { Seat, Table } from '@boardroom/kernel';
import classic from '../../content/classic.json' with { type: 'json' };
import { itemIndex } from '../facts.ts';
import { game } from '../index.ts';
import { coverOf, itemAt, setCover } from '../stock.ts';
import { SPACES, STOCK } from '../types.ts';
import type { ElPlan, ElPlanState, Kind, MoveOf, Space } from '../types.ts';

export { classic, game };
export type Scene = Position<ElPlan>;
type Edit = (lay: Lay) => void;

export interface Setting {
  readonly players?: number;
  readonly options?: Partial<ElPlan['options']>;
  /** By seat; seat 0 holds the turn token. */
  readonly businesses?: readonly string[];
  readonly edition?: unknown;
  readonly seed?: string;
}

/** What a test may lay out before the rules go on. */
export interface Lay {
  readonly s: ElPlanState;
  readonly t: Table<ElPlan>;
  /** Sets the free tokens of a seat: W, $, E, ideas, R, G, S. */
  stock(seat: Seat, ...counts: number[]): void;
  /** Where the entrepreneurs stand, by seat. */
  at(...spaces: Space[]): void;
  /** Gives a card; `on` fills its slots from the box. */
  own(seat: Seat, card: string, on?: 'on'): void;
  /** Fills rows from the box. */
  rows(seat: Seat, ...items: string[]): void;
  market(...counts: number[]): void;
  pots(...counts: number[]): void;
  /** The event of this period, or with `next` the top of the deck. */
  event(id: string, next?: 'next'): void;
  /** Gives all but `left` of a thing in the box to the last seat. */
  drain(thing: number, left?: number): void;
  /** Lays these cards out as offers: the first two of each deck. */
  offer(...cards: string[]): void;
}

/** A table of three (RA, GA, SA; seat 0 first) at the given step of month 1. */
export function scene(step: Kind, edit: Edit = () => {}, setting: Setting = {}): Scene {
  const { players = 3, businesses = ['RA', 'GA', 'SA', 'RB', 'GB', 'SB'] } = setting;
  const { edition = classic, seed = 'scene', options = {} } = setting;
  return position(
    game,
    {
      players,
      edition,
      seed,
      options: { firstPlayer: '0', planDraft: 'random', ...options },
    },
    (s, t) => {
      for (let seat = 0; seat < players; seat++)
        s.business[seat] = t.content.businesses.indexOf(businesses[seat]!);
      const lay = layOn(s, t);
      if (step !== 'decisions') {
        s.period = 1;
        s.district = step === 'selling' ? 5 : step === 'cleanup' ? 8 : 0;
        lay.at(...(['3e', '3t', '3i', '5', '6-1', '1'] as const).slice(0, players));
      } else {
        s.period = 0;
        s.spot.fill(-1);
      }
      s.agenda = [t.facts.steps[step]];
      edit(lay);
    },
  );
}

function layOn(s: ElPlanState, t: Table<ElPlan>): Lay {
  return {
    s,
    t,
    stock(seat, ...counts) {
      for (let thing = 0; thing < STOCK; thing++) {
        const now = counts[thing] ?? 0;
        s.box[thing]! += s.stock[seat * STOCK + thing]! - now;
        s.stock[seat * STOCK + thing] = now;
      }
    },
    at(...spaces) {
      s.spot = spaces.map((space) => SPACES.indexOf(space));
      s.open = 3;
    },
    own(seat, id, on) {
      const card = takeOut(s, t, id);
      s.owner[card] = seat;
      if (on || t.facts.cards[card]!.slots.length === 0) fillFromBox(s, t, seat, id);
    },
    rows(seat, ...items) {
      for (const id of items) fillFromBox(s, t, seat, id);
    },
    market(...counts) {
      for (let p = 0; p < 3; p++) {
        s.box[4 + p]! += s.market[p]! - (counts[p] ?? 0);
        s.market[p] = counts[p] ?? 0;
      }
    },
    pots(...counts) {
      for (let p = 0; p < 3; p++) {
        s.box[1]! += s.pots[p]! - (counts[p] ?? 0);
        s.pots[p] = counts[p] ?? 0;
      }
    },
    event(id, next) {
      const event = t.content.events.findIndex((e) => e.id === id);
      const removed = s.removed.indexOf(event);
      if (removed >= 0) s.removed[removed] = s.eventDeck.shift()!;
      else s.eventDeck.splice(s.eventDeck.indexOf(event), 1);
      if (next) s.eventDeck.unshift(event);
      else s.event = event;
    },
    drain(thing, left = 0) {
      s.stock[(t.seats - 1) * STOCK + thing]! += s.box[thing]! - left;
      s.box[thing] = left;
    },
    offer(...cards) {
      for (const id of cards) {
        const { deck } = t.facts.cards[t.facts.cardIndex[id]!]!;
        const card = takeOut(s, t, id);
        const at = 2 * deck + (isWanted(s.offers[2 * deck]!) ? 1 : 0);
        s.decks[deck]!.push(s.offers[at]!);
        s.offers[at] = card;
      }
      function isWanted(card: number): boolean {
        return card >= 0 && cards.includes(t.facts.cards[card]!.id);
      }
    },
  };
}

/** Takes a card out of its deck, or off its offer, which is filled again. */
function takeOut(s: ElPlanState, t: Table<ElPlan>, id: string): number {
  const card = t.facts.cardIndex[id]!;
  const deck = s.decks[t.facts.cards[card]!.deck]!;
  if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
  else s.offers[s.offers.indexOf(card)] = deck.shift()!;
  return card;
}

function fillFromBox(s: ElPlanState, t: Table<ElPlan>, seat: Seat, id: string): void {
  const index = itemIndex(t.facts, id);
  const item = itemAt(t, s, seat, index);
  for (let thing = 0; thing < 4; thing++) s.box[thing]! -= item.needs[thing]!;
  setCover(t, s, seat, index, 0);
}

/** Free tokens of a seat: W, $, E, ideas, R, G, S. */
export function stockOf({ s }: Scene, seat: Seat): number[] {
  return s.stock.slice(seat * STOCK, (seat + 1) * STOCK);
}

/** Whether a row or card of a seat is active. */
export function isActive({ s, t }: Scene, seat: Seat, id: string): boolean {
  return coverOf(t, s, seat, itemIndex(t.facts, id)) >= 0;
}

/** Who is asked what: `['place', 0]`. */
export function asked(p: Scene): (string | number)[] {
  const [f] = p.asked();
  return f ? [f.kind, f.seat] : [];
}

/** The legal answers of a seat; none of this game's moves has gaps. */
export function choices<K extends ElPlan['move']['type']>(p: Scene, seat: Seat, type: K) {
  return p.legal(seat).filter((move) => move.type === type) as unknown as MoveOf<K>[];
}

/** Whether a move is legal now. */
export function may(p: Scene, seat: Seat, move: object): boolean {
  return p.refusal(seat, move) === null;
}

/** Answers every question with the default until `kind` is asked (of `seat`). */
export function until(p: Scene, kind: Kind, seat?: Seat): Scene {
  for (let i = 0; i < 2000; i++) {
    const [f] = p.asked();
    if (!f) throw new Error(`the game ended before ${kind}`);
    if (f.kind === kind && (seat === undefined || f.seat === seat)) return p;
    const decision = game.agenda[f.kind] as {
      fallback(t: object, s: object, f: object): ElPlan['move'];
    };
    p.play(f.seat, decision.fallback(p.t, p.s, f));
  }
  throw new Error(`${kind} is never asked`);
}

/** Plays moves of one seat in a row. */
export function plays(p: Scene, seat: Seat, ...moves: ElPlan['move'][]): void {
  for (const move of moves) p.play(seat, move);
}

/** Moves written shortly. */
export const put = (space: Space) => ({ type: 'place', space }) as const;
export const fill = (item: string, ...ideas: number[]) =>
  ({ type: 'activate', item, ideas }) as const;
export const free = (item: string) => ({ type: 'deactivate', item }) as const;
export const end = <T extends ElPlan['move']['type']>(type: T) =>
  ({ type }) as const as ElPlan['move'];
export const get = (
  card: string,
  discount: 'none' | 'money' | 'energy' = 'none',
  adviser = false,
) => ({ type: 'acquire', card, discount, adviser }) as const;
export const run = (n: number) => ({ type: 'produce', run: n }) as const;
export const purchase = (
  product: 'raw' | 'good' | 'service',
  from: 'market' | 'import' = 'market',
  discount: 'none' | 'money' = 'none',
  adviser = false,
) => ({ type: 'buy', product, from, discount, adviser }) as const;
export const sale = (product: 'raw' | 'good' | 'service', money = 1) =>
  ({ type: 'sell', product, money }) as const;
export const take = (workers: number, money: number, energy: number) =>
  ({ type: 'take', workers, money, energy }) as const;
export const idea = (raw = 1, good = 1, service = 1) =>
  ({ type: 'innovate', raw, good, service }) as const;
