/** One position looked at closely: its laws, its answers, its asides, what a class needs of it. */
import { check } from '../check.ts';
import { earlyResult, legalInjects } from '../classroom.ts';
import { clone } from '../clone.ts';
import { answer, isRefusal, legal, legalAsides, makeAside, pending } from '../engine.ts';
import { mix } from '../rng.ts';
import { fill, fit, spread } from '../templates.ts';
import type { AnyGame, Event, Rng, Seat, State, Table } from '../types.ts';
import { viewFor } from '../views.ts';
import { encodingFaults } from './encoding.ts';
import { checkGuess, checkLaws, differs, redealFaults } from './laws.ts';
import type { FieldsSeen } from './laws.ts';

/** By how much the chances of all seats may miss 1. */
const OFF = 0.01;
/** Of long lists of legal moves a look tries so many, others the next time. */
const TRIED = 8;

export function keepsInvariants(game: AnyGame, t: Table, s: State): void {
  const broken = game.invariants(t, s);
  if (broken.length > 0) throw new Error(broken.join('; '));
}

function inUnit(value: number): void {
  if (!(value >= 0 && value <= 1)) throw new Error(`evaluation ${value} is not within 0 and 1`);
}

/** Chances of the first place: each is one, and there is one first place. */
export function addUp(game: AnyGame, t: Table, s: State): void {
  let sum = 0;
  for (let seat = 0; seat < t.players; seat++) {
    const chance = game.advice.evaluate(t, s, seat);
    inUnit(chance);
    sum += chance;
  }
  if (Math.abs(sum - 1) > OFF) throw new Error(`evaluations of all seats add up to ${sum}, not 1`);
}

/** All deep checks of one position. */
export function look(
  game: AnyGame,
  t: Table,
  s: State,
  rng: Rng,
  talk: readonly string[],
  fields: FieldsSeen,
): boolean {
  const before = JSON.stringify(s);
  let hides = false;
  for (let seat = 0; seat < t.seats; seat++) {
    const laws = checkLaws(game, t, s, seat, rng.below(1e9), fields);
    if (laws.broken.length > 0) throw new Error(laws.broken.join('\n'));
    hides ||= laws.hides;
    if (seat < t.players) inUnit(game.advice.evaluate(t, viewFor(game, t, s, seat), seat));
  }
  addUp(game, t, s);
  const faults = checkGuess(game, t, s, rng.below(t.seats), rng.below(1e9));
  for (let seat = 0; seat < t.players; seat++)
    faults.push(...encodingFaults(game, t, s, seat, rng.below(1e9)));
  faults.push(...redealFaults(game, t, s, rng.below(1e9), fields));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  viewFor(game, t, s, null);
  for (const f of pending(s)) answersAreSound(game, t, s, f, rng);
  for (let seat = 0; seat <= t.seats; seat++)
    for (const template of sample(legalAsides(game, t, s, seat), rng)) {
      const move = fill(template, rng);
      const copy = clone(s);
      const checked = check(game, t, s, seat, move);
      if (isRefusal(checked))
        throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(checked)}`);
      makeAside(game, t, copy, seat, checked.move);
      keepsInvariants(game, t, copy);
    }
  servesClass(game, t, s, rng);
  eventsTellNoSecret(game, t, s, rng, talk);
  if (JSON.stringify(s) !== before) throw new Error('looking changed the state');
  return hides;
}

/** Every inject can be made, rounds are counted, and the match could be ended here. */
function servesClass(game: AnyGame, t: Table, s: State, rng: Rng): void {
  const { classroom } = game;
  if (!classroom) return;
  for (const move of sample(legalInjects(game, t, s), rng)) {
    const copy = clone(s);
    const checked = check(game, t, s, t.seats, move);
    if (isRefusal(checked)) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(checked)}`);
    makeAside(game, t, copy, t.seats, checked.move);
    keepsInvariants(game, t, copy);
  }
  const [round, last] = [classroom.round(t, s), classroom.lastRound(t)];
  if (!(Number.isInteger(round) && round >= 0 && round <= (last ?? round)))
    throw new Error(`round ${round} of ${last}`);
  if (classroom.openScores(t)) {
    const seen = game.scores(t, viewFor(game, t, s, null));
    const changed = differs(game.scores(t, s), seen);
    if (changed) throw new Error(`scores are not open: ${changed}`);
    for (let seat = 0; seat < t.players; seat++) classroom.inDanger?.(t, s, seat);
  }
  const { scores, places } = earlyResult(game, t, s);
  if (scores.length !== t.players || !scores.every(Number.isFinite) || !places.includes(1))
    throw new Error(`an early end ranks nobody: ${JSON.stringify({ scores, places })}`);
}

function sample<T>(list: readonly T[], rng: Rng): T[] {
  return mix([...list], rng).slice(0, TRIED);
}

/** Legal is stable and never empty; every template, the fallback and the advice can be played. */
function answersAreSound(
  game: AnyGame,
  t: Table,
  s: State,
  f: State['agenda'][number],
  rng: Rng,
): void {
  const list = legal(game, t, s, f);
  if (list.length === 0) throw new Error(`no legal answer to ${f.kind}`);
  const changed = differs(list, legal(game, t, s, f));
  if (changed) throw new Error(`legal is not stable: ${changed}`);
  const index = s.agenda.indexOf(f);
  const view = viewFor(game, t, s, f.seat);
  const decision = game.agenda[f.kind] as { fallback(t: object, s: object, f: object): object };
  const suggested = game.advice.suggest(t, view, f, rng).move;
  for (const move of [decision.fallback(t, s, f), suggested]) {
    const accepted = list.some((template) => fit(template, move as never) !== null);
    if (!accepted) throw new Error(`not legal at ${f.kind}: ${JSON.stringify(move)}`);
  }
  for (const template of sample(list, rng)) {
    for (const move of [fill(template, rng), ...spread(template, 3)]) {
      const checked = check(game, t, s, f.seat, move);
      if (isRefusal(checked))
        throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(checked)}`);
      const copy = clone(s);
      answer(game, t, copy, index, checked.move);
      keepsInvariants(game, t, copy);
    }
  }
}

/**
 * If two moves of somebody else lead to the same view for a seat, the events that reach it must be
 * the same too: what a seat is told is never more than what it sees.
 */
function eventsTellNoSecret(
  game: AnyGame,
  t: Table,
  s: State,
  rng: Rng,
  talk: readonly string[],
): void {
  const [f] = pending(s);
  if (!f) return;
  const list = legal(game, t, s, f);
  const outcomes = [0, 1].map(() => {
    const copy = clone(s);
    const told: { event: Event; to: readonly Seat[] | undefined }[] = [];
    const move = fill(list[rng.below(list.length)]!, rng);
    answer(game, t, copy, s.agenda.indexOf(f), move, (event, to) => told.push({ event, to }));
    return { copy, told, move };
  });
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat === f.seat) continue;
    const [one, two] = outcomes.map(({ copy, told }) => ({
      view: viewFor(game, t, copy, seat),
      heard: told.filter(
        ({ event, to }) => (!to || to.includes(seat)) && !talk.includes(event.type),
      ),
    }));
    if (differs(one!.view, two!.view) === null) {
      const leak = differs(
        one!.heard.map((e) => e.event),
        two!.heard.map((e) => e.event),
      );
      if (leak) throw new Error(`events tell seat ${seat} a secret at ${f.kind}: ${leak}`);
    }
  }
}
