/** What a comparison is named by, so that it can be kept and gone on with. */
import { canonical, editionHash } from '@boardroom/kernel';
import type { Edition } from '@boardroom/kernel';
import type { BalanceOrder } from './types.ts';

/** Figures of both editions and what they are played with, bots, seats, options and luck. */
export function balanceKey(order: BalanceOrder): string {
  const { game, seats, bots, options, base, fork, seed, ownLuck = false } = order;
  const contents = [base, fork].map(({ content }) => editionHash(content));
  const suggested = [base, fork].map((edition) => edition.options ?? {});
  const rest = { game, seats, bots, options, suggested, seed, ownLuck };
  return `${contents.join('-')}-${editionHash(rest)}`;
}

/** Whether two editions differ in words alone: there is nothing to measure. */
export function sameFigures(base: Edition, fork: Edition): boolean {
  const figures = ({ content, options = {} }: Edition): string => canonical([content, options]);
  return figures(base) === figures(fork);
}
