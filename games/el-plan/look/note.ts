/** What a legal move costs and brings, in a few words. */
import type { Template } from '@boardroom/kernel';
import { EFFECT } from '../src/content.ts';
import { fromCards } from '../src/effects.ts';
import { pointsOf } from '../src/scoring.ts';
import { held } from '../src/stock.ts';
import { MONEY, PRODUCTS, SPACES, SPACE_6, WORKER } from '../src/types.ts';
import type { ElPlanFrame, ElPlanMove, MoveOf } from '../src/types.ts';
import { caseOf, needsOf, pay, tokensOf } from './case.ts';
import type { Case } from './case.ts';
import {
  acquisition,
  change,
  effectOf,
  filling,
  freed,
  makesTrio,
  recipe,
  returning,
  thenHeld,
  usedBy,
  worksFrom,
} from './company.ts';
import { benefitOf, processes, tokens, toll } from './figures.ts';
import type { Table } from './figures.ts';
import { planLines } from './plans.ts';
import { cutbacks, idea, purchase, sale } from './trade.ts';

export function note(
  r: Table,
  template: Template<ElPlanMove>,
  frame: ElPlanFrame | null,
): string | undefined {
  const move = template as ElPlanMove;
  const c = caseOf(r, frame?.seat);
  const said = parts(c, move, frame).map((part) => part.replace(/\.$/, ''));
  return said.filter(Boolean).join('; ') || undefined;
}

function parts(c: Case, move: ElPlanMove, frame: ElPlanFrame | null): string[] {
  const { r, s, say } = c;
  switch (move.type) {
    case 'choosePlan':
      return planLines(c, move.business);
    case 'place':
      return [benefitOf(r, SPACES.indexOf(move.space))];
    case 'take':
    case 'auditPay':
      return tokensNote(c, move);
    case 'deactivate':
      return [say('note.free', { back: freed(c, move.item) }), change(c, move.item, -1)];
    case 'activate': {
      const does = change(c, move.item, 1);
      const isCard = r.t.facts.cardIndex[move.item] !== undefined;
      return [filling(c, move), does || (isCard ? effectOf(c, move.item) : '')];
    }
    case 'sellCard': {
      const { gets, note } = returning(c, move);
      return [say('note.pays', { gets }), note];
    }
    case 'acquire': {
      const card = r.t.facts.cards[r.t.facts.cardIndex[move.card]!]!;
      const { price, parts } = acquisition(c, move);
      const trio = makesTrio(c, card) ? say('note.trio') : '';
      return [[price, ...parts].join(', '), effectOf(c, move.card), worksFrom(c, card), trio];
    }
    case 'produce': {
      const run = r.t.facts.plans[s.business[c.seat]!]!.table[move.run - 1]!;
      return [recipe(c, run), usedBy(c, run)];
    }
    case 'buy':
      return [purchase(c, move).join(', '), thenHeld(c, PRODUCTS.indexOf(move.product), 1)];
    case 'sell': {
      const { gets, note } = sale(c, move);
      return [say('note.pays', { gets }), note];
    }
    case 'innovate': {
      const { points, extra } = idea(c, move);
      return [extra, points];
    }
    case 'keep':
      return [cutbacks(c, move).lost];
    default:
      return [plainNote(c, move, frame)];
  }
}

/** R37 */
function brokerNote({ r, s, seat, say }: Case): string {
  const price = fromCards(r.t, s, seat, EFFECT.broker);
  return say('note.broker', { price, left: held(s, seat, MONEY) - price });
}

/** Notes of the moves that say all in their name, and of ends and passes. */
export function plainNote(c: Case, move: ElPlanMove, frame: ElPlanFrame | null): string {
  const { r, s, seat, say } = c;
  switch (move.type) {
    case 'convertWorkers':
      return `${say('note.pays', { gets: pay(move.money, move.count - move.money) })}; ${say('note.convert', { left: held(s, seat, WORKER) - move.count })}`;
    case 'payCloud':
      return say('note.cloud', { price: fromCards(r.t, s, seat, EFFECT.cloud) });
    case 'activateNow': {
      const card = r.t.facts.cards[frame?.card ?? -1];
      return card ? say('note.now', { cost: needsOf(c, card, 0) }) : '';
    }
    case 'payToll':
      return say('note.toll', {
        cost: `1 ${'W$E'[toll(r, s, seat)] ?? ''}`,
        worth: benefitOf(r, s.spot[seat]!),
      });
    case 'ignoreEvent':
      return say('note.ignore');
    case 'payBroker':
      return brokerNote(c);
    case 'peek':
      return say('note.peek');
    case 'endAssign':
    case 'endFreeUp': {
      const count = processes(r, s, seat).reduce((sum, n) => sum + n, 0);
      return say('note.total', { count });
    }
    case 'acceptEvent':
    case 'declineBroker':
      return say('note.uninsured');
    case 'declineToll':
      return say('note.benefitLost');
    case 'endInnovate':
      return say('note.points', { points: pointsOf(r.t, s, seat) });
    case 'endProduce': {
      const available = processes(r, s, seat).reduce((sum, n) => sum + n, 0);
      const used = s.used.slice(seat * 3, seat * 3 + 3).reduce((sum, n) => sum + n, 0);
      return say('note.used', { used, available });
    }
    case 'endBuy':
      return say('note.keepMoney', { money: held(s, seat, MONEY) });
    default:
      return '';
  }
}

/** What is free after taking or handing in tokens. */
export function thenFree({ s, seat, say }: Case, move: MoveOf<'take' | 'auditPay'>): string {
  const sign = move.type === 'take' ? 1 : -1;
  const after = [move.workers, move.money, move.energy].map(
    (n, token) => held(s, seat, token) + sign * n,
  );
  return say('note.then', { free: tokens(after) || '0' });
}
function tokensNote(c: Case, move: MoveOf<'take' | 'auditPay'>): string[] {
  const { s, seat, say } = c;
  const pot = s.district === 6 ? (s.pots[s.spot[seat]! - SPACE_6] ?? 0) : 0;
  const more = pot > 0 ? say('note.pot', { gets: tokensOf(c, [0, pot, 0]) }) : '';
  return [thenFree(c, move), more];
}
