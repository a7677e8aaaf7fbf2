/** A table in the terminal: one person against bots. */
import { makeBot } from '@boardroom/bots';
import type { Bot } from '@boardroom/bots';
import {
  formatRecord,
  isGap,
  isOver,
  isRefusal,
  legal,
  legalAsides,
  newRng,
  openMatch,
  pending,
  pendingIndex,
  recordOf,
  standings,
  submit,
  toldTo,
  undo,
  undoable,
  viewFor,
} from '@boardroom/kernel';
import type { Gap, Match, Move, Rng, Template } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import type { Speaker } from '@boardroom/texts';
import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { bold, dim } from './style.ts';
import { UsageError, findEntry, flags, openTable, seatBots, wholeNumber } from './usage.ts';
import { seatNames, standingsLines, toldLine } from './words.ts';

const HELP = `  a number      make that move (you are asked for amounts and choices)
  hint          what the bot in your chair would do, and why
  more          what you may do besides: gifts, offers, purchases and other asides
  table         how things stand
  log           what has happened so far
  undo          take your last move back, as far as nothing was shown or decided since
  quit          leave the table (your game is saved with --save FILE)`;

interface Seated {
  readonly match: Match;
  readonly you: number;
  readonly bots: readonly Bot[];
  readonly words: Speaker;
  readonly rng: Rng;
  /** How many events you have been shown. */
  heard: number;
}

export async function play(args: string[]): Promise<void> {
  const { words, values } = flags(args, [
    'seats',
    'you',
    'seed',
    'bots',
    'options',
    'edition',
    'save',
  ]);
  const entry = findEntry(words);
  const seats = wholeNumber('seats', values['seats'], Math.min(4, entry.players[1]), 1, 20);
  const table = await openTable(entry, seats, values);
  const you = wholeNumber('you', values['you'], 0, 0, table.t.seats - 1);
  const names = seatBots(table.game, values['bots'], seats, 'heuristic');
  const seed = values['seed'] ?? String(randomInt(2 ** 40));
  const match = openMatch(table.game, table.setting, seed) as Match;
  const seated: Seated = {
    match,
    you,
    bots: names.map((name) => makeBot(table.game, name)!),
    words: speaker(table.texts, seatNames(table.t.seats)),
    rng: newRng(Number.parseInt(seed, 10) || seed.length),
    heard: 0,
  };
  print(bold(`${entry.title} — ${table.texts.tagline}`));
  print(dim(`${entry.credit}. You are ${seated.words.seat(you)}. Type ? for help.`), '');
  const ended = await loop(seated);
  if (values['save'] !== undefined) save(values['save'], match);
  if (!ended) return;
  const { game, t } = match;
  print(
    '',
    bold('The game is over.'),
    ...standingsLines(seated.words, game, standings(game, t, match.s)),
  );
}

/** Plays until the game is over (true) or the person leaves (false). */
async function loop(seated: Seated): Promise<boolean> {
  const { match } = seated;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines typed ahead or piped in are kept until they are asked for.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (prompt: string): Promise<string | null> => {
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
  for (const told of news)
    print(`  ${toldLine(seated.words, { event: told.event, move: told.move })}`);
  seated.heard += news.length;
}

/** Asks until a move is made or taken back; false if the person leaves. */
async function yourMove(
  seated: Seated,
  ask: (prompt: string) => Promise<string | null>,
): Promise<boolean> {
  const { match, you, words } = seated;
  const { game, t } = match;
  const f = match.s.agenda[pendingIndex(match.s, you)]!;
  let list: Template<Move>[] = legal(game, t, match.s, f);
  print('', bold(words.ask(f)));
  const show = (): void =>
    list.forEach((move, i) => print(`  ${String(i + 1).padStart(2)}  ${words.move(move)}`));
  show();
  for (;;) {
    const line = await ask('> ');
    if (line === null || line === 'quit' || line === 'q') return false;
    const choice = Number(line);
    if (line === '?' || line === 'help') print(HELP);
    else if (line === 'log')
      for (const told of toldTo(match, you)) print(`  ${words.event(told.event)}`);
    else if (line === 'table') table(seated);
    else if (line === 'hint') hint(seated, f);
    else if (line === 'more') {
      const asides = legalAsides(game, t, match.s, you);
      list = [...legal(game, t, match.s, f), ...asides];
      if (asides.length === 0) print('  There is nothing else to do now.');
      show();
    } else if (line === 'undo') {
      const refusal = undoable(match, you) > 0 ? undo(match, you) : { code: 'cannot-undo' };
      if (refusal) print(`  ${words.refusal(refusal)}`);
      else {
        seated.heard = toldTo(match, you).length;
        return true;
      }
    } else if (line !== '' && Number.isInteger(choice) && choice >= 1 && choice <= list.length) {
      const move = await fillGaps(list[choice - 1]!, words, ask);
      if (move === null) return false;
      const submitted = submit(match, you, move);
      if (!isRefusal(submitted)) return true;
      print(`  ${words.refusal(submitted)}`);
    } else print(`  Type a number from 1 to ${list.length}, or ? for help.`);
  }
}

function table({ match, you, words }: Seated): void {
  const { game, t } = match;
  const lines = game.summary?.(t, viewFor(game, t, match.s, you), you) ?? [];
  for (const { code, facts } of lines) print(`  ${words.say(`summary.${code}`, facts) ?? code}`);
  if (lines.length === 0) print('  This game has nothing to show in words.');
}

function hint({ match, you, words, rng }: Seated, f: Match['s']['agenda'][number]): void {
  const { game, t } = match;
  const { move, why } = game.advice.suggest(t, viewFor(game, t, match.s, you), f, rng);
  print(`  ${words.move(move)}${why ? ` — ${words.why(why)}` : ''}`);
}

/** Asks for each gap in turn; null if the person leaves. */
async function fillGaps(
  template: Template<Move>,
  words: Speaker,
  ask: (prompt: string) => Promise<string | null>,
): Promise<object | null> {
  const move: Record<string, unknown> = { ...template };
  for (const [name, part] of Object.entries(move)) {
    if (!isGap(part)) continue;
    const value = await askGap(name, part, words, ask);
    if (value === null) return null;
    move[name] = value;
  }
  return move;
}

async function askGap(
  name: string,
  gap: Gap,
  words: Speaker,
  ask: (prompt: string) => Promise<string | null>,
): Promise<number | (number | string)[] | null> {
  if (gap.gap === 'range') {
    if (gap.min === gap.max) return gap.min;
    const step = gap.step === 1 ? '' : ` in steps of ${gap.step}`;
    for (;;) {
      const line = await ask(`  ${name} (${gap.min} to ${gap.max}${step}): `);
      if (line === null) return null;
      const value = Number(line);
      if (line !== '' && value >= gap.min && value <= gap.max && (value - gap.min) % gap.step === 0)
        return value;
    }
  }
  const vocabulary = words.texts.fields[name];
  gap.of.forEach((item, i) =>
    print(`    ${i + 1}  ${vocabulary ? words.word(vocabulary, item) : item}`),
  );
  for (;;) {
    const line = await ask(`  ${name}: ${gap.min} to ${gap.max} of these, numbers with spaces: `);
    if (line === null) return null;
    const chosen = new Set(
      line
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((text) => Number(text) - 1),
    );
    const items = gap.of.filter((_, i) => chosen.has(i));
    if (items.length === chosen.size && items.length >= gap.min && items.length <= gap.max)
      return items;
  }
}

function save(path: string, match: Match): void {
  try {
    writeFileSync(path, formatRecord(recordOf(match)));
    print(dim(`saved to ${path}`));
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${(error as Error).message}`);
  }
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
