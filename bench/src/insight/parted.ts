/**
 * Whether a fork planted in a class is the first of those found, and how often bots call a difference
 * where nothing was planted.
 */
import { playGame } from '@boardroom/bots';
import type { Ask, Bot } from '@boardroom/bots';
import { classFound, forkedOf, openClass, openFork, playFork, stepClass } from '@boardroom/insight';
import type { ClassFound } from '@boardroom/insight';
import {
  answer,
  check,
  clone,
  isRefusal,
  legal,
  moveKey,
  newRng,
  pendingIndex,
  spread,
} from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Move, Rng, Seat } from '@boardroom/kernel';
import { botsNamed, cpu, playRecord } from './matches.ts';
import type { Subject } from './matches.ts';

const TABLES = 6;
/** Decisions from the beginning among which one is looked for that matters. */
const EARLY = 40;
/** Pairs by which it is judged, and how sure it must be. */
const PAIRS = 24;
const SURE = 4;
/** How often a table does something else that looks as good. */
const WHIMS = 0.15;
const AS_GOOD = 0.002;

interface Plant {
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

function classOf(
  subject: Subject,
  seed: string,
  plant: Plant | null,
  noise: number,
): MatchRecord[] {
  const { game, t } = subject;
  return Array.from({ length: TABLES }, (_, table) => {
    const rng = newRng(noise * TABLES + table);
    const bots = botsNamed(subject, ['normal']).map((bot) => whimsical(game, bot, rng));
    if (plant) {
      const move = 2 * table < TABLES ? plant.take : plant.leave;
      bots[plant.seat] = scripted(bots[plant.seat]!, plant, move);
    }
    const moves: [Seat, Move][] = [];
    playGame(game, t, seed, bots, { after: (seat, move) => void moves.push([seat, move]) }, rng);
    const { players, options, edition } = t;
    return { game: game.id, version: game.version, edition, players, options, seed, moves };
  });
}

/** An early decision at which leaving what the reference takes is worse for sure. */
function findPlant(subject: Subject, seed: string): Plant | null {
  const { game, t, content } = subject;
  const counts = new Map<string, number>();
  const found: { plant: Plant; at: number }[] = [];
  let at = 0;
  const bots = botsNamed(subject, ['normal']);
  const moves: [Seat, Move][] = [];
  playGame(game, t, seed, bots, {
    before(seat, move, s) {
      const index = pendingIndex(s, seat);
      const question = s.agenda[index]?.kind;
      if (question && !isRefusal(check(game, t, s, seat, move)) && found.length < EARLY) {
        const nth = counts.get(`${seat} ${question}`) ?? 0;
        counts.set(`${seat} ${question}`, nth + 1);
        const ask: Ask = {
          t,
          f: s.agenda[index]!,
          view: () => s,
          legal: () => legal(game, t, s, s.agenda[index]!),
        };
        const other = movesAt(game, ask).find(({ type }) => type !== move.type);
        if (other) found.push({ plant: { seat, question, nth, take: move, leave: other }, at });
      }
      moves.push([seat, move]);
      at++;
    },
  });
  const record = playRecord(subject, seed, botsNamed(subject, ['normal']));
  let best: { plant: Plant; worth: number } | null = null;
  for (const { plant, at: move } of found.filter((_, i) => i % 4 === 0)) {
    if (record.moves[move] === undefined) continue;
    const fork = { move, seat: plant.seat, played: plant.take, other: plant.leave };
    const open = openFork(game, content, record, fork);
    if (isRefusal(open)) continue;
    playFork(open, PAIRS);
    const { value, se } = forkedOf(open).difference;
    if (-value > SURE * se && -value > (best?.worth ?? 0)) best = { plant, worth: -value };
  }
  return best?.plant ?? null;
}

function search(subject: Subject, records: readonly MatchRecord[], seconds: number): ClassFound {
  const class_ = openClass(subject.game, subject.content, records);
  if (isRefusal(class_)) throw new Error(class_.code);
  stepClass(class_, 1000 * seconds, cpu);
  return classFound(class_);
}

export function measureParted(subject: Subject, classes: number, seconds: number): void {
  let [first, done, forks, called] = [0, 0, 0, 0];
  for (let i = 0; done < classes && i < 3 * classes; i++) {
    const seed = `parted ${i}`;
    const plant = findPlant(subject, seed);
    if (!plant) continue;
    let records: MatchRecord[];
    try {
      records = classOf(subject, seed, plant, i);
    } catch {
      // What was planted cannot be chosen at one of the tables: it has parted before.
      continue;
    }
    const { partings, games } = search(subject, records, seconds);
    done++;
    const rank = partings.findIndex(({ parting }) => isPlanted(parting, plant)) + 1;
    if (rank === 1) first++;
    const { seat, question, nth, take, leave } = plant;
    const planted = { seat, question, nth, take: moveKey(take), leave: moveKey(leave) };
    console.log(JSON.stringify({ game: subject.id, class: i, rank, games, ...planted }));
  }
  for (let i = 0; i < classes; i++) {
    const { partings } = search(subject, classOf(subject, `none ${i}`, null, 1000 + i), seconds);
    const checked = partings.filter(({ byBots }) => byBots !== 'few');
    forks += checked.length;
    for (const { parting, came, games } of checked.filter(({ byBots }) => byBots === 'different')) {
      called++;
      const { question, seat, round, branches } = parting;
      const told = branches.map(({ group }, k) => [
        group,
        came[k]!.behind.value,
        came[k]!.behind.se,
      ]);
      console.log(
        JSON.stringify({ game: subject.id, none: i, round, seat, question, games, told }),
      );
    }
  }
  console.log(JSON.stringify({ game: subject.id, classes: done, first, forks, called, seconds }));
}

function isPlanted(
  { seat, question, branches }: ClassFound['partings'][number]['parting'],
  plant: Plant,
) {
  const half = (table: number): boolean => 2 * table < TABLES;
  const [one, other] = branches.map(({ tables }) => tables.map(half));
  return (
    seat === plant.seat &&
    question === plant.question &&
    branches.length === 2 &&
    new Set(one).size === 1 &&
    new Set(other).size === 1 &&
    one![0] !== other![0]
  );
}
