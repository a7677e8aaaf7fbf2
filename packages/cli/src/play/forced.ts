import { isOpen } from './choices.ts';
import type { Choice } from './choices.ts';

/** With one answer and nothing else to do there is nothing to ask; the news say what was done. */
export function isForced(answers: readonly Choice[], asides: number): boolean {
  return answers.length === 1 && asides === 0 && !isOpen(answers[0]!.template);
}
