/** Offers of market, innovation and cutbacks. */
import type { Preview, Shown, TargetId } from '@boardroom/ui-kit/contract';
import { EFFECT } from '../src/content.ts';
import { adviserOf } from '../src/decisions/acquire.ts';
import { effect, fromCards, soldTypes, unitPrice } from '../src/effects.ts';
import { PRODUCT_INDEX } from '../src/moves.ts';
import { pointsOf } from '../src/scoring.ts';
import { held, payable } from '../src/stock.ts';
import { MONEY, PRODUCTS, RAW } from '../src/types.ts';
import type { MoveOf } from '../src/types.ts';
import { toll } from './figures.ts';
import { pay } from './show-case.ts';
import type { Case } from './show-case.ts';

export function showBuy({ scene, s, seat, say }: Case, move: MoveOf<'buy'>): Shown {
  const { t } = scene;
  const imported = move.from === 'import';
  const off = (move.discount === 'none' ? 0 : 1) + (move.adviser ? adviserOf(t, s, seat) : 0);
  const price = unitPrice(t, s, seat, imported) - off;
  const fee = move.discount === 'none' ? -1 : toll(scene, s, seat);
  const extras = [
    move.discount === 'none' ? '' : say('note.space5'),
    fee < 0 ? '' : say('note.tollToo', { cost: `1 ${'W$E'[fee]!}` }),
    move.adviser ? say('note.adviser') : '',
  ].filter(Boolean);
  const left = held(s, seat, MONEY) - price - (fee === MONEY ? 1 : 0);
  const index = PRODUCT_INDEX[move.product]!;
  return {
    label: say(imported ? 'move.import' : 'move.buy', { product: move.product }),
    note: [say('note.price', { price, left }), ...extras].join(', '),
    path: [`${imported ? 'ship' : 'area'}:${move.product}`],
    group: `buy${index}`,
    preview: {
      title: say(imported ? 'move.import' : 'move.buy', { product: move.product }),
      lines: [
        say('note.price', { price, left }),
        say('note.have', { count: held(s, seat, RAW + index) + 1, product: move.product }),
      ],
    },
  };
}

export function showSale({ scene, s, seat, say }: Case, move: MoveOf<'sell'>): Shown {
  const { t } = scene;
  const index = PRODUCT_INDEX[move.product]!;
  const there = s.market[index]! + 1;
  const size = t.content.exportSize;
  const bonus = soldTypes(s, seat) === 0 ? effect(t, s, seat, EFFECT.saleBonus) : 0;
  const energy = t.options.salePayout === 'money' ? 0 : payable(s, 1 + bonus) - move.money;
  const path: TargetId[] = [`area:${move.product}`];
  if (move.money === 0) path.push('box:2');
  else if (energy <= 0) path.push('box:1');
  return {
    label: say('move.sell', {
      product: move.product,
      gets: pay(move.money, Math.max(0, energy)) || '0',
    }),
    note: say(there >= size ? 'note.export' : 'note.market', { there, size }),
    path,
    group: `sell${index}`,
  };
}
export function showIdea({ scene, s, seat, say }: Case, move: MoveOf<'innovate'>): Shown {
  const { t, words } = scene;
  const counts = [move.raw, move.good, move.service];
  const total = counts.reduce((sum, n) => sum + n, 0);
  const whole = counts.every((n) => n === 1);
  const points = pointsOf(t, s, seat) + 1;
  const extra =
    total === 2
      ? pay(fromCards(t, s, seat, EFFECT.rigMoney), fromCards(t, s, seat, EFFECT.rigEnergy))
      : '';
  const preview: Preview = {
    title: say('note.idea', { points }),
    lines: extra ? [say('note.rig', { extra })] : [],
  };
  const shown: Shown = {
    label: whole ? say('move.idea') : words.move(move),
    note: extra ? say('note.rig', { extra }) : say('note.idea', { points }),
    path: ['district:7'],
    preview,
  };
  return whole ? { ...shown, tone: 'go', key: 'I' } : shown;
}

export function showKeep({ scene, s, seat, say }: Case, move: MoveOf<'keep'>): Shown {
  const kept = [move.raw, move.good, move.service];
  const lost = kept.map((n, p) => held(s, seat, RAW + p) - n);
  const list = (counts: readonly number[]): string =>
    counts
      .flatMap((n, p) => (n > 0 ? [`${n} ${scene.words.word('product', PRODUCTS[p]!)}`] : []))
      .join(', ');
  return {
    label: say('move.keep', { what: list(kept) || '0' }),
    note: say('note.lost', { what: list(lost) || '0' }),
    path: kept.flatMap((n, p) => (n > 0 ? [`goods:${PRODUCTS[p]!}`] : [])),
  };
}
