/** What a match teaches: RULES.md, Debrief (M1–M10), folded from its events. */
import { NONE } from '@boardroom/kernel';
import type { Debrief, Seat } from '@boardroom/kernel';
import { charts } from './debrief-charts.ts';
import type { Notes } from './debrief-charts.ts';
import { sharesOf } from './steps/aftermath.ts';
import { ABSTAIN, OPPOSE, SUPPORT } from './types.ts';
import type { ActionEvent, ActionGame, ActionState, ActionTable } from './types.ts';

function rows(players: number, width: number): number[][] {
  return Array.from({ length: players }, () => Array.from({ length: width }, () => 0));
}

export const debrief: Debrief<ActionGame, Notes> = {
  begin: ({ players }) => ({
    money: [],
    book: [],
    gini: [],
    roles: rows(players, 4),
    led: rows(players, 2),
    kept: rows(players, players),
    broken: rows(players, players),
    auctions: rows(players, 2),
    word: rows(1, players)[0]!,
    trials: rows(1, players)[0]!,
    dealings: rows(players, 3),
    forgone: rows(1, players)[0]!,
    cards: rows(1, players)[0]!,
    leader: NONE,
    steerer: NONE,
    target: NONE,
    original: NONE,
  }),
  note(t, s, notes, { events }) {
    for (const event of events) take(t, s, notes, event);
  },
  charts,
};

function take(t: ActionTable, s: Readonly<ActionState>, notes: Notes, event: ActionEvent): void {
  switch (event.type) {
    case 'leads':
      notes.leader = event.seat;
      notes.target = NONE;
      break;
    case 'steered':
      notes.steerer = event.seat;
      notes.target = event.target;
      notes.original = NONE;
      break;
    case 'overruled':
      notes.original = event.card;
      break;
    case 'cardTurned':
      notes.cards[event.seat] = event.card;
      break;
    case 'succeeded':
    case 'failed':
      resolve(t, notes, event.packages, event.type === 'succeeded');
      break;
    case 'shared':
      notes.roles[event.seat]![event.leads ? 0 : event.card + 1]! += event.packages;
      break;
    case 'trialDeclared':
      notes.trials[event.seat]! += event.packages;
      break;
    case 'paid':
      notes.auctions[event.seat]![1]! += event.bid;
      break;
    case 'won':
      notes.auctions[event.seat]![1]! -= event.bid;
      notes.auctions[event.seat]![0]! += event.bid;
      break;
    case 'gave':
      notes.dealings[event.seat]![event.secret]! += event.money;
      break;
    case 'traded':
      notes.dealings[event.seat]![2]! += event.giveMoney;
      notes.dealings[event.to]![2]! += event.wantMoney;
      break;
    case 'promiseMarked':
      if (event.mark === 'kept') notes.kept[event.seat]![event.to]!++;
      if (event.mark === 'broken') notes.broken[event.seat]![event.to]!++;
      break;
    case 'discarded':
      notes.money.push([...s.money]);
      notes.book.push([...s.bookMoney]);
      notes.gini.push(gini(s.money));
      break;
    default:
  }
}

/** M3, M6, M9: the votes are counted. */
function resolve(t: ActionTable, notes: Notes, pile: number, succeeds: boolean): void {
  const { cards, leader, steerer, target, original } = notes;
  notes.led[leader]![0]!++;
  if (succeeds) notes.led[leader]![1]!++;
  const now = [...sharesOf(t, notes, pile, succeeds)];
  for (let seat = 0; seat < t.players; seat++)
    if (seat !== target)
      notes.forgone[seat]! += bestShare(t, notes, pile, seat, succeeds) - now[seat]!;
  if (target === NONE || original === NONE) return;
  const without = { leader, cards: cards.with(target, original) };
  const margin = marginOf(without.cards) - marginOf(cards);
  const would = wouldSucceed(cards, margin, succeeds);
  notes.word[steerer]! += now[steerer]! - sharesOf(t, without, pile, would)[steerer]!;
}

function marginOf(cards: readonly number[]): number {
  let margin = 0;
  for (const card of cards) margin += card === SUPPORT ? 1 : card === OPPOSE ? -1 : 0;
  return margin;
}

/** The outcome if the margin had been another; what else moved the vote (Fate, ties) stays. */
function wouldSucceed(cards: readonly number[], change: number, succeeds: boolean): boolean {
  const margin = marginOf(cards);
  const needed = succeeds ? Math.min(margin, 1) : Math.max(margin + 1, 1);
  return margin + change >= needed;
}

function bestShare(
  t: ActionTable,
  notes: Notes,
  pile: number,
  seat: Seat,
  succeeds: boolean,
): number {
  let best = 0;
  for (const card of [SUPPORT, OPPOSE, ABSTAIN]) {
    const cards = notes.cards.with(seat, card);
    const would = wouldSucceed(notes.cards, marginOf(cards) - marginOf(notes.cards), succeeds);
    best = Math.max(best, sharesOf(t, { leader: notes.leader, cards }, pile, would)[seat]!);
  }
  return Math.max(best, sharesOf(t, notes, pile, succeeds)[seat]!);
}

/** 0 = all have the same, towards 1 = one has everything. */
function gini(values: readonly number[]): number {
  let gaps = 0;
  let sum = 0;
  for (const a of values) {
    sum += a;
    for (const b of values) gaps += Math.abs(a - b);
  }
  return sum === 0 ? 0 : Math.round((1000 * gaps) / (2 * values.length * sum)) / 1000;
}
