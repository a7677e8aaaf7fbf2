/** One pair of games for one link: the same deal, the same chance to come, the same whims. */
import {
  clone,
  guess,
  isOver,
  moveKey,
  newRng,
  NONE,
  peek,
  redealt,
  start,
  viewFor,
} from '@boardroom/kernel';
import type { Move, Seat, State } from '@boardroom/kernel';
import { hasMet } from './leaf.ts';
import type { Play } from './leaf.ts';
import type { Link } from './links.ts';
import { AS_PLAYED, hash, newLine, playScene, sharesOf } from './play-on.ts';
import type { Line, Player, Script } from './play-on.ts';
import type { Course, Scene } from './scenes.ts';
import { addPair, addShared } from './tally.ts';
import type { Ending, Figures, Tally } from './tally.ts';

/** Whole lines, or short ones. */
export interface Sampler {
  readonly p: Player;
  readonly course: Course;
  /** Another one for every match. */
  readonly seed: number;
  /** As far as short lines go, if there are any; there two lines may have met again. */
  readonly near: Play | undefined;
  /** On from there; undefined for short lines. */
  readonly on: Play | undefined;
}

/**
 * The n-th pair of a link, the same whenever and wherever it is drawn; of a decision also from what its
 * seat could know, if that is wanted.
 */
export function sampleLink(
  sampler: Sampler,
  link: Link,
  id: number,
  n: number,
  to: Tally,
  known?: Tally,
): void {
  const seed = hash(sampler.seed, id, n);
  if (link.kind === 'deal') sampleDeal(sampler, seed, to);
  else if (link.kind === 'chance') sampleChance(sampler, link, seed, to);
  else sampleDecision(sampler, link, seed, to, known);
}

/** Both with the same luck: what lay hidden is the difference of the two, and luck is not hidden. */
function sampleDecision(
  sampler: Sampler,
  link: Link,
  seed: number,
  to: Tally,
  known: Tally | undefined,
): void {
  const { game, t } = sampler.p;
  const scene = sampler.course.scenes[link.scene]!;
  const truth = sampler.course.states[scene.at]!;
  const base = redealt(game, t, truth, newRng(seed));
  const chance = clone(base.chance);
  const onTruth = sampleLines(sampler, scene, link, base, link.lines!, seed, to);
  if (!known) return;
  // A guess deals first what no player knows, so that with one seed both have the same cards to come …
  const guessed = guess(game, t, viewFor(game, t, truth, link.by), link.by, newRng(seed));
  // … and chance, which is new to both, goes on from where it stands: a view does not tell.
  guessed.chance = chance;
  const asKnown = sampleLines(sampler, scene, link, guessed, link.known!, seed, known);
  addShared(known, asKnown, onTruth);
}

/** Another move (second line) against the one played, from what the seat could know. */
export function sampleAlternative(
  sampler: Sampler,
  link: Link,
  id: number,
  n: number,
  move: Move,
  to: Tally,
): void {
  const { p, course } = sampler;
  const seed = hash(sampler.seed, -1 - id, n);
  const scene = course.scenes[link.scene]!;
  const s = course.states[scene.at]!;
  const base = guess(p.game, p.t, viewFor(p.game, p.t, s, link.by), link.by, newRng(seed));
  const moves = scene.moves.map((one, i) => (i === link.index ? { ...one, move } : one));
  const script = { actual: 1 << link.index, silent: -1 };
  const [played, other] = [scene, { ...scene, moves }].map((each) => {
    const line = newLine(p, clone(base), seed);
    playScene(p, line, each, script);
    return line;
  });
  addLines(sampler, played!, other!, link.by, to);
}

function sampleLines(
  sampler: Sampler,
  scene: Scene,
  link: Link,
  base: State,
  [first, second]: readonly [Script, Script],
  seed: number,
  to: Tally,
): Figures {
  const { p } = sampler;
  const reference = newLine(p, clone(base), seed);
  playScene(p, reference, scene, first, link.index);
  const { own } = reference;
  if (own && moveKey(own) === moveKey(scene.moves[link.index]!.move))
    return addAlike(sampler, reference, link.by, to);
  const played = newLine(p, base, seed);
  playScene(p, played, scene, second);
  return addLines(sampler, reference, played, link.by, to);
}

/** Both lines are the same from here on: one game tells how it ends. */
function addAlike({ p, near, on }: Sampler, line: Line, seat: Seat, to: Tally): Figures {
  near?.(p, line);
  on?.(p, line);
  const ending = endingOf(p, line, seat);
  return addPair(to, ending, ending, seat, true);
}

function addLines(
  { p, near, on }: Sampler,
  first: Line,
  second: Line,
  seat: Seat,
  to: Tally,
): Figures {
  near?.(p, first);
  near?.(p, second);
  const met = near !== undefined && hasMet(first.s, second.s);
  on?.(p, first);
  if (!met) on?.(p, second);
  const ending = endingOf(p, first, seat);
  return addPair(to, ending, met ? ending : endingOf(p, second, seat), seat, met);
}

function endingOf(p: Player, line: Line, seat: Seat): Ending {
  const score = seat >= 0 && seat < p.t.players ? p.game.scores(p.t, line.s)[seat]! : NaN;
  return { shares: sharesOf(p, line.s), score, isOver: isOver(line.s) };
}

/** Any deal against the one that was dealt. */
function sampleDeal(sampler: Sampler, seed: number, to: Tally): void {
  const { p, course } = sampler;
  const any = start(p.game, p.t, `insight ${seed}`);
  const dealt = redealt(p.game, p.t, course.states[0]!, newRng(seed));
  dealt.chance.key = [...any.chance.key];
  addLines(sampler, newLine(p, any, seed), newLine(p, dealt, seed), NONE, to);
}

/** What else might have come against what came. */
function sampleChance(sampler: Sampler, link: Link, seed: number, to: Tally): void {
  const { p, course } = sampler;
  const { game, t } = p;
  const scene = course.scenes[link.scene]!;
  const other = newLine(p, redealt(game, t, course.states[scene.at]!, newRng(seed)), seed);
  playScene(p, other, scene, AS_PLAYED);
  const truth = course.states[link.until]!;
  // What came is what came in truth: on from there both lines are the same.
  if (isSameToAll(p, other.s, truth)) {
    addAlike(sampler, other, NONE, to);
    return;
  }
  const came = newLine(p, redealt(game, t, truth, newRng(seed)), seed);
  came.s.chance.key = [...other.s.chance.key];
  for (let seat = 0; seat < came.asked.length; seat++) came.asked[seat] = other.asked[seat]!;
  addLines(sampler, other, came, NONE, to);
}

/** Whether no player can tell one state from the other, and none differ in what they hold. */
function isSameToAll(p: Player, one: State, other: State): boolean {
  const { game, t } = p;
  const [a, b] = [one, other] as unknown as [Record<string, unknown>, Record<string, unknown>];
  for (const fields of [game.knowledge.public, game.knowledge.seat])
    for (const field of fields)
      if (JSON.stringify(a[field]) !== JSON.stringify(b[field])) return false;
  for (let seat = 0; seat < t.players; seat++) {
    const [seen, known] = [peek(game, t, one, seat), peek(game, t, other, seat)];
    if (JSON.stringify(seen) !== JSON.stringify(known)) return false;
  }
  return true;
}
