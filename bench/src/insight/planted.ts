/** Whether a bad move among those of a strong player is found. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { decisionsSoFar, ledgerSoFar, openReview, stepReview } from '@boardroom/insight';
import type { Decided, Verdict } from '@boardroom/insight';
import { isRefusal, newRng } from '@boardroom/kernel';
import { interval } from '@boardroom/lab';
import { withPlant } from './blunder.ts';
import type { Planted } from './blunder.ts';
import { botsNamed, cpu, playRecord } from './matches.ts';
import type { Subject } from './matches.ts';

/** How many real choices a seat has before the last fifth of a match, by one game of the reference. */
function realChoices(subject: Subject): number {
  const planted: Planted = { at: -1, decisions: 0, choices: 0 };
  const bots = botsNamed(subject, ['normal']);
  bots[0] = withPlant(subject.game, bots[0]!, Infinity, newRng(1), planted);
  playRecord(subject, 'length', bots);
  return Math.max(2, Math.floor(planted.choices * 0.8));
}

/** What came of one match, as a line of the file. */
interface Outcome {
  readonly game: string;
  readonly match: number;
  readonly bot: string;
  /** Nothing could be planted, or what was planted is what the reference does. */
  readonly skipped?: string;
  readonly question?: string;
  readonly verdict?: Verdict;
  readonly value?: number;
  readonly se?: number;
  /** Among all decisions of the seat, after half of the time and after all of it. */
  readonly half?: number;
  readonly rank?: number;
  readonly seconds?: number;
}

function plantOne(subject: Subject, match: number, seconds: number, bot: string): Outcome {
  const { id, game, content, t } = subject;
  const facts = { game: id, match, bot };
  const rng = newRng(1000 + match);
  const seat = match % t.players;
  const planted: Planted = { at: -1, decisions: 0, choices: 0 };
  const bots = botsNamed(subject, ['normal']);
  const [strong] = botsNamed(subject, [bot]);
  bots[seat] = withPlant(game, strong!, rng.below(realChoices(subject)), rng, planted);
  const record = playRecord(subject, `planted ${match}`, bots);
  if (planted.at < 0) return { ...facts, skipped: 'no blunder' };
  const review = openReview(game, content, record);
  if (isRefusal(review)) throw new Error(review.code);
  const look = (): { rank: number; target: Decided } => {
    const own = decisionsSoFar(review).filter((one) => one.seat === seat);
    const answers = own.filter(({ question, played }) => played && question !== 'aside');
    const target = answers[planted.at]!;
    const costlier = own.filter((one) => one.difference.value < target.difference.value);
    return { rank: costlier.length + 1, target };
  };
  const began = cpu();
  const until = (part: number): void => {
    while (cpu() < began + 1000 * seconds * part || !ledgerSoFar(review))
      stepReview(review, 500, cpu);
  };
  until(0.5);
  const { rank: half } = look();
  until(1);
  const { rank, target } = look();
  if (target.verdict === 'as-reference') return { ...facts, skipped: 'as reference' };
  const { question, verdict, difference } = target;
  return { ...facts, question, verdict, ...difference, half, rank, seconds };
}

/**
 * Goes from game to game, a match of each, until the file has so many of every one: it can be
 * stopped at any time and begun again.
 */
export function measurePlanted(
  all: readonly Subject[],
  matches: number,
  seconds: number,
  bot: string,
  file: string,
): void {
  const outcomes = existsSync(file) ? readOutcomes(file) : [];
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const subject of all) {
      const own = outcomes.filter(({ game }) => game === subject.id);
      if (own.filter(({ skipped }) => !skipped).length >= matches) continue;
      isDone = false;
      const match = Math.max(-1, ...own.map((one) => one.match)) + 1;
      const outcome = plantOne(subject, match, seconds, bot);
      outcomes.push(outcome);
      appendFileSync(file, `${JSON.stringify(outcome)}\n`);
    }
  }
  addPlanted(outcomes);
}

function readOutcomes(file: string): Outcome[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Outcome);
}

/** Adds up what was found, game by game, with Wilson's 95 % interval. */
function addPlanted(outcomes: readonly Outcome[]): void {
  for (const game of new Set(outcomes.map((one) => one.game))) {
    const own = outcomes.filter((one) => one.game === game && !one.skipped);
    const of = (wanted: (one: Outcome) => boolean): number => own.filter(wanted).length;
    const found = of(({ rank }) => rank! <= 3);
    const facts = {
      game,
      matches: own.length,
      found,
      interval: interval(found, own.length).map((x) => Math.round(100 * x)),
      first: of(({ rank }) => rank === 1),
      foundInHalf: of(({ half }) => half! <= 3),
      costly: of(({ verdict }) => verdict === 'costly'),
    };
    console.log(JSON.stringify(facts));
  }
}
