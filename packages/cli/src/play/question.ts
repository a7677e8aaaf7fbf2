/** Your turn: what is asked, what you need to know, what you may do, and the commands between. */
import {
  isRefusal,
  legal,
  legalAsides,
  pendingIndex,
  submit,
  toldTo,
  undo,
  undoable,
  viewFor,
} from '@boardroom/kernel';
import type { Frame } from '@boardroom/kernel';
import { bold } from '../style.ts';
import { labelOf, linesOf } from './choices.ts';
import type { Choice, Line } from './choices.ts';
import { fill } from './fill.ts';
import { guideLines } from './guide.ts';
import { lookLines, seatLines } from './look.ts';
import { ruleLines } from './rules.ts';
import { eventLine, print, readerOf, say } from './seated.ts';
import type { Ask, Seated } from './seated.ts';

/** What a line typed at a question comes to. */
type Outcome = 'asked-again' | 'moved' | 'left';

/** Asks until a move is made or taken back; false if the person leaves. */
export async function yourMove(seated: Seated, ask: Ask): Promise<boolean> {
  const { match, you, words, look } = seated;
  const { game, t } = match;
  const frame = match.s.agenda[pendingIndex(match.s, you)]!;
  const answers = legal(game, t, match.s, frame).map((template): Choice => ({ template, frame }));
  let lines = linesOf(answers);
  print('', bold(words.ask(frame)));
  for (const line of look?.brief(readerOf(seated), frame) ?? []) print(`  ${line}`);
  showLines(seated, lines);
  for (;;) {
    const line = await ask('> ');
    if (line === null || line === 'quit' || line === 'q') return false;
    if (line === 'more') {
      const asides = legalAsides(game, t, match.s, you).map((template): Choice => ({
        template,
        frame: null,
      }));
      if (asides.length === 0) print(say(seated, 'nothing-else'));
      lines = [...linesOf(answers), ...linesOf(asides)];
      showLines(seated, lines);
      continue;
    }
    if (line === 'moves') showLines(seated, lines);
    else if (line === 'undo') {
      if (takeBack(seated)) return true;
    } else if (!command(seated, line, frame)) {
      const outcome = await choose(seated, lines, line, ask);
      if (outcome !== 'asked-again') return outcome === 'moved';
    }
  }
}

function showLines(seated: Seated, lines: readonly Line[]): void {
  const width = String(lines.length).length;
  lines.forEach((line, i) => print(`  ${String(i + 1).padStart(width)}  ${labelOf(seated, line)}`));
}

/** Commands that only say something; false if it was none. */
function command(seated: Seated, line: string, frame: Frame): boolean {
  const [name = '', ...rest] = line.split(/\s+/);
  const about = rest.join(' ');
  switch (name) {
    case '?':
    case 'help':
      print(say(seated, 'help'));
      return true;
    case 'look':
      print(...lookLines(seated, about));
      return true;
    case 'seats':
      print(...seatLines(seated));
      return true;
    case 'rules':
    case 'rule':
      print(...ruleLines(seated, about));
      return true;
    case 'guide':
      print(...guideLines(seated));
      return true;
    case 'log':
      for (const told of toldTo(seated.match, seated.you)) print(`  ${eventLine(seated, told)}`);
      return true;
    case 'table':
      print(...tableLines(seated));
      return true;
    case 'hint':
      hint(seated, frame);
      return true;
    default:
      return false;
  }
}

/** A number: the move of that line, with its gaps asked for. */
async function choose(
  seated: Seated,
  lines: readonly Line[],
  typed: string,
  ask: Ask,
): Promise<Outcome> {
  const line = numbered(lines, typed);
  if (line === undefined) {
    print(say(seated, 'pick', { count: lines.length }));
    return 'asked-again';
  }
  const filled = await fill(seated, line, ask);
  if (filled === null) return 'left';
  if (filled === 'back') {
    print(say(seated, 'back'));
    return 'asked-again';
  }
  const submitted = submit(seated.match, seated.you, filled.move as never);
  if (isRefusal(submitted)) {
    print(`  ${seated.words.refusal(submitted)}`);
    return 'asked-again';
  }
  if (filled.spoken !== undefined) seated.said.push(filled.spoken);
  return 'moved';
}

function numbered<X>(list: readonly X[], typed: string): X | undefined {
  return /^\d+$/.test(typed) ? list[Number(typed) - 1] : undefined;
}

function takeBack(seated: Seated): boolean {
  const { match, you, words } = seated;
  const refusal = undoable(match, you) > 0 ? undo(match, you) : { code: 'cannot-undo' };
  if (refusal) print(`  ${words.refusal(refusal)}`);
  else seated.heard = toldTo(match, you).length;
  return !refusal;
}

function tableLines(seated: Seated): string[] {
  const { match, you, words } = seated;
  const { game, t } = match;
  const lines = game.summary?.(t, viewFor(game, t, match.s, you), you) ?? [];
  if (lines.length === 0) return [say(seated, 'no-summary')];
  return lines.map(({ code, facts }) => `  ${words.say(`summary.${code}`, facts) ?? code}`);
}

function hint(seated: Seated, frame: Frame): void {
  const { match, you, words, rng } = seated;
  const { game, t } = match;
  const { move, why } = game.advice.suggest(t, viewFor(game, t, match.s, you), frame, rng);
  print(`  ${words.move(move)}${why ? ` — ${words.why(why)}` : ''}`);
}
