/** What is hidden: deck orders, removed events, and drafts of others until all have closed. */
import { HIDDEN, isOver, mix, NONE } from '@boardroom/kernel';
import type { Knowledge, Rng, Seat, Table } from '@boardroom/kernel';
import { newDraft } from './steps/drafts.ts';
import type { ElPlan, ElPlanState } from './types.ts';

export const knowledge: Knowledge<ElPlanState> = {
  public: [
    'agenda',
    'period',
    'district',
    'leader',
    'event',
    'played',
    'peeked',
    'offers',
    'owner',
    'cards',
    'rows',
    'business',
    'stock',
    'box',
    'market',
    'pots',
    'open',
    'spot',
    'flags',
    'returned',
    'innovations',
    'used',
  ],
  seat: ['drafts'],
  table: ['eventDeck', 'removed', 'decks'],
};

export function redact(t: Table<ElPlan>, s: ElPlanState, seat: Seat | null): void {
  const [top] = s.eventDeck;
  const looked = seat !== null && (s.peeked & (1 << seat)) > 0;
  s.eventDeck.fill(HIDDEN);
  if (looked && top !== undefined) s.eventDeck[0] = top;
  if (!isOver(s)) s.removed.fill(HIDDEN);
  for (const deck of s.decks) deck.fill(HIDDEN);
  for (let other = 0; other < s.drafts.length; other++)
    if (other !== seat) s.drafts[other] = newDraft(t, s, other);
}

/** The unseen cards, mixed over the places where they may lie. */
export function resample(t: Table<ElPlan>, s: ElPlanState, seat: Seat, rng: Rng): void {
  redact(t, s, seat);
  dealHidden(t, s, rng);
}

/** A card that somebody has looked at stays where it is. */
export function redeal(t: Table<ElPlan>, s: ElPlanState, rng: Rng): void {
  s.eventDeck.fill(HIDDEN, s.peeked > 0 ? 1 : 0);
  if (!isOver(s)) s.removed.fill(HIDDEN);
  for (const deck of s.decks) deck.fill(HIDDEN);
  dealHidden(t, s, rng);
}

function dealHidden(t: Table<ElPlan>, s: ElPlanState, rng: Rng): void {
  const seen = new Set([...s.played, s.event, ...s.eventDeck, ...s.removed]);
  const unseen = mix(
    t.content.events.flatMap((_, event) => (seen.has(event) ? [] : [event])),
    rng,
  );
  fillHidden(s.eventDeck, unseen);
  fillHidden(s.removed, unseen);
  for (const [deck, list] of s.decks.entries()) {
    const cards = t.facts.decks[deck]!.filter((i) => s.owner[i] === NONE && !s.offers.includes(i));
    fillHidden(list, mix(cards, rng));
  }
}

function fillHidden(places: number[], cards: number[]): void {
  for (let i = 0; i < places.length; i++) if (places[i] === HIDDEN) places[i] = cards.pop()!;
}
