/** What the words of a table take from its edition and options. */
import type { Printed } from '@boardroom/kernel';
import type { LotsTable } from './types.ts';

export function printed({ content, options }: LotsTable): Printed {
  return { figures: { startCoins: options.coins, lots: content.lots.length } };
}
