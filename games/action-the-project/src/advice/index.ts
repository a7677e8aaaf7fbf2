import { atTable } from '@boardroom/kernel';
import type { Advice, Rng, Saying, Seat, Suggestion } from '@boardroom/kernel';
import { glimpse } from '../secrets.ts';
import { POLITICS, SUPPORT } from '../types.ts';
import type { ActionFrame, ActionGame, ActionMove, ActionState, ActionTable } from '../types.ts';
import { isLiar, leaderAsks, promiseOf } from './beliefs.ts';
import { planCard } from './cards.ts';
import { characters } from './characters.ts';
import type { Character } from './characters.ts';
import { mayAside, planAside } from './deals.ts';
import { encoding } from './encode.ts';
import { evaluate } from './evaluate.ts';
import { planOvertime } from './overtime.ts';
import { planAssignment, steerMove } from './steering.ts';
import { planOpening, planRaise, planSealed, stakeOf } from './windows.ts';
import type { BidPlan } from './windows.ts';
import { levels } from './levels.ts';

type View = Readonly<ActionState>;
type Said = Suggestion<ActionMove>;

export const advice: Advice<ActionGame> = {
  characters,
  open: [
    'chooseLeaderCard',
    'open',
    'bid',
    'sealedBid',
    'useW1',
    'useW2',
    'place',
    'steer',
    'assign',
    'overtime',
    'useW4',
    'done',
  ],
  levels,
  suggest: (t, s, f, rng, character = characters.accountant) =>
    suggest(t, glimpse(t, s, f.seat), f, rng, atTable(t, character as Character)),
  openAsides: true,
  aside: (t, s, seat, _rng, character = characters.accountant) =>
    planAside(t, glimpse(t, s, seat), seat, atTable(t, character as Character)),
  mayAside,
  evaluate,
  encoding,
};

function suggest(t: ActionTable, s: View, f: Readonly<ActionFrame>, rng: Rng, c: Character): Said {
  const { seat } = f;
  switch (f.kind) {
    case 'chooseLeaderCard': {
      const free = t.facts.choices.filter((_, card) => !s.leaderCards.includes(card));
      return { move: free[rng.below(free.length)]!, why: { code: 'any-card' } };
    }
    case 'open':
      return told(planOpening(t, s, seat, c));
    case 'bid':
      return told(planRaise(t, s, seat, c));
    case 'sealedBid':
      return told(planSealed(t, s, seat, c, rng));
    case 'place':
      return place(t, s, seat, c);
    case 'steer':
      return { move: steerMove(t, s, seat, c), why: { code: 'turn-vote' } };
    case 'assign': {
      const card = planAssignment(t, s, seat, c);
      return { move: { type: 'assign', card }, why: { code: 'best-for-me', facts: { card } } };
    }
    case 'overtime':
      return planOvertime(t, s, seat);
    case 'done':
      return { move: { type: 'done' }, why: { code: 'settled' } };
    default:
      return useEffect(t, s, f, c);
  }
}

function dollars(worth: number): number {
  return Math.round(Math.abs(worth) / 100) * 100;
}

function told({ move, worth, most }: BidPlan): Said {
  const bids = 'bid' in move && move.bid > 0;
  if (bids) return { move, why: { code: 'worth-bidding', facts: { worth: dollars(worth), most } } };
  if (worth <= 0) return { move, why: { code: 'nothing-to-gain' } };
  return { move, why: { code: 'too-dear', facts: { worth: dollars(worth), most } } };
}

function place(t: ActionTable, s: View, seat: Seat, c: Character): Said {
  const { card, success, mine } = planCard(t, s, seat, c);
  const facts = {
    card,
    chance: Math.round(100 * success),
    packages: Math.round(10 * mine) / 10,
    prestige: t.players,
  };
  return { move: { type: 'place', card }, why: whyPlaced(t, s, seat, card, facts) };
}

/** A word broken, own or expected of the leader, is the better reason. */
function whyPlaced(
  t: ActionTable,
  s: View,
  seat: Seat,
  card: number,
  facts: Readonly<Record<string, number>>,
): Saying {
  const promised = promiseOf(s, seat, 'play');
  if (promised && promised.card !== card)
    return { code: 'break-word', facts: { ...facts, to: promised.to } };
  const { leader } = s;
  if (card !== SUPPORT && leader >= 0 && leader !== seat && leaderAsks(s))
    if (isLiar(t, s, leader, seat)) return { code: 'no-trust', facts: { ...facts, to: leader } };
  return { code: card === POLITICS ? 'lie-low' : 'best-card', facts };
}

/** D4, D5, D10: use what was won if it is worth anything. */
function useEffect(t: ActionTable, s: View, f: Readonly<ActionFrame>, c: Character): Said {
  const window = f.kind === 'useW1' ? 1 : f.kind === 'useW2' ? 2 : 4;
  const { use } = stakeOf(t, s, f.seat, window, c);
  const why = { code: use > 0 ? 'better-changed' : 'better-kept', facts: { worth: dollars(use) } };
  if (window === 1) return { move: { type: use > 0 ? 'redrawProject' : 'keepProject' }, why };
  if (window === 2) return { move: { type: use > 0 ? 'redrawLeader' : 'keepLeader' }, why };
  return { move: { type: use > 0 ? 'trial' : 'divide' }, why };
}
