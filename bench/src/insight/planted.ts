/** Whether a bad move among those of a strong player is found. */
import type { Ask, Bot } from '@boardroom/bots';
import { decisionsSoFar, ledgerSoFar, openReview, stepReview } from '@boardroom/insight';
import {
  advisedPolicy,
  answer,
  clone,
  guess,
  isRefusal,
  mix,
  newRng,
  pendingIndex,
  playout,
  shareOfWin,
  spread,
} from '@boardroom/kernel';
import type { AnyGame, Move, Rng } from '@boardroom/kernel';
import { meanOf } from '../../../packages/insight/src/class/play.ts';
import { botsNamed, cpu, playRecord } from './matches.ts';
import type { Subject } from './matches.ts';

/** Moves looked at for the worst, guesses for each, and how far each is played on. */
const LOOKS = 40;
const GUESSES = 8;
const AHEAD = 12;
/** What a move must cost by that look to be planted: a choice on which little hangs is no blunder. */
const BLUNDER = 0.1;
/** An evaluation may be wrong: whole games, from so many other guesses, must say the same beyond doubt. */
const GAMES = 40;
const SURE = 2;

interface Planted {
  /** Number of the seat's own decisions before it; -1 if there was none yet. */
  at: number;
  decisions: number;
  /** Those of them with more than one move to choose from. */
  choices: number;
}

/** Plays as the bot does, but for one blunder: at its `at`-th real choice, or the next that has one. */
function withPlant(game: AnyGame, bot: Bot, at: number, rng: Rng, planted: Planted): Bot {
  const { policy: _, ...rest } = bot;
  return {
    ...rest,
    choose(ask, whims) {
      planted.decisions++;
      const chosen = bot.choose(ask, whims);
      const moves = movesOf(game, ask, rng);
      if (moves.length < 2 || planted.choices++ < at || planted.at >= 0) return chosen;
      const blunder = worst(game, ask, moves, chosen.move, rng);
      if (!blunder) return chosen;
      planted.at = planted.decisions - 1;
      return { move: blunder };
    },
  };
}

function movesOf(game: AnyGame, ask: Ask, rng: Rng): Move[] {
  const open = ask.legal().filter(({ type }) => !game.resigns?.includes(type));
  return mix(
    open.flatMap((template) => spread(template, 5)),
    rng,
  ).slice(0, LOOKS);
}

function worst(
  game: AnyGame,
  ask: Ask,
  moves: readonly Move[],
  chosen: Move,
  rng: Rng,
): Move | null {
  const { t, f } = ask;
  const policies = Array.from({ length: t.seats }, () => advisedPolicy(game));
  const guesses = Array.from({ length: GUESSES }, () => guess(game, t, ask.view(), f.seat, rng));
  const look = (move: Move): number => {
    let sum = 0;
    for (const guessed of guesses) {
      const s = clone(guessed);
      answer(game, t, s, pendingIndex(s, f.seat), move);
      playout(game, t, s, policies, newRng(1), AHEAD);
      sum += game.advice.evaluate(t, s, f.seat);
    }
    return sum / GUESSES;
  };
  let [least, found] = [Infinity, moves[0]!];
  for (const move of moves) {
    const value = look(move);
    if (value < least) [least, found] = [value, move];
  }
  return look(chosen) - least >= BLUNDER && isWorse(game, ask, found, chosen, rng) ? found : null;
}

/** By games to the end: each guess is played on with both moves. */
function isWorse(game: AnyGame, { t, f, view }: Ask, bad: Move, good: Move, rng: Rng): boolean {
  const policies = Array.from({ length: t.seats }, () => advisedPolicy(game));
  const losses = Array.from({ length: GAMES }, (_, n) => {
    const guessed = guess(game, t, view(), f.seat, rng);
    const [lost, kept] = [bad, good].map((move) => {
      const s = clone(guessed);
      answer(game, t, s, pendingIndex(s, f.seat), move);
      playout(game, t, s, policies, newRng(n));
      return shareOfWin(game.ranking(t, s), f.seat);
    });
    return kept! - lost!;
  });
  const { value, se } = meanOf(losses, 0);
  return value >= Math.max(BLUNDER / 2, SURE * se);
}

/** How many real choices a seat has, by one game of the reference. */
function realChoices(subject: Subject): number {
  const planted: Planted = { at: -1, decisions: 0, choices: 0 };
  const bots = botsNamed(subject, ['normal']);
  bots[0] = withPlant(subject.game, bots[0]!, Infinity, newRng(1), planted);
  playRecord(subject, 'length', bots);
  return Math.max(2, Math.floor(planted.choices * 0.8));
}

export function measurePlanted(
  subject: Subject,
  matches: number,
  seconds: number,
  name: string,
  first: number,
): void {
  const { id, game, content, t } = subject;
  let length = realChoices(subject);
  let [found, done] = [0, 0];
  for (let i = first; done < matches && i < first + 4 * matches; i++) {
    const rng = newRng(1000 + i);
    const seat = i % t.players;
    const planted: Planted = { at: -1, decisions: 0, choices: 0 };
    const bots = botsNamed(subject, ['normal']);
    const [strong] = botsNamed(subject, [name]);
    bots[seat] = withPlant(game, strong!, rng.below(length), rng, planted);
    const record = playRecord(subject, `planted ${i}`, bots);
    length = Math.max(2, Math.floor(planted.choices * 0.8));
    if (planted.at < 0) continue;
    const review = openReview(game, content, record);
    if (isRefusal(review)) throw new Error(review.code);
    const until = cpu() + 1000 * seconds;
    while (cpu() < until || !ledgerSoFar(review)) stepReview(review, 500, cpu);
    const own = decisionsSoFar(review).filter((one) => one.seat === seat && one.played);
    const answers = own.filter(({ question }) => question !== 'aside');
    const target = answers[planted.at]!;
    // The worst that was found is what the reference does: nothing was planted.
    if (target.verdict === 'as-reference') continue;
    done++;
    const rank = own.filter((one) => one.difference.value < target.difference.value).length + 1;
    if (rank <= 3) found++;
    const { value, se } = target.difference;
    const { question, verdict } = target;
    console.log(JSON.stringify({ game: id, match: i, question, verdict, value, se, rank }));
  }
  console.log(JSON.stringify({ game: id, matches: done, seconds, amongThree: found }));
}
