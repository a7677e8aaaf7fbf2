/** Products: in the market, on the ship, in the own stock. */
import type { Looked } from '@boardroom/kernel';
import { isMarketClosed, isThere } from '../src/decisions/buy.ts';
import { mayKeep } from '../src/decisions/cutback.ts';
import { unitPrice } from '../src/effects.ts';
import { held } from '../src/stock.ts';
import { MONEY, PRODUCTS, RAW, SPACES, SPACE_5 } from '../src/types.ts';
import type { ElPlanMove, Product } from '../src/types.ts';
import { figure, goodsOf, processesOf, ruleLine } from './case.ts';
import type { Case } from './case.ts';
import { missing } from './figures.ts';
import { because, useOf } from './obstacles.ts';
import type { Obstacle } from './obstacles.ts';

const productOf = (id: string): number =>
  PRODUCTS.findIndex((name) => name === id.slice(id.indexOf(':') + 1));

export function lookAtArea(c: Case, id: string): Looked | null {
  return lookAtGoodsToBuy(c, id, productOf(id), false);
}
export function lookAtShip(c: Case, id: string): Looked | null {
  return lookAtGoodsToBuy(c, id, productOf(id), true);
}

function lookAtGoodsToBuy(c: Case, id: string, product: number, imported: boolean): Looked | null {
  const { r, s, seat, say } = c;
  if (product < 0) return null;
  const name = PRODUCTS[product]!;
  const price = unitPrice(r.t, s, seat, imported);
  const size = r.t.content.exportSize;
  const there = s.market[product]!;
  const dear = price > held(s, seat, MONEY);
  const from = imported ? 'import' : 'market';
  const buys = (move: ElPlanMove): boolean =>
    move.type === 'buy' && move.product === name && move.from === from;
  const sells = (move: ElPlanMove): boolean => move.type === 'sell' && move.product === name;
  return {
    id,
    name: say(imported ? 'look.ship.name' : 'look.area.name', { product: name }),
    kind: say(imported ? 'look.ship' : 'look.area'),
    figures: [
      figure(c, 'price', `${price} $`, r.viewer === seat && dear),
      ...(imported ? [] : [figure(c, 'stock', there)]),
      ...(imported ? [figure(c, 'box', s.box[RAW + product]!)] : []),
    ],
    line: imported
      ? say('look.ship.line', { price })
      : say('look.area.line', { count: there, price, left: size - there }),
    ...(r.viewer === seat ? { now: buying(c, product, price, imported) } : {}),
    ...useOf(c, {
      district: 5,
      kind: 'buy',
      is: (move) => buys(move) || (!imported && sells(move)),
      move: { type: 'buy', product: name, from, discount: 'none', adviser: false },
      lasting: inTheWay(c, product, price, imported),
      ways: waysToBuy(c, product, imported),
    }),
    rule: ruleLine(c, 'R85'),
  };
}

function inTheWay(c: Case, product: number, price: number, imported: boolean): Obstacle[] {
  const { r, s, seat, say } = c;
  const found: Obstacle[] = [];
  if (isMarketClosed(r.t, s, seat)) found.push(because(c, { code: 'market-closed' }));
  if (!isThere(r.t, s, product, imported))
    found.push(
      imported
        ? because(c, { code: 'no-import' })
        : because(c, {
            code: 'not-on-market',
            facts: { product: PRODUCTS[product]!, price: unitPrice(r.t, s, seat, true) },
          }),
    );
  else if (price > held(s, seat, MONEY))
    found.push({
      text: say('not.price', { cost: `${price} $`, free: `${held(s, seat, MONEY)} $` }),
      rule: 'R85',
    });
  return found;
}

/** True ways to the same product: the other counter, the own table, the space. */
function waysToBuy(c: Case, product: number, imported: boolean): string[] {
  const { r, s, seat, say } = c;
  const ways: string[] = [];
  const name = PRODUCTS[product]!;
  if (!imported && s.market[product] === 0 && s.box[RAW + product]! > 0)
    ways.push(say('way.import', { product: name, price: unitPrice(r.t, s, seat, true) }));
  const run = r.t.facts.plans[s.business[seat]!]?.table.find((one) => one.product === product);
  if (run && s.district < 5)
    ways.push(say('way.make', { product: name, uses: processesOf(c, run.uses) }));
  if (s.district === 0 && s.spot[seat]! < 0 && !s.spot.includes(SPACE_5))
    ways.push(say('way.space', { id: SPACES[SPACE_5] }));
  return ways;
}

function buying(c: Case, product: number, price: number, imported: boolean) {
  const { s, seat, say } = c;
  const lack = missing(s, seat);
  const text = lack.includes(product)
    ? say(lack.length === 1 ? 'look.buy.last' : 'look.buy.lacks')
    : say('look.buy.has', { count: held(s, seat, RAW + product) });
  const calc = say('look.buy.calc', {
    price,
    base: imported ? c.r.t.content.importPrice : c.r.t.content.marketPrice,
    left: held(s, seat, MONEY) - price,
  });
  return { text, calc };
}

export function lookAtGoods(c: Case, id: string): Looked | null {
  const { r, s, seat, say } = c;
  const product = productOf(id);
  if (product < 0) return null;
  const name = PRODUCTS[product]! satisfies Product;
  const count = held(s, seat, RAW + product);
  const keep = mayKeep(r.t, s, seat);
  const lack = missing(s, seat);
  return {
    id,
    name: say('look.goods.name', { product: name }),
    kind: say('look.goods'),
    owner: seat,
    figures: [figure(c, 'stock', count), figure(c, 'keep', keep)],
    line: say('look.goods.line', { count }),
    now: {
      text:
        lack.length === 0
          ? say('aid.ready')
          : say('aid.lacks', {
              what: lack.map((p) => r.words.word('product', PRODUCTS[p]!)).join(', '),
            }),
      calc: say('look.goods.calc', {
        have: goodsOf(
          c,
          [0, 1, 2].map((p) => held(s, seat, RAW + p)),
        ),
      }),
    },
    ...(count === 0
      ? {}
      : useOf(c, {
          district: 5,
          kind: 'sell',
          is: (move) =>
            (move.type === 'sell' && move.product === name) ||
            ((move.type === 'innovate' || move.type === 'keep') && move[name] > 0),
          move: { type: 'sell', product: name, money: 1 },
          ways: lack.length === 0 && s.district < 7 ? [say('way.innovate')] : [],
        })),
    rule: ruleLine(c, 'R104'),
  };
}
