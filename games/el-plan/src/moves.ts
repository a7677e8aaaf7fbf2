/** Moves that do not depend on the edition, made once. */
import { PRODUCTS } from './types.ts';
import type { ElPlanMove, MoveOf } from './types.ts';

const plain = <T extends ElPlanMove['type']>(type: T) => ({ type }) as MoveOf<T>;

export const PEEK = plain('peek');
export const SKIP_PEEK = plain('skipPeek');
export const IGNORE_EVENT = plain('ignoreEvent');
export const ACCEPT_EVENT = plain('acceptEvent');
export const PAY_BROKER = plain('payBroker');
export const DECLINE_BROKER = plain('declineBroker');
export const END_FREE_UP = plain('endFreeUp');
export const PAY_TOLL = plain('payToll');
export const DECLINE_TOLL = plain('declineToll');
export const END_SELL = plain('endSell');
export const END_ASSIGN = plain('endAssign');
export const PASS_INVESTMENT = plain('passInvestment');
export const ACTIVATE_NOW = plain('activateNow');
export const ACTIVATE_LATER = plain('activateLater');
export const PAY_CLOUD = plain('payCloud');
export const END_PRODUCE = plain('endProduce');
export const END_BUY = plain('endBuy');
export const END_SALE = plain('endSale');
export const END_INNOVATE = plain('endInnovate');

/** More of one kind in one move than any edition allows is not listed. */
const MOST = 9;
const SIDE = MOST + 1;

function cube<M>(make: (a: number, b: number, c: number) => M): M[] {
  const list: M[] = [];
  for (let a = 0; a < SIDE; a++)
    for (let b = 0; b < SIDE; b++) for (let c = 0; c < SIDE; c++) list.push(make(a, b, c));
  return list;
}
const at = (a: number, b: number, c: number): number => (a * SIDE + b) * SIDE + c;

const TAKE = cube((workers, money, energy) => ({ type: 'take' as const, workers, money, energy }));
const AUDIT = cube((workers, money, energy) => ({
  type: 'auditPay' as const,
  workers,
  money,
  energy,
}));
const KEEP = cube((raw, good, service) => ({ type: 'keep' as const, raw, good, service }));
const INNOVATE = cube((raw, good, service) => ({ type: 'innovate' as const, raw, good, service }));

export const take = (workers: number, money: number, energy: number) =>
  TAKE[at(workers, money, energy)]!;
export const auditPay = (workers: number, money: number, energy: number) =>
  AUDIT[at(workers, money, energy)]!;
export const keep = (raw: number, good: number, service: number) => KEEP[at(raw, good, service)]!;
export const innovate = (raw: number, good: number, service: number) =>
  INNOVATE[at(raw, good, service)]!;

/** By product and number of $. */
const SELL = PRODUCTS.map((product) =>
  Array.from({ length: 20 }, (_, money) => ({ type: 'sell' as const, product, money })),
);
export const sell = (product: number, money: number) => SELL[product]![money]!;

/** By number of workers and number of $. */
const CONVERT = Array.from({ length: SIDE }, (_, count) =>
  Array.from({ length: count + 1 }, (_x, money) => ({
    type: 'convertWorkers' as const,
    count,
    money,
  })),
);
export const convertWorkers = (count: number, money: number) => CONVERT[count]![money]!;

/** By product, source, and the two discounts as bits: space 1, adviser 2. */
const BUY = PRODUCTS.flatMap((product) =>
  (['market', 'import'] as const).flatMap((from) =>
    [0, 1, 2, 3].map((bits): MoveOf<'buy'> => ({
      type: 'buy',
      product,
      from,
      discount: bits & 1 ? 'money' : 'none',
      adviser: (bits & 2) > 0,
    })),
  ),
);
export const buy = (product: number, imported: boolean, bits: number) =>
  BUY[product * 8 + (imported ? 4 : 0) + bits]!;

export const PRODUCT_INDEX: Readonly<Record<string, number>> = { raw: 0, good: 1, service: 2 };
