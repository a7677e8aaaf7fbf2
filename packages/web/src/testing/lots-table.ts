/** A game of lots as the page has it: words, a board without a drawing, and a table behind a port. */
import { isRefusal, openMatch, recordOf, submit, undo, viewFor } from '@boardroom/kernel';
import type { AnyGame, Match, Move, Refusal, Seat, Step, Texts } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';
import type { Lots } from '@boardroom/kernel/testing/sample-game';
import type { AnyUi, Choice, Player, Shown } from '@boardroom/ui-kit';
import type { TablePort } from '../engine/port.ts';
import { positionOf } from '../engine/position.ts';
import type { SavedSeat, SavedTable } from '../store/saved.ts';

export const texts = {
  name: 'Lots',
  tagline: '',
  fields: {},
  messages: {
    'ask.bid': 'Bid',
    'ask.scrap': 'Scrap',
    'move.bid': 'Bid {coins}',
    'move.scrap': 'Scrap',
    'move.give': 'Give {coins}',
    'event.turnedUp': 'Lot {lot} is up.',
    'event.sold': 'Lot {lot} is sold.',
    'event.given': 'Coins change hands.',
    'event.scrapped': 'Lots are scrapped.',
    'event.bonus': 'The die shows {die}.',
    'event.said': 'Somebody speaks.',
    'refusal.too-few-coins': 'Only {coins} coins.',
    'refusal.cannot-undo': 'It cannot be taken back.',
    'refusal.not-asked': '{asked} is asked.',
    'why.worth': 'It is worth it.',
  },
} satisfies Texts;

const atLeisure = {
  ...lots,
  asides: {
    legal(...given: Parameters<NonNullable<typeof lots.asides>['legal']>) {
      const [, , , out] = given;
      lots.asides!.legal(...given);
      const message = { gap: 'range', min: 0, max: 1_000_000, step: 1 };
      out.push({ type: 'say', message } as never);
    },
    apply(...given: Parameters<NonNullable<typeof lots.asides>['apply']>) {
      const [, , seat, move, emit] = given;
      if ((move.type as string) !== 'say') return lots.asides!.apply(...given);
      emit?.({ ...move, type: 'said', seat } as never);
    },
  },
};

/**
 * Lots at leisure: who wins is asked twice what to scrap, so that the first answer can be taken back;
 * and at any time something can be said.
 */
export const slowLots: AnyGame = askedAgain(1);
/** The winner is asked three times. */
export const slowestLots: AnyGame = askedAgain(2);

function askedAgain(times: number): AnyGame {
  return { ...atLeisure, agenda: { ...lots.agenda, award: { run: awardAnd(times) } } } as never;
}
function awardAnd(times: number): Step<Lots>['run'] {
  return (...given) => {
    const [, s] = given;
    (lots.agenda.award as Step<Lots>).run(...given);
    for (let i = 0; i < times; i++) s.agenda.push({ ...s.agenda.at(-1)! });
  };
}

/** How each type of move is shown; a test says more. */
export function uiOf(shown: (move: { type: string; to?: number }) => Partial<Choice> = () => ({})) {
  return {
    theme: 'lots',
    icon: '',
    messages: { en: {} },
    board: { width: 100, height: 60 },
    Board: null,
    head: () => ({ value: '0' }),
    heading: () => ({ title: 'Round 1', note: 'of 9' }),
    steps: () => [],
    show: (_scene: unknown, move: { type: string }): Shown => ({
      label: move.type,
      ...shown(move),
    }),
    tell: (_scene: unknown, event: { type: string }) =>
      event.type === 'turnedUp' ? { banner: { title: 'A new lot' } } : {},
    rules: { bid: 'R4', 'too-few-coins': 'R5' },
    wish: (_scene: unknown, id: string) => (id === 'dear' ? { type: 'bid', coins: 99 } : null),
  } as unknown as AnyUi;
}

function seatsOf(kinds: readonly ('human' | 'bot')[]): SavedSeat[] {
  const names = ['Mira', 'Tomás', 'Aiko', 'Priya'];
  return kinds.map((kind, i) => ({
    kind,
    name: names[i]!,
    colour: (i + 1) as Player,
    ...(kind === 'bot' ? { bot: 'normal' } : {}),
  }));
}

export function lotsMatch(players: number, seed = 'lots', game = lots as AnyGame): Match {
  const match = openMatch(game, { players, edition: { id: 'plain', content: lotsEdition } }, seed);
  if (isRefusal(match)) throw new Error(match.code);
  return match;
}

/** A table whose other players do what the test says; it keeps what it was asked. */
export function fakePort(kinds: readonly ('human' | 'bot')[], match = lotsMatch(kinds.length)) {
  const hearers = new Set<() => void>();
  const state = {
    match,
    held: null as string | null,
    thinking: null as Seat | null,
    refuses: null as Refusal | null,
    advice: null as { move: Move; why?: Refusal } | null | Error,
    /** A table elsewhere tells of a move later than it takes it. */
    silent: false,
    played: [] as [Seat, Move, string | undefined][],
    undone: [] as [Seat, number][],
    notes: [] as object[],
    closed: false,
  };
  const tell = (): void => {
    for (const hear of hearers) hear();
  };
  const port: TablePort = {
    id: 'x',
    title: 'Lots',
    game: match.game,
    content: lotsEdition,
    texts,
    t: match.t,
    seats: seatsOf(kinds),
    position: (viewer) => positionOf(match, viewer),
    secretsBetween: (a, b) =>
      JSON.stringify(viewFor(match.game, match.t, match.s, a)) !==
      JSON.stringify(viewFor(match.game, match.t, match.s, b)),
    async play(seat, move, words) {
      state.played.push([seat, move, words]);
      if (state.refuses) return state.refuses;
      const done = submit(match, seat, move);
      if (isRefusal(done)) return done;
      if (!state.silent) tell();
      return null;
    },
    said: () => undefined,
    ask: async () => ({ code: 'too-few-coins', facts: { coins: 10 } }),
    async undo(seat, count) {
      state.undone.push([seat, count]);
      const refusal = undo(match, seat, count);
      if (!refusal) tell();
      return refusal;
    },
    async hint() {
      if (state.advice instanceof Error) throw state.advice;
      return state.advice;
    },
    thinking: () => state.thinking,
    pause() {},
    hurry() {},
    record: () => ({}) as never,
    committed: () => undefined,
    listen(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    remember: (about) => void state.notes.push(about),
    close: () => void (state.closed = true),
    held: () => state.held,
  };
  /** Somebody else moves. */
  const moves = (seat: Seat, move: Move): void => {
    const done = submit(match, seat, move);
    if (isRefusal(done)) throw new Error(JSON.stringify(done));
    tell();
  };
  return { port, state, moves, tell };
}

/** A table that has just been opened, as it is stored. */
export function savedLots(id: string, kinds: readonly ('human' | 'bot')[]): SavedTable {
  return {
    id,
    title: 'Lots',
    seats: seatsOf(kinds),
    record: recordOf(lotsMatch(kinds.length, 'lots-seed')),
    created: 1,
    updated: 1,
    over: false,
  };
}
