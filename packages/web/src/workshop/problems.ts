/** What a class refuses, in the words of the page. */
import { codeOf, problemText } from '../online/problems.ts';
import { say } from '../words/index.ts';
import type { Key } from '../words/index.ts';

const WORDS: Readonly<Record<string, Key>> = {
  'no-code': 'join.nocode',
  'workshop-closed': 'join.over',
  'workshop-full': 'join.full',
  'wrong-key': 'join.wrongkey',
  removed: 'join.removed',
  'a-trainer': 'join.trainer',
  'prompt-closed': 'prompt.closed',
};

export function classProblem(error: unknown): string {
  const key = WORDS[codeOf(error)];
  return key ? say(key) : problemText(error);
}
