/** Where to place the entrepreneur: what each space is worth this month (C3). */
import type { Suggestion } from '@boardroom/kernel';
import { NONE } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { freeSpaces } from '../decisions/place.ts';
import { fromCards } from '../effects.ts';
import { CAPS, INCOMES, TOLLS } from '../facts.ts';
import { cardsOwned } from '../stock.ts';
import { DISTRICT_OF, IDEA, SPACE_1, SPACE_3E, SPACE_6, SPACES, WORKER } from '../types.ts';
import type { ElPlanMove } from '../types.ts';
import { activeItems } from './choices.ts';
import { bestLayout } from './layout.ts';
import type { Wishes } from './choices.ts';
import { allTokens } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { remember } from './remember.ts';

export function suggestPlace(o: Outlook): Suggestion<ElPlanMove> {
  const { t, s } = o;
  const bits = freeSpaces(t, s);
  const worths = knownWorths(o);
  const worth = worths[bits] ?? (worths[bits] = spaceWorth(o, bits));
  let best = NONE;
  for (let space = 0; space < SPACES.length; space++)
    if (bits & (1 << space) && (best === NONE || worth[space]! > worth[best]! + 1e-9)) best = space;
  return {
    move: t.facts.place[best]!,
    why: { code: `space-${DISTRICT_OF[best]}`, facts: { space: SPACES[best]! } },
  };
}

/** Worths of spaces by which of them are free. */
const knownWorths = remember((): Record<number, number[]> => ({}));

/** The worth of each space in the list `bits`, in tokens. */
function spaceWorth(o: Outlook, bits: number): number[] {
  const { t, s, seat } = o;
  const tokens = allTokens(t, s, seat);
  for (const [k, income] of INCOMES.entries()) tokens[k]! += fromCards(t, s, seat, income);
  if (!t.options.ideaWildcard) tokens[IDEA] = 0;
  const all = { tokens, fixed: false, wild: 0, deck: NONE };
  const { worth: base, filled } = bestLayout(o, { ...all, hint: activeItems(o) });
  const plain: Wishes = { ...all, hint: filled };
  const worth: number[] = SPACES.map(() => 0);
  // The same for all D2 spaces.
  let worker: number | undefined;
  for (let space = 0; space < SPACES.length; space++) {
    if (!(bits & (1 << space))) continue;
    const district = DISTRICT_OF[space]!;
    if (space === SPACE_1) worth[space] = safety(o);
    else if (district === 2) worth[space] = worker ??= workerWorth(o, plain, base);
    else if (district === 3)
      worth[space] = bestLayout(o, { ...plain, deck: space - SPACE_3E }).worth - base;
    else if (district === 4) worth[space] = bestLayout(o, { ...plain, wild: 1 }).worth - base;
    else if (district === 5) worth[space] = bestLayout(cheaper(o), plain).worth - base;
    else
      worth[space] =
        o.later * (1 + s.pots[space - SPACE_6]! + fromCards(t, s, seat, EFFECT.subsidyBonus)) +
        0.05;
  }
  return worth;
}

function workerWorth(o: Outlook, plain: Wishes, base: number): number {
  const tokens = plain.tokens.slice();
  tokens[WORKER]! += 1 + fromCards(o.t, o.s, o.seat, EFFECT.canteen);
  return bestLayout(o, { ...plain, tokens }).worth - base + o.character.workers * o.later;
}

/** R88: one token a $ cheaper. */
function cheaper(o: Outlook): Outlook {
  const price = o.price.map((dollars) => Math.max(1, dollars - 1));
  return { ...o, price };
}

/** What space 1 saves on average over the events that may come. */
function safety(o: Outlook): number {
  const { t, s } = o;
  if (s.event >= 0) return eventLoss(o, s.event);
  if (s.eventDeck[0]! >= 0) return eventLoss(o, s.eventDeck[0]!);
  let loss = 0;
  let unseen = 0;
  for (let event = 0; event < t.content.events.length; event++) {
    if (s.played.includes(event)) continue;
    unseen++;
    loss += eventLoss(o, event);
  }
  return (o.character.safety * loss) / Math.max(1, unseen);
}

/** About what an event costs this seat if it is not insured. */
export function eventLoss(o: Outlook, event: number): number {
  const { t, s, seat } = o;
  if (event < 0 || !t.content.events[event]!.negative) return 0;
  const effects = t.facts.events[event]!;
  const { table } = t.facts.plans[s.business[seat]!]!;
  let loss = 0;
  for (const [kind, cap] of CAPS.entries())
    if (effects[cap]! > 0) for (const run of table) loss += 0.45 * run.uses[kind]!;
  for (const toll of TOLLS) if (effects[toll]! > 0) loss += 0.6 * o.token;
  if (effects[EFFECT.marketClosed]! > 0) loss += 1.2;
  if (effects[EFFECT.marketPrice]! > 0) loss += 0.4 * o.token;
  loss += 0.5 * o.token * Math.min(effects[EFFECT.audit]!, cardsOwned(s, seat));
  return loss;
}
