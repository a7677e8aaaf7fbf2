/** What a player works out in the head, from the view and by the game's own reckoning. */
import { isOver, pending } from '@boardroom/kernel';
import type { Reader, Seat } from '@boardroom/kernel';
import { EFFECT } from '../src/content.ts';
import { adviserOf } from '../src/decisions/acquire.ts';
import { isMarketClosed } from '../src/decisions/buy.ts';
import { capacity, fromCards, isGuest, tollOf, unitPrice } from '../src/effects.ts';
import type { CardFacts, Run } from '../src/facts.ts';
import { cardCounts } from '../src/scoring.ts';
import { held } from '../src/stock.ts';
import { DISTRICT_OF, RAW, SPACES, SPACE_3E, SPACE_6 } from '../src/types.ts';
import type { ElPlan, ElPlanFrame, ElPlanState } from '../src/types.ts';

/** Who looks at which table; a scene of the page is one. */
export type Table = Reader<ElPlan>;
export type S = Readonly<ElPlanState>;

/** Whose company lies on the desk: the viewer's, else of whoever is asked, else the first. */
export function ownSeat({ t, viewer, asked }: Table): Seat {
  if (viewer !== null && viewer < t.players) return viewer;
  return asked[0] ?? 0;
}

/** The state as the seat sees it: with `fastAdmin` the private copy it plans on. */
export function stateOf({ view, viewer }: Table, seat: Seat): S {
  return seat === viewer ? (view.drafts[seat]?.copy ?? view) : view;
}

/** The open question; of a private plan the question inside. */
export function question(scene: Table): ElPlanFrame | undefined {
  const frames = pending(scene.view);
  const frame = frames.find(({ seat }) => seat === scene.viewer) ?? frames[0];
  return frame && inner(scene, frame);
}
export function inner({ view, viewer }: Table, frame: ElPlanFrame): ElPlanFrame {
  if (frame.kind !== 'draft' || frame.seat !== viewer) return frame;
  return view.drafts[frame.seat]?.copy.agenda.at(-1) ?? frame;
}

/** District in which the route stands, 0 before it and 8 after it. */
export function districtNow({ view }: Table): number {
  return isOver(view) ? 7 : view.district;
}

export function isChoosing({ view }: Table): boolean {
  return view.business.includes(-1);
}

/** P, L, M and wild processes of a seat now; in D4 what is left of them. */
export function processes({ t }: Table, s: S, seat: Seat): number[] {
  if (s.business[seat]! < 0) return [0, 0, 0, 0];
  return [...capacity(t, s, seat)];
}

/** How many processes a run still lacks, on top of the runs made. */
export function lacking({ t }: Table, s: S, seat: Seat, run: Run): number {
  const has = capacity(t, s, seat);
  const coach = fromCards(t, s, seat, EFFECT.coach);
  let short = 0;
  let total = 0;
  for (let kind = 0; kind < 3; kind++) {
    const need = s.used[seat * 3 + kind]! + run.uses[kind]!;
    short += Math.max(0, need - has[kind]!);
    total += need;
  }
  const all = has[0]! + has[1]! + has[2]! + has[3]!;
  return Math.max(0, short - has[3]! - coach, total - all);
}

/** Cards of a seat, in the order of their ids. */
export function cardsOf({ t }: Table, s: S, seat: Seat): { card: CardFacts; cover: number }[] {
  return t.facts.cards.flatMap((card, i) =>
    s.owner[i] === seat ? [{ card, cover: s.cards[i]! }] : [],
  );
}

/** What the seat would pay for a card now, with the discounts of its space and adviser. */
export function priceOf(
  { t }: Table,
  s: S,
  seat: Seat,
  card: CardFacts,
): { money: number; energy: number; cheaper: boolean } {
  let { money, energy } = card;
  if (s.spot[seat] === SPACE_3E + card.deck && isGuest(s, seat, 3)) {
    if (money > 0) money--;
    else energy--;
  }
  const off = Math.min(money, adviserOf(t, s, seat));
  if (money + energy - off >= 1) money -= off;
  return { money, energy, cheaper: money + energy < card.money + card.energy };
}

/** $ for one token of a product, before the discounts of space and adviser. */
export function productPrice({ t }: Table, s: S, seat: Seat, imported: boolean): number {
  return unitPrice(t, s, seat, imported);
}
export function marketShut({ t }: Table, s: S, seat: Seat): boolean {
  return isMarketClosed(t, s, seat);
}

/** What a space is worth at this moment, short enough for its tag. */
export function worthOf({ view, words, t }: Table, space: number): string {
  const name = SPACES[space]!;
  if (DISTRICT_OF[space] === 6) {
    const pot = view.pots[space - SPACE_6]!;
    return pot > 0 ? words.say('worth.pot', { pot })! : words.say('worth.subsidy')!;
  }
  if (DISTRICT_OF[space] === 2)
    return words.say(t.options.d2Token === 'choice' ? 'worth.2choice' : 'worth.2')!;
  return words.say(`worth.${name}`)!;
}

/** The same in a few words more. */
export function benefitOf({ view, words, t }: Table, space: number): string {
  const pot = DISTRICT_OF[space] === 6 ? view.pots[space - SPACE_6]! : 0;
  return words.say(`benefit.${SPACES[space]!}`, { pot, choice: t.options.d2Token })!;
}

/** Whether a space is in use and open; -1 not in this game, 0 closed, 1 open. */
export function openness({ t, view }: Table, space: number): -1 | 0 | 1 {
  if (!(t.facts.spaces & (1 << space))) return -1;
  return space >= SPACE_6 && space - SPACE_6 >= view.open ? 0 : 1;
}

/** The resource the seat's space costs this month, or -1. */
export function toll({ t }: Table, s: S, seat: Seat): number {
  return tollOf(t, s, seat);
}

/** Product types a seat lacks for an idea. */
export function missing(s: S, seat: Seat): number[] {
  return [0, 1, 2].filter((product) => held(s, seat, RAW + product) === 0);
}

/** Decks a seat lacks for its next trio. */
export function trioLacks({ t }: Table, s: S, seat: Seat): number[] {
  const counts = cardCounts(t, s, seat);
  const trios = Math.min(...counts);
  return [0, 1, 2].filter((deck) => counts[deck] === trios);
}

/** Events that may still come, and the bad ones among them. */
export function forecast({ t, view }: Table): { left: number; bad: number; unseen: number[] } {
  const seen = new Set([...view.played, view.event]);
  const unseen = t.content.events.flatMap((_, i) => (seen.has(i) ? [] : [i]));
  const bad = unseen.filter((i) => t.content.events[i]!.negative).length;
  return { left: unseen.length, bad, unseen };
}

/** "1 W + 1 $" */
export function tokens(counts: readonly number[]): string {
  const signs = ['W', '$', 'E'];
  return counts.flatMap((n, i) => (n > 0 ? [`${n} ${signs[i]!}`] : [])).join(' + ');
}

/** What an event does. */
export function eventText({ words }: Table, id: string): string {
  return words.say(`event-card.${id}.text`)!;
}
