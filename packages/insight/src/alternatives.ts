/** Other moves at a costly decision, each against the move that was played. */
import { legal, mix, moveKey, newRng, pendingIndex, spread, viewFor } from '@boardroom/kernel';
import type { Move } from '@boardroom/kernel';
import type { Foresight, Lines } from './foresight.ts';
import type { Link, Option } from './links.ts';
import { hash } from './play-on.ts';
import { sampleAlternative } from './sample.ts';
import type { Sampler } from './sample.ts';
import { newTally } from './tally.ts';
import { toldBy } from './told.ts';
import type { Alternative } from './types.ts';

export interface Other {
  readonly move: Move;
  readonly lines: Lines;
}

/** How many values stand for a wide gap, how many moves are tried, and how many of them are kept. */
const VALUES = 5;
const TRIED = 24;
const KEPT = 3;
/** Pairs of games by which a move is tried, and at most looked at. */
const TRIES = 2;
const MOST = 200;

/** The moves that come to mind: of the game's characters, and a few that stand for all legal ones. */
export function movesToTry(sampler: Sampler, link: Link, option: Option): Move[] {
  const { p, course } = sampler;
  const { game, t } = p;
  const s = course.states[link.move]!;
  const index = pendingIndex(s, option.seat);
  if (index < 0 || option.question === 'aside' || !option.played) return [];
  const f = s.agenda[index]!;
  const found = new Map<string, Move>();
  const view = viewFor(game, t, s, option.seat);
  const rng = newRng(hash(sampler.seed, link.move, 5));
  for (const character of Object.values(game.advice.characters)) {
    const { move } = game.advice.suggest(t, view, f, rng, character);
    found.set(moveKey(move), move);
  }
  const templates = legal(game, t, s, f).filter(({ type }) => !game.resigns?.includes(type));
  const any = mix(
    templates.flatMap((template) => spread(template, VALUES)),
    rng,
  );
  for (const move of any) found.set(moveKey(move), move);
  for (const known of [option.played, option.reference]) if (known) found.delete(moveKey(known));
  return [...found.values()].slice(0, TRIED);
}

/** The most promising of the moves to try, after a few short lines each. */
export function newOthers(short: Sampler, link: Link, id: number, moves: readonly Move[]): Other[] {
  const { players } = short.p.t;
  const tried = moves.map((move) => {
    const lines = { whole: newTally(players, 'whole'), short: newTally(players, 'short') };
    for (let n = 0; n < TRIES; n++) sampleAlternative(short, link, id, n, move, lines.short);
    return { move, lines, worth: lines.short.difference[link.by]! };
  });
  return tried
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, KEPT)
    .map(({ move, lines }) => ({ move, lines }));
}

/** Whether it has been looked at as closely as it deserves. */
export function isLookedAt({ lines: { whole } }: Other): boolean {
  return whole.pairs >= MOST;
}

export function alternativesOf(
  others: readonly Other[],
  seat: number,
  belief: Foresight,
): Alternative[] {
  return others
    .flatMap(({ move, lines }): Alternative[] => {
      const told = toldBy(lines, belief);
      if (!told) return [];
      const se = Math.sqrt(told.variances[seat]! + belief.slopeVariance * told.slopes[seat]! ** 2);
      return [{ move, difference: { value: told.means[seat]!, se }, games: lines.whole.pairs }];
    })
    .toSorted((a, b) => b.difference.value - a.difference.value);
}
