/** What luck came from, in the words of the game. */
import type { Speaker } from '@boardroom/texts';
import { say } from '../words/index.ts';

/** A stream or a secret of the table; empty where several came at once. */
export function nameOfSource(words: Pick<Speaker, 'say'>, id: string): string {
  if (id === '') return say('ledger.source.several');
  return words.say(`source.${id}`) ?? say('ledger.source.chance');
}
