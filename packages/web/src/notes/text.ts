/** All notes of a match as plain text, for those who write on elsewhere. */
import type { Note } from '@boardroom/kernel/one-file';
import { say } from '../words/index.ts';
import { byMove } from './placed.ts';

export function notesText(notes: readonly Note[], timeOf: (move: number) => string): string {
  const lines = [...byMove(notes)].flatMap(([move, some]) =>
    some.map(({ text, to, by }) =>
      say('notes.line', {
        move,
        time: timeOf(move),
        by: by ?? say(`notes.to.${to}`),
        to: say(`notes.to.${to}`),
        text,
      }),
    ),
  );
  return `${lines.join('\n')}\n`;
}
