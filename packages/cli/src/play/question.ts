/** Your turn: what is asked, what you need to know, what you may do, and the commands between. */
import { isRefusal, legal, legalAsides, pendingIndex, submit } from '@boardroom/kernel';
import type { Frame } from '@boardroom/kernel';
import { bold } from '../style.ts';
import { labelOf, linesOf } from './choices.ts';
import type { Choice, Line } from './choices.ts';
import { command } from './commands.ts';
import { countsOf, pickCounts, showCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { fill } from './fill.ts';
import { isForced } from './forced.ts';
import { pick } from './pick.ts';
import type { Picked } from './pick.ts';
import { print, readerOf, say } from './seated.ts';
import type { Ask, Seated } from './seated.ts';
import { takeBack } from './undo.ts';

/** What a line typed at a question comes to. */
type Outcome = 'asked-again' | 'moved' | 'left';

interface Question {
  readonly frame: Frame;
  readonly lines: readonly Line[];
  /** Answers named by how many of what. */
  readonly counts: Counts | null;
  /** Asides, which words find before they are listed. */
  readonly besides: readonly Line[];
}

/** Asks until a move is made or taken back; false if the person leaves. */
export async function yourMove(seated: Seated, ask: Ask): Promise<boolean> {
  const { match, you } = seated;
  const { game, t } = match;
  const frame = match.s.agenda[pendingIndex(match.s, you)]!;
  const answers = legal(game, t, match.s, frame).map((template): Choice => ({ template, frame }));
  const asides = legalAsides(game, t, match.s, you).map((template): Choice => ({
    template,
    frame: null,
  }));
  if (isForced(answers, asides.length)) {
    submit(match, you, answers[0]!.template as never);
    return true;
  }
  let question: Question = {
    frame,
    lines: linesOf(answers),
    counts: countsOf(seated, answers, frame),
    besides: linesOf(asides),
  };
  showQuestion(seated, question);
  if (asides.length > 0) print(say(seated, 'more'));
  for (;;) {
    const line = await ask('> ');
    if (leaves(line)) return false;
    if (line === 'more') {
      if (asides.length === 0) print(say(seated, 'nothing-else'));
      else {
        const lines = [...linesOf(answers), ...question.besides];
        question = { ...question, lines, counts: null };
      }
      showChoices(seated, question);
    } else if (line === 'moves') showQuestion(seated, question);
    else if (line === 'undo') {
      if (takeBack(seated)) return true;
    } else if (!command(seated, line, frame)) {
      const outcome = await choose(seated, question, line, ask);
      if (outcome !== 'asked-again') return outcome === 'moved';
    }
  }
}

function showQuestion(seated: Seated, question: Question): void {
  const { frame } = question;
  print('', bold(seated.words.ask(frame)));
  for (const line of seated.look?.brief(readerOf(seated), frame) ?? []) print(`  ${line}`);
  showChoices(seated, question);
}

function showChoices(seated: Seated, { lines, counts }: Question): void {
  if (counts) return showCounts(seated, counts);
  const width = String(lines.length).length;
  lines.forEach((line, i) => print(`  ${String(i + 1).padStart(width)}  ${labelOf(seated, line)}`));
}

/** A number or words: the move of that line, with its gaps asked for. */
async function choose(
  seated: Seated,
  question: Question,
  typed: string,
  ask: Ask,
): Promise<Outcome> {
  const { frame, lines, counts, besides } = question;
  const picked = counts ? pickCounts(seated, counts, typed) : pick(seated, lines, typed, besides);
  if (picked === null) return 'asked-again';
  const filled = await fill(seated, picked.line, answering(seated, frame, picked, ask));
  if (filled === null) return 'left';
  if (filled === 'back') {
    print(say(seated, 'back'));
    showChoices(seated, question);
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

/** First what was typed ahead, then the person; things can be looked at in the middle of an answer too. */
function answering(seated: Seated, frame: Frame, picked: Picked, ask: Ask): Ask {
  const ahead = [...picked.ahead];
  return async (prompt, how) => {
    for (;;) {
      const line = ahead.shift() ?? (await ask(prompt, how));
      if (how === 'words') return line;
      if (leaves(line)) return null;
      if (!command(seated, line, frame)) return line;
    }
  };
}

/** The end of what is typed counts as well. */
function leaves(line: string | null): line is null | 'quit' | 'q' {
  return line === null || line === 'quit' || line === 'q';
}
