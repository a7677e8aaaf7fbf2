/** What the words of a table take from its edition and options. */
import type { Printed, Table } from '@boardroom/kernel';
import type { It } from './types.ts';

export function printed({ content, options }: Table<It>): Printed {
  const durations = (size: 'small' | 'large') =>
    content.items.flatMap((item) => (item.size === size ? [item.duration] : []));
  const [small, large] = [durations('small'), durations('large')];
  const costs = content.locations.map(({ cost }) => cost);
  return {
    figures: {
      rounds: options.rounds,
      target: options.target,
      events: content.events.length,
      locations: content.locations.length,
      cheapestLab: Math.min(...costs),
      dearestLab: Math.max(...costs),
      shortestSmall: Math.min(...small),
      longestSmall: Math.max(...small),
      shortestLarge: Math.min(...large),
      longestLarge: Math.max(...large),
    },
  };
}
