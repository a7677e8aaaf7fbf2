/** A table in the terminal: one person against bots. */
import { makeBot } from '@boardroom/bots';
import {
  formatRecord,
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
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { bold, dim } from '../style.ts';
import { UsageError, findEntry, flags, openTable, seatBots, wholeNumber } from '../usage.ts';
import { seatNames } from '../words.ts';
import { endLines } from './count.ts';
import { yourMove } from './question.ts';
import { eventLine, print, say } from './seated.ts';
import type { Ask, Seated } from './seated.ts';
import cliWords from './words.en.json' with { type: 'json' };

const FLAGS = ['seats', 'you', 'seed', 'bots', 'options', 'edition', 'save'];

export async function play(args: string[]): Promise<void> {
  const { words, values } = flags(args, FLAGS);
  const entry = findEntry(words);
  const seats = wholeNumber('seats', values['seats'], Math.min(4, entry.players[1]), 1, 20);
  const table = await openTable(entry, seats, values);
  const you = wholeNumber('you', values['you'], 0, 0, table.t.seats - 1);
  const bots = seatBots(table.game, values['bots'], seats, 'heuristic');
  const seed = values['seed'] ?? String(randomInt(2 ** 40));
  const names = seatNames(table.t.seats);
  const texts = { ...table.texts, messages: { ...cliWords, ...table.texts.messages } };
  const seated: Seated = {
    entry,
    match: openMatch(table.game, table.setting, seed) as Match,
    you,
    names,
    bots: bots.map((name) => makeBot(table.game, name)!),
    words: speaker(texts, names),
    look: (await entry.look?.()) ?? null,
    rng: newRng(Number.parseInt(seed, 10) || seed.length),
    said: [],
    heard: 0,
  };
  print(bold(`${entry.title} — ${table.texts.tagline}`));
  print(dim(say(seated, 'intro', { credit: entry.credit, name: names[you] })), '');
  const ended = await loop(seated);
  if (values['save'] !== undefined) save(values['save'], seated);
  if (ended) print('', ...endLines(seated));
}

/** Plays until the game is over (true) or the person leaves (false). */
async function loop(seated: Seated): Promise<boolean> {
  const { match } = seated;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines typed ahead or piped in are kept until they are asked for.
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (prompt) => {
    process.stdout.write(prompt);
    const { value, done } = await lines.next();
    return done ? null : value.trim();
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
  for (const told of news) print(`  ${eventLine(seated, told)}`);
  seated.heard += news.length;
}

function save(path: string, seated: Seated): void {
  const record = recordOf(seated.match);
  try {
    writeFileSync(
      path,
      formatRecord(seated.said.length > 0 ? { ...record, words: seated.said } : record),
    );
    print(dim(say(seated, 'saved', { path })));
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${(error as Error).message}`);
  }
}
