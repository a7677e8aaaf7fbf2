/** D2: which rows and cards to free and to fill. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { assign } from '../decisions/assign.ts';
import { freeUp } from '../decisions/free-up.ts';
import { payback, sellCard } from '../decisions/sell-card.ts';
import { fromCards, tollOf } from '../effects.ts';
import { itemIndex } from '../facts.ts';
import { END_ASSIGN, END_FREE_UP, END_SELL } from '../moves.ts';
import { coverOf, held, itemAt } from '../stock.ts';
import {
  BARRED,
  DISTRICT_OF,
  ENERGY,
  IDEA,
  INACTIVE,
  MONEY,
  SERVED,
  SPACE_3E,
  SPACE_4,
  WORKER,
} from '../types.ts';
import type { ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';
import { idleWorth } from './card-worth.ts';
import { activeItems } from './choices.ts';
import { bestLayout } from './layout.ts';
import type { Layout } from './layout.ts';
import { allTokens } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { remember } from './remember.ts';
import { list, say } from './said.ts';
import type { Said } from './said.ts';

/** Less than anything else counts: see the free tokens of `layout.ts`. */
const STAY = 0.003;

/** What would be the best use of all tokens in this D2 turn. */
const wholeLayout = remember((o: Outlook): Layout => {
  const { t, s, seat } = o;
  const tokens = allTokens(t, s, seat);
  tokens[WORKER]! += workersToCome(o);
  if (!t.options.ideaWildcard) tokens[IDEA] = 0;
  const hint = activeItems(o);
  return bestLayout(o, { tokens, fixed: false, stay: STAY, hint, ...ownSpace(s, seat) });
});

/** The best use of the tokens still free, with what is active as it lies. */
const openLayout = remember((o: Outlook): Layout => {
  const { t, s, seat } = o;
  const tokens = [WORKER, MONEY, ENERGY, IDEA].map((thing) => held(s, seat, thing));
  if (!t.options.ideaWildcard) tokens[IDEA] = 0;
  return bestLayout(o, { tokens, fixed: true, ...ownSpace(s, seat) });
});

/** R51, R52: what the Opportunity step will bring a guest of D2 who pays no toll. */
function workersToCome({ t, s, seat }: Outlook): number {
  const spot = s.spot[seat]!;
  if (spot < 0 || DISTRICT_OF[spot] !== 2 || s.flags[seat]! & (BARRED | SERVED)) return 0;
  if (t.options.d2Token === 'choice' || tollOf(t, s, seat) >= 0) return 0;
  return 1 + fromCards(t, s, seat, EFFECT.canteen);
}

/** What the seat's own space will add this month. */
export function ownSpace(s: Readonly<ElPlanState>, seat: Seat): { wild: number; deck: number } {
  const spot = s.spot[seat]!;
  return {
    wild: spot === SPACE_4 ? 1 : 0,
    deck: spot >= SPACE_3E && spot < SPACE_4 ? spot - SPACE_3E : NONE,
  };
}

/** R49: frees what the best layout does not want, and no more than it takes to sort the ideas. */
export function freeing(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s } = o;
  const layout = wholeLayout(o);
  const active = list(freeUp, t, s, f).filter((move) => move.type === 'deactivate');
  const kept = keptBy(o, layout);
  for (const move of active) {
    const index = itemIndex(t.facts, move.item);
    if (kept.has(index)) continue;
    const why = layout.filled.includes(index) ? 'sort-ideas' : 'better-elsewhere';
    return say(move, why, { item: move.item });
  }
  return say(END_FREE_UP, 'well-placed');
}

/** The rows and cards that can stay as they lie while the others take the ideas the layout wants. */
function keptBy(o: Outlook, layout: Layout): Set<number> {
  const { t, s, seat } = o;
  const kept = new Set<number>();
  /** Ideas still to be laid, and slots of what is still to be filled. */
  const covered = layout.covered.slice();
  const open = [0, 0, 0];
  for (const index of layout.filled) {
    const { slots } = itemAt(t, s, seat, index);
    const cover = coverOf(t, s, seat, index);
    const own = [0, 0, 0];
    if (cover !== INACTIVE)
      for (let i = 0; i < slots.length; i++) if (cover & (1 << i)) own[slots[i]!]!++;
    if (cover !== INACTIVE && own.every((ideas, k) => ideas <= covered[k]!)) {
      kept.add(index);
      for (let k = 0; k < 3; k++) covered[k]! -= own[k]!;
    } else for (const slot of slots) open[slot]!++;
  }
  for (const index of kept) {
    const { slots } = itemAt(t, s, seat, index);
    const cover = coverOf(t, s, seat, index);
    if (!slots.some((slot, i) => !(cover & (1 << i)) && covered[slot]! > open[slot]!)) continue;
    kept.delete(index);
    for (const [i, slot] of slots.entries()) {
      open[slot]!++;
      if (cover & (1 << i)) covered[slot]!++;
    }
  }
  return kept;
}

/** R53: hands back an idle card that pays more now than it will ever do; $ before E. */
export function returning(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s } = o;
  const { filled } = openLayout(o);
  let best: Said = say(END_SELL, 'cards-count');
  let most = 0;
  for (const move of list(sellCard, t, s, f)) {
    if (move.type !== 'sellCard') continue;
    const card = t.facts.cardIndex[move.card]!;
    if (s.cards[card] !== INACTIVE || filled.includes(t.facts.rows + card)) continue;
    const gain = o.token * payback(s, t.facts.cards[card]!) - idleWorth(o, card);
    if (gain + 0.01 * move.money <= most) continue;
    most = gain + 0.01 * move.money;
    best = say(move, 'hand-back', { card: move.card });
  }
  return best;
}

/** R57: fills the next row or card of the best layout. */
export function assigning(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  const layout = openLayout(o);
  const [index] = layout.filled;
  if (index === undefined) return converting(o, f);
  const item = itemAt(t, s, seat, index);
  const covered = layout.covered.slice();
  let bits = 0;
  for (const [i, slot] of item.slots.entries())
    if (covered[slot]! > 0) {
      covered[slot]!--;
      bits |= 1 << i;
    }
  return say(item.activate[bits]!, 'aim', aimOf(layout));
}

/** The products a layout aims at, for the words of the reason. */
function aimOf(layout: Layout) {
  const [raw = 0, good = 0, service = 0] = layout.aim;
  return { raw, good, service };
}

/** R63: idle workers become $. */
function converting(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  if (o.left === 0) return say(END_ASSIGN, 'enough');
  let best: MoveOf<'convertWorkers'> | null = null;
  for (const move of list(assign, t, s, f))
    if (
      move.type === 'convertWorkers' &&
      (!best || move.count > best.count || move.money > best.money)
    )
      if (move.count <= held(s, seat, WORKER)) best = move;
  return best ? say(best, 'idle-workers') : say(END_ASSIGN, 'enough');
}
