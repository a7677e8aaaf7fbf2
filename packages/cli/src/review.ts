/** What a recorded match was decided by, in words. */
import {
  addSaved,
  byConcept,
  decisionsSoFar,
  ledgerSoFar,
  nextStream,
  openReview,
  progressOf,
  saveReview,
  stepReview,
  togetherSoFar,
  turningPointsOf,
} from '@boardroom/insight';
import type { Decided, Estimates, Ledger, Review } from '@boardroom/insight';
import { isRefusal, NONE } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import type { Speaker } from '@boardroom/texts';
import { writeFileSync } from 'node:fs';
import { conceptLines } from './concept-lines.ts';
import { points, signed } from './points.ts';
import { progressBar } from './progress.ts';
import { openRecord } from './record-file.ts';
import { keptBeside } from './review-file.ts';
import { bold, dim } from './style.ts';
import { UsageError, flags, inWords, wholeNumber } from './usage.ts';

/** So many of the costliest decisions are told. */
const TOLD = 8;
const SLICE = 250;

export async function reviewFile(args: string[]): Promise<void> {
  const { words, values, on } = flags(args, ['budget', 'language'], ['json', 'keep']);
  const seconds = wholeNumber('budget', values['budget'], 30, 1, 86_400);
  const { entry, game, texts, record, content, names, match } = await openRecord(
    words,
    values['language'],
  );
  const kept = on.has('keep') ? keptBeside(words[0]!) : undefined;
  const review = openReview(game, content, record, kept?.saved ? nextStream(kept.saved) : 0);
  if (isRefusal(review)) throw new UsageError(`${words[0]}: ${inWords(review)}`);
  if (kept?.saved && addSaved(review, kept.saved))
    throw new UsageError(`${kept.path} is a review of another match, edition or version`);
  const ledger = judged(review, seconds);
  if (kept) writeFileSync(kept.path, `${JSON.stringify(saveReview(review))}\n`);
  const decisions = decisionsSoFar(review);
  const concepts = byConcept(
    decisions,
    (await entry.concepts?.()) ?? {},
    match.t.players,
    togetherSoFar(review),
  );
  if (on.has('json')) {
    const turningPoints = turningPointsOf(ledger);
    const told = { ledger, decisions, concepts, turningPoints, progress: progressOf(review) };
    process.stdout.write(`${JSON.stringify(told, null, 1)}\n`);
    return;
  }
  const speaks = speaker(texts, names, texts.language, game.printed?.(match.t));
  const out = [
    bold(`${texts.name}, ${names.slice(0, match.t.players).join(', ')}`),
    '',
    ...ledgerLines(ledger, names, match.t.players),
    '',
    ...turningLines(ledger, names),
    '',
    ...costlyLines(decisions, names, speaks),
    ...(entry.concepts ? ['', ...conceptLines(concepts, names, speaks)] : []),
  ];
  process.stdout.write(`${out.join('\n')}\n`);
}

/** To the end of the budget, and in any case until the first pass is through. */
function judged(review: Review, seconds: number): Ledger {
  const bar = progressBar(seconds, 'seconds');
  const until = Date.now() + 1000 * seconds;
  for (;;) {
    const left = until - Date.now();
    const ledger = left <= 0 ? ledgerSoFar(review) : null;
    if (ledger) {
      bar.end();
      return ledger;
    }
    bar.at(Math.min(seconds, seconds - left / 1000));
    stepReview(review, Math.min(SLICE, Math.max(left, SLICE / 5)));
  }
}

function ledgerLines(ledger: Ledger, names: readonly string[], players: number): string[] {
  const label = (text: string): string => text.padEnd(24);
  const cells = ({ values, ses }: Estimates): string =>
    values
      .map((value, seat) => {
        const cell = `${signed(value)} ± ${points(ses[seat]!)}`.padStart(15);
        return Math.abs(value) > 2 * ses[seat]! ? cell : dim(cell);
      })
      .join('');
  const plain = (values: readonly number[]): string =>
    values.map((value) => points(value).padStart(15)).join('');
  const heads = names.slice(0, players).map((name) => name.padStart(15));
  const lines = [
    label('points of 100') + heads.join(''),
    label('at the start') + plain(ledger.start.values),
  ];
  const rowNames = { deal: 'the deal', chance: 'dice and cards', hidden: 'what lay hidden' };
  for (const row of ledger.rows)
    lines.push(
      label(
        row.kind === 'judgement'
          ? `decisions of ${names[row.by] ?? 'the host'}`
          : rowNames[row.kind],
      ) + cells(row),
    );
  return [...lines, label('at the end') + plain(ledger.result)];
}

function turningLines(ledger: Ledger, names: readonly string[]): string[] {
  const turns = turningPointsOf(ledger);
  if (turns.length === 0) return ['No turning point is sure yet.'];
  return [
    'Turning points',
    ...turns.map(({ move, by, decider, seat, change }) => {
      const cause = decider === NONE ? by : `a decision of ${names[decider] ?? 'the host'}`;
      const what = `${names[seat]} ${signed(change.value)} ± ${points(change.se)}`;
      return `  move ${move + 1}: ${what}, by ${cause}`;
    }),
  ];
}

function costlyLines(
  decisions: readonly Decided[],
  names: readonly string[],
  speaks: Speaker,
): string[] {
  const costly = decisions
    .filter(({ verdict }) => verdict === 'costly')
    .toSorted((a, b) => a.difference.value - b.difference.value);
  const close = decisions.filter(({ verdict }) => verdict === 'too-close').length;
  const alike = decisions.filter(({ verdict }) => verdict === 'as-reference').length;
  const better = decisions.filter(({ verdict }) => verdict === 'better').length;
  const lines = costly.slice(0, TOLD).flatMap((one) => {
    const { move, seat, played, reference, difference, why, size } = one;
    const told = played ? speaks.move(played) : 'no aside';
    const other = reference ? speaks.move(reference) : 'no aside';
    const reason = why ? ` “${speaks.why(why)}”` : '';
    return [
      `  move ${move + 1}, ${names[seat] ?? 'the host'}: ${told}: ${signed(difference.value)} ± ${points(difference.se)} (${size})`,
      dim(`    the bot: ${other}.${reason}`),
      ...betterLines(one, speaks),
    ];
  });
  return [
    costly.length > 0 ? 'Costly decisions' : 'No decision is costly for sure.',
    ...lines,
    `${costly.length} costly, ${close} too close to call, ${better} better than the bot, ${alike} as the bot.`,
  ];
}

/** Other moves that are better than the one played, for sure. */
function betterLines({ alternatives }: Decided, speaks: Speaker): string[] {
  const better = alternatives.filter(({ difference: { value, se } }) => value > 2 * se);
  if (better.length === 0) return [];
  const told = better.map(
    ({ move, difference: { value, se } }) =>
      `${speaks.move(move)} (${signed(value)} ± ${points(se)})`,
  );
  return [dim(`    better as well: ${told.join('; ')}.`)];
}
