/** The laws of RULES.md, "Invariants", that can be seen in one state. */
import { HIDDEN, NONE } from '@boardroom/kernel';
import type { Table } from '@boardroom/kernel';
import { boughtTypes, canUse, capacity, countBits, fromCards, soldTypes } from './effects.ts';
import { EFFECT } from './content.ts';
import { mayKeep, products } from './decisions/cutback.ts';
import { placedTokens } from './stock.ts';
import { IDEA, INACTIVE, MONEY, RAW, SPACE_6, STOCK } from './types.ts';
import type { ElPlan, ElPlanState } from './types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

export function invariants(t: T, s: S): string[] {
  const broken: string[] = [];
  const law = (holds: boolean, text: string): void => {
    if (!holds) broken.push(text);
  };
  conservation(t, s, law);
  cardsOnce(t, s, law);
  const counts = [...s.stock, ...s.box, ...s.market, ...s.pots];
  law(
    counts.every((n) => Number.isInteger(n) && n >= 0),
    'a count is below 0 or broken',
  );
  for (let card = 0; card < s.cards.length; card++)
    law(s.cards[card] === INACTIVE || s.owner[card]! >= 0, 'a card without owner is active');
  for (let seat = 0; seat < t.seats; seat++) seatLaws(t, s, seat, law);
  const places = s.spot.filter((space) => space >= 0);
  law(new Set(places).size === places.length, 'two entrepreneurs on one space');
  const closed = places.some(
    (space) => !(t.facts.spaces & (1 << space)) || space >= SPACE_6 + s.open,
  );
  law(!closed, 'an entrepreneur on a closed space');
  law(
    s.district === 0 || s.district === 8 || places.length === t.seats,
    'an entrepreneur is missing',
  );
  const selling = s.agenda.at(-1)?.kind === 'sell';
  law(selling || s.market.every((n) => n < t.content.exportSize), 'six of a type in D5');
  if (s.district === 0)
    law(
      s.pots[0]! >= s.pots[1]! && s.pots[1]! >= s.pots[2]! && s.pots[0]! - s.pots[2]! <= 1,
      'D6 is not laid out from the left',
    );
  return broken;
}

type Law = (holds: boolean, text: string) => void;

/** Invariants 1 to 3 */
function conservation(t: T, s: S, law: Law): void {
  const { box } = t.content;
  const whole = [box.workers, box.money, box.energy, box.ideas];
  const sums = s.box.slice();
  for (let seat = 0; seat < t.seats; seat++) {
    for (let thing = 0; thing < STOCK; thing++) sums[thing]! += s.stock[seat * STOCK + thing]!;
    const placed = placedTokens(t, s, seat);
    for (let thing = 0; thing <= IDEA; thing++) sums[thing]! += placed[thing]!;
  }
  for (let i = 0; i < 3; i++) {
    sums[MONEY]! += s.pots[i]!;
    sums[RAW + i]! += s.market[i]!;
  }
  for (let thing = 0; thing < STOCK; thing++)
    law(sums[thing] === (whole[thing] ?? box.products), `thing ${thing} is not conserved`);
}

/** Invariants 4 and 5 */
function cardsOnce(t: T, s: S, law: Law): void {
  for (let deck = 0; deck < t.facts.decks.length; deck++) {
    const all = t.facts.decks[deck]!;
    const list = s.decks[deck]!;
    let places = list.length;
    let twice = false;
    for (const card of all) {
      const owned = s.owner[card] !== NONE;
      const offered = s.offers.includes(card);
      if (owned || offered) places++;
      twice ||= (owned && offered) || ((owned || offered) && list.includes(card));
    }
    law(places === all.length, `deck ${deck} is not whole`);
    law(!twice, 'a card is in two places');
    law(
      list.every((card) => card === HIDDEN || all.includes(card)),
      'a card in a wrong deck',
    );
    const offers = (s.offers[2 * deck]! >= 0 ? 1 : 0) + (s.offers[2 * deck + 1]! >= 0 ? 1 : 0);
    law(s.district !== 0 || offers === Math.min(2, offers + list.length), 'an offer is missing');
  }
  if (t.options.noEvents) return;
  const count = t.content.events.length;
  const known = [...s.eventDeck, ...s.removed, ...s.played, s.event].filter((i) => i !== HIDDEN);
  const places = s.eventDeck.length + s.removed.length + s.played.length + (s.event < 0 ? 0 : 1);
  law(places === count, 'an event is missing');
  law(new Set(known).size === known.length, 'an event is in two places');
  law(s.removed.length === count - t.options.periods, 'wrong removed events');
}

/** Invariants 7, 12, 13 and 15 */
function seatLaws(t: T, s: S, seat: number, law: Law): void {
  if (s.business[seat]! < 0) return;
  if (s.district === 4) {
    const [up = 0, ul = 0, um = 0] = s.used.slice(3 * seat, 3 * seat + 3);
    const coach = fromCards(t, s, seat, EFFECT.coach);
    const possible = canUse(t, s, seat, capacity(t, s, seat), coach, up, ul, um);
    law(possible, 'more processes used than available');
  }
  const bought = countBits(boughtTypes(s, seat));
  law(bought <= 1 + fromCards(t, s, seat, EFFECT.buyTypes), 'too many types bought');
  const sold = countBits(soldTypes(s, seat));
  law(sold <= 1 + fromCards(t, s, seat, EFFECT.sellTypes), 'too many types sold');
  law(s.district > 1 || products(s, seat) <= mayKeep(t, s, seat), 'too many products kept');
}
