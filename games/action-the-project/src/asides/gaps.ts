/** Gaps of the free actions: what a player fills in. */
import type { Gap, Template } from '@boardroom/kernel';
import type { ActionMove, ActionTable } from '../types.ts';

export type Out = Template<ActionMove>[];
export type Amount = number | Gap;

/** R159 bounds for the form, beyond anything the game can hold. */
const MOST_MONEY = 999_900;
const MOST_PRESTIGE = 9_999;
/** Words are kept by the table; a move carries the number of a message. */
const MOST_MESSAGE = 999_999;

export function range(min: number, max: number, step = 1): Gap {
  return { gap: 'range', min, max, step };
}
export const ANY_PRESTIGE = range(0, MOST_PRESTIGE);
export const SOME_PRESTIGE = range(1, MOST_PRESTIGE);
export const ANY_MESSAGE = range(0, MOST_MESSAGE);
const OPEN_OR_SECRET = range(0, 1);

/** Money that need not be held yet: wanted or promised. */
export function anyMoney({ facts }: ActionTable): Gap {
  return range(0, MOST_MONEY, facts.grain);
}
export function someMoney({ facts }: ActionTable): Gap {
  return range(facts.grain, MOST_MONEY, facts.grain);
}

/** A number from 0 on: a gap only if there is a choice. */
export function upTo(max: number): Amount {
  return max > 0 ? range(0, max) : 0;
}

/** R99, `negotiation`: open or secret, or open only. */
export function secrecy({ facts }: ActionTable): Amount {
  return facts.may.secret ? OPEN_OR_SECRET : 0;
}
