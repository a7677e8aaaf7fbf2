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
} from '@boardroom/kernel';
import type { Frame } from '@boardroom/kernel';
import { bold } from '../style.ts';
import { labelOf, linesOf } from './choices.ts';
import type { Choice, Line } from './choices.ts';
import { command } from './commands.ts';
import { fill } from './fill.ts';
import { pick } from './pick.ts';
import { print, readerOf, say } from './seated.ts';
import type { Ask, Seated } from './seated.ts';

/** What a line typed at a question comes to. */
type Outcome = 'asked-again' | 'moved' | 'left';

/** Asks until a move is made or taken back; false if the person leaves. */
export async function yourMove(seated: Seated, ask: Ask): Promise<boolean> {
  const { match, you } = seated;
  const { game, t } = match;
  const frame = match.s.agenda[pendingIndex(match.s, you)]!;
  const answers = legal(game, t, match.s, frame).map((template): Choice => ({ template, frame }));
  let lines = linesOf(answers);
  showQuestion(seated, frame, lines);
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
    if (line === 'moves') showQuestion(seated, frame, lines);
    else if (line === 'undo') {
      if (takeBack(seated)) return true;
    } else if (!command(seated, line, frame)) {
      const outcome = await choose(seated, frame, lines, line, ask);
      if (outcome !== 'asked-again') return outcome === 'moved';
    }
  }
}

function showQuestion(seated: Seated, frame: Frame, lines: readonly Line[]): void {
  print('', bold(seated.words.ask(frame)));
  for (const line of seated.look?.brief(readerOf(seated), frame) ?? []) print(`  ${line}`);
  showLines(seated, lines);
}

function showLines(seated: Seated, lines: readonly Line[]): void {
  const width = String(lines.length).length;
  lines.forEach((line, i) => print(`  ${String(i + 1).padStart(width)}  ${labelOf(seated, line)}`));
}

/** A number or words: the move of that line, with its gaps asked for. */
async function choose(
  seated: Seated,
  frame: Frame,
  lines: readonly Line[],
  typed: string,
  ask: Ask,
): Promise<Outcome> {
  const picked = pick(seated, lines, typed);
  if (picked === null) return 'asked-again';
  const ahead = [...picked.ahead];
  // Things can be looked at in the middle of an answer too.
  const answer: Ask = async (prompt, words) => {
    for (;;) {
      const line = ahead.shift() ?? (await ask(prompt, words));
      if (line === null || words || !command(seated, line, frame)) return line;
    }
  };
  const filled = await fill(seated, picked.line, answer);
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

function takeBack(seated: Seated): boolean {
  const { match, you, words } = seated;
  const own = match.moves.findLast(([seat]) => seat === you);
  const refusal = undoable(match, you) > 0 ? undo(match, you) : { code: 'cannot-undo' };
  if (refusal) print(`  ${words.refusal(refusal)}`);
  else {
    seated.heard = toldTo(match, you).length;
    print(say(seated, 'undone', { move: words.move(own![1]) }));
  }
  return !refusal;
}
