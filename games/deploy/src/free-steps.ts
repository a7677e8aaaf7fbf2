/** Steps that cost no worker: DESIGNER, REBALANCE, ANALYST and trades, wherever they are open. */
import { NONE } from '@boardroom/kernel';
import type { Asides, Emit } from '@boardroom/kernel';
import { canDeclare, cubesIn, cubesOn } from './figures.ts';
import { pushRemoves } from './hardware.ts';
import { raiseIncome, useTile } from './ledger.ts';
import { DECLARE, REBALANCE_MOVE, TRADE_CREDITS, TRADE_INCOME } from './moves.ts';
import type { Option } from './moves.ts';
import { has, tileCount } from './room.ts';
import { hasShift } from './shifts.ts';
import { ANALYST, COLOURS, DESIGNER, PLACES, REBALANCE } from './types.ts';
import type {
  Deploy,
  DeployEvent,
  DeployFrame,
  DeployMove,
  DeployState,
  DeployTable,
} from './types.ts';

type S = Readonly<DeployState>;

/** A tile in play that is not flipped. */
export function isReady(s: S, seat: number, kind: number): boolean {
  return (s.docked[seat]! & ~s.flipped[seat]! & (1 << kind)) !== 0;
}

/** R119 */
function pushTrades(t: DeployTable, s: S, seat: number, out: Option[]): void {
  if (s.bvp[seat]! < 1) return;
  out.push(TRADE_CREDITS);
  if (s.income[seat]! < t.facts.cap) out.push(TRADE_INCOME);
}

/** R91 */
function pushDeclarations(t: DeployTable, s: S, seat: number, out: Option[]): void {
  if (!has(s, seat, ANALYST) || s.declared[seat] === 1) return;
  for (let place = 0; place < PLACES.length; place++)
    if (canDeclare(t, s, seat, place)) out.push(DECLARE[place]!);
}

/** R93, R114 */
function pushDesigns(t: DeployTable, s: S, seat: number, out: Option[]): void {
  if (!canDesign(s, seat)) return;
  for (let space = 0; space < 3; space++) {
    const card = s.spaces[space]!;
    if (card === NONE) continue;
    for (let colour = 0; colour < 3; colour++) {
      if (s.cubes[space * 3 + colour] === 0) continue;
      for (let into = 0; into < 3; into++)
        if (into !== colour && s.bag[into]! > 0)
          out.push(t.facts.moves.design[card]![colour * 3 + into]!);
    }
  }
}

export function canDesign(s: S, seat: number): boolean {
  if (!isReady(s, seat, DESIGNER)) return false;
  return s.designs[seat]! < cubesOn(s, 0) + cubesOn(s, 1) + cubesOn(s, 2);
}

/** R104, R114 */
export function canRebalance(s: S, seat: number): boolean {
  return (
    isReady(s, seat, REBALANCE) &&
    s.rebalanced[seat] === 0 &&
    tileCount(s, seat, 1) >= 2 &&
    cubesIn(s, seat, 1) > 0
  );
}

/** DESIGNER and REBALANCE: open before an action and in its follow-up window only (R90). */
export function pushToolUses(t: DeployTable, s: S, seat: number, out: Option[]): void {
  pushDesigns(t, s, seat, out);
  if (canRebalance(s, seat)) out.push(REBALANCE_MOVE);
}

/** ANALYST and trades: open at every decision of one's own. */
export function pushAnytime(t: DeployTable, s: S, seat: number, out: Option[]): void {
  pushDeclarations(t, s, seat, out);
  pushTrades(t, s, seat, out);
}

const probe: Option[] = [];

/** Whether a list of options has anything in it. */
export function isAny(list: (out: Option[]) => void): boolean {
  probe.length = 0;
  list(probe);
  return probe.length > 0;
}

/** R120 Trades alone do not open the window. */
export function opensFollowUp(
  t: DeployTable,
  s: S,
  seat: number,
  move: boolean,
  remove: boolean,
): boolean {
  if (move && hasShift(t, s, seat)) return true;
  if (!remove && s.docked[seat] === 0) return false;
  probe.length = 0;
  if (remove) pushRemoves(t, s, seat, 0, probe);
  pushToolUses(t, s, seat, probe);
  pushDeclarations(t, s, seat, probe);
  return probe.length > 0;
}

/** Carries a free step out and asks the same question again; false if the move is none. */
export function takeFreeStep(
  t: DeployTable,
  s: DeployState,
  f: DeployFrame,
  move: DeployMove,
  emit?: Emit<DeployEvent>,
): boolean {
  const { seat } = f;
  switch (move.type) {
    case 'trade':
    case 'analyst':
      takeAnytime(t, s, seat, move, emit);
      break;
    case 'designer': {
      const space = spaceOf(t, s, move.card);
      const colour = COLOURS.indexOf(move.colour);
      const into = COLOURS.indexOf(move.into);
      s.bag[into]!--;
      s.cubes[space * 3 + into]!++;
      s.cubes[space * 3 + colour]!--;
      s.bag[colour]!++;
      s.designs[seat]!++;
      useTile(t, s, seat, DESIGNER);
      emit?.({ type: 'redesigned', seat, card: move.card, colour: move.colour, into: move.into });
      break;
    }
    case 'rebalance':
      s.rebalanced[seat] = 1;
      useTile(t, s, seat, REBALANCE);
      s.agenda.push(f, { kind: 'rebalance', seat, plan: [] });
      return true;
    default:
      return false;
  }
  s.agenda.push(f);
  return true;
}

/** The project space that shows a card. */
export function spaceOf(t: DeployTable, s: S, id: string): number {
  for (let space = 0; space < 3; space++)
    if (t.content.cards[s.spaces[space]!]?.id === id) return space;
  return NONE;
}

function takeAnytime(
  t: DeployTable,
  s: DeployState,
  seat: number,
  move: DeployMove,
  emit?: Emit<DeployEvent>,
): void {
  if (move.type === 'trade') {
    s.bvp[seat]!--;
    if (move.for === 'credits') s.cash[seat]! += 5;
    else raiseIncome(t, s, seat, 2);
    emit?.({ type: 'traded', seat, for: move.for });
  } else if (move.type === 'analyst') {
    s.analyst[seat] = PLACES.indexOf(move.place);
    s.declared[seat] = 1;
    s.used[seat]! |= 1 << ANALYST;
    emit?.({ type: 'declared', seat, place: move.place });
  }
}

/** R91, R119 Trades and ANALYST while another seat is asked; none before the first action. */
export const asides: Asides<Deploy> = {
  legal(t, s, seat, out) {
    const top = s.agenda[s.agenda.length - 1];
    if (!top || top.seat === seat || top.kind === 'startPool') return;
    if (seat >= t.players || t.options.tradeTiming === 'own') return;
    pushAnytime(t, s, seat, out);
  },
  apply: takeAnytime,
};
