/** Offers of market, innovation and cutbacks. */
import type { Shown, TargetId } from '@boardroom/ui-kit/contract';
import type { Case } from '../look/case.ts';
import { thenHeld } from '../look/company.ts';
import { cutbacks, idea, purchase, sale } from '../look/trade.ts';
import { PRODUCT_INDEX } from '../src/moves.ts';
import { PRODUCTS } from '../src/types.ts';
import type { MoveOf } from '../src/types.ts';

export function showBuy(c: Case, move: MoveOf<'buy'>): Shown {
  const imported = move.from === 'import';
  const index = PRODUCT_INDEX[move.product]!;
  const [price = '', ...parts] = purchase(c, move);
  const label = c.say(imported ? 'ui.move.import' : 'ui.move.buy', { product: move.product });
  return {
    label,
    note: [price, ...parts].join(', '),
    path: [`${imported ? 'ship' : 'area'}:${move.product}`],
    group: `buy${index}`,
    preview: { title: label, lines: [price, thenHeld(c, index, 1)] },
  };
}

export function showSale(c: Case, move: MoveOf<'sell'>): Shown {
  const { energy, gets, note } = sale(c, move);
  const path: TargetId[] = [`area:${move.product}`];
  if (move.money === 0) path.push('box:2');
  else if (energy === 0) path.push('box:1');
  return {
    label: c.say('ui.move.sell', { product: move.product, gets }),
    note,
    path,
    group: `sell${PRODUCT_INDEX[move.product]!}`,
  };
}

export function showIdea(c: Case, move: MoveOf<'innovate'>): Shown {
  const whole = [move.raw, move.good, move.service].every((n) => n === 1);
  const { points, extra } = idea(c, move);
  const shown: Shown = {
    label: whole ? c.say('ui.move.idea') : c.r.words.move(move),
    note: extra || points,
    path: ['district:7'],
    preview: { title: points, lines: extra ? [extra] : [] },
  };
  return whole ? { ...shown, tone: 'go', key: 'I' } : shown;
}

export function showKeep(c: Case, move: MoveOf<'keep'>): Shown {
  const { kept, lost } = cutbacks(c, move);
  return {
    label: c.say('ui.move.keep', { what: kept }),
    note: lost,
    path: [move.raw, move.good, move.service].flatMap((n, p) =>
      n > 0 ? [`goods:${PRODUCTS[p]!}`] : [],
    ),
  };
}
