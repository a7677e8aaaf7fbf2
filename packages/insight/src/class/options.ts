/** What would you do? A moment of a match, its options, and each of them played on on equal luck. */
import { now } from '@boardroom/bots';
import {
  check,
  clone,
  guess,
  isRefusal,
  legal,
  moveKey,
  newRng,
  pendingIndex,
  viewFor,
} from '@boardroom/kernel';
import type { AnyGame, Frame, MatchRecord, Move, Refusal, Seat, State } from '@boardroom/kernel';
import { choose, hash, newLine, referencePlayer, seedOf } from '../play-on.ts';
import type { Player } from '../play-on.ts';
import { shortLine, wholeLine } from '../leaf.ts';
import { courseOf } from '../scenes.ts';
import { byBots, byGames, scatterOf } from './apart.ts';
import { isIn, optionGroups } from './option-groups.ts';
import type { OptionGroup } from './option-groups.ts';
import { gamesOf, lookOnce, playOnce } from './play.ts';
import type { PlayedOn } from './play.ts';
import type { OptionCame, OptionsFound } from './types.ts';

/** More options than these nobody weighs. */
const MOST_OPTIONS = 5;
const LEAST_OPTIONS = 3;
/** Short lines by which the moves of a group are compared. */
const LOOKS = 8;
/** So many games of each option are enough. */
const ENOUGH_GAMES = 500;

interface Option {
  readonly group: string;
  readonly move: Move;
}

export interface OpenOptions {
  readonly p: Player;
  /** How things stood; before a row of sealed answers, since nobody knew those of the others. */
  readonly s: State;
  readonly seat: Seat;
  readonly frame: Frame;
  readonly played: number;
  readonly options: readonly Option[];
  readonly play: PlayedOn;
}

/** Refuses a moment at which no question was answered, or nothing was left to choose. */
export function openOptions(
  game: AnyGame,
  content: unknown,
  record: MatchRecord,
  at: number,
): OpenOptions | Refusal {
  const course = courseOf(game, content, record);
  if (isRefusal(course)) return course;
  const { match, scenes, states } = course;
  const scene = scenes.find((each) => each.at <= at && at < each.at + each.moves.length);
  if (!scene || scene.aside) return { code: 'no-question', facts: { move: at } };
  const { seat, move } = scene.moves[at - scene.at]!;
  const s = states[scene.at]!;
  const p = referencePlayer(game, match.t);
  const seed = hash(seedOf(record.seed), at, seat);
  const options = optionsFor(p, s, seat, move, seed);
  if (options.length < 2) return { code: 'no-choice', facts: { move: at } };
  const frame = s.agenda[pendingIndex(s, seat)]!;
  const played = options.findIndex((each) => moveKey(each.move) === moveKey(move));
  return { p, s, seat, frame, played, options, play: playOf(options, s, seat, frame, seed) };
}

/** Each option as a branch that no table has to have taken. */
function playOf(
  options: readonly Option[],
  s: State,
  seat: Seat,
  frame: Frame,
  seed: number,
): PlayedOn {
  const branches = options.map(({ group, move }) => ({ group, moves: [move], tables: [], at: [] }));
  const parting = { round: 0, seat, question: frame.kind, nth: 0, by: 'kind', frame, branches };
  const empty = (): number[][] => options.map(() => []);
  return {
    parting: { ...parting, by: 'kind' },
    from: [{ s, side: 0, moves: options.map(({ move }) => [move]) }],
    seed,
    scores: empty(),
    shares: empty(),
    promise: 0,
    leads: 0,
  };
}

function optionsFor(p: Player, s: State, seat: Seat, played: Move, seed: number): Option[] {
  const f = s.agenda[pendingIndex(s, seat)]!;
  const { game, t } = p;
  const open = legal(game, t, s, f).filter(({ type }) => !game.resigns?.includes(type));
  const own = referenceMove(p, s, seat, seed);
  const groups = optionGroups(open, MOST_OPTIONS);
  // Of amounts only a few are groups: what was played and what the reference plays are too.
  for (const move of [played, own])
    if (!groups.some((group) => isIn(group, move, open)))
      groups.push({ group: moveKey(move), moves: [move] });
  const worth = makeWorth(p, s, seat, f, seed);
  const options = groups.map((group) => {
    const known = [played, own].find((move) => isIn(group, move, open));
    const move = known ?? best(group, worth);
    return { group: group.group, move, sure: known !== undefined, worth: mean(worth(move)) };
  });
  const sorted = options.toSorted((a, b) => Number(b.sure) - Number(a.sure) || b.worth - a.worth);
  const other = sorted.filter(
    (one, i) => one.sure || !sorted.slice(0, i).some((each) => isSame(one, each)),
  );
  // A few short lines may miss a difference.
  const rest = sorted.filter((one) => !other.includes(one)).slice(0, LEAST_OPTIONS - other.length);
  const chosen = [...other, ...(other.length < LEAST_OPTIONS ? rest : [])].slice(0, MOST_OPTIONS);
  return chosen
    .toSorted((a, b) => options.indexOf(a) - options.indexOf(b))
    .map(({ group, move }) => ({ group, move }));

  /** Whatever the luck, the same comes of both: to choose between them is nothing. */
  function isSame(one: Option, than: Option): boolean {
    return worth(one.move).every((share, i) => share === worth(than.move)[i]);
  }
}

const mean = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length;

type Worth = (move: Move) => readonly number[];

function best({ moves }: OptionGroup, worth: Worth): Move {
  return moves.reduce((top, move) => (mean(worth(move)) > mean(worth(top)) ? move : top));
}

function referenceMove(p: Player, s: State, seat: Seat, seed: number): Move {
  const view = viewFor(p.game, p.t, s, seat);
  const line = newLine(p, guess(p.game, p.t, view, seat, newRng(seed)), seed);
  return choose(p, line, pendingIndex(line.s, seat));
}

/** What short lines promise of a move, one by one; less than anything for one that cannot be played. */
function makeWorth(p: Player, s: State, seat: Seat, frame: Frame, seed: number): Worth {
  const known = new Map<string, readonly number[]>();
  const lines = shortLine(p) ?? wholeLine;
  return (move) => {
    const key = moveKey(move);
    let shares = known.get(key);
    if (!shares) {
      const play = playOf([{ group: key, move }], clone(s), seat, frame, seed);
      const isLegal = !isRefusal(check(p.game, p.t, s, seat, move));
      shares = isLegal
        ? Array.from({ length: LOOKS }, (_, n) => lookOnce(p, play, n, lines)[0]!)
        : [-1];
      known.set(key, shares);
    }
    return shares;
  };
}

/** Plays for some milliseconds; false: there are enough games. */
export function stepOptions(open: OpenOptions, ms: number, clock: () => number = now): boolean {
  const until = clock() + ms;
  do {
    if (gamesOf(open.play) >= ENOUGH_GAMES) return false;
    playOnce(open.p, open.play);
  } while (clock() < until);
  return true;
}

export function optionsFound({ play, options, seat, frame, played }: OpenOptions): OptionsFound {
  const usual = Math.max(Number.EPSILON, ...play.scores.map(scatterOf).filter(Number.isFinite));
  const games = gamesOf(play);
  const came = byGames(play, usual).map((each, i): OptionCame => ({ ...options[i]!, ...each }));
  return { seat, frame, played, games, options: came, byBots: byBots(came, games, 1) };
}
