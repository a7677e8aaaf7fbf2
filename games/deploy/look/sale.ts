/** Capacity tiles on sale. */
import { isOver } from '@boardroom/kernel';
import type { Looked } from '@boardroom/kernel';
import { marketValue, tilePrice } from '../src/figures.ts';
import { fees } from '../src/room.ts';
import { tilePoints } from '../src/scoring.ts';
import { access } from './access.ts';
import { feesWithTile } from './reckon.ts';
import { feesChange, say } from './words.ts';
import type { DeployReader } from './words.ts';

export const points = (r: DeployReader, value: number): string[] => {
  const score = tilePoints(value);
  return score === 0 ? [] : [say(r, 'tile.scores', { score })];
};

export function lookAtSale(r: DeployReader, value: number, pool: 'A' | 'B'): Looked {
  const { t, view, viewer } = r;
  const at = pool === 'A' ? 0 : 1;
  const id = `market:${value}:${pool}`;
  const left = view.stacks[value - 3] ?? 0;
  const onSale = value >= marketValue(t, view, 1) && value <= marketValue(t, view, 3);
  const prices = t.content.capacity.prices;
  const position = value - marketValue(t, view, 1);
  const price = onSale
    ? viewer === null
      ? (at === 0 ? prices.A : prices.B)[position]!
      : tilePrice(t, view, viewer, at, value)
    : null;
  const dear = price !== null && viewer !== null && price > view.cash[viewer]!;
  const base = {
    id,
    name: say(r, 'sale.name', { value, pool }),
    kind: say(r, 'sale.kind'),
    figures: [
      { key: 'places', name: say(r, 'figure.places'), value: `${value}` },
      ...(price === null
        ? []
        : [
            {
              key: 'price',
              name: say(r, 'figure.price'),
              value: `${price}`,
              ...(dear ? { bad: true as const } : {}),
            },
          ]),
      { key: 'left', name: say(r, 'figure.left'), value: `${left}` },
    ],
    facts: [r.words.word('poolNote', pool), ...points(r, value)],
    rule: { number: 'R56', text: say(r, 'sale.rule') },
  };
  if (viewer === null || isOver(view) || !onSale)
    return {
      ...base,
      line: say(r, onSale ? 'sale.line' : 'sale.later', {
        round: value - t.options.startStack - 1,
      }),
    };
  const change = feesChange(r, fees(t, view, viewer), feesWithTile(t, view, viewer, at, value));
  const now = {
    text: say(r, 'sale.now', { value, pool, price, left: view.cash[viewer]! - price! }),
    calc: change,
  };
  const barred = access(
    r,
    id,
    (move) => move.type === 'addTile' && move.value === value && move.pool === pool,
  );
  const line = barred.obstacles ? say(r, 'not-now', { reason: barred.obstacles[0]!.text }) : change;
  return { ...base, line, now, ...barred };
}
