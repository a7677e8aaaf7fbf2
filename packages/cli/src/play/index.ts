/** A table in the terminal: one person against bots. */
import { makeBot } from '@boardroom/bots';
import {
  isOver,
  isRefusal,
  legal,
  newRng,
  openMatch,
  pending,
  pendingIndex,
  recordOf,
  submit,
  toldTo,
  viewFor,
} from '@boardroom/kernel';
import type { Match } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { openRecord } from '../record-file.ts';
import type { RecordFile } from '../record-file.ts';
import { bold, dim, wrapped } from '../style.ts';
import { UsageError, findEntry, flags, openTable, seatBots, wholeNumber } from '../usage.ts';
import { seatNames } from '../words.ts';
import { endLines } from './count.ts';
import { presetLines } from './preset.ts';
import { yourMove } from './question.ts';
import { saveTo } from './save.ts';
import { newsLines, print, say, withMinus } from './seated.ts';
import type { Ask, Seated } from './seated.ts';
import cliWords from './words.en.json' with { type: 'json' };

/** So much of what happened is told again to somebody who comes back. */
const LAST_NEWS = 8;
const FLAGS = ['seats', 'you', 'seed', 'bots', 'options', 'edition', 'language', 'save'];

export async function play(args: string[]): Promise<void> {
  const { words, values } = flags(args, FLAGS);
  const entry = findEntry(words);
  const seats = wholeNumber('seats', values['seats'], Math.min(4, entry.players[1]), 1, 20);
  const { game, setting, texts, t } = await openTable(entry, seats, values);
  const seed = values['seed'] ?? String(randomInt(2 ** 40));
  const match = openMatch(game, setting, seed) as Match;
  await sit({ entry, game, texts, match, names: seatNames(t.seats) }, values, []);
}

/** Goes on with a game that was saved, and keeps it in the same file. */
export async function resume(args: string[]): Promise<void> {
  const { words, values } = flags(args, ['you', 'bots', 'language', 'save']);
  const file = await openRecord(words, values['language']);
  if (isOver(file.match.s))
    throw new UsageError(`${words[0]} was played to its end; try boardroom replay ${words[0]}`);
  await sit(file, { save: words[0]!, ...values }, file.record.words ?? []);
}

async function sit(
  { entry, game, texts, match, names }: Omit<RecordFile, 'record' | 'content' | 'file'>,
  values: Record<string, string>,
  said: readonly string[],
): Promise<void> {
  const you = wholeNumber('you', values['you'], 0, 0, match.t.seats - 1);
  const bots = seatBots(game, values['bots'], names.length, 'heuristic');
  const { seed } = recordOf(match);
  const begun = match.moves.length > 0;
  const seated: Seated = {
    entry,
    match,
    you,
    names,
    bots: bots.map((name) => makeBot(game, name)!),
    words: speaker(
      { ...texts, messages: { ...cliWords, ...texts.messages } },
      names,
      texts.language,
      game.printed?.(match.t),
    ),
    look: (await entry.look?.()) ?? null,
    rng: newRng(Number.parseInt(seed, 10) || seed.length),
    said: [...said],
    kept: null,
    heard: begun ? Math.max(0, toldTo(match, you).length - LAST_NEWS) : 0,
  };
  print(bold(`${texts.name} — ${texts.tagline}`));
  print(dim(say(seated, 'intro', { credit: entry.credit, name: names[you] })));
  print(...presetLines(seated), '');
  if (begun) print(say(seated, 'resumed', { moves: match.moves.length }));
  const ended = await loop(seated);
  if (values['save'] !== undefined) print(saveTo(seated, values['save']));
  else if (!ended && seated.kept === null) print(say(seated, 'left'));
  if (ended) print('', ...endLines(seated));
}

/** Plays until the game is over (true) or the person leaves (false). */
async function loop(seated: Seated): Promise<boolean> {
  const { match } = seated;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines typed ahead or piped in are kept until they are asked for.
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (prompt) => {
    const whole = wrapped(withMinus(prompt));
    const last = whole.lastIndexOf('\n') + 1;
    process.stdout.write(whole.slice(0, last));
    // The terminal draws its own prompt again when a line is edited.
    terminal.setPrompt(whole.slice(last));
    terminal.prompt();
    const { value, done } = await lines.next();
    if (done) return null;
    // What comes through a pipe is shown, so that the output reads like the table did.
    if (!process.stdin.isTTY) process.stdout.write(`${value}\n`);
    return value.trim();
  };
  try {
    while (!isOver(match.s)) {
      botsMove(seated);
      tellNews(seated);
      if (isOver(match.s)) break;
      if (!(await yourMove(seated, ask))) return false;
    }
    tellNews(seated);
    return true;
  } finally {
    terminal.close();
  }
}

/** Lets bots answer and make asides until you are asked. */
function botsMove({ match, you, bots, rng }: Seated): void {
  const { game, t } = match;
  while (!isOver(match.s)) {
    for (const [seat, bot] of bots.entries()) {
      if (seat === you || isOver(match.s)) continue;
      const aside = bot.aside?.(t, viewFor(game, t, match.s, seat), seat, rng);
      if (aside) submit(match, seat, aside.move);
    }
    if (isOver(match.s) || pendingIndex(match.s, you) >= 0) return;
    const f = pending(match.s)[0]!;
    const ask = {
      t,
      f,
      view: () => viewFor(game, t, match.s, f.seat),
      legal: () => legal(game, t, match.s, f),
    };
    const { move } = bots[f.seat]!.choose(ask, rng);
    const submitted = submit(match, f.seat, move);
    if (isRefusal(submitted)) throw new Error(`${bots[f.seat]!.name}: ${submitted.code}`);
  }
}

function tellNews(seated: Seated): void {
  const news = toldTo(seated.match, seated.you, seated.heard);
  if (news.length > 0) print(...newsLines(seated, news));
  seated.heard += news.length;
}
