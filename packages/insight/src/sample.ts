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
import { addPair } from './tally.ts';
import type { Ending, Tally } from './tally.ts';

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

/** The n-th pair of a link, the same whenever and wherever it is drawn. */
export function sampleLink(sampler: Sampler, link: Link, id: number, n: number, to: Tally): void {
  const seed = hash(sampler.seed, 2 * id, n);
  if (link.kind === 'deal') sampleDeal(sampler, seed, to);
  else if (link.kind === 'chance') sampleChance(sampler, link, seed, to);
  else {
    const { p, course } = sampler;
    const scene = course.scenes[link.scene]!;
    const base = redealt(p.game, p.t, course.states[scene.at]!, newRng(seed));
    sampleLines(sampler, scene, link, base, link.lines!, seed, to);
  }
}

/** The same decision from what its seat could know. */
export function sampleKnown(sampler: Sampler, link: Link, id: number, n: number, to: Tally): void {
  const { p, course } = sampler;
  const seed = hash(sampler.seed, 2 * id + 1, n);
  const scene = course.scenes[link.scene]!;
  const view = viewFor(p.game, p.t, course.states[scene.at]!, link.by);
  const base = guess(p.game, p.t, view, link.by, newRng(seed));
  // A view tells nothing of how often chance was asked; the guess goes on from the start of each stream.
  sampleLines(sampler, scene, link, base, link.known!, seed, to);
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
): void {
  const { p } = sampler;
  const reference = newLine(p, clone(base), seed);
  playScene(p, reference, scene, first, link.index);
  const { own } = reference;
  if (own && moveKey(own) === moveKey(scene.moves[link.index]!.move))
    return addAlike(sampler, reference, link.by, to);
  const played = newLine(p, base, seed);
  playScene(p, played, scene, second);
  addLines(sampler, reference, played, link.by, to);
}

/** Both lines are the same from here on: one game tells how it ends. */
function addAlike({ p, near, on }: Sampler, line: Line, seat: Seat, to: Tally): void {
  near?.(p, line);
  on?.(p, line);
  const ending = endingOf(p, line, seat);
  addPair(to, ending, ending, seat, true);
}

function addLines(
  { p, near, on }: Sampler,
  first: Line,
  second: Line,
  seat: Seat,
  to: Tally,
): void {
  near?.(p, first);
  near?.(p, second);
  const met = near !== undefined && hasMet(first.s, second.s);
  on?.(p, first);
  if (!met) on?.(p, second);
  const ending = endingOf(p, first, seat);
  addPair(to, ending, met ? ending : endingOf(p, second, seat), seat, met);
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
  if (isSameToAll(p, other.s, truth)) return addAlike(sampler, other, NONE, to);
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
