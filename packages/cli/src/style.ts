import { stripVTControlCharacters, styleText } from 'node:util';

/** Plain where the output is no terminal or NO_COLOR is set. */
export const bold = (text: string): string => styleText('bold', text, { stream: process.stdout });
export const dim = (text: string): string => styleText('dim', text, { stream: process.stdout });

/** Between words in a terminal, under the text it goes on from; a pipe gets lines whole. */
export function wrapped(text: string, columns = process.stdout.columns): string {
  if (!columns) return text;
  return text
    .split('\n')
    .map((line) => wrappedLine(line, columns))
    .join('\n');
}

/** What stands before the text of a line: spaces, the number of a choice, a command of the help. */
const INDENT = /^ *(?:\d+ {2}|[a-z?][\w ]{0,11}? {3,})?/;

function wrappedLine(line: string, columns: number): string {
  const seen = stripVTControlCharacters(line);
  if (seen.length <= columns) return line;
  const indent = INDENT.exec(seen)![0].length;
  const under = ' '.repeat(indent === 0 ? 2 : indent);
  const [first = '', ...words] = line.slice(indent).split(' ');
  const lines = [line.slice(0, indent) + first];
  for (const word of words) {
    const longer = `${lines.at(-1)!} ${word}`;
    if (stripVTControlCharacters(longer).length <= columns) lines[lines.length - 1] = longer;
    else lines.push(under + word);
  }
  return lines.join('\n');
}
