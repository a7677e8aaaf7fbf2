/** Playing on by the reference policy, so that two lines of play meet the same luck. */
import { makeBot } from '@boardroom/bots';
import {
  answer,
  isOver,
  makeAside,
  MOST_ASIDES,
  newRng,
  pendingIndex,
  shareOfWin,
} from '@boardroom/kernel';
import type { AnyGame, Move, Policy, Rng, Seat, State, Table } from '@boardroom/kernel';
import type { Scene } from './scenes.ts';

/** The bot by which all seats play on: what the game advises, without slips and manners of the levels. */
export const REFERENCE = 'heuristic';

export interface Player {
  readonly game: AnyGame;
  readonly t: Table;
  readonly policy: Policy;
}

export function referencePlayer(game: AnyGame, t: Table): Player {
  const policy = makeBot(game, REFERENCE)?.policy;
  if (!policy) throw new Error(`${game.id}: ${REFERENCE} has no policy`);
  return { game, t, policy };
}

/** More decisions than any game of sensible players takes; then the evaluation must do. */
const MOST_DECISIONS = 20_000;

/** What one line of play keeps count of. */
export interface Line {
  readonly s: State;
  /** Two lines of one seed meet the same whims of the policy. */
  readonly seed: number;
  /** For each seat how often it was asked in this line. */
  readonly asked: number[];
  /** What the reference would have done at the decision that was watched. */
  own?: Move;
  /** Whether the policy ever asked for a whim. */
  whimsical: boolean;
}

export function newLine(p: Player, s: State, seed: number): Line {
  return { s, seed, asked: Array.from({ length: p.t.seats }, () => 0), whimsical: false };
}

export function hash(a: number, b: number, c: number): number {
  let value = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x165667b1, 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 15), 0x27d4eb2f) ^ Math.imul(c + 0x2545f491, 0x9e3779b1);
  value = Math.imul(value ^ (value >>> 13), 0x85ebca6b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Another number for every match. */
export function seedOf(text: string): number {
  let seed = 0;
  for (let i = 0; i < text.length; i++) seed = hash(seed, text.charCodeAt(i), i);
  return seed;
}

/** A generator made only if somebody asks it: most advice never does. */
function lazyRng(seed: number, line: Line): Rng {
  let made: Rng | undefined;
  const rng = (): Rng => {
    line.whimsical = true;
    return (made ??= newRng(seed));
  };
  return { below: (n) => rng().below(n), unit: () => rng().unit() };
}

/** Like chance, the whims of a seat's k-th decision depend on seed, seat and k alone. */
function whims(line: Line, seat: Seat): Rng {
  return lazyRng(hash(line.seed, seat, line.asked[seat]!++), line);
}

/** What the reference answers to the frame on this place of the agenda. */
export function choose(p: Player, line: Line, index: number): Move {
  const f = line.s.agenda[index]!;
  return p.policy.choose(p.t, line.s, f, whims(line, f.seat));
}

/** To the end of the game. */
export function playOn(p: Player, line: Line): void {
  const { agenda } = line.s;
  for (let i = 0; i < MOST_DECISIONS && agenda.length > 0; i++) playOneMore(p, line);
}

/** What is asked next, and before it all that players want to say. */
export function playOneMore(p: Player, line: Line): void {
  const { agenda } = line.s;
  if (p.policy.aside) playAsides(p, line, 0);
  const index = agenda.length - 1;
  if (index >= 0) answer(p.game, p.t, line.s, index, choose(p, line, index));
}

/** Asides of all seats but those of the mask `silent`; answers who made some, as a mask. */
function playAsides(p: Player, line: Line, silent: number): number {
  const { s } = line;
  let made = 0;
  for (let seat = 0; seat < p.t.seats; seat++) {
    if ((silent & (1 << seat)) !== 0) continue;
    for (let i = 0; i < MOST_ASIDES && !isOver(s); i++) {
      const move = p.policy.aside!(p.t, s, seat, lazyRng(hash(line.seed, seat, -1), line));
      if (!move) break;
      makeAside(p.game, p.t, s, seat, move);
      made |= 1 << seat;
    }
  }
  return made;
}

/** What a line does with the moves of a scene. */
export interface Script {
  /** Which of the scene's moves are made as they were played, as a mask; the others by the reference. */
  readonly actual: number;
  /** Seats that make no aside before the scene is over, as a mask; -1: nobody does. */
  readonly silent: number;
}

export const AS_PLAYED: Script = { actual: -1, silent: -1 };

/**
 * Plays the moves of a scene in their order, and keeps what the reference would do at the one that
 * is watched; answers who made asides on the way, as a mask.
 */
export function playScene(
  p: Player,
  line: Line,
  scene: Scene,
  script: Script,
  watched = -1,
): number {
  const { s } = line;
  let made = 0;
  if (scene.aside) {
    const [{ seat, move }] = scene.moves as [Scene['moves'][number]];
    if ((script.actual & 1) !== 0) makeAside(p.game, p.t, s, seat, move);
    return made;
  }
  for (let i = 0; i < scene.moves.length && !isOver(s); i++) {
    if (p.policy.aside && script.silent !== -1) made |= playAsides(p, line, script.silent);
    const { seat, move, question } = scene.moves[i]!;
    let index = pendingIndex(s, seat);
    // An aside has put its own question first.
    while (index < 0 || s.agenda[index]!.kind !== question) {
      const top = s.agenda.length - 1;
      if (top < 0) return made;
      answer(p.game, p.t, s, top, choose(p, line, top));
      index = pendingIndex(s, seat);
    }
    const own = choose(p, line, index);
    if (i === watched) line.own = own;
    answer(p.game, p.t, s, index, (script.actual & (1 << i)) !== 0 ? move : own);
  }
  return made;
}

/** Each player's share of the win; of a game without an end, what the evaluation expects. */
export function sharesOf(p: Player, s: Readonly<State>): number[] {
  const { game, t } = p;
  if (isOver(s)) {
    const ranking = game.ranking(t, s);
    return ranking.map((_, seat) => shareOfWin(ranking, seat));
  }
  const values = Array.from({ length: t.players }, (_, seat) => game.advice.evaluate(t, s, seat));
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => (sum > 0 ? value / sum : 1 / t.players));
}
