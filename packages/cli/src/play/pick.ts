/** What a person typed at a list of moves: a number, numbers one after another, or words of a move. */
import { foldLabel, isOpen, labelOf } from './choices.ts';
import type { Line } from './choices.ts';
import { placesOf, plain } from './find.ts';
import { print, say } from './seated.ts';
import type { Seated } from './seated.ts';

export interface Picked {
  readonly line: Line;
  /** Answers to the questions that follow, given at once: "2 5". */
  readonly ahead: readonly string[];
}

/** So many moves that words fit are named. */
const MOST_NAMED = 6;

/** Null, with a line about it, where nothing or more than one line is meant. */
export function pick(seated: Seated, lines: readonly Line[], typed: string): Picked | null {
  const numbers = typed.split(/\s+/);
  if (numbers.every((part) => /^\d+$/.test(part))) {
    const line = lines[Number(numbers[0]) - 1];
    const asksMore = line && (line.length > 1 || line.some(({ template }) => isOpen(template)));
    if (line && (numbers.length === 1 || asksMore)) return { line, ahead: numbers.slice(1) };
    if (line) {
      print(say(seated, 'pick-alone', { n: numbers[0], label: labelOf(seated, line) }));
      return null;
    }
  } else {
    const meant = worded(seated, lines, typed);
    if (meant.length === 1) return { line: meant[0]!, ahead: [] };
    if (meant.length > 1 && meant.length <= MOST_NAMED) {
      const names = meant.map((line) => labelOf(seated, line)).join('; ');
      print(say(seated, 'unclear', { names }));
      return null;
    }
  }
  print(say(seated, 'pick', { count: lines.length }));
  return null;
}

/** The move that is just these words, or the one that has them all, else the lines that have them or moves with them. */
function worded(seated: Seated, lines: readonly Line[], typed: string): Line[] {
  const choices = lines.flatMap((line) => line.map((choice) => ({ line, choice })));
  const whole = choices.filter(
    ({ choice }) => plain(seated.words.move(choice.template)) === plain(typed),
  );
  if (whole.length === 1) return [[whole[0]!.choice]];
  const labels = choices.map(({ choice }) => labelOf(seated, [choice]));
  // "row 3" means the move, not a 3 in what it costs and brings.
  const byMove = placesOf(
    labels.map((label) => label.split(': ')[0]!),
    typed,
  );
  const named = (byMove.length > 0 ? byMove : placesOf(labels, typed)).map((i) => choices[i]!);
  if (named.length === 1) return [[named[0]!.choice]];
  return lines.flatMap((line) => {
    if (line.length > 1 && placesOf([foldLabel(seated, line)], typed).length > 0) return [line];
    const moves = named.filter((each) => each.line === line).map(({ choice }) => choice);
    return moves.length > 0 ? [moves] : [];
  });
}
