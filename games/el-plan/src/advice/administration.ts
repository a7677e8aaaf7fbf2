/** D2: which rows and cards to free and to fill. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { assign } from '../decisions/assign.ts';
import { freeUp } from '../decisions/free-up.ts';
import { itemIndex } from '../facts.ts';
import { END_ASSIGN, END_FREE_UP } from '../moves.ts';
import { coverOf, held, itemAt } from '../stock.ts';
import { ENERGY, IDEA, INACTIVE, MONEY, SPACE_3E, SPACE_4, WORKER } from '../types.ts';
import type { ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';
import { bestLayout } from './layout.ts';
import type { Layout } from './layout.ts';
import { allTokens } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { remember } from './remember.ts';
import { list, say } from './said.ts';
import type { Said } from './said.ts';

/** What would be the best use of all tokens in this D2 turn. */
const wholeLayout = remember((o: Outlook): Layout => {
  const { t, s, seat } = o;
  const tokens = allTokens(t, s, seat);
  if (!t.options.ideaWildcard) tokens[IDEA] = 0;
  return bestLayout(o, { tokens, fixed: false, ...ownSpace(s, seat) });
});

/** The best use of the tokens still free, with what is active as it lies. */
const openLayout = remember((o: Outlook): Layout => {
  const { t, s, seat } = o;
  const tokens = [WORKER, MONEY, ENERGY, IDEA].map((thing) => held(s, seat, thing));
  if (!t.options.ideaWildcard) tokens[IDEA] = 0;
  return bestLayout(o, { tokens, fixed: true, ...ownSpace(s, seat) });
});

/** What the seat's own space will add this month. */
export function ownSpace(s: Readonly<ElPlanState>, seat: Seat): { wild: number; deck: number } {
  const spot = s.spot[seat]!;
  return {
    wild: spot === SPACE_4 ? 1 : 0,
    deck: spot >= SPACE_3E && spot < SPACE_4 ? spot - SPACE_3E : NONE,
  };
}

/** R49: frees what the best layout does not want, or everything if ideas lie badly. */
export function freeing(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s } = o;
  const layout = wholeLayout(o);
  const active = list(freeUp, t, s, f).filter((move) => move.type === 'deactivate');
  for (const move of active)
    if (!layout.filled.includes(itemIndex(t.facts, move.item)))
      return say(move, 'better-elsewhere', { item: move.item });
  const [first] = active;
  if (first && !canComplete(o, layout)) return say(first, 'sort-ideas', { item: first.item });
  return say(END_FREE_UP, 'well-placed');
}

/** Whether the active rows and cards fit into the layout as they lie. */
function canComplete(o: Outlook, layout: Layout): boolean {
  const { t, s, seat } = o;
  const covered = layout.covered.slice();
  const need = [0, 0, 0];
  for (const index of layout.filled) {
    const cover = coverOf(t, s, seat, index);
    const { slots } = itemAt(t, s, seat, index);
    for (const [i, slot] of slots.entries())
      if (cover === INACTIVE) need[slot]!++;
      else if (cover & (1 << i)) covered[slot]!--;
  }
  for (let k = 0; k < 3; k++)
    if (covered[k]! < 0 || need[k]! - covered[k]! > held(s, seat, k)) return false;
  return covered[0]! + covered[1]! + covered[2]! <= held(s, seat, IDEA);
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
  const [raw = 0, good = 0, service = 0] = layout.output?.goods ?? [];
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
