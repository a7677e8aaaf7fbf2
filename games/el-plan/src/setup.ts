import { draw, NONE, shuffle } from '@boardroom/kernel';
import type { Chance, Seat, Table } from '@boardroom/kernel';
import { canChoose } from './decisions/choose-plan.ts';
import { INACTIVE, STOCK } from './types.ts';
import type { ElPlan, ElPlanFrame, ElPlanState } from './types.ts';

export const streams = {
  decks: 'table',
  first: 'table',
  plans: 'table',
} as const;

/** R142: everything up to the plans; the plans, resources and R139 follow on the agenda. */
export function setup(t: Table<ElPlan>, chance: Chance): ElPlanState {
  const { content, options, seats, facts } = t;
  const count = facts.cards.length;
  const eventDeck = options.noEvents ? [] : content.events.map((_, i) => i);
  if (!options.noEvents) shuffle(chance, 'decks', eventDeck);
  const decks = facts.decks.map((cards) => shuffle(chance, 'decks', [...cards]));
  const removed = eventDeck.splice(0, eventDeck.length - (options.noEvents ? 0 : options.periods));
  const offers = decks.flatMap((deck) => [deck.shift() ?? NONE, deck.shift() ?? NONE]);
  const { firstPlayer } = options;
  const leader = firstPlayer === 'random' ? draw(chance, 'first', seats) : Number(firstPlayer);
  const { box } = content;
  const s: ElPlanState = {
    chance,
    agenda: [],
    period: 0,
    district: 0,
    leader,
    event: NONE,
    eventDeck,
    removed,
    played: [],
    peeked: 0,
    decks,
    offers,
    owner: fill(count, NONE),
    cards: fill(count, INACTIVE),
    rows: fill(seats * facts.rows, INACTIVE),
    business: fill(seats, NONE),
    stock: fill(seats * STOCK, 0),
    box: [box.workers, box.money, box.energy, box.ideas, box.products, box.products, box.products],
    market: [0, 0, 0],
    pots: [0, 0, 0],
    open: 1,
    spot: fill(seats, NONE),
    flags: fill(seats, 0),
    returned: fill(seats, 0),
    innovations: fill(seats, 0),
    used: fill(seats * 3, 0),
    drafts: [],
  };
  s.agenda.push(facts.steps.opening);
  if (options.planDraft === 'choose') eachInOrder(t, s, facts.frames.choosePlan, -1);
  else dealPlans(t, s, chance);
  return s;
}

/** Option `planDraft` random: the first business of the row that R11 allows. */
function dealPlans(t: Table<ElPlan>, s: ElPlanState, chance: Chance): void {
  const row = shuffle(
    chance,
    'plans',
    t.facts.plans.map((_, i) => i),
  );
  for (let i = t.seats; i > 0; i--)
    s.business[(s.leader + i - 1) % t.seats] = row.find((business) => canChoose(t, s, business))!;
}

function fill(length: number, value: number): number[] {
  return Array.from({ length }, () => value);
}

/** R18: one frame for each seat in turn order; R10 with `direction` −1 in reverse. */
export function eachInOrder(
  t: Table<ElPlan>,
  s: ElPlanState,
  frames: readonly ElPlanFrame[],
  direction: 1 | -1 = 1,
): void {
  for (let i = 0; i < t.seats; i++) {
    const seat: Seat = (s.leader + (direction === 1 ? t.seats - 1 - i : i)) % t.seats;
    s.agenda.push(frames[seat]!);
  }
}
