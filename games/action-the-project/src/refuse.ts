/** Why not: the illegal actions of RULES.md (X1–X40) as codes and the facts their words need. */
import { NONE, pending } from '@boardroom/kernel';
import type { Refusal, Seat } from '@boardroom/kernel';
import { refuseAside } from './asides/refuse.ts';
import { highCounts, leastRaise, mostSealed } from './decisions/auction.ts';
import { isTarget } from './decisions/quiet-word.ts';
import { counts, reach } from './stocks.ts';
import { FAILING, HELD } from './types.ts';
import type { ActionFrame, ActionMove, ActionState, ActionTable, MoveOf } from './types.ts';

type View = Readonly<ActionState>;

export function refuse(t: ActionTable, s: View, seat: Seat, move: ActionMove): Refusal | null {
  if (seat >= t.players) return null;
  switch (move.type) {
    case 'choose':
      return refuseChoice(t, s, move.leaderCard);
    case 'open':
    case 'noBid':
    case 'raise':
    case 'drop':
      return refuseBid(t, s, seat, move);
    case 'seal':
      return asks(s, 'sealedBid', seat) ? refuseSealed(s, seat, move.bid) : null;
    case 'place':
      return refusePlace(s, seat);
    case 'steer':
    case 'impose':
    case 'assign':
    case 'leave':
      return refuseWord(s, seat, move);
    case 'redrawProject':
    case 'keepProject':
      if (move.type === 'redrawProject' && s.pile.length === 0) return { code: 'no-project-left' };
      return refuseEffect(s, seat, 1);
    case 'redrawLeader':
    case 'keepLeader':
      return refuseEffect(s, seat, 2);
    case 'trial':
    case 'divide':
      if (s.revealed && s.outcome !== FAILING) return { code: 'no-trial' };
      if (s.turn === t.facts.turns && t.options.lastTrial === 'closed')
        return { code: 'no-next-project' };
      return refuseEffect(s, seat, 4);
    case 'overtime':
    case 'acceptFate':
      return { code: 'no-overtime' };
    case 'done':
      return null;
    default:
      return s.turn === 0 ? { code: 'not-yet' } : refuseAside(t, s, seat, move);
  }
}

function asks(s: View, kind: ActionFrame['kind'], seat?: Seat): boolean {
  return pending(s).some((f) => f.kind === kind && (seat === undefined || f.seat === seat));
}

/** X31. */
function refuseChoice(t: ActionTable, s: View, leaderCard: string): Refusal | null {
  const card = t.facts.choices.findIndex((choice) => choice.leaderCard === leaderCard);
  const holder = card < 0 ? NONE : s.leaderCards.indexOf(card);
  return holder === NONE ? null : { code: 'card-taken', facts: { seat: holder } };
}

/** X5 and X6 before X7 and X39; those before any check of the amount; X2 and X3 before X40 and X1. */
function refuseBid(
  t: ActionTable,
  s: View,
  seat: Seat,
  move: MoveOf<'open' | 'noBid' | 'raise' | 'drop'>,
): Refusal | null {
  if (s.window === 0) return refuseClosedWindow(t, s, move.type);
  if (s.out[seat] === 1) return { code: 'dropped-out' };
  if (s.high === seat) return { code: 'holds-high-bid' };
  const asked = pending(s)[0]!;
  if (asked.seat !== seat) return { code: 'not-your-bid', facts: { seat: asked.seat } };
  if (move.type === 'open' && asked.kind === 'open' && !(move.bid >= 1))
    return { code: 'open-too-low' };
  if (move.type === 'raise' && asked.kind === 'bid' && counts(s, seat, move.bid) <= highCounts(s))
    return {
      code: 'bid-too-low',
      facts: { high: highCounts(s), least: leastRaise(s, seat), window: s.window },
    };
  if (!('bid' in move) || (move.type === 'open') !== (asked.kind === 'open')) return null;
  return refuseAmount(t, s, seat, move.bid);
}

/** X40 before X1. */
function refuseAmount(t: ActionTable, s: View, seat: Seat, bid: number): Refusal | null {
  const prestige = s.prestige[seat]!;
  if (!Number.isInteger(bid) || bid <= prestige) return null;
  if (bid <= reach(t, s, seat)) return { code: 'buy-first', facts: { count: bid - prestige } };
  return { code: 'bid-too-high', facts: { prestige } };
}

/** X15. */
function refuseClosedWindow(t: ActionTable, s: View, type: string): Refusal | null {
  if (type === 'noBid' || type === 'drop' || s.turn < t.facts.turns) return null;
  const closed = s.outcome !== 0 && t.options.lastTrial === 'closed';
  return closed ? { code: 'no-next-project' } : null;
}

/** X38, X40. */
function refuseSealed(s: View, seat: Seat, bid: number): Refusal | null {
  const max = mostSealed(s, seat);
  const prestige = s.prestige[seat]!;
  if (!(bid > max)) return null;
  return bid <= prestige
    ? { code: 'offer-uncovered', facts: { max } }
    : { code: 'bid-too-high', facts: { prestige } };
}

/** X9, X32. */
function refusePlace(s: View, seat: Seat): Refusal | null {
  if (s.cards[seat] !== NONE) return { code: 'card-lies' };
  const [asked] = pending(s);
  if (asked?.kind !== 'place' || asked.seat === seat) return null;
  return { code: 'places-first', facts: { seat: asked.seat } };
}

/** X10, X11, X25. */
function refuseWord(
  s: View,
  seat: Seat,
  move: MoveOf<'steer' | 'impose' | 'assign' | 'leave'>,
): Refusal | null {
  const notWinner = refuseEffect(s, seat, 3);
  if (notWinner || move.type === 'assign' || move.type === 'leave') return notWinner;
  if (!asks(s, 'steer', seat) || isTarget(s, seat, move.target)) return null;
  return { code: move.target === seat ? 'word-with-oneself' : 'leader-protected' };
}

/** X25. */
function refuseEffect(s: View, seat: Seat, window: number): Refusal | null {
  const winner = s.winners[window - 1]!;
  if (s.windows[window - 1]! < HELD || winner === seat) return null;
  return { code: 'not-the-winner', facts: { seat: winner } };
}
