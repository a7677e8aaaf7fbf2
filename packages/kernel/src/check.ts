/** What comes from outside is checked here, once, for every game: nothing illegal gets further. */
import { legalInjects } from './classroom.ts';
import { isOver, legal, legalAsides, pending, pendingIndex } from './engine.ts';
import { fit, isGap, refuseGap } from './templates.ts';
import type { Game, GameTypes, Move, MoveValue, Refusal, Seat, Table, Template } from './types.ts';
import { viewFor } from './views.ts';

/** A legal move, rebuilt from the rules' own template, and the question it answers. */
export interface Checked<M extends Move> {
  /** Index in the agenda of the frame it answers; -1 for an aside. */
  readonly index: number;
  readonly move: M;
}

type Fields = Readonly<Record<string, MoveValue>>;

/** Checks a move of a seat against what is legal now. */
export function check<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  s: Readonly<G['state']>,
  seat: unknown,
  move: unknown,
): Checked<G['move']> | Refusal {
  if (isOver(s)) return { code: 'over' };
  if (!isSeat(t, seat)) return { code: 'no-such-seat' };
  const fields = plainFields(move);
  if (fields === null) return { code: 'malformed' };
  const index = pendingIndex(s, seat);
  const answers = index < 0 ? [] : legal(game, t, s, s.agenda[index]);
  for (const template of answers) {
    const fitted = fit(template, fields);
    if (fitted !== null) return { index, move: fitted };
  }
  const asides = legalAsides(game, t, s, seat);
  for (const template of asides) {
    const fitted = fit(template, fields);
    if (fitted !== null) return { index: -1, move: fitted };
  }
  if (seat === t.seats)
    for (const inject of legalInjects(game, t, s)) {
      const fitted = fit(inject as unknown as Template<G['move']>, fields);
      if (fitted !== null) return { index: -1, move: fitted };
    }
  const known = fields as unknown as G['move'];
  return (
    game.refuse?.(t, viewFor(game, t, s, seat === t.seats ? null : seat), seat, known) ??
    refuseFields([...answers, ...asides] as Template<Move>[], fields) ??
    (index < 0
      ? { code: 'not-asked', facts: { asked: pending(s)[0]!.seat } }
      : { code: 'not-legal' })
  );
}

function isSeat(t: Table<any>, seat: unknown): seat is Seat {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat <= t.seats;
}

/** How a gap is filled wrongly, where the move would otherwise be legal. */
function refuseFields(templates: readonly Template<Move>[], fields: Fields): Refusal | null {
  let refusal: Refusal | null = null;
  for (const template of templates) {
    const wanted = template as unknown as Readonly<Record<string, unknown>>;
    const names = Object.keys(wanted);
    if (names.length !== Object.keys(fields).length) continue;
    let faults = 0;
    let fault: Refusal | null = null;
    for (const name of names) {
      const part = wanted[name];
      if (!Object.hasOwn(fields, name)) faults = 2;
      else if (isGap(part)) {
        const why = refuseGap(part, fields[name]!);
        if (why !== null) fault = { code: why.code, facts: { field: name, ...why.facts } };
        if (why !== null) faults++;
      } else if (JSON.stringify(part) !== JSON.stringify(fields[name])) faults = 2;
    }
    if (faults === 1) refusal ??= fault;
  }
  return refusal;
}

const MOST_FIELDS = 16;
const LONGEST_TEXT = 100;
const LONGEST_LIST = 300;

/** The own fields of a small, flat, plain object with a type; anything else is null. */
function plainFields(move: unknown): Fields | null {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return null;
  const names = Object.keys(move);
  if (names.length > MOST_FIELDS || !Object.hasOwn(move, 'type')) return null;
  const fields: Record<string, MoveValue> = Object.create(null) as Record<string, MoveValue>;
  for (const name of names) {
    const value = (move as Record<string, unknown>)[name];
    if (Array.isArray(value)) {
      if (value.length > LONGEST_LIST || !value.every(isScalar)) return null;
      fields[name] = value;
    } else if (typeof value === 'boolean' || isScalar(value)) fields[name] = value;
    else return null;
  }
  return typeof fields['type'] === 'string' ? fields : null;
}

function isScalar(value: unknown): value is number | string {
  return (
    (typeof value === 'number' && Number.isFinite(value)) ||
    (typeof value === 'string' && value.length <= LONGEST_TEXT)
  );
}
