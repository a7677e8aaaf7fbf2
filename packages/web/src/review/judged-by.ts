/** What a review was made by. */
import { REFERENCE } from '@boardroom/insight';
import type { MatchRecord } from '@boardroom/kernel';

/** Grows when findings get another shape, or are found in another way: another advice is one too. */
const SHAPE = 8;

/** Rules, edition, match and policy: another of them is another review. */
export function judgedBy({ game, version, edition, moves }: MatchRecord): string {
  return JSON.stringify([SHAPE, game, version, edition, moves.length, REFERENCE]);
}
