/** Branches in words: the game's own words for a kind of choice (`choice.<type>`), or the move itself. */
import type { Speaker } from '@boardroom/kernel';
import type { Branch, Moment } from './types.ts';

export function branchWords(speaks: Speaker, { moves }: Pick<Branch, 'moves'>): string {
  const [move] = moves;
  const words = speaks.move(move!);
  if (moves.length === 1) return words;
  return speaks.say(`choice.${move!.type}`) ?? speaks.say('choice', { move: words })!;
}

/** When: the game's own word for its rounds (`clock`). */
export const momentWords = (speaks: Speaker, { round }: Pick<Moment, 'round'>): string =>
  speaks.say('clock', { n: round + 1 })!;
