/**
 * Takes: seats in turn take one of a few things worth more or less, for some rounds. Nothing is hidden
 * and nothing is left to chance, so that one can say what a search must do.
 */
import { NONE, pending, start } from '@boardroom/kernel';
import type { AnyGame, Decision, Frame, Game, State, Step, Table } from '@boardroom/kernel';

interface TakesState extends State {
  round: number;
  /** How many have taken in this round. */
  turn: number;
  points: number[];
  /** Who took which thing, in order. */
  taken: [seat: number, thing: number][];
}
interface Takes {
  state: TakesState;
  frame: Frame;
  move: { readonly type: 'take'; readonly thing: number } | { readonly type: 'give-up' };
  event: { type: 'taken'; seat: number; thing: number };
  options: { rounds: number };
  content: { worth: number[] };
  facts: null;
}

const take: Decision<Takes> = {
  legal(t, _s, _f, out) {
    for (let thing = 0; thing < t.content.worth.length; thing++) out.push({ type: 'take', thing });
    out.push({ type: 'give-up' });
  },
  apply(t, s, f, move, emit) {
    if (move.type === 'give-up') s.agenda.length = 0;
    else {
      s.turn++;
      s.points[f.seat]! += t.content.worth[move.thing]!;
      s.taken.push([f.seat, move.thing]);
      emit?.({ type: 'taken', seat: f.seat, thing: move.thing });
    }
  },
  fallback: () => ({ type: 'take', thing: 0 }),
};

const round: Step<Takes> = {
  run(t, s) {
    if (s.round === t.options.rounds) return;
    s.round++;
    s.turn = 0;
    s.agenda.push({ kind: 'round', seat: NONE });
    for (let seat = t.seats - 1; seat >= 0; seat--) s.agenda.push({ kind: 'take', seat });
  },
};

/** No form and no editor asks for its options and editions. */
const takes: Omit<Game<Takes>, 'options' | 'content'> = {
  id: 'takes',
  version: 1,
  seats: { min: 2, max: 4 },
  profiles: {},
  streams: {},
  setup: (t, chance) => ({
    chance,
    agenda: [{ kind: 'round', seat: NONE }],
    round: 0,
    turn: 0,
    points: Array.from({ length: t.seats }, () => 0),
    taken: [],
  }),
  agenda: { take, round },
  resigns: ['give-up'],
  reveals: [],
  scores: (_t, s) => s.points,
  rankedBy: ['points'],
  ranking: (t, s) => s.points.slice(0, t.players).map((points) => [points]),
  knowledge: { public: ['agenda', 'round', 'turn', 'points', 'taken'], seat: [], table: [] },
  redact() {},
  resample() {},
  redeal() {},
  invariants: () => [],
  advice: {
    characters: { usual: {} },
    suggest: () => ({ move: { type: 'take', thing: 0 } }),
    evaluate(_t, s, seat) {
      const sum = s.points.reduce((total, points) => total + points, 0);
      return sum === 0 ? 1 / s.points.length : s.points[seat]! / sum;
    },
  },
  debrief: { begin: () => null, note() {}, charts: () => [] },
};
export const takesGame = takes as unknown as AnyGame;

export type TakesPosition = { t: Table; s: State & TakesState; f: Frame };

/** A table at which things are worth this much, and its first question. */
export function takesTable(worth: readonly number[], rounds = 50): TakesPosition {
  const t: Table = {
    seats: 2,
    players: 2,
    options: { rounds },
    content: { worth },
    edition: { id: 'test', hash: '' },
    facts: null,
  };
  const s = start(takesGame, t, 'takes') as TakesPosition['s'];
  return { t, s, f: pending(s)[0]! };
}
