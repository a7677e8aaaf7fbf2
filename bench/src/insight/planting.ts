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
import type { AnyGame, MatchRecord, Move, Rng, Seat } from '@boardroom/kernel';
import { botsNamed, playRecord } from './matches.ts';
import type { Subject } from './matches.ts';

export const TABLES = 6;
/** Decisions from the beginning among which one is looked for that matters. */
const EARLY = 60;
/** Of these every so manieth is tried with few pairs, and the best of them with more. */
const EVERY = 4;
const FEW_PAIRS = 16;
const PAIRS = 80;
const TRIED = 3;
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
function scripted(bot: Bot, plant: Plant, move: Move): Bot {
  const { policy: _, ...rest } = bot;
  let asked = 0;
  return {
    ...rest,
    choose(ask, whims) {
      return ask.f.kind === plant.question && asked++ === plant.nth
        ? { move }
        : bot.choose(ask, whims);
    },
  };
}

/** With a plant bots have no whims but their own: what a table may choose is there at all of them. */
export function classOf(
  subject: Subject,
  seed: string,
  plant: Plant | null,
  noise: number,
): MatchRecord[] {
  const { game, t } = subject;
  return Array.from({ length: TABLES }, (_, table) => {
    const rng = newRng(noise * TABLES + table);
    const bots = botsNamed(subject, ['normal']);
    if (plant) {
      const move = 2 * table < TABLES ? plant.take : plant.leave;
      bots[plant.seat] = scripted(bots[plant.seat]!, plant, move);
    }
    const seated = plant ? bots : bots.map((bot) => whimsical(game, bot, rng));
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
  const found: Candidate[] = [];
  let at = 0;
  playGame(game, t, record.seed, botsNamed(subject, ['normal']), {
    before(seat, move, s) {
      const f = s.agenda[pendingIndex(s, seat)];
      if (f && found.length < EARLY && !isRefusal(check(game, t, s, seat, move))) {
        const nth = counts.get(`${seat} ${f.kind}`) ?? 0;
        counts.set(`${seat} ${f.kind}`, nth + 1);
        const ask: Ask = { t, f, view: () => s, legal: () => legal(game, t, s, f) };
        const leave = movesAt(game, ask).find(({ type }) => type !== move.type);
        if (leave) found.push({ plant: { seat, question: f.kind, nth, take: move, leave }, at });
      }
      at++;
    },
  });
  return found.filter((_, i) => i % EVERY === 0);
}

/** An early decision at which leaving what the reference takes is worse for sure. */
export function findPlant(subject: Subject, seed: string): Plant | null {
  const { game, content } = subject;
  const record = playRecord(subject, seed, botsNamed(subject, ['normal']));
  const tried = candidates(subject, record).flatMap(({ plant, at }) => {
    const fork = { move: at, seat: plant.seat, played: plant.take, other: plant.leave };
    const open = openFork(game, content, record, fork);
    if (isRefusal(open)) return [];
    playFork(open, FEW_PAIRS);
    return [{ plant, open }];
  });
  const worth = ({ open }: (typeof tried)[number]): number => -forkedOf(open).difference.value;
  const best = tried.toSorted((a, b) => worth(b) - worth(a)).slice(0, TRIED);
  for (const { open } of best) playFork(open, PAIRS);
  const [first] = best.toSorted((a, b) => worth(b) - worth(a));
  if (!first) return null;
  const { value, se } = forkedOf(first.open).difference;
  return -value > Math.max(GOOD, SURE * se) ? first.plant : null;
}
