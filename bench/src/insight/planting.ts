/** Classes of bots: six tables of one luck, with something planted at half of them or nothing. */
import { playGame } from '@boardroom/bots';
import type { Ask, Bot } from '@boardroom/bots';
import { forkedOf, openFork, playFork } from '@boardroom/insight';
import {
  answer,
  check,
  clone,
  isRefusal,
  legal,
  newRng,
  pendingIndex,
  spread,
} from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Move, Rng, Seat, State } from '@boardroom/kernel';
import { groupsOf } from '../../../packages/insight/src/class/group.ts';
import { botsNamed, playRecord } from './matches.ts';
import type { Subject } from './matches.ts';

export const TABLES = 6;
/** The part of the match, from its beginning, in which a decision is looked for that matters. */
const EARLY = 0.6;
/** So many decisions of it are tried with few pairs, each against so many other choices … */
const CANDIDATES = 16;
const LEAVES = 2;
const FEW_PAIRS = 16;
/** … and the best of them with more, until it is clear whether it matters enough. */
const TRIED = 3;
const MORE_PAIRS = 80;
const MOST_PAIRS = 640;
/** So sure it must be that leaving it is worse, and so much of a win it must cost. */
const SURE = 4;
const GOOD = 0.1;
/** How often a table does something else that looks as good. */
const WHIMS = 0.15;
const AS_GOOD = 0.002;

export interface Plant {
  readonly seat: Seat;
  readonly question: string;
  /** So many of the kind the seat was asked before. */
  readonly nth: number;
  readonly take: Move;
  readonly leave: Move;
}

/** Decides as the bot, but now and then otherwise where that looks as good. */
function whimsical(game: AnyGame, bot: Bot, rng: Rng): Bot {
  const { policy: _, ...rest } = bot;
  return {
    ...rest,
    choose(ask, whims) {
      const usual = bot.choose(ask, whims);
      if (rng.unit() >= WHIMS) return usual;
      const moves = movesAt(game, ask);
      const other = moves[rng.below(moves.length)];
      if (!other) return usual;
      return after(game, ask, other) >= after(game, ask, usual.move) - AS_GOOD
        ? { move: other }
        : usual;
    },
  };
}

function movesAt(game: AnyGame, ask: Ask): Move[] {
  const open = ask.legal().filter(({ type }) => !game.resigns?.includes(type));
  return open.flatMap((template) => spread(template, 3)).slice(0, 200);
}

function after(game: AnyGame, { t, f, view }: Ask, move: Move): number {
  const s = clone(view());
  try {
    answer(game, t, s, pendingIndex(s, f.seat), move);
  } catch {
    return -1;
  }
  return game.advice.evaluate(t, s, f.seat);
}

/** Takes or leaves what was planted; else as the bot. */
function scripted(bot: Bot, plant: Plant, move: Move, planted: () => void): Bot {
  const { policy: _, ...rest } = bot;
  let asked = 0;
  return {
    ...rest,
    choose(ask, whims) {
      if (ask.f.kind !== plant.question || asked++ !== plant.nth) return bot.choose(ask, whims);
      planted();
      return { move };
    },
  };
}

/** Whims that all tables share up to the plant; from there on each has its own. */
const shared = (): Rng => newRng(1);

function parting(own: Rng): { rng: Rng; part(): void } {
  let now = shared();
  return {
    rng: { below: (n) => now.below(n), unit: () => now.unit() },
    part: () => void (now = own),
  };
}

/** With a plant tables are the same up to it, so that what is planted can be chosen at all of them. */
export function classOf(
  subject: Subject,
  seed: string,
  plant: Plant | null,
  noise: number,
): MatchRecord[] {
  const { game, t } = subject;
  return Array.from({ length: TABLES }, (_, table) => {
    const own = newRng(noise * TABLES + table);
    const bots = botsNamed(subject, ['normal']);
    const { rng, part } = parting(own);
    if (plant) {
      const move = 2 * table < TABLES ? plant.take : plant.leave;
      bots[plant.seat] = scripted(bots[plant.seat]!, plant, move, part);
    } else part();
    const seated = plant ? bots : bots.map((bot) => whimsical(game, bot, own));
    const moves: [Seat, Move][] = [];
    playGame(game, t, seed, seated, { after: (seat, move) => void moves.push([seat, move]) }, rng);
    const { players, options, edition } = t;
    return { game: game.id, version: game.version, edition, players, options, seed, moves };
  });
}

interface Candidate {
  readonly plant: Plant;
  /** Number of moves before it. */
  readonly at: number;
}

function candidates(subject: Subject, record: MatchRecord): Candidate[] {
  const { game, t } = subject;
  const counts = new Map<string, number>();
  const found: Candidate[][] = [];
  let at = 0;
  const before = (seat: Seat, take: Move, s: State): void => {
    const checked = check(game, t, s, seat, take);
    if (!isRefusal(checked) && checked.index >= 0) {
      const f = s.agenda[checked.index]!;
      const nth = counts.get(`${seat} ${f.kind}`) ?? 0;
      counts.set(`${seat} ${f.kind}`, nth + 1);
      const ask: Ask = { t, f, view: () => s, legal: () => legal(game, t, s, f) };
      const leaves = leavesOf(game, ask, take);
      if (leaves.length > 0 && at < EARLY * record.moves.length)
        found.push(
          leaves.map((leave) => ({ plant: { seat, question: f.kind, nth, take, leave }, at })),
        );
    }
    at++;
  };
  playGame(game, t, record.seed, botsNamed(subject, ['normal']), { before }, shared());
  const every = Math.ceil(found.length / CANDIDATES);
  return found.filter((_, i) => i % every === 0).flat();
}

/** Moves of other kinds; where there are none, the same for something else. */
function leavesOf(game: AnyGame, ask: Ask, take: Move): Move[] {
  const open = ask.legal();
  const others = (by: 'kind' | 'target'): Move[] => {
    const groups = new Map(movesAt(game, ask).map((move) => [groupsOf(move, open)[by], move]));
    groups.delete(groupsOf(take, open)[by]);
    return [...groups.values()];
  };
  const kinds = others('kind');
  return (kinds.length > 0 ? kinds : others('target')).slice(0, LEAVES);
}

/** An early decision at which leaving what the reference takes is worse for sure. */
export function findPlant(subject: Subject, seed: string): Plant | null {
  const { game, content } = subject;
  const record = playRecord(subject, seed, botsNamed(subject, ['normal']), shared());
  const tried = candidates(subject, record).flatMap(({ plant, at }) => {
    const fork = { move: at, seat: plant.seat, played: plant.take, other: plant.leave };
    const open = openFork(game, content, record, fork);
    if (isRefusal(open)) return [];
    playFork(open, FEW_PAIRS);
    return [{ plant, open }];
  });
  const worth = ({ open }: (typeof tried)[number]): number => -forkedOf(open).difference.value;
  const best = tried.toSorted((a, b) => worth(b) - worth(a)).slice(0, TRIED);
  for (const { plant, open } of best)
    for (let pairs = MORE_PAIRS; pairs <= MOST_PAIRS; pairs += MORE_PAIRS) {
      playFork(open, pairs);
      const { value, se } = forkedOf(open).difference;
      if (-value > Math.max(GOOD, SURE * se)) return plant;
      if (-value + 2 * se < GOOD) break;
    }
  return null;
}
