/** The eight laws of hidden information, checked on one state for one seat. */
import { rekey } from '../chance.ts';
import { clone } from '../clone.ts';
import { isOver, legal, legalAsides, pending } from '../engine.ts';
import { newRng } from '../rng.ts';
import { HIDDEN } from '../types.ts';
import type { AnyGame, Seat, State, Table } from '../types.ts';
import { guess, peek, redealt, viewFor } from '../views.ts';
import { playMove, randomMove } from './random-player.ts';

export interface LawCheck {
  readonly broken: string[];
  /** Whether the guess differed from the truth: something is hidden here (law 3). */
  readonly hides: boolean;
}

/** What has been seen of the fields that are not public, over many positions (law 6). */
export interface FieldsSeen {
  /** Fields that were hidden from somebody. */
  readonly hidden: Set<string>;
  /** Of these, the fields that some guess filled in differently from the truth. */
  readonly guessed: Set<string>;
  /** Fields that were dealt anew differently from the truth (law 8). */
  readonly redealt: Set<string>;
}

export function noFieldsSeen(): FieldsSeen {
  return { hidden: new Set(), guessed: new Set(), redealt: new Set() };
}

export function checkLaws(
  game: AnyGame,
  t: Table,
  s: State,
  seat: Seat,
  seed: number,
  fields: FieldsSeen = noFieldsSeen(),
): LawCheck {
  const broken: string[] = [];
  const refilled = (from: State): State => {
    const copy = clone(from);
    game.resample(t, copy, seat, newRng(seed));
    return copy;
  };
  const view = viewFor(game, t, s, seat);
  const fromTruth = refilled(s);
  const fromView = refilled(view);
  // Another match with the same public history: other secrets, and other dice and cards to come.
  const other = clone(fromTruth);
  otherLuck(other, seed);
  const told = differs(viewFor(game, t, other, seat), view);
  if (told) broken.push(`law 1: seat ${seat} sees what it may not know: ${told}`);
  // The chance of a view is blank by the kernel's own doing; only the game's part is compared.
  const used = differs({ ...fromView, chance: null }, { ...fromTruth, chance: null });
  if (used) broken.push(`law 2: the guess of seat ${seat} uses what it cannot see: ${used}`);
  for (const law of game.invariants(t, fromTruth))
    broken.push(`law 4: seat ${seat} guesses an impossible state: ${law}`);
  for (const f of isOver(s) ? [] : pending(s)) {
    if (f.seat !== seat) continue;
    const list = differs(legal(game, t, view, f), legal(game, t, s, f));
    if (list) broken.push(`law 5: the moves of seat ${seat} at ${f.kind} tell a secret: ${list}`);
  }
  const asides = differs(legalAsides(game, t, view, seat), legalAsides(game, t, s, seat));
  if (asides) broken.push(`law 5: the asides of seat ${seat} tell a secret: ${asides}`);
  broken.push(...adviceFaults(game, t, s, seat, view, seed));
  broken.push(...knowledgeFaults(game, t, s, seat, view, fromTruth, fields));
  return {
    broken,
    hides: differs({ ...fromTruth, chance: null }, { ...s, chance: null }) !== null,
  };
}

/** The key of all chance to come, and how often each stream was drawn from. */
function otherLuck(s: State, seed: number): void {
  const rng = newRng(seed + 1);
  rekey(s.chance, rng);
  for (const counters of Object.values(s.chance.drawn))
    for (let i = 0; i < counters.length; i++) counters[i]! += 1 + rng.below(9);
}

/** Advice in odd positions of random games is dear: one look in so many asks for it. */
const ADVICE_EVERY = 16;

/**
 * Law 7: what playouts do without a view, or with a quick one, is what they would do with a view. Each
 * answer gets a table of its own, so that none is kept from the one before.
 */
function adviceFaults(
  game: AnyGame,
  t: Table,
  s: State,
  seat: Seat,
  view: State,
  seed: number,
): string[] {
  const { advice } = game;
  const faults: string[] = [];
  const truth = clone(s);
  const shared = differs(peek(game, t, s, seat), view);
  if (shared) faults.push(`law 7: the quick view of seat ${seat} is another: ${shared}`);
  const written = differs(s, truth);
  if (written) faults.push(`law 7: the quick view of seat ${seat} blanks the state: ${written}`);
  if (isOver(s)) return faults;
  const [f] = pending(s);
  if (f?.seat === seat && advice.open?.includes(f.kind) && seed % ADVICE_EVERY === 0) {
    const [seen, known] = [view, s].map((from) => advice.suggest({ ...t }, from, f, newRng(seed)));
    const told = differs(seen, known);
    if (told) faults.push(`law 7: the advice for ${f.kind} looks at secrets: ${told}`);
  }
  if (advice.aside && advice.openAsides && seed % ADVICE_EVERY === 0) {
    const [seen, known] = [view, s].map((from) =>
      advice.aside!({ ...t }, from, seat, newRng(seed)),
    );
    const told = differs({ seen }, { seen: known });
    if (told) faults.push(`law 7: the asides of seat ${seat} look at secrets: ${told}`);
  }
  if (!advice.aside || !advice.mayAside) return faults;
  const may = advice.mayAside(t, s, seat);
  if (may !== advice.mayAside(t, view, seat))
    faults.push(`law 7: whether seat ${seat} thinks of an aside depends on secrets`);
  if (!may && advice.aside(t, view, seat, newRng(seed)) !== null)
    faults.push(`law 7: seat ${seat} has an aside to propose and is not asked`);
  return faults;
}

/** Law 6: what is declared public is seen by all; what is not, and is blanked, is guessed too. */
function knowledgeFaults(
  game: AnyGame,
  t: Table,
  s: State,
  seat: Seat,
  view: State,
  guessed: State,
  seen: FieldsSeen,
): string[] {
  const { knowledge } = game;
  const faults = namedOnce(game, s);
  const truth = written(s);
  const own = written(view);
  // What a spectator sees is looked at once, from the first seat.
  const all = seat === 0 ? written(viewFor(game, t, s, null)) : truth;
  for (const field in truth) {
    const blanked = own[field] !== truth[field];
    if (!blanked && all[field] === truth[field]) continue;
    if (knowledge.public.includes(field))
      faults.push(`law 6: ${field} is public, but not seen by seat ${seat} or a spectator`);
    seen.hidden.add(field);
    if (!blanked || seen.guessed.has(field)) continue;
    const filled = (guessed as unknown as Record<string, unknown>)[field];
    if (JSON.stringify(filled) !== truth[field]) seen.guessed.add(field);
  }
  return faults;
}

function namedOnce({ knowledge }: AnyGame, s: State): string[] {
  const named = [...knowledge.public, ...knowledge.seat, ...knowledge.table];
  const fields = Object.keys(s).filter((field) => field !== 'chance');
  return [
    ...fields.filter((field) => named.filter((one) => one === field).length !== 1),
    ...named.filter((field) => !fields.includes(field)),
  ].map((field) => `law 6: ${field} must be a field named once in the game's knowledge`);
}

/** A state field by field. */
function written(s: State): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [field, value] of Object.entries(s))
    if (field !== 'chance') fields[field] = JSON.stringify(value);
  return fields;
}

/** Law 8: dealing anew what no player knows changes nobody's view, and is possible. */
export function redealFaults(
  game: AnyGame,
  t: Table,
  s: State,
  seed: number,
  seen: FieldsSeen,
): string[] {
  const other = redealt(game, t, s, newRng(seed));
  const faults = game.invariants(t, other).map((law) => `law 8: an impossible deal: ${law}`);
  for (let seat = 0; seat < t.players; seat++) {
    const told = differs(viewFor(game, t, other, seat), viewFor(game, t, s, seat));
    if (told) faults.push(`law 8: what seat ${seat} sees is dealt anew: ${told}`);
  }
  const [truth, dealt] = [written(s), written(other)];
  for (const field in truth) {
    if (truth[field] === dealt[field]) continue;
    if (game.knowledge.table.includes(field)) seen.redealt.add(field);
    else faults.push(`law 8: ${field} is dealt anew, but not the table's secret`);
  }
  return faults;
}

/** A guess can be played like any state: the rules hold, and nothing in it is left blank. */
export function checkGuess(game: AnyGame, t: Table, s: State, seat: Seat, seed: number): string[] {
  const rng = newRng(seed);
  const view = viewFor(game, t, s, seat);
  const guessed = guess(game, t, view, seat, rng);
  const faults: string[] = [];
  // Of what is a seat's own, the sign for hidden may also be the sign for none.
  for (const field of game.knowledge.table) {
    const [truth, seen, filled] = [s, view, guessed].map(
      (state) => (state as unknown as Record<string, unknown>)[field],
    );
    const blank = blankLeft(truth, seen, filled, field);
    if (blank) faults.push(`a guess of seat ${seat} leaves ${blank} blank`);
  }
  for (let i = 0; i < GUESSED_MOVES && !isOver(guessed); i++) {
    playMove(game, t, guessed, randomMove(game, t, guessed, rng));
    for (const law of game.invariants(t, guessed))
      faults.push(`a guess of seat ${seat}, played ${i + 1} moves on: ${law}`);
  }
  return faults;
}

const GUESSED_MOVES = 12;

/** Places the view blanks although there is something, and the guess leaves empty too. */
function blankLeft(truth: unknown, view: unknown, guessed: unknown, at: string): string | null {
  if (view === HIDDEN && truth !== HIDDEN && guessed === HIDDEN) return at;
  if (typeof truth !== 'object' || truth === null || typeof view !== 'object' || view === null)
    return null;
  for (const key of Object.keys(truth)) {
    const [a, b, c] = [truth, view, guessed].map(
      (one) => (one as Record<string, unknown> | null)?.[key],
    );
    const found = blankLeft(a, b, c, `${at}.${key}`);
    if (found) return found;
  }
  return null;
}

/** The first place where two JSON values differ, or null. */
export function differs(a: unknown, b: unknown): string | null {
  // Equal values nearly always have their keys in the same order: then no walk is needed.
  return JSON.stringify(a) === JSON.stringify(b) ? null : firstDifference(a, b, '');
}

function firstDifference(a: unknown, b: unknown, at: string): string | null {
  if (a === b) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${at || 'value'}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = firstDifference(left[key], right[key], at ? `${at}.${key}` : key);
    if (found) return found;
  }
  return null;
}
