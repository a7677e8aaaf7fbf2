/** What the words of a table take from its edition and options. */
import type { Printed } from '@boardroom/kernel';
import type { DeployTable } from './types.ts';

export function printed({ content, options, facts }: DeployTable): Printed {
  const { A, B } = content.capacity.prices;
  return {
    figures: {
      perColour: content.fees.perColour,
      perTile: content.fees.perTile,
      withPurple: content.fees.withPurple,
      // Of two tiles of Pool A with two colours, the example of the guide.
      feeOfTwoByTwo: 4 * content.fees.perColour,
      stepFee: options.poolCFee[1]!,
      startValue: content.capacity.startValue,
      cheapestTile: Math.min(...A, ...B),
      dearestTile: Math.max(...A, ...B),
      rounds: facts.rounds,
    },
  };
}
