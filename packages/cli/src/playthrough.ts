import { makeBot } from '@boardroom/bots';
import {
  formatRecord,
  isOver,
  isRefusal,
  legal,
  newRng,
  openMatch,
  pending,
  recordOf,
  standings,
  submit,
  viewFor,
} from '@boardroom/kernel';
import type { Match } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import type { Speaker } from '@boardroom/texts';
import { writeFileSync } from 'node:fs';
import { seatNames, standingsLines, toldLine } from './words.ts';
import { UsageError, findEntry, flags, openTable, seatBots, wholeNumber } from './usage.ts';
import type { OpenTable } from './usage.ts';

/** How many legal moves of one question are written out. */
const MOST_MOVES_SHOWN = 12;

/** Prints a transcript: every question, what was legal, what was chosen, what happened. */
export async function playthrough(args: string[]): Promise<void> {
  const { words, values } = flags(args, [
    'seats',
    'seed',
    'moves',
    'bots',
    'options',
    'edition',
    'language',
    'record',
  ]);
  const entry = findEntry(words);
  const seats = wholeNumber('seats', values['seats'], Math.min(4, entry.players[1]), 1, 20);
  const most = wholeNumber('moves', values['moves'], 1_000_000, 1, 1_000_000);
  const table = await openTable(entry, seats, values);
  const bots = seatBots(table.game, values['bots'], seats, 'random');
  const { text, match } = transcript(table, bots, values['seed'] ?? '1', most);
  if (values['record'] !== undefined) keep(values['record'], match);
  process.stdout.write(text);
}

function keep(path: string, match: Match): void {
  try {
    writeFileSync(path, formatRecord(recordOf(match)));
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${(error as Error).message}`);
  }
}

/** The same words for the same game, seats, bots and seed: a change of the rules shows as a diff. */
export function transcript(
  table: OpenTable,
  botNames: readonly string[],
  seed: string,
  most: number,
): { text: string; match: Match } {
  const { game, texts, setting, t } = table;
  const names = seatNames(t.seats);
  const words = speaker(texts, names, texts.language, game.printed?.(t));
  const match = openMatch(game, setting, seed) as Match;
  const out = [
    `${texts.name}: ${t.players} players, seed ${seed}, bots ${botNames.join(', ')}`,
    '',
  ];
  const hear = (from: number): void => {
    for (const told of match.told.slice(from)) out.push(`  ${toldLine(words, told)}`);
  };
  hear(0);
  const bots = botNames.map((name) => makeBot(game, name)!);
  const rng = newRng(1);
  const asides = (): void => {
    for (const [seat, bot] of bots.entries()) {
      const aside = bot.aside?.(t, viewFor(game, t, match.s, seat), seat, rng);
      if (!aside) continue;
      const heard = match.told.length;
      const submitted = submit(match, seat, aside.move);
      if (isRefusal(submitted)) throw new Error(`${JSON.stringify(aside.move)}: ${submitted.code}`);
      out.push('', `${match.moves.length}. ${words.seat(seat)}, aside`);
      out.push(`  → ${words.move(submitted.move)}`);
      hear(heard);
    }
  };
  while (!isOver(match.s) && match.moves.length < most) {
    asides();
    const f = pending(match.s)[0]!;
    const list = legal(game, t, match.s, f);
    out.push('', `${match.moves.length + 1}. ${words.seat(f.seat)}: ${words.ask(f)}`);
    out.push(...legalLines(words, list));
    const ask = { t, f, view: () => viewFor(game, t, match.s, f.seat), legal: () => list };
    const { move } = bots[f.seat]!.choose(ask, rng);
    const heard = match.told.length;
    const submitted = submit(match, f.seat, move);
    if (isRefusal(submitted)) throw new Error(`${JSON.stringify(move)}: ${submitted.code}`);
    out.push(`  → ${words.move(submitted.move)}`);
    hear(heard);
  }
  if (isOver(match.s))
    out.push('', 'The game is over.', ...standingsLines(words, game, standings(game, t, match.s)));
  else out.push('', `(cut after ${most} moves)`);
  return { text: `${out.join('\n')}\n`, match };
}

function legalLines(words: Speaker, list: readonly { readonly type: string }[]): string[] {
  const lines = list.slice(0, MOST_MOVES_SHOWN).map((move) => `  · ${words.move(move)}`);
  if (list.length > MOST_MOVES_SHOWN)
    lines.push(`  · … and ${list.length - MOST_MOVES_SHOWN} more`);
  return lines;
}
