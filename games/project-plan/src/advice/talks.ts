/** Putting deals together, and answering them. */
import { howManyIn } from '../contracts.ts';
import { dealRange } from '../deals.ts';
import { lowest } from '../sets.ts';
import type { DraftFrame, ProjectPlanMove, ProjectPlanTable, ReplyFrame } from '../types.ts';
import { bestDeal, gains, price, trialOf } from './deal-plans.ts';
import { rescue } from './rescue.ts';
import { say, tens } from './say.ts';
import type { S, Say } from './say.ts';
import type { Character } from './values.ts';

/** Who asks for more than this share answers a fair proposal with a better one. */
const EVEN = 0.5;

/** The plan is made anew at each step; nothing changes while a draft is open. */
export function draft(
  t: ProjectPlanTable,
  s: S,
  f: Readonly<DraftFrame>,
  character: Character,
): Say {
  const { seat, partner } = f;
  const plan = f.counter
    ? price(t, trialOf(t, s, seat, character), seat, partner, f.items, character.share)
    : (s.debt.debtor === seat ? rescue : bestDeal)(t, s, seat, partner, character);
  const stop: ProjectPlanMove = f.counter ? { type: 'reject' } : { type: 'dropDeal' };
  if (plan === null || (f.items & ~plan.items) !== 0) return say(stop, 'no-deal');
  const open = plan.items & ~f.items & ~f.touched;
  if (open !== 0)
    return say(t.facts.moves.add[lowest(open)]!, 'deal', dealFacts(plan.partner, plan.gain));
  if (plan.items !== f.items || dealRange(t, s, f) === null) return say(stop, 'no-deal');
  return say({ type: 'offerDeal', cash: plan.cash }, 'deal', dealFacts(plan.partner, plan.gain));
}

function dealFacts(to: number, gain: number): { to: number; gain: number } {
  return { to, gain: tens(gain) };
}

/** Accepts what is fair, counters what could be, and refuses the rest. */
export function reply(
  t: ProjectPlanTable,
  s: S,
  f: Readonly<ReplyFrame>,
  character: Character,
): Say {
  const { seat, partner, items } = f;
  // A group for the last rival alone decides the game.
  if (howManyIn(s) === 2 && completes(t, s, partner, items) && !completes(t, s, seat, items))
    return say({ type: 'reject' }, 'no-deal');
  const trial = trialOf(t, s, seat, character);
  const { mine, theirs } = gains(t, trial, seat, partner, items, -f.cash);
  const fair = mine > 0 && mine >= 0.8 * character.pride * theirs;
  if (fair && (f.counter || character.share <= EVEN))
    return say({ type: 'accept' }, 'fair', { gain: tens(mine) });
  const plan = f.counter ? null : price(t, trial, seat, partner, items, character.share);
  const { leastGain } = character;
  const least = fair ? mine + leastGain : leastGain;
  if (plan && plan.gain > least && plan.theirs > leastGain)
    return say({ type: 'counter' }, 'counter');
  if (fair) return say({ type: 'accept' }, 'fair', { gain: tens(mine) });
  return say({ type: 'reject' }, 'no-deal');
}

/** Whether a group is complete for this PM by what comes of these items. */
function completes(t: ProjectPlanTable, s: S, seat: number, items: number): boolean {
  const after = s.holds[seat]! ^ items;
  return t.facts.groupSet.some((set) => (set & ~after) === 0 && (set & items) !== 0);
}
