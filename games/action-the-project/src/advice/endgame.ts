/** Near the end the place counts and not the money: the chance to win by every way the votes may fall. */
import type { Seat } from '@boardroom/kernel';
import { sharesOf } from '../steps/aftermath.ts';
import { OPPOSE, SUPPORT } from '../types.ts';
import type { ActionState, ActionTable } from '../types.ts';
import type { Odds } from './beliefs.ts';
import { successByMargin } from './prospects.ts';
import { chanceOf, spreadAfter, spreadOf, wealthOf } from './standing.ts';
import { packageWorth, pileOf, turnsLeft } from './worth.ts';

type View = Readonly<ActionState>;

/** How many turns may be left for a question to be one of the end. */
const LATE = 1;
/** Cards less likely are not reckoned with. */
const UNLIKELY = 0.03;

export function isLate(t: ActionTable, s: View): boolean {
  return turnsLeft(t, s) <= LATE;
}

/** The chance to win, for given odds of everybody's card; `me` places `card`. */
export function chanceToWin(
  t: ActionTable,
  s: View,
  odds: readonly Odds[],
  me: Seat,
  card: number,
  pilot: number,
): number {
  const pile = pileOf(t, s);
  const worth = packageWorth(t, s);
  const wealth = wealthOf(t, s, me);
  const after = [...wealth];
  const cards = odds.map(() => 0);
  const won = { cards, leader: s.leader };
  const spread = spreadAfter(t, s);
  const onTrial = pilot > 0 ? chanceOf(wealth, me, spreadOf(t, s)) : 0;
  let total = 0;
  let value = 0;
  const divided = (succeeds: boolean): number => {
    const shares = sharesOf(t, won, pile, succeeds);
    for (let seat = 0; seat < t.players; seat++)
      after[seat] = wealth[seat]! + worth * shares[seat]!;
    return chanceOf(after, me, spread);
  };
  const layFrom = (seat: Seat, chance: number, margin: number): void => {
    if (seat === t.players) {
      const success = successByMargin(t, s, margin);
      total += chance;
      if (success > 0) value += chance * success * divided(true);
      if (success < 1)
        value += chance * (1 - success) * ((1 - pilot) * divided(false) + pilot * onTrial);
      return;
    }
    for (let laid = 0; laid < 4; laid++) {
      const part = seat === me ? (laid === card ? 1 : 0) : odds[seat]![laid]!;
      if (part < UNLIKELY) continue;
      cards[seat] = laid;
      layFrom(seat + 1, chance * part, margin + (laid === SUPPORT ? 1 : laid === OPPOSE ? -1 : 0));
    }
  };
  layFrom(0, 1, 0);
  return total > 0 ? value / total : 0;
}
