/** The books of a match of Swaps to the last digit: every mean is taken over all cases. */
import { answer, clone, isOver, newChance, roll, setTable } from '@boardroom/kernel';
import { shareOfWin, start } from '@boardroom/kernel';
import type { Move, Seat, Table } from '@boardroom/kernel';
import { CARDS, SIDES, swaps, swapsContent } from './solved-game.ts';
import type { SwapsState } from './solved-game.ts';

const swapsTable = setTable(swaps, {
  players: 2,
  edition: { id: 'classic', content: swapsContent },
}) as Table;

const swapsStart = (seed: string): SwapsState => start(swaps, swapsTable, seed) as SwapsState;

/** Keys of chance under which two throws of each seat come out in every way, each once. */
const keys: number[][] = everyThrow();

function everyThrow(): number[][] {
  const found = new Map<string, number[]>();
  for (let i = 0; found.size < SIDES ** 4; i++) {
    const chance = newChance(`throws ${i}`, swaps.streams, 2);
    const { key } = clone(chance);
    const throws = [0, 0, 1, 1].map((seat) => roll(chance, 'die', SIDES, seat));
    if (!found.has(throws.join())) found.set(throws.join(), key);
  }
  return [...found.values()];
}

type Whim = 0 | 1;
/** Moves that are made as they were played, by seat. */
export type Played = Readonly<Record<Seat, Move>>;

/** Seat 0's share of the win, all playing on by the reference but for the moves given. */
function ending(from: SwapsState, key: readonly number[], whim: Whim, played: Played): number {
  const s = clone(from);
  s.chance.key = [...key];
  const left: Record<Seat, Move | undefined> = { ...played };
  while (!isOver(s)) {
    const index = s.agenda.length - 1;
    const f = s.agenda[index]!;
    const rng = { below: () => whim, unit: () => whim / 2 };
    const move = left[f.seat] ?? swaps.advice.suggest(swapsTable, s, f, rng).move;
    left[f.seat] = undefined;
    answer(swaps, swapsTable, s, index, move);
  }
  return shareOfWin(swaps.ranking(swapsTable, s), 0);
}

function orders(cards: readonly number[]): number[][] {
  if (cards.length < 2) return [[...cards]];
  return cards.flatMap((card, i) =>
    orders(cards.filter((_, k) => k !== i)).map((rest) => [card, ...rest]),
  );
}

/** Over any order of the deck, any throws to come and any whim. */
export function exactValue(s: SwapsState, played: Played = {}): number {
  return mean(
    orders(s.deck).flatMap((deck) =>
      keys.flatMap((key) =>
        ([0, 1] as const).map((whim) => ending({ ...s, deck }, key, whim, played)),
      ),
    ),
  );
}

/** Over all that the seat cannot tell from the truth. */
export function exactKnown(s: SwapsState, seat: Seat, played: Played = {}): number {
  const unknown = [...s.deck, s.cards[1 - seat]!];
  return mean(
    unknown.map((card, i) => {
      const cards = [...s.cards];
      cards[1 - seat] = card;
      return exactValue({ ...s, cards, deck: unknown.filter((_, k) => k !== i) }, played);
    }),
  );
}

export function exactStart(): number {
  const s = swapsStart('any');
  return mean(
    CARDS.flatMap((one) =>
      CARDS.filter((other) => other !== one).map((other) => {
        const deck = CARDS.filter((card) => card !== one && card !== other);
        return exactValue({ ...s, cards: [one, other], deck });
      }),
    ),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
