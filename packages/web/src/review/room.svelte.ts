/** What the review is turned to: whose decisions, which one, which moment. Components read it. */
import { capitalised } from './sentences.ts';
import type { Decided } from '@boardroom/insight';
import { viewFor } from '@boardroom/kernel';
import type { AnyConcepts, Seat, State } from '@boardroom/kernel';
import type { AnyUi, Scene, TargetId } from '@boardroom/ui-kit';
import type { FilmPort } from '../engine/film-port.ts';
import type { SavedTable } from '../store/saved.ts';
import type { TableStore } from '../table/store/store.ts';
import { say } from '../words/index.ts';
import { toReader } from '../words/second-person.ts';
import { grouped, keyOf } from './figures.ts';
import type { Order } from './figures.ts';
import type { Judging } from './judging.svelte.ts';
import { ownSeat } from './own-seat.ts';

export type Room = ReturnType<typeof makeRoom>;

export interface Opened {
  readonly saved: SavedTable;
  readonly port: FilmPort;
  readonly ui: AnyUi;
  /** What the decisions of its game teach. */
  readonly concepts: AnyConcepts;
}

/** When and to whom a question was put. */
type Asked = Pick<Decided, 'move' | 'seat' | 'question'>;

/** A move on the board: its words and the places it is about. */
export interface Marked {
  readonly label: string;
  readonly path: readonly TargetId[];
}

export function makeRoom(
  { saved, port, ui, concepts }: Opened,
  store: TableStore,
  judging: Judging,
) {
  const { film } = port;
  const { players } = film.match.t;
  const people = saved.seats.flatMap(({ kind }, i) => (kind === 'human' && i < players ? [i] : []));
  /** The one person of this device, whom the words call "you". */
  const you = ownSeat(saved);
  const names = saved.seats.map(({ name }) => name);
  const colours = saved.seats.map(({ colour }) => colour);

  let seat = $state<Seat>(you ?? people[0] ?? 0);
  let order = $state<Order>('cost');
  let hollow = $state(true);
  let whole = $state(false);
  /** The list lies over the table, where there is no room beside it. */
  let drawer = $state(false);
  let chosenKey = $state<string | null>(null);
  let move = $state(port.at());
  /** Somebody has chosen where to be. */
  let settled = false;

  const decisions = $derived(judging.findings?.decisions ?? []);
  const ledger = $derived(judging.findings?.ledger ?? null);
  const groups = $derived(grouped(ledger ? decisions : [], seat, order));
  /** Those one walks through: what was not the bot's. */
  const walk = $derived.by(() => {
    const found = [...groups.costly, ...groups['too-close'], ...groups.better];
    return order === 'time' ? found.toSorted((a, b) => a.move - b.move) : found;
  });
  const chosen = $derived(decisions.find((one) => keyOf(one) === chosenKey) ?? null);

  function turn(to: number, eyes: Seat): void {
    move = Math.max(0, Math.min(film.length, to));
    port.watch(eyes);
    port.seek(move);
    store.refreshAll();
  }
  function choose(one: Decided): void {
    settled = true;
    drawer = false;
    seat = one.seat;
    chosenKey = keyOf(one);
    turn(one.move, one.seat);
  }
  /** To a moment; what the seat decided there is looked at, if it was not the bot's. */
  function go(to: number): void {
    settled = true;
    const there = walk.find((one) => one.move === to);
    chosenKey = there ? keyOf(there) : null;
    turn(to, seat);
  }
  function sit(at: Seat): void {
    if (at === seat || at >= players) return;
    seat = at;
    settled = false;
    chosenKey = null;
    turn(move, at);
    begin();
  }
  /** Where a review opens: at what cost most. */
  function begin(): void {
    if (settled || !ledger || walk.length === 0) return;
    choose(walk[0]!);
  }
  function step(by: number): void {
    const at = chosen ? walk.findIndex((one) => keyOf(one) === chosenKey) : -1;
    const next = walk[at < 0 ? 0 : Math.min(walk.length - 1, Math.max(0, at + by))];
    if (next) choose(next);
  }

  /** The open table after so many moves, for the words of its game. */
  function sceneAt(at: number): Scene<any> {
    return openScene(film.state(at));
  }
  function openScene(view: State): Scene<any> {
    const still = { asked: [], spotlight: null, narrow: false, projector: false };
    const { t } = film.match;
    const { words } = store;
    return { t, view, viewer: null, words, names, colours, board: ui.board, ...still };
  }

  const times = new Map<number, string>();
  /** "Day 12": when a move was made. */
  function timeOf(at: number): string {
    let time = times.get(at);
    if (time === undefined) {
      try {
        time = ui.heading(sceneAt(at)).title;
      } catch {
        time = '';
      }
      times.set(at, time);
    }
    return time;
  }

  const told = (text: string): string => (you === null ? text : toReader(text, names[you]!));

  /** A move in the words of its game; null for an aside that was not made. */
  function moveWords(made: Decided['played']): string {
    return made ? capitalised(store.words.move(made)) : say('review.nothing');
  }
  /** How the table would offer it: its button and its places. */
  function marked(one: Asked, made: Decided['played']): Marked {
    const plain = { label: moveWords(made), path: [] };
    if (!made) return plain;
    try {
      const { frame } = film.position(one.move, one.seat);
      const shown = ui.show(store.scene, made, one.question === 'aside' ? null : frame);
      const things = Object.entries(shown.gaps ?? {}).flatMap(([field, { target }]) => {
        const value = (made as unknown as Record<string, unknown>)[field];
        return target && Array.isArray(value) ? value.map((item) => target(item)) : [];
      });
      return { label: plain.label, path: [...(shown.path ?? []).slice(-1), ...things] };
    } catch {
      return plain;
    }
  }

  return {
    saved,
    port,
    ui,
    concepts,
    store,
    judging,
    film,
    players,
    people,
    names,
    you,
    colours,
    get seat() {
      return seat;
    },
    get order() {
      return order;
    },
    set order(value: Order) {
      order = value;
    },
    get hollow() {
      return hollow;
    },
    set hollow(value: boolean) {
      hollow = value;
    },
    get whole() {
      return whole;
    },
    set whole(value: boolean) {
      whole = value;
    },
    get drawer() {
      return drawer;
    },
    set drawer(value: boolean) {
      drawer = value;
    },
    get ledger() {
      return ledger;
    },
    get decisions() {
      return decisions;
    },
    get groups() {
      return groups;
    },
    get walk() {
      return walk;
    },
    get chosen() {
      return chosen;
    },
    get move() {
      return move;
    },
    /** "You" or the name. */
    who: (of: Seat): string =>
      of === you ? say('review.you') : (names[of] ?? store.words.seat(of)),
    isYou: (of: Seat): boolean => of === you,
    told,
    timeOf,
    /** What a seat ended with. */
    /** The table after so many moves, by the eyes of a seat. */
    sceneOf(at: number, viewer: Seat): Scene<any> {
      const { game, t } = film.match;
      return { ...openScene(viewFor(game, t, film.state(at), viewer)), viewer };
    },
    /** What a seat shows in some state of this game. */
    headAt: (s: State, of: Seat): ReturnType<AnyUi['head']> => ui.head(openScene(s), of),
    endHead: (of: Seat): ReturnType<AnyUi['head']> => ui.head(sceneAt(film.length), of),
    moveWords,
    marked,
    /** To a moment by the eyes of a seat, whatever was decided there. */
    look(to: number, of: Seat): void {
      settled = true;
      seat = of;
      go(to);
    },
    choose,
    go,
    sit,
    begin,
    step,
  };
}
