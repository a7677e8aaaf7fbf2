/** What a person typed at a list of moves: a number, numbers one after another, or words of a move. */
import { foldLabel, isOpen, labelOf } from './choices.ts';
import type { Line } from './choices.ts';
import { placesOf, plain } from './find.ts';
import { whyNotLines } from './look.ts';
import { print, say } from './seated.ts';
import type { Seated } from './seated.ts';

export interface Picked {
  readonly line: Line;
  /** Answers to the questions that follow, given at once: "2 5". */
  readonly ahead: readonly string[];
}

/** So many moves that words fit are named. */
const MOST_NAMED = 6;

/**
 * Null, with a line about it, where nothing or more than one line is meant. `besides` are asides that
 * are not listed: words that fit no line may fit one of them.
 */
export function pick(
  seated: Seated,
  lines: readonly Line[],
  typed: string,
  besides: readonly Line[] = [],
): Picked | null {
  const [first = '', ...ahead] = partsOf(typed);
  const numbered = /^\d+$/.test(first) ? lines[Number(first) - 1] : undefined;
  if (numbered) {
    if (ahead.length === 0 || asksMore(numbered)) return { line: numbered, ahead };
    print(say(seated, 'pick-alone', { n: first, label: labelOf(seated, numbered) }));
    return null;
  }
  const isWords = !isNumber(first);
  let found = 0;
  for (const list of isWords ? [lines, besides] : []) {
    const begun = ahead.length > 0 ? worded(seated, list, first) : [];
    if (begun.length === 1 && isFilled(begun[0]!)) return { line: begun[0]!, ahead };
    const meant = worded(seated, list, typed);
    if (meant.length === 1) return { line: meant[0]!, ahead: [] };
    if (meant.length > 1 && meant.length <= MOST_NAMED) {
      print(say(seated, 'unclear', { names: withNumbers(seated, lines, meant).join('; ') }));
      return null;
    }
    found += meant.length;
    if (found === 0 && begun.length === 1 && asksMore(begun[0]!)) return { line: begun[0]!, ahead };
  }
  const whyNot = isWords && found === 0 ? whyNotLines(seated, typed) : [];
  print(...whyNot, say(seated, 'pick', { count: lines.length }));
  return null;
}

/** Numbers one by one, and the words between them: "2 Bruno 100", "bid 1,900". */
function partsOf(typed: string): string[] {
  const parts: string[] = [];
  let inWords = false;
  for (const word of typed.split(/\s+/)) {
    if (inWords && !isNumber(word)) parts.push(`${parts.pop()} ${word}`);
    else parts.push(word);
    inWords = !isNumber(word);
  }
  return parts;
}

const isNumber = (word: string): boolean => /^[-−]?\d[\d,]*$/.test(word);

const asksMore = (line: Line): boolean =>
  line.length > 1 || line.some(({ template }) => isOpen(template));

/** What is asked next is how much, not which of several moves. */
const isFilled = (line: Line): boolean =>
  line.every(({ template, frame }) => isOpen(template) && (frame === null || line.length === 1));

/** With the number a move stands at, or the line it is folded into. */
function withNumbers(seated: Seated, lines: readonly Line[], meant: readonly Line[]): string[] {
  return meant.map((moves) => {
    const place = lines.findIndex((line) => moves.every((move) => line.includes(move)));
    return place < 0 ? labelOf(seated, moves) : `${place + 1} ${labelOf(seated, moves)}`;
  });
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
