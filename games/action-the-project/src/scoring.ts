import { isOver, NONE } from '@boardroom/kernel';
import { boughtUnseen, covers } from './stocks.ts';
import { FAILED, FAILING, SUCCEEDED, TRIAL } from './types.ts';
import type { ActionState, ActionTable } from './types.ts';

/** R127–R129. */
export const rankedBy = ['money', 'prestige', 'lastLed'] as const;

export function scores(_t: ActionTable, s: Readonly<ActionState>): number[] {
  return [...s.money];
}

export function ranking(_t: ActionTable, s: Readonly<ActionState>): number[][] {
  return s.money.map((money, seat) => [money, s.prestige[seat]!, s.history.lastIndexOf(seat) + 1]);
}

function total(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** RULES.md, Invariants. */
export function invariants(t: ActionTable, s: Readonly<ActionState>): string[] {
  const broken: string[] = [];
  const must = (law: string, holds: boolean): void => {
    if (!holds) broken.push(law);
  };
  stocksHold(t, s, must);
  cardsHold(t, s, must);
  turnHolds(t, s, must);
  dealingsHold(t, s, must);
  return broken;
}

type Must = (law: string, holds: boolean) => void;

function stocksHold(t: ActionTable, s: Readonly<ActionState>, must: Must): void {
  const n = t.players;
  const { unit, price, grain } = t.facts;
  const bought = total(s.bought);
  const money = total(s.money);
  must('I1 money', money === 100 * n * n + unit * s.divided - price * bought - s.forfeitedMoney);
  const given = n * n + s.divided + s.politicsPaid + bought;
  must('I2 prestige', total(s.prestige) === given - s.auctionPaid - s.forfeitedPrestige);
  for (let seat = 0; seat < n; seat++) {
    must('I3 money in steps, not negative', s.money[seat]! >= 0 && s.money[seat]! % grain === 0);
    must('I3 prestige not negative', s.prestige[seat]! >= 0 && Number.isInteger(s.prestige[seat]!));
    must('I3 bids covered', s.bids[seat]! >= 0 && s.bids[seat]! <= s.prestige[seat]!);
    must('I3 bids only in auctions', s.bids[seat] === 0 || s.window > 0);
    must('I3 nothing unbought', s.bought[seat]! >= 0);
    let secretMoney = 0;
    let secretPrestige = 0;
    for (let j = 0; j < n; j++) {
      secretMoney += s.secretMoney[j * n + seat]!;
      secretPrestige += s.secretPrestige[j * n + seat]!;
    }
    const unseen = boughtUnseen(t, s, seat);
    const booked = s.bookMoney[seat]! - price * unseen + secretMoney;
    must('I3 money is in the books', s.money[seat] === booked);
    const kept = s.bookPrestige[seat]! + unseen + secretPrestige;
    must('I3 prestige is in the books', s.prestige[seat] === kept);
  }
  if (unit === 100 && price === 200)
    must('I23 parity', (money / 100 + n + s.forfeitedMoney / 100) % 2 === 0);
  if (unit === 100) {
    const most = total(s.deck.slice(n).map((card) => t.facts.values[card]!));
    // R165 What a trainer gave is forfeited below 0.
    const given = Math.max(0, -s.forfeitedMoney);
    must('I17 money is bounded', money - given <= 100 * (n * n + most));
  }
}

function cardsHold(t: ActionTable, s: Readonly<ActionState>, must: Must): void {
  const n = t.players;
  const { values } = t.facts;
  const faceUp = s.project === NONE ? [] : [s.project];
  const all = [...s.discards, ...faceUp, ...s.pile, ...s.box].toSorted((a, b) => a - b);
  must('I4 every project once', all.length === 3 * n && all.every((card, i) => card === s.deck[i]));
  must('I4 boxed', s.box.length === n);
  must(
    'I4 returned cards are in the pile',
    s.returned.every((card) => s.pile.includes(card)),
  );
  const ended = isOver(s) ? s.turn : s.turn - 1;
  must('I5 discards', s.discards.length === Math.max(0, ended) && s.turn <= t.facts.turns);
  const settled = s.outcome === SUCCEEDED || s.outcome === FAILED || s.outcome === TRIAL;
  const through = settled && s.project !== NONE ? values[s.project]! : 0;
  const used = total(s.discards.map((card) => values[card]!)) + through;
  must('I6 packages', s.divided + s.carry + s.lost === used);
  must('I7 even', s.carry % 2 === 0);
  must('I22 nothing carried at the end', !isOver(s) || s.carry === 0);
  const dealt = s.fateLeft.length + s.fateShown.length;
  const laid = t.options.fate && s.project !== NONE;
  must('I21 Fate', dealt === (laid ? t.content.fates.length : 0) && s.fateShown.length <= 2);
  must('I21 overtime', s.forfeit === 0 || s.fateShown.length === 2);
}

function turnHolds(t: ActionTable, s: Readonly<ActionState>, must: Must): void {
  const last = s.turn === t.facts.turns;
  const { windows, target, leader } = s;
  must('I13 W1 not on the last turn', !last || s.window !== 1);
  const lost = t.options.lastTrial === 'lost';
  must('I13 W4', s.window !== 4 || (s.outcome === FAILING && (!last || lost)));
  must(
    'I13 windows in order',
    windows.every((state, i) => state === 0 || i === 0 || windows[i - 1]! > 0),
  );
  must('I14 target', target === NONE || (target !== s.steerer && target !== leader));
  const placed = s.cards.filter((card) => card !== NONE).length;
  must(
    'I15 cards',
    s.cards.every((card) => card >= NONE && card <= 3),
  );
  must('I15 all lie at W3', windows[2] === 0 || placed === t.players);
  must('I15 none before', s.revealed === 1 || windows[1] !== 0 || placed === 0);
  const led = s.history.length;
  const now = isOver(s) || s.turn === 0 || placedPhase(s) ? s.turn : s.turn - 1;
  must('I16 history', led === now);
  must('I12 out or high', s.high === NONE || s.out[s.high] === 0);
}

/** W2 is over. */
function placedPhase(s: Readonly<ActionState>): boolean {
  return s.windows[1] !== 0 && s.agenda.at(-1)?.kind !== 'useW2';
}

function dealingsHold(t: ActionTable, s: Readonly<ActionState>, must: Must): void {
  for (const { from, giveMoney, givePrestige } of s.offers)
    must('I24 offers are covered', covers(s, from, giveMoney, givePrestige));
  for (let seat = 0; seat < t.players; seat++) {
    const lying = s.offers.filter((offer) => offer.from === seat).length;
    must('I24 at most three offers', lying <= 3 && lying <= s.offersMade[seat]!);
    must('R108, R157 limits', s.offersMade[seat]! <= t.options.offersPerTurn);
    must('R108, R157 limits', s.promisesMade[seat]! <= t.options.promisesPerTurn);
  }
  for (const pledge of s.promises) {
    must(
      'I25 promises are marked in time',
      pledge.kind === 'text' || pledge.turn >= s.turn || isOver(s),
    );
    const fits = pledge.bookedMoney <= pledge.money && pledge.bookedPrestige <= pledge.prestige;
    must('R119 booked', fits);
  }
}
