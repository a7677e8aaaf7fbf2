/** A match in play: the state, its record, its events, and how far undo reaches. */
import { check } from './check.ts';
import type { Checked } from './check.ts';
import { clone } from './clone.ts';
import { answer, isOver, isRefusal, makeAside, pending, setTable, start } from './engine.ts';
import type { TableSetting } from './engine.ts';
import type { MatchRecord, RecordResult } from './record.ts';
import { standings } from './standings.ts';
import type { Emit, Event, Game, GameTypes, Refusal, Seat, Table } from './types.ts';

/** An event, the number of moves made when it happened, and who may know it. */
export interface Told<E extends Event = Event> {
  readonly event: E;
  readonly move: number;
  /** Absent: everybody. */
  readonly to?: readonly Seat[];
}

export interface Match<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly t: Table<G>;
  readonly seed: string;
  s: G['state'];
  readonly moves: [Seat, G['move']][];
  readonly told: Told<G['event']>[];
  /** The state at the last barrier, and how many moves and events there were. */
  barrier: { s: G['state']; moves: number; told: number };
}

export interface Submitted<G extends GameTypes = GameTypes> {
  readonly move: G['move'];
  readonly events: readonly Told<G['event']>[];
}

export function openMatch<G extends GameTypes>(
  game: Game<G>,
  setting: TableSetting,
  seed: string,
): Match<G> | Refusal {
  const t = setTable(game, setting);
  if (isRefusal(t)) return t;
  const told: Told<G['event']>[] = [];
  const s = start(game, t, seed, teller(told, 0));
  return {
    game,
    t,
    seed,
    s,
    moves: [],
    told,
    barrier: { s: clone(s), moves: 0, told: told.length },
  };
}

function teller<E extends Event>(told: Told<E>[], move: number): Emit<E> {
  return (event, to) => told.push(to ? { event, move, to: [...to] } : { event, move });
}

/** Makes a move if it is legal; otherwise says why not and changes nothing. */
export function submit<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  move: unknown,
): Submitted<G> | Refusal {
  const { game, t, s } = match;
  const checked = check(game, t, s, seat, move);
  return isRefusal(checked) ? checked : submitChecked(match, seat, checked);
}

/** Makes a move that has been checked against this very state. */
export function submitChecked<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  checked: Checked<G['move']>,
): Submitted<G> {
  const { game, t, s, moves, told } = match;
  const before = told.length;
  const drawn = drawnSoFar(s);
  const isLast = closesRow(s, checked.index);
  moves.push([seat, checked.move]);
  const emit = teller(told, moves.length);
  if (checked.index < 0) makeAside(game, t, s, seat, checked.move, emit);
  else answer(game, t, s, checked.index, checked.move, emit);
  const events = told.slice(before);
  const final =
    checked.index < 0 ||
    drawnSoFar(s) !== drawn ||
    isLast(s) ||
    pending(s).some((f) => f.seat !== seat) ||
    isOver(s) ||
    events.some(({ event, to }) => to !== undefined || game.reveals.includes(event.type));
  if (final) match.barrier = { s: clone(s), moves: moves.length, told: told.length };
  return { move: checked.move, events };
}

/** Whether the answer to this frame was the last of a row: what was sealed may be open then. */
function closesRow(
  s: Readonly<GameTypes['state']>,
  index: number,
): (after: Readonly<GameTypes['state']>) => boolean {
  if (!s.agenda[index]?.together || pending(s).length > 1) return () => false;
  // With the same frame over the same others the seat is asked again, and the row is still open.
  const before = JSON.stringify(s.agenda);
  return (after) => JSON.stringify(after.agenda) !== before;
}

function drawnSoFar(s: GameTypes['state']): number {
  let sum = 0;
  for (const stream in s.chance.drawn) for (const count of s.chance.drawn[stream]!) sum += count;
  return sum;
}

/** How many of its last moves the seat may take back. */
export function undoable(match: Match, seat: Seat): number {
  const { moves, barrier } = match;
  return moves.at(-1)?.[0] === seat ? moves.length - barrier.moves : 0;
}

/** Takes back the seat's last moves, at most to the last barrier. */
export function undo(match: Match, seat: Seat, count = 1): Refusal | null {
  if (count < 1 || count > undoable(match, seat)) return { code: 'cannot-undo' };
  const { game, t, moves, told, barrier } = match;
  const kept = moves.slice(barrier.moves, moves.length - count);
  moves.length = barrier.moves;
  told.length = barrier.told;
  match.s = clone(barrier.s);
  for (const [mover, move] of kept) {
    const checked = check(game, t, match.s, mover, move);
    if (isRefusal(checked)) throw new Error(`${game.id}: a move played before is now illegal`);
    moves.push([mover, move]);
    answer(game, t, match.s, checked.index, checked.move, teller(told, moves.length));
  }
  return null;
}

/** What a seat, or with `null` a spectator, was told: from event `since` of its own count on. */
export function toldTo<G extends GameTypes>(
  match: Match<G>,
  seat: Seat | null,
  since = 0,
): Told<G['event']>[] {
  return match.told.filter(({ to }) => !to || (seat !== null && to.includes(seat))).slice(since);
}

export function resultOf(match: Match): RecordResult {
  const { game, t, s } = match;
  const places: number[] = [];
  for (const { seat, place } of standings(game, t, s)) places[seat] = place;
  return { scores: game.scores(t, s), places };
}

export function recordOf(match: Match): MatchRecord {
  const { game, t, seed, moves } = match;
  return {
    game: game.id,
    version: game.version,
    edition: t.edition,
    ...(t.own ? { own: t.own } : {}),
    players: t.players,
    options: t.options,
    seed,
    moves: moves.map(([seat, move]) => [seat, move] as const),
    ...(isOver(match.s) ? { result: resultOf(match) } : {}),
  };
}

/**
 * Plays a record again, up to a number of moves (what-if: go on from there with other moves), with
 * the edition it carries, or else with `content`, the game's own. Refuses a record of another game,
 * version or edition, or with a move that is not legal.
 */
export function replay<G extends GameTypes>(
  game: Game<G>,
  content: unknown,
  record: MatchRecord,
  moves = record.moves.length,
): Match<G> | Refusal {
  if (record.game !== game.id) return { code: 'other-game', facts: { game: record.game } };
  if (record.version !== game.version)
    return { code: 'other-version', facts: { version: record.version } };
  const { players, options, edition, own } = record;
  const setting = own
    ? { players, options, edition: own, own: true }
    : { players, options, edition: { id: edition.id, content } };
  const match = openMatch(game, setting, record.seed);
  if (isRefusal(match)) return match;
  if (match.t.edition.hash !== edition.hash || match.t.edition.id !== edition.id)
    return { code: 'other-edition', facts: { edition: edition.id } };
  for (let i = 0; i < moves; i++) {
    const [seat, move] = record.moves[i]!;
    const refusal = submit(match, seat, move);
    if (isRefusal(refusal))
      return { code: 'illegal-record', facts: { move: i + 1, reason: refusal.code } };
  }
  return match;
}

/** Whether a replayed match ended as its record says; null if it did. */
export function verifyResult(match: Match, record: MatchRecord): Refusal | null {
  if (!isOver(match.s)) return record.result ? { code: 'unfinished-record' } : null;
  const result = JSON.stringify(resultOf(match));
  return record.result && result !== JSON.stringify(record.result)
    ? { code: 'other-result' }
    : null;
}
