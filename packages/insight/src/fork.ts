/** Two moves at one moment, both played on to the end: the same deal, chance to come and whims. */
import {
  answer,
  check,
  clone,
  guess,
  isOver,
  isRefusal,
  makeAside,
  newRng,
  pendingIndex,
  viewFor,
} from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Move, Refusal, State } from '@boardroom/kernel';
import { choose, hash, newLine, playOn, referencePlayer, seedOf, sharesOf } from './play-on.ts';
import type { Line, Player } from './play-on.ts';
import { courseOf } from './scenes.ts';
import { spreadOf } from './spread.ts';
import { addPair, differenceOf, middleOf, newTally } from './tally.ts';
import type { Ending, Tally } from './tally.ts';
import type { Fork, Forked } from './types.ts';

export interface OpenFork {
  readonly p: Player;
  readonly fork: Fork;
  /** How things stood; before a row of sealed answers, since nobody knew those of the others. */
  readonly s: State;
  readonly seed: number;
  readonly tally: Tally;
}

/**
 * Opens a fork, or says why the record or one of its moves cannot be played. `counted`: what was
 * counted of the same fork before; pairs are numbered on from there, so none is played twice.
 */
export function openFork(
  game: AnyGame,
  content: unknown,
  record: MatchRecord,
  fork: Fork,
  counted?: Tally,
): OpenFork | Refusal {
  const course = courseOf(game, content, record);
  if (isRefusal(course)) return course;
  const { match, scenes, states } = course;
  const scene = scenes.find(({ at, moves }) => at <= fork.move && fork.move < at + moves.length);
  const s = scene && states[scene.at];
  if (!s) return { code: 'no-such-move', facts: { move: fork.move } };
  for (const move of [fork.played, fork.other]) {
    const checked = move && check(game, match.t, s, fork.seat, move);
    if (checked && isRefusal(checked)) return checked;
  }
  const p = referencePlayer(game, match.t);
  const seed = hash(seedOf(record.seed), fork.move, fork.seat);
  return { p, fork, s, seed, tally: counted ?? newTally(match.t.players, 'whole', true) };
}

/** Plays pairs until there are so many. */
export function playFork({ p, fork, s, seed, tally }: OpenFork, pairs: number): void {
  const view = viewFor(p.game, p.t, s, fork.seat);
  while (tally.pairs < pairs) {
    const luck = hash(seed, 1, tally.pairs);
    const base = guess(p.game, p.t, view, fork.seat, newRng(luck));
    const [other, played] = [fork.other, fork.played].map((move) => {
      const line = newLine(p, clone(base), luck);
      begin(p, line, fork, move);
      playOn(p, line);
      return endOf(p, line, fork);
    });
    addPair(tally, other!, played!, fork.seat);
  }
}

export function begin(
  p: Player,
  line: Line,
  { seat }: Pick<Fork, 'seat'>,
  move: Move | null,
): void {
  const { s } = line;
  const index = pendingIndex(s, seat);
  if (!move) {
    // Without the aside: the next answer comes before anybody thinks of another one.
    const next = index < 0 ? s.agenda.length - 1 : index;
    answer(p.game, p.t, s, next, choose(p, line, next));
    return;
  }
  const checked = check(p.game, p.t, s, seat, move);
  if (isRefusal(checked)) throw new Error(`a guess does not allow it: ${checked.code}`);
  if (checked.index < 0) makeAside(p.game, p.t, s, seat, checked.move);
  else {
    // The reference is asked as well, so that later whims are the same in both lines.
    choose(p, line, checked.index);
    answer(p.game, p.t, s, checked.index, checked.move);
  }
}

export function endOf(p: Player, { s }: Line, { seat }: Pick<Fork, 'seat'>): Ending {
  const score = seat < p.t.players ? p.game.scores(p.t, s)[seat]! : NaN;
  return { shares: sharesOf(p, s), score, isOver: isOver(s) };
}

/** What was counted so far, in figures. */
export function forkedOf({ fork, tally }: Pick<OpenFork, 'fork' | 'tally'>): Forked {
  const [apart, middle] = [differenceOf(tally), middleOf(tally)];
  const share = (side: 1 | -1): number[] =>
    middle.means.map((mean, i) => mean + (side * apart.means[i]!) / 2);
  const spread = tally.scores && spreadOf(tally.scores);
  const { seat } = fork;
  const isPlayer = seat < apart.means.length;
  return {
    games: tally.pairs,
    played: share(1),
    other: share(-1),
    difference: isPlayer
      ? { value: 0 - apart.means[seat]!, se: Math.sqrt(apart.variances[seat]!) }
      : { value: 0, se: 0 },
    ...(spread ? { spread } : {}),
    pairs: { ...tally.wins! },
  };
}
