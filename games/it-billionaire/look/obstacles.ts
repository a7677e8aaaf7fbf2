/** Why something cannot be used now, in words with the rule. */
import { isOver, pending } from '@boardroom/kernel';
import type { Looked, Refusal, Seat } from '@boardroom/kernel';
import { rules } from './rules.ts';
import type { ItReader } from './words.ts';

type Obstacles = NonNullable<Looked['obstacles']>;

/** The question the player is asked now. */
export function askedOf({ view }: ItReader, seat: Seat): string | undefined {
  return pending(view).find((f) => f.seat === seat)?.kind;
}

/** What has to come before any card of the player can be played. */
function notNow(r: ItReader, seat: Seat): Refusal[] {
  const { view } = r;
  if (isOver(view)) return [{ code: 'over' }];
  const asked = askedOf(r, seat);
  if (asked === 'visit') return [];
  if (asked === 'chooseActions') return [{ code: 'cards-first' }];
  if (asked === 'forcedSale') return [{ code: 'upkeep-first' }];
  if (asked !== undefined) return [{ code: 'offer-first' }];
  const other = pending(view)[0]?.seat;
  return other === undefined ? [] : [{ code: 'not-asked', facts: { asked: other } }];
}

/** Reasons that say nothing while no zone is played. */
const OF_A_VISIT = new Set(['card-not-chosen', 'day-not-begun', 'not-in-zone', 'sale-not-in-zone']);

/** What comes first, then what stands in the way itself. */
export function obstacles(
  r: ItReader,
  seat: Seat,
  reasons: readonly Refusal[],
): Obstacles | undefined {
  const first = notNow(r, seat);
  const choosing = askedOf(r, seat) === 'chooseActions' || askedOf(r, seat) === 'forcedSale';
  const own = choosing ? reasons.filter(({ code }) => !OF_A_VISIT.has(code)) : reasons;
  // After the end there is nothing more to say.
  const all = first[0]?.code === 'over' ? first : [...first, ...own];
  return all.length === 0 ? undefined : all.map((reason) => inWords(r, reason));
}

function inWords(r: ItReader, reason: Refusal): Obstacles[number] {
  const rule = rules[reason.code];
  const text = r.words.refusal(reason);
  return rule === undefined ? { text } : { text, rule };
}
