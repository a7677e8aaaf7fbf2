/** Market, innovation and cutbacks in words. */
import { EFFECT } from '../src/content.ts';
import { adviserOf } from '../src/decisions/acquire.ts';
import { effect, fromCards, soldTypes, unitPrice } from '../src/effects.ts';
import { PRODUCT_INDEX } from '../src/moves.ts';
import { pointsOf } from '../src/scoring.ts';
import { held, payable } from '../src/stock.ts';
import { MONEY, RAW } from '../src/types.ts';
import type { MoveOf } from '../src/types.ts';
import { goodsOf, pay } from './case.ts';
import type { Case } from './case.ts';
import { toll } from './figures.ts';

/** "2 $, leaves 4 $", then what takes part in the price. */
export function purchase({ r, s, seat, say }: Case, move: MoveOf<'buy'>): string[] {
  const { t } = r;
  const off = (move.discount === 'none' ? 0 : 1) + (move.adviser ? adviserOf(t, s, seat) : 0);
  const price = unitPrice(t, s, seat, move.from === 'import') - off;
  const fee = move.discount === 'none' ? -1 : toll(r, s, seat);
  const left = held(s, seat, MONEY) - price - (fee === MONEY ? 1 : 0);
  return [
    say('note.price', { price, left }),
    move.discount === 'none' ? '' : say('note.space5'),
    fee < 0 ? '' : say('note.tollToo', { cost: `1 ${'W$E'[fee]!}` }),
    move.adviser ? say('note.adviser', { count: adviserOf(t, s, seat) }) : '',
  ].filter(Boolean);
}

/** What a token sold pays, and how full the market is then. */
export function sale(
  { r, s, seat, say }: Case,
  move: MoveOf<'sell'>,
): { energy: number; gets: string; note: string } {
  const { t } = r;
  const there = s.market[PRODUCT_INDEX[move.product]!]! + 1;
  const size = t.content.exportSize;
  const bonus = soldTypes(s, seat) === 0 ? effect(t, s, seat, EFFECT.saleBonus) : 0;
  const energy =
    t.options.salePayout === 'money' ? 0 : Math.max(0, payable(s, 1 + bonus) - move.money);
  return {
    energy,
    gets: pay(move.money, energy) || '0',
    note: say(there >= size ? 'note.export' : 'note.market', { there, size }),
  };
}

/** What an idea brings, and what the rig takes for a missing product. */
export function idea({ r, s, seat, say }: Case, move: MoveOf<'innovate'>) {
  const { t } = r;
  const points = say('note.idea', { points: pointsOf(t, s, seat) + 1 });
  if (move.raw + move.good + move.service !== 2) return { points, extra: '' };
  const extra = pay(
    fromCards(t, s, seat, EFFECT.rigMoney),
    fromCards(t, s, seat, EFFECT.rigEnergy),
  );
  return { points, extra: say('note.rig', { extra }) };
}

/** What is kept and what is lost at cutbacks. */
export function cutbacks(c: Case, move: MoveOf<'keep'>): { kept: string; lost: string } {
  const kept = [move.raw, move.good, move.service];
  const lost = kept.map((n, p) => held(c.s, c.seat, RAW + p) - n);
  return { kept: goodsOf(c, kept), lost: c.say('note.lost', { what: goodsOf(c, lost) }) };
}
