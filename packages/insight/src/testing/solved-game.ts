/**
 * Swaps: a game small enough to be solved by enumeration, with hidden cards, dice and a sealed choice.
 * Two seats hold a card each. Both seal whether to swap it for the next card of the deck; a card
 * given away is shown. Both throw a die of two sides. Seat 0, then seat 1, may throw once more.
 * Card and last throw are the score.
 */
import { HIDDEN, NONE, mix, next, roll, shuffle } from '@boardroom/kernel';
import type { AnyGame, Decision, Frame, Game, Rng, State, Step, Table } from '@boardroom/kernel';

type SwapsFrame =
  | { kind: 'seal'; seat: number; together: true }
  | { kind: 'again'; seat: number }
  | { kind: 'open'; seat: number };
export interface SwapsState extends State<SwapsFrame> {
  deck: number[];
  cards: number[];
  /** NONE until sealed, then 0 or 1. */
  sealed: number[];
  shown: number[];
  dice: number[];
  /** Answers given. */
  turn: number;
}
type SwapsMove =
  | { readonly type: 'seal'; readonly swap: number }
  | { readonly type: 'again'; readonly throws: number };
interface Swaps {
  state: SwapsState;
  frame: SwapsFrame;
  move: SwapsMove;
  event: { type: 'opened' };
  options: object;
  content: object;
  facts: null;
}

export const CARDS = [1, 2, 3, 5];
export const SIDES = 2;

const seal: Decision<Swaps, Frame, Extract<SwapsMove, { type: 'seal' }>> = {
  legal: (_t, _s, _f, out) => void out.push({ type: 'seal', swap: 0 }, { type: 'seal', swap: 1 }),
  apply(_t, s, f, move) {
    s.sealed[f.seat] = move.swap;
    s.turn++;
  },
  fallback: () => ({ type: 'seal', swap: 0 }),
};

const open: Step<Swaps> = {
  run(_t, s) {
    for (const seat of [0, 1]) {
      if (s.sealed[seat] === 1) {
        s.shown.push(s.cards[seat]!);
        s.cards[seat] = s.deck.pop()!;
      }
      s.dice[seat] = roll(s.chance, 'die', SIDES, seat);
    }
    s.sealed = [NONE, NONE];
    next<SwapsFrame>(s, { kind: 'again', seat: 0 }, { kind: 'again', seat: 1 });
  },
};

const again: Decision<Swaps, Frame, Extract<SwapsMove, { type: 'again' }>> = {
  legal: (_t, _s, _f, out) =>
    void out.push({ type: 'again', throws: 0 }, { type: 'again', throws: 1 }),
  apply(_t, s, f, move) {
    s.turn++;
    if (move.throws === 1) s.dice[f.seat] = roll(s.chance, 'die', SIDES, f.seat);
  },
  fallback: () => ({ type: 'again', throws: 0 }),
};

const scores = (_t: Table<Swaps>, s: Readonly<SwapsState>): number[] =>
  s.cards.map((card, seat) => card + s.dice[seat]!);

function unseen(s: Readonly<SwapsState>, known: readonly number[]): number[] {
  return CARDS.filter((card) => !known.includes(card) && !s.shown.includes(card));
}

const game: Game<Swaps> = {
  id: 'swaps',
  version: 1,
  seats: { min: 2, max: 2 },
  options: { safeParse: () => ({ success: true, data: {} }) } as never,
  profiles: {},
  content: { safeParse: () => ({ success: true, data: {} }) } as never,
  streams: { deck: 'table', die: 'seat' },
  setup(_t, chance) {
    const deck = shuffle(chance, 'deck', [...CARDS]);
    const cards = [deck.pop()!, deck.pop()!];
    const agenda: SwapsFrame[] = [
      { kind: 'open', seat: NONE },
      { kind: 'seal', seat: 1, together: true },
      { kind: 'seal', seat: 0, together: true },
    ];
    return { chance, agenda, deck, cards, sealed: [NONE, NONE], shown: [], dice: [0, 0], turn: 0 };
  },
  agenda: { seal, open, again },
  reveals: [],
  scores,
  rankedBy: ['score'],
  ranking: (t, s) => scores(t, s).map((score) => [score]),
  knowledge: {
    public: ['agenda', 'shown', 'dice', 'turn'],
    seat: ['cards', 'sealed'],
    table: ['deck'],
  },
  redact(_t, s, seat) {
    s.deck.fill(HIDDEN);
    for (const other of [0, 1]) {
      if (other === seat) continue;
      s.cards[other] = HIDDEN;
      if (s.sealed[other] !== NONE) s.sealed[other] = 0;
    }
  },
  resample(_t, s, seat, rng) {
    const cards = mix(unseen(s, [s.cards[seat]!]), rng);
    s.cards[1 - seat] = cards.pop()!;
    s.deck = cards;
    if (s.sealed[1 - seat] !== NONE) s.sealed[1 - seat] = rng.below(2);
  },
  redeal: (_t, s, rng) => void mix(s.deck, rng),
  invariants: () => [],
  advice: {
    characters: { usual: {} },
    suggest: (_t, s, f, rng) =>
      f.kind === 'seal'
        ? { move: { type: 'seal', swap: s.cards[f.seat]! <= 2 ? 1 : 0 }, why: { code: 'low' } }
        : { move: { type: 'again', throws: throwsAgain(s, f.seat, rng) } },
    evaluate: (t, s, seat) => (scores(t, s)[seat]! > scores(t, s)[1 - seat]! ? 0.8 : 0.2),
  },
  debrief: { begin: () => null, note: () => undefined, charts: () => [] },
};

/** After a bad throw always; seat 1 after a good one when it feels like it. */
function throwsAgain(s: Readonly<SwapsState>, seat: number, rng: Rng): number {
  return s.dice[seat] === 1 || (seat === 1 && rng.below(2) === 1) ? 1 : 0;
}

export const swaps = game as unknown as AnyGame;
/** The same with a clock, so that short lines are played: they end after one more answer. */
export const swapsByClock: AnyGame = {
  ...swaps,
  advice: { ...swaps.advice, levels: { hard: { clock: ['turn'], ticks: 1 } } },
};
export const swapsContent = {};
