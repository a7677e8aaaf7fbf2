/** Where to place the entrepreneur: what each space is worth this month (C3). */
import type { Suggestion } from '@boardroom/kernel';
import { NONE } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { freeSpaces } from '../decisions/place.ts';
import { fromCards } from '../effects.ts';
import { CAPS, INCOMES, TOLLS } from '../facts.ts';
import { cardsOwned } from '../stock.ts';
import {
  DISTRICT_OF,
  IDEA,
  SPACE_1,
  SPACE_2A,
  SPACE_3E,
  SPACE_4,
  SPACE_5,
  SPACE_6,
  SPACES,
  WORKER,
} from '../types.ts';
import type { ElPlanMove } from '../types.ts';
import { activeItems } from './choices.ts';
import { EQUAL } from './filling.ts';
import { bestLayout, companyOf, layoutWorth } from './layout.ts';
import type { Company } from './layout.ts';
import type { Wishes } from './choices.ts';
import { allTokens } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { remember } from './remember.ts';

export function suggestPlace(o: Outlook): Suggestion<ElPlanMove> {
  const { t, s } = o;
  const best = bestSpace(o, freeSpaces(t, s));
  return {
    move: t.facts.place[best]!,
    why: { code: `space-${DISTRICT_OF[best]}`, facts: { space: SPACES[best]! } },
  };
}

/** What is known of the spaces for a company. */
interface Known {
  /** The best layout without any space: its worth, and what it fills. */
  readonly worth: number;
  readonly filled: readonly number[];
  /** The worth of each space in tokens; NaN where it has not been worked out. */
  readonly worths: number[];
  /** No space is worth more than this. */
  readonly most: number[];
}

const knownOf = remember((o: Outlook): Known => {
  const { worth, filled } = bestLayout(o, { ...plainWishes(o), hint: activeItems(o) });
  return {
    worth,
    filled,
    worths: SPACES.map(() => NaN),
    most: SPACES.map(() => Infinity),
  };
});

/** As it is without any space. */
function plainWishes({ t, s, seat }: Outlook): Wishes {
  const tokens = allTokens(t, s, seat);
  for (let k = 0; k < INCOMES.length; k++) tokens[k]! += fromCards(t, s, seat, INCOMES[k]!);
  if (!t.options.ideaWildcard) tokens[IDEA] = 0;
  return { tokens, fixed: false, wild: 0, deck: NONE };
}

/** The easiest to weigh first; the others then have to be worth more. */
// prettier-ignore
const ORDER = [
  SPACE_1, SPACE_6, SPACE_6 + 1, SPACE_6 + 2, SPACE_2A, SPACE_2A + 1, SPACE_2A + 2,
  SPACE_4, SPACE_5, SPACE_3E, SPACE_3E + 1, SPACE_3E + 2,
];

/** The best of the spaces in the list `bits`; of equals the first. */
function bestSpace(o: Outlook, bits: number): number {
  const known = knownOf(o);
  const { worths, most } = known;
  const wishes = { ...plainWishes(o), hint: known.filled };
  const plain: Plain = { wishes, company: companyOf(o, wishes), worth: known.worth };
  let top = -Infinity;
  for (const space of ORDER) {
    const as = alike(space);
    if (!(bits & (1 << space)) || most[as]! <= top - EQUAL) continue;
    if (Number.isNaN(worths[as])) {
      const worth = spaceWorth(o, plain, space, top);
      most[as] = Math.max(worth, top - EQUAL);
      if (worth < top - EQUAL) continue;
      worths[as] = worth;
    }
    top = Math.max(top, worths[as]!);
  }
  for (let space = 0; space < SPACES.length; space++)
    if (bits & (1 << space) && worths[alike(space)]! >= top - EQUAL) return space;
  return NONE;
}

/** All spaces of D2 are worth the same. */
function alike(space: number): number {
  return DISTRICT_OF[space] === 2 ? SPACE_2A : space;
}

interface Plain {
  readonly wishes: Wishes;
  readonly company: Company;
  readonly worth: number;
}

/** The worth of a space in tokens; of what is worth less than `least`, only that it is less. */
function spaceWorth(o: Outlook, plain: Plain, space: number, least: number): number {
  const { t, s, seat } = o;
  const { wishes, company, worth } = plain;
  const district = DISTRICT_OF[space]!;
  const more = (own: Outlook, wish: Wishes, bonus = 0): number =>
    layoutWorth(own, wish, company, least + worth - bonus) - worth + bonus;
  if (space === SPACE_1) return safety(o);
  if (district === 2) return more(o, withWorkers(o, wishes), o.character.workers * o.later);
  if (district === 3) return more(o, { ...wishes, deck: space - SPACE_3E });
  if (district === 4) return more(o, { ...wishes, wild: 1 });
  if (district === 5) return PURCHASES * more(cheaper(o), wishes);
  return (
    o.later * (1 + s.pots[space - SPACE_6]! + fromCards(t, s, seat, EFFECT.subsidyBonus)) + 0.05
  );
}

/** R51, R52 */
function withWorkers(o: Outlook, plain: Wishes): Wishes {
  const tokens = plain.tokens.slice();
  tokens[WORKER]! += 1 + fromCards(o.t, o.s, o.seat, EFFECT.canteen);
  return { ...plain, tokens };
}

/** An event often spoils the purchase, or others buy the market empty before. */
const PURCHASES = 0.4;

/** R88: one token a $ cheaper. */
function cheaper(o: Outlook): Outlook {
  return { ...o, discount: o.discount + 1 };
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
  for (let kind = 0; kind < CAPS.length; kind++)
    if (effects[CAPS[kind]!]! > 0)
      for (let run = 0; run < table.length; run++) loss += 0.45 * table[run]!.uses[kind]!;
  for (let i = 0; i < TOLLS.length; i++) if (effects[TOLLS[i]!]! > 0) loss += 0.6 * o.token;
  if (effects[EFFECT.marketClosed]! > 0) loss += 1.2;
  if (effects[EFFECT.marketPrice]! > 0) loss += 0.4 * o.token;
  loss += 0.5 * o.token * Math.min(effects[EFFECT.audit]!, cardsOwned(s, seat));
  return loss;
}
