/** Why a move is not legal, in the words of RULES.md, "Illegal actions". */
import { pendingIndex } from '@boardroom/kernel';
import type { Refusal, Seat, Table } from '@boardroom/kernel';
import { EFFECT } from './content.ts';
import { adviserOf } from './decisions/acquire.ts';
import { isMarketClosed, isThere, mayBuyType } from './decisions/buy.ts';
import { mayKeep } from './decisions/cutback.ts';
import { payback } from './decisions/sell-card.ts';
import { maySellType } from './decisions/sell.ts';
import { canUse, capacity, fromCards, fromEvent, typesOnMarket, unitPrice } from './effects.ts';
import { CAPS, DISCOUNTS, itemIndex } from './facts.ts';
import { PRODUCT_INDEX } from './moves.ts';
import { draftFrame } from './steps/drafts.ts';
import { canFill, coverOf, held, itemAt } from './stock.ts';
import * as types from './types.ts';
import type { ElPlan, ElPlanFrame, ElPlanMove, ElPlanState, MoveOf } from './types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;
/** What a reason may look at: the table, what the seat sees, its question if it has one. */
interface Case {
  readonly t: T;
  readonly s: S;
  readonly seat: Seat;
  readonly f: ElPlanFrame | null;
}

const no = (code: string, facts?: Refusal['facts']): Refusal =>
  facts ? { code, facts } : { code };

export function refuse(t: T, view: S, seat: Seat, move: ElPlanMove): Refusal | null {
  if (seat >= t.seats || view.business[seat]! < 0) {
    return move.type === 'choosePlan' && seat < t.seats ? refusePlan(t, view, move) : null;
  }
  const index = pendingIndex(view, seat);
  let f = index < 0 ? null : view.agenda[index]!;
  let s = view;
  if (f?.kind === 'draft') [f, s] = [draftFrame(view, seat), view.drafts[seat]!.copy];
  return reason({ t, s, seat, f }, move);
}

function reason(c: Case, move: ElPlanMove): Refusal | null {
  const { f } = c;
  switch (move.type) {
    case 'place':
      return refusePlace(c, move);
    case 'ignoreEvent':
    case 'payBroker':
      return no('not-insured');
    case 'peek':
      return no('no-radar');
    case 'deactivate':
      return refuseFreeing(c, move);
    case 'activate':
      return refuseActivation(c, move);
    case 'activateNow':
      return 'ideas' in move ? no('ideas-in-administration') : no('works-next-month');
    case 'convertWorkers':
      return no('workers-once', { most: fromCards(c.t, c.s, c.seat, EFFECT.convert) });
    case 'sellCard':
      return refuseReturn(c, move);
    case 'acquire':
      return refuseAcquisition(c, move);
    case 'produce':
      return refuseRun(c, move);
    case 'buy':
      return refusePurchase(c, move);
    case 'sell':
      return refuseSale(c, move);
    case 'innovate':
      return f?.kind === 'innovate' ? no('three-different') : null;
    case 'keep':
      return refuseKeep(c, move);
    case 'payToll':
      return 'ideas' in move ? no('ideas-no-payment') : null;
    case 'take':
      return 'space' in move ? no('own-space-only') : null;
    default:
      return f?.kind === 'place' ? no('must-place') : null;
  }
}

/** X4 */
function refusePlan(t: T, s: S, move: MoveOf<'choosePlan'>): Refusal | null {
  const business = t.content.businesses.indexOf(move.business);
  if (business < 0) return null;
  if (s.business.includes(business)) return no('business-taken', { business: move.business });
  if (t.players === 2) return no('two-types');
  const chosen = s.business.filter((b) => b >= 0).map((b) => t.facts.plans[b]!.type);
  const missing = [0, 1, 2].find((type) => !chosen.includes(type));
  return missing === undefined ? null : no('type-missing', { product: types.PRODUCTS[missing]! });
}

/** X1 to X3 */
function refusePlace({ t, s, f }: Case, { space }: MoveOf<'place'>): Refusal | null {
  const index = types.SPACES.indexOf(space);
  if (index < 0) return (space as string) === '7' ? no('no-space-there') : no('no-such-space');
  if (f?.kind !== 'place') return null;
  if (s.spot.includes(index)) return no('space-taken', { space });
  const needed = index - types.SPACE_6 + 1;
  if (index >= types.SPACE_6) return no('space-closed', { space, needed, count: typesOnMarket(s) });
  return t.facts.spaces & (1 << index) ? null : no('no-such-space');
}

/** X6 to X8, X31 */
function refuseFreeing({ t, s, seat, f }: Case, move: MoveOf<'deactivate'>): Refusal | null {
  const index = indexOf(t, s, seat, move.item);
  if (index < 0) return no('not-yours');
  if ('slot' in move) return no('freed-as-a-whole');
  if (itemAt(t, s, seat, index).slots.length === 0) return no('nothing-to-free');
  if (f?.kind === 'assign') return no('assigning');
  if (f?.kind !== 'freeUp') return no('locked');
  return coverOf(t, s, seat, index) === types.INACTIVE ? no('not-active') : null;
}

/** The index of one of the seat's own rows or cards, or -1. */
function indexOf(t: T, s: S, seat: Seat, id: unknown): number {
  const index = itemIndex(t.facts, String(id));
  if (index >= t.facts.rows) return s.owner[index - t.facts.rows] === seat ? index : -1;
  return t.facts.plans[s.business[seat]!]!.rows[index] ? index : -1;
}

/** X9, X12 */
function refuseActivation({ t, s, seat, f }: Case, move: MoveOf<'activate'>): Refusal | null {
  const index = indexOf(t, s, seat, move.item);
  if (index < 0) return no('not-yours');
  if (coverOf(t, s, seat, index) !== types.INACTIVE) return no('already-active');
  const ideas = Array.isArray(move.ideas) ? move.ideas : [];
  if (f?.kind !== 'assign')
    return no(ideas.length > 0 ? 'ideas-in-administration' : 'works-next-month');
  const item = itemAt(t, s, seat, index);
  if (ideas.length > held(s, seat, types.IDEA) || (ideas.length > 0 && !t.options.ideaWildcard))
    return no('no-idea');
  const bits = ideas.reduce((sum: number, slot) => sum | (1 << Number(slot)), 0);
  if (bits < 0 || bits >= item.activate.length || canFill(s, seat, item, bits)) return null;
  const short = [0, 1, 2].find((k) => item.needs[4 * bits + k]! > held(s, seat, k))!;
  return no('wrong-token', { token: types.TOKENS[short]! });
}

/** X14, X15 */
function refuseReturn({ t, s, seat, f }: Case, move: MoveOf<'sellCard'>): Refusal | null {
  const card = t.facts.cardIndex[move.card];
  if (card === undefined || s.owner[card] !== seat) return no('not-yours');
  if (f?.kind !== 'sellCard') return no(f?.kind === 'assign' ? 'assigning' : 'guests-only');
  const most = t.options.sellCardsPerPeriod;
  if (most > 0 && s.returned[seat]! >= most) return no('cards-returned', { count: most });
  return no('pays-back', { count: payback(s, t.facts.cards[card]!) });
}

/** X10, X13, X16, X17, X32 */
function refuseAcquisition({ t, s, seat, f }: Case, move: MoveOf<'acquire'>): Refusal | null {
  if ('ideas' in move) return no('ideas-no-payment');
  const index = t.facts.cardIndex[move.card];
  if (index === undefined) return null;
  if (s.flags[seat]! & types.ACQUIRED) return no('one-investment');
  if (f?.kind !== 'acquire') return null;
  if (!s.offers.includes(index)) return no('not-on-offer', { card: move.card });
  const card = t.facts.cards[index]!;
  const spot = s.spot[seat]!;
  if (move.discount !== 'none') {
    if (s.flags[seat]! & types.BARRED) return no('barred');
    if (types.DISTRICT_OF[spot] !== 3) return no('not-your-space');
    if (spot !== types.SPACE_3E + card.deck) return no('other-deck', { own: types.SPACES[spot]! });
    const off = DISCOUNTS.indexOf(move.discount);
    if ((off === types.MONEY ? card.money : card.energy) === 0) return no('no-such-part');
  }
  if (move.adviser) {
    if (card.money === 0) return no('adviser-money');
    const refusal = refuseAdviser(t, s, seat);
    if (refusal) return refusal;
  }
  return no('cannot-pay', { money: card.money, energy: card.energy });
}

function refuseAdviser(t: T, s: S, seat: Seat): Refusal | null {
  if (s.flags[seat]! & types.ADVISER_USED) return no('adviser-busy');
  return adviserOf(t, s, seat) === 0 ? no('no-adviser') : null;
}

/** X18 to X20 */
function refuseRun({ t, s, seat, f }: Case, { run }: MoveOf<'produce'>): Refusal | null {
  const row = t.facts.plans[s.business[seat]!]!.table[run - 1];
  if (row === undefined) return no('not-your-table');
  if (f?.kind !== 'produce') return null;
  if (s.box[types.RAW + row.product]! < row.count) return no('box-empty');
  const [p = 0, l = 0, m = 0, wild = 0] = capacity(t, s, seat);
  const [up = 0, ul = 0, um = 0] = row.uses.map((n, kind) => n + s.used[3 * seat + kind]!);
  const coach = fromCards(t, s, seat, EFFECT.coach);
  const uncapped = { ...s, event: -1 };
  if (!canUse(t, uncapped, seat, [p, l, m, wild], coach, up, ul, um))
    return no('too-many-processes', { up, ul, um, p, l, m, wild });
  const kind = [up, ul, um].findIndex((n, k) => {
    const most = fromEvent(t, s, seat, CAPS[k]!);
    return most > 0 && n > most;
  });
  return kind < 0
    ? null
    : no('capped', {
        process: types.PROCESSES[kind]!,
        count: fromEvent(t, s, seat, CAPS[kind]!),
      });
}

/** X10, X21, X22, X24, X25 */
function refusePurchase({ t, s, seat, f }: Case, move: MoveOf<'buy'>): Refusal | null {
  if ('ideas' in move) return no('ideas-no-payment');
  if (s.district !== 5) return null;
  if (isMarketClosed(t, s, seat)) return no('market-closed');
  if (s.agenda.some((frame) => frame.kind === 'sell') || f?.kind === 'sell')
    return no('purchasing-over');
  const product = PRODUCT_INDEX[move.product];
  if (f?.kind !== 'buy' || product === undefined) return null;
  if (!mayBuyType(t, s, seat, product))
    return no('one-type-bought', { count: 1 + fromCards(t, s, seat, EFFECT.buyTypes) });
  const imported = move.from === 'import';
  if (!isThere(t, s, product, imported)) {
    if (imported) return no('no-import');
    return no('not-on-market', { product: move.product, price: unitPrice(t, s, seat, true) });
  }
  if (move.adviser) {
    const refusal = refuseAdviser(t, s, seat);
    if (refusal) return refusal;
  }
  if (move.discount !== 'none' && s.spot[seat] !== types.SPACE_5) return no('not-your-space');
  return no('price', { price: unitPrice(t, s, seat, imported) });
}

/** X23, X25 */
function refuseSale({ t, s, seat, f }: Case, move: MoveOf<'sell'>): Refusal | null {
  if (s.district === 5 && isMarketClosed(t, s, seat)) return no('market-closed');
  const product = PRODUCT_INDEX[move.product];
  if (f?.kind !== 'sell' || product === undefined) return null;
  if (held(s, seat, types.RAW + product) === 0) return no('no-such-product');
  if (maySellType(t, s, seat, product)) return null;
  return no('one-type-sold', { count: 1 + fromCards(t, s, seat, EFFECT.sellTypes) });
}

/** X27, X33 */
function refuseKeep({ t, s, seat, f }: Case, move: MoveOf<'keep'>): Refusal | null {
  if (f?.kind !== 'cutback') return null;
  const count = mayKeep(t, s, seat);
  const kept = move.raw + move.good + move.service;
  if (kept > count) return no('keep-limit', { count });
  return kept < count ? no('keep-all') : no('no-such-product');
}
