/** The loop: who is asked, what they may answer, and how the agenda goes on. */
import { newChance } from './chance.ts';
import { applyInject, isInject } from './classroom.ts';
import { editionHash } from './edition.ts';
import type { Edition } from './edition.ts';
import type {
  AnyGame,
  Decision,
  Emit,
  Event,
  Frame,
  Game,
  GameTypes,
  Move,
  Refusal,
  Seat,
  State,
  Step,
  Table,
  Template,
} from './types.ts';

export interface TableSetting {
  readonly players: number;
  readonly options?: object;
  readonly edition: Edition;
  /** The edition is not one of the game's own: records carry it. */
  readonly own?: boolean;
}

/** Sets a table, or says why it cannot be set. */
export function setTable<G extends GameTypes>(
  game: Game<G>,
  setting: TableSetting,
): Table<G> | Refusal {
  const { players, edition } = setting;
  const { min, max } = game.seats;
  if (!Number.isInteger(players) || players < min || players > max)
    return { code: 'wrong-players', facts: { min, max } };
  const options = game.options.safeParse(setting.options ?? {});
  if (!options.success) return { code: 'bad-options', facts: { reason: reason(options.error) } };
  const content = game.content.safeParse(edition.content);
  if (!content.success) return { code: 'bad-edition', facts: { reason: reason(content.error) } };
  const refusal = game.refuseOptions?.(players, options.data);
  if (refusal) return refusal;
  const bare = {
    seats: players + (game.extraSeats?.(options.data) ?? 0),
    players,
    options: options.data,
    content: content.data,
    edition: { id: edition.id, hash: editionHash(edition.content, edition.texts) },
    ...(setting.own ? { own: edition } : {}),
  };
  return { ...bare, facts: (game.facts?.(bare) ?? null) as G['facts'] };
}

function reason(error: { issues: readonly { path: PropertyKey[]; message: string }[] }): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.') || 'it'}: ${issue.message}` : 'it does not fit';
}

export function isRefusal(value: object): value is Refusal {
  return 'code' in value;
}

/** The state in which the first question is open. */
export function start<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  seed: string,
  emit?: Emit<G['event']>,
): G['state'] {
  const s = game.setup(t, newChance(seed, game.streams, t.seats));
  advance(game, t, s, emit);
  return s;
}

/** Pushes frames so that the first one named comes first. */
export function next<F extends Frame>(s: State<F>, ...frames: F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) s.agenda.push(frames[i]!);
}

export function isOver(s: Readonly<State>): boolean {
  return s.agenda.length === 0;
}

/** Index of the lowest frame that may be answered now; the ones above it may be answered too. */
function firstPending(s: Readonly<State>): number {
  const { agenda } = s;
  let i = agenda.length - 1;
  if (i < 0 || !agenda[i]!.together) return i;
  while (i > 0 && agenda[i - 1]!.together) i--;
  return i;
}

/** The frames that may be answered now, the next one first. */
export function pending<F extends Frame>(s: Readonly<State<F>>): F[] {
  return s.agenda.slice(Math.max(0, firstPending(s))).toReversed();
}

/** Index of the frame this seat is asked to answer, or -1. */
export function pendingIndex(s: Readonly<State>, seat: Seat): number {
  const first = firstPending(s);
  for (let i = s.agenda.length - 1; i >= first && i >= 0; i--)
    if (s.agenda[i]!.seat === seat) return i;
  return -1;
}

export function isDecision(item: Decision<any> | Step<any>): item is Decision<any> {
  return !('run' in item);
}

export function decisionOf(game: AnyGame, f: { readonly kind: string }): Decision<any, any, any> {
  const item = game.agenda[f.kind];
  if (!item || !isDecision(item)) throw new Error(`${game.id}: no decision named ${f.kind}`);
  return item;
}

/** All legal answers to one frame. */
export function legal<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  s: Readonly<G['state']>,
  f: Readonly<G['frame']>,
): Template<G['move']>[] {
  const out: Template<G['move']>[] = [];
  decisionOf(game, f).legal(t, s, f, out);
  return out;
}

/** All asides open to a seat; `seat === t.seats` is the host. */
export function legalAsides<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  s: Readonly<G['state']>,
  seat: Seat,
): Template<G['move']>[] {
  const out: Template<G['move']>[] = [];
  if (!isOver(s)) game.asides?.legal(t, s, seat, out);
  return out;
}

/**
 * Answers the frame at `index` with a legal move, then lets the rules go on to the next question.
 * What the answer pushes takes the place of the frame, under the frames still waiting beside it.
 */
export function answer<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  s: G['state'],
  index: number,
  move: G['move'],
  emit?: Emit<G['event']>,
): void {
  settle(game, t, s, index, move, emit);
  advance(game, t, s, emit);
}

/** Makes a legal aside. A question that stays on top is still the same question. */
export function makeAside<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  s: G['state'],
  seat: Seat,
  move: G['move'],
  emit?: Emit<G['event']>,
): void {
  const { agenda } = s;
  const top = agenda[agenda.length - 1];
  const { length } = agenda;
  if (isInject(move)) applyInject(game, t, s, move, emit);
  else game.asides!.apply(t, s, seat, move, emit);
  if (agenda.length !== length || agenda[length - 1] !== top) advance(game, t, s, emit);
}

function settle(
  game: AnyGame,
  t: Table,
  s: State,
  index: number,
  move: Move,
  emit?: Emit<Event>,
): void {
  const { agenda } = s;
  const f = agenda[index]!;
  if (index === agenda.length - 1) {
    agenda.pop();
    decisionOf(game, f).apply(t, s, f, move, emit);
    return;
  }
  const above = agenda.splice(index);
  decisionOf(game, f).apply(t, s, f, move, emit);
  for (let i = 1; i < above.length; i++) agenda.push(above[i]!);
}

/** Lets the rules go on from a state that was set up by hand. */
export function resume<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  s: G['state'],
  emit?: Emit<G['event']>,
): void {
  advance(game, t, s, emit);
}

/** More steps in a row than any rules take: a loop without end in a game's code. */
const RUNAWAY = 100_000;

/** Runs steps, and gives the answers the rules give by themselves, up to the next question. */
function advance(game: AnyGame, t: Table, s: State, emit?: Emit<Event>): void {
  const { agenda } = s;
  for (let steps = 0; steps < RUNAWAY; steps++) {
    const f = agenda[agenda.length - 1];
    if (f === undefined) return;
    const item: Decision<any> | Step<any> | undefined = game.agenda[f.kind];
    if (item === undefined) throw new Error(`${game.id}: nothing named ${f.kind} in the agenda`);
    if (!isDecision(item)) {
      agenda.pop();
      item.run(t, s, f, emit);
    } else if (f.together) {
      if (!answersItself(game, t, s, emit)) return;
    } else {
      // Alone on top, which is the rule: no need to look for others beside it.
      const move = item.auto === undefined ? null : item.auto(t, s, f);
      if (move === null) return;
      agenda.pop();
      item.apply(t, s, f, move, emit);
    }
  }
  throw new Error(`${game.id}: the rules do not come to an end`);
}

/** Answers the first of the pending frames that the rules answer by themselves, if any. */
function answersItself(game: AnyGame, t: Table, s: State, emit?: Emit<Event>): boolean {
  const first = firstPending(s);
  for (let i = s.agenda.length - 1; i >= first; i--) {
    const f = s.agenda[i]!;
    const decision = decisionOf(game, f);
    const move = decision.auto === undefined ? null : decision.auto(t, s, f);
    if (move !== null) {
      settle(game, t, s, i, move, emit);
      return true;
    }
  }
  return false;
}
