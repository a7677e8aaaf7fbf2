/** Whether another Fate card is worth a share. */
import type { Seat, Suggestion } from '@boardroom/kernel';
import { sharesOf } from '../steps/aftermath.ts';
import { MONEY, OPPOSE, PRESTIGE, SUPPORT } from '../types.ts';
import type { ActionMove, ActionState, ActionTable } from '../types.ts';
import { pileOf, prestigeWorth } from './worth.ts';

export function planOvertime(
  t: ActionTable,
  s: Readonly<ActionState>,
  me: Seat,
): Suggestion<ActionMove> {
  const shown = s.fateShown.at(-1)!;
  const now = packagesWith(t, s, me, t.content.fates[shown]!.vote);
  let sum = 0;
  for (let fate = 0; fate < t.content.fates.length; fate++)
    if (fate !== shown) sum += packagesWith(t, s, me, t.content.fates[fate]!.vote);
  const then = sum / (t.content.fates.length - 1);
  const each = prestigeWorth(t, s);
  const { unit } = t.facts;
  const forfeit = each < unit ? PRESTIGE : MONEY;
  const kept = forfeit === PRESTIGE ? unit : each;
  if (then * kept <= now * (unit + each))
    return { move: { type: 'acceptFate' }, why: { code: 'fate-is-kind' } };
  const why = { code: 'try-again', facts: { packages: Math.round(10 * then) / 10 } };
  return { move: { type: 'overtime', forfeit }, why };
}

function packagesWith(t: ActionTable, s: Readonly<ActionState>, me: Seat, vote: number): number {
  let margin = vote + (t.options.tieOutcome === 'succeeds' ? 1 : 0);
  for (const card of s.cards) margin += card === SUPPORT ? 1 : card === OPPOSE ? -1 : 0;
  return sharesOf(t, s, pileOf(t, s), margin > 0)[me]!;
}
