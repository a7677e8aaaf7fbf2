/**
 * Lots: a small game that uses every part of the kernel, for its tests and as a model to copy.
 * Lots are turned up one by one; all seal a bid; the highest pays and takes the lot. Then the
 * winner may scrap lots held, for a coin each, and a die decides a bonus. Coins are secret. At any
 * time a seat may give coins, in secret.
 */
import { z } from 'zod';
import { roll, shuffle } from '../chance.ts';
import { next } from '../engine.ts';
import { mix } from '../rng.ts';
import type { Injected } from '../classroom.ts';
import { HIDDEN, NONE } from '../types.ts';
import type { Decision, Frame, Game, State, Step } from '../types.ts';

type LotsFrame =
  | { kind: 'bid'; seat: number; together: true }
  | { kind: 'scrap'; seat: number }
  | { kind: 'turnUp' | 'award' | 'bonus'; seat: number };
interface LotsState extends State<LotsFrame> {
  deck: number[];
  lot: number;
  coins: number[];
  bids: number[];
  held: number[][];
  spent: number;
}
type LotsMove =
  | { readonly type: 'bid'; readonly coins: number }
  | { readonly type: 'scrap'; readonly lots: readonly number[] }
  | { readonly type: 'give'; readonly to: number; readonly coins: number };
type LotsEvent =
  | Injected
  | { type: 'turnedUp'; lot: number }
  | { type: 'sold'; seat: number; lot: number; coins: number }
  | { type: 'given'; seat: number; to: number; coins: number }
  | { type: 'scrapped'; seat: number; lots: number }
  | { type: 'bonus'; seat: number; die: number };
export interface Lots {
  state: LotsState;
  frame: LotsFrame;
  move: LotsMove;
  event: LotsEvent;
  options: { coins: number };
  content: { lots: number[] };
  facts: null;
}

const turnUp: Step<Lots> = {
  run(t, s, _f, emit) {
    if (s.deck.length === 0) return;
    s.lot = s.deck.pop()!;
    s.bids.fill(NONE);
    emit?.({ type: 'turnedUp', lot: s.lot });
    s.agenda.push({ kind: 'turnUp', seat: NONE }, { kind: 'award', seat: NONE });
    for (let seat = t.seats - 1; seat >= 0; seat--)
      s.agenda.push({ kind: 'bid', seat, together: true });
  },
};

const bid: Decision<Lots, Frame, Extract<LotsMove, { type: 'bid' }>> = {
  legal(_t, s, f, out) {
    out.push({ type: 'bid', coins: { gap: 'range', min: 0, max: s.coins[f.seat]!, step: 1 } });
  },
  apply(_t, s, f, move) {
    s.bids[f.seat] = move.coins;
  },
  fallback: () => ({ type: 'bid', coins: 0 }),
  auto: (_t, s, f) => (s.coins[f.seat] === 0 ? { type: 'bid', coins: 0 } : null),
};

const award: Step<Lots> = {
  run(t, s, _f, emit) {
    let seat = 0;
    for (let other = 1; other < t.seats; other++) if (s.bids[other]! > s.bids[seat]!) seat = other;
    // A gift made after the bid may have left less than was bid.
    const coins = Math.min(s.bids[seat]!, s.coins[seat]!);
    s.coins[seat]! -= coins;
    s.spent += coins;
    s.held[seat]!.push(s.lot);
    emit?.({ type: 'sold', seat, lot: s.lot, coins });
    next<LotsFrame>(s, { kind: 'scrap', seat }, { kind: 'bonus', seat });
    s.lot = NONE;
    s.bids.fill(NONE);
  },
};

const scrap: Decision<Lots, Frame, Extract<LotsMove, { type: 'scrap' }>> = {
  legal(_t, s, f, out) {
    const of = s.held[f.seat]!;
    out.push({ type: 'scrap', lots: { gap: 'subset', of, min: 0, max: of.length } });
  },
  apply(_t, s, f, move, emit) {
    s.held[f.seat] = s.held[f.seat]!.filter((lot) => !move.lots.includes(lot));
    s.coins[f.seat]! += move.lots.length;
    s.spent -= move.lots.length;
    emit?.({ type: 'scrapped', seat: f.seat, lots: move.lots.length });
  },
  fallback: () => ({ type: 'scrap', lots: [] }),
};

const bonus: Step<Lots> = {
  run(_t, s, f, emit) {
    const die = roll(s.chance, 'die', 6, f.seat);
    if (die === 6) {
      s.coins[f.seat]!++;
      s.spent--;
    }
    emit?.({ type: 'bonus', seat: f.seat, die });
  },
};

export const lots: Game<Lots> = {
  id: 'lots',
  version: 1,
  seats: { min: 2, max: 4 },
  options: z.object({ coins: z.int().min(1).max(50).default(10) }),
  profiles: {},
  content: z.object({ lots: z.array(z.int().positive()).min(1) }),
  streams: { deck: 'table', die: 'seat' },
  setup: (t, chance) => ({
    chance,
    agenda: [{ kind: 'turnUp', seat: NONE }],
    deck: shuffle(chance, 'deck', [...t.content.lots]),
    lot: NONE,
    coins: Array.from({ length: t.seats }, () => t.options.coins),
    bids: Array.from({ length: t.seats }, () => NONE),
    held: Array.from({ length: t.seats }, () => []),
    spent: 0,
  }),
  agenda: { turnUp, bid, award, scrap, bonus },
  asides: {
    legal(t, s, seat, out) {
      if (seat === t.seats || s.coins[seat] === 0) return;
      const coins = { gap: 'range', min: 1, max: s.coins[seat]!, step: 1 } as const;
      for (let to = 0; to < t.seats; to++) if (to !== seat) out.push({ type: 'give', to, coins });
    },
    apply(_t, s, seat, move, emit) {
      s.coins[seat]! -= move.coins;
      s.coins[move.to]! += move.coins;
      emit?.({ type: 'given', seat, to: move.to, coins: move.coins }, [seat, move.to]);
    },
  },
  classroom: {
    round: (t, s) => t.content.lots.length - s.deck.length,
    lastRound: (t) => t.content.lots.length,
    openScores: () => true,
    lengths: [{ minutes: 10, options: {} }],
    prompts: {
      above: { kind: 'probability', about: 'own-above', above: () => 5 },
      score: { kind: 'number', about: 'own-score', range: () => [0, 40] },
      who: { kind: 'winner' },
      why: { kind: 'explain' },
    },
    tallies: { sold: ['sold'], given: ['given'] },
    news: { turnedUp: 'lot' },
    injects: {
      gift: {
        on: 'seat',
        amounts: [1, 2],
        may: () => true,
        apply(_t, s, seat, amount) {
          s.coins[seat]! += amount;
          s.spent -= amount;
        },
      },
    },
  },
  refuse(_t, s, seat, move) {
    if (move.type === 'bid' && move.coins > s.coins[seat]!)
      return { code: 'too-few-coins', facts: { coins: s.coins[seat]! } };
    return null;
  },
  reveals: ['turnedUp'],
  scores: (_t, s) => s.held.map((held) => held.reduce((sum, lot) => sum + lot, 0)),
  rankedBy: ['value', 'coins'],
  ranking: (_t, s) =>
    s.held.map((held, seat) => [held.reduce((sum, lot) => sum + lot, 0), s.coins[seat]!]),
  knowledge: {
    public: ['agenda', 'lot', 'held', 'spent'],
    seat: ['coins', 'bids'],
    table: ['deck'],
  },
  redact(t, s, seat) {
    s.deck.fill(HIDDEN);
    for (let other = 0; other < t.seats; other++) {
      if (other === seat) continue;
      s.coins[other] = HIDDEN;
      if (s.bids[other] !== NONE) s.bids[other] = 0;
    }
  },
  resample(t, s, seat, rng) {
    const seen = new Set([s.lot, ...s.held.flat()]);
    const unseen = t.content.lots.filter((lot) => !seen.has(lot));
    s.deck = mix(unseen, rng).slice(0, s.deck.length);
    let left = t.seats * t.options.coins - s.spent - s.coins[seat]!;
    for (let other = 0; other < t.seats; other++) {
      if (other === seat) continue;
      s.coins[other] = 0;
      if (s.bids[other] !== NONE) s.bids[other] = 0;
    }
    while (left > 0) {
      const other = rng.below(t.seats);
      if (other === seat) continue;
      s.coins[other]!++;
      left--;
    }
  },
  redeal(_t, s, rng) {
    mix(s.deck, rng);
  },
  invariants(t, s) {
    const coins = s.coins.reduce((sum, each) => sum + each, 0);
    return coins + s.spent === t.seats * t.options.coins ? [] : ['coins are not conserved'];
  },
  advice: {
    characters: { usual: {} },
    suggest: (_t, s, f) =>
      f.kind === 'bid'
        ? {
            move: { type: 'bid', coins: Math.min(s.lot, s.coins[f.seat]!) },
            why: { code: 'worth' },
          }
        : { move: { type: 'scrap', lots: [] } },
    evaluate(t, s, seat) {
      const scores = lots.scores(t, s);
      const sum = scores.reduce((total, score) => total + score, 0);
      return sum === 0 ? 1 / t.players : scores[seat]! / sum;
    },
  },
  debrief: {
    begin: () => ({ sold: [] as number[] }),
    note(_t, _s, notes: { sold: number[] }, { events }) {
      for (const event of events) if (event.type === 'sold') notes.sold.push(event.coins);
    },
    charts: (_t, _s, notes: { sold: number[] }) => [
      {
        id: 'prices',
        kind: 'lines',
        unit: 'coins',
        along: notes.sold.map((_, i) => i + 1),
        series: [{ seat: NONE, values: notes.sold }],
      },
    ],
  },
};

export const lotsEdition = { lots: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
