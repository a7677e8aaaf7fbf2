/** What investment cards are worth to a seat: their work, and the trios they make. */
import type { Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { cardCounts } from '../scoring.ts';
import type { ElPlan } from '../types.ts';
import type { Character, Outlook } from './outlook.ts';

/** For each card. */
interface Works {
  readonly monthly: readonly number[];
  readonly toCome: readonly number[];
}

/** What cards do is worth the same to everybody of one character in one month. */
const known = new WeakMap<Table<ElPlan>, WeakMap<Character, Works[]>>();

function worksOf(o: Outlook): Works {
  const { t, character, left } = o;
  let characters = known.get(t);
  if (!characters) known.set(t, (characters = new WeakMap()));
  let months = characters.get(character);
  if (!months) characters.set(character, (months = []));
  return (months[left] ??= {
    monthly: t.facts.cards.map((_, card) => workOfMonth(o, card)),
    toCome: t.facts.cards.map((_, card) => workToCome(o, card)),
  });
}

/** What each card brings in a month while it is active, beside processes. */
export function monthlyWorths(o: Outlook): readonly number[] {
  return worksOf(o).monthly;
}

/** What a card is worth when bought now, before its price. */
export function cardWorth(o: Outlook, card: number): number {
  return worksOf(o).toCome[card]! + trioWorth(o, card, countsOf(o));
}

/** The same of all cards on offer. */
export function offerWorths(o: Outlook): readonly number[] {
  const { toCome } = worksOf(o);
  const counts = countsOf(o);
  return o.s.offers.map((card) => (card < 0 ? 0 : toCome[card]! + trioWorth(o, card, counts)));
}

/** What an own card that lies idle will still be good for: some months of work, a trio. */
export function idleWorth(o: Outlook, card: number): number {
  const counts = countsOf(o);
  counts[o.t.facts.cards[card]!.deck]!--;
  return worksOf(o).toCome[card]! + trioWorth(o, card, counts);
}

function workOfMonth(o: Outlook, card: number): number {
  const { t, token, later, left } = o;
  const amounts = t.facts.cardEffects[card]!;
  const gain = left > 0 ? 1 : 0;
  return (
    later *
      gain *
      (amounts[EFFECT.incomeMoney]! +
        amounts[EFFECT.incomeWorker]! +
        amounts[EFFECT.incomeEnergy]!) +
    later * 0.7 * amounts[EFFECT.saleBonus]! +
    later * 0.6 * amounts[EFFECT.patent]! +
    later * 0.25 * amounts[EFFECT.subsidyBonus]! +
    0.35 * gain * amounts[EFFECT.keep]! +
    0.5 * amounts[EFFECT.coach]! +
    0.35 * amounts[EFFECT.broker]! * o.character.safety * gain +
    0.2 * amounts[EFFECT.radar]! * gain +
    0.3 * token * amounts[EFFECT.adviser]! +
    0.1 * (amounts[EFFECT.buyTypes]! + amounts[EFFECT.sellTypes]!) -
    0.3 * token * amounts[EFFECT.marketPrice]! -
    0.15 * token * amounts[EFFECT.importPrice]! +
    0.15 * amounts[EFFECT.canteen]! +
    0.2 * later * amounts[EFFECT.recycle]! +
    0.2 * later * amounts[EFFECT.exportBonus]! +
    0.9 * amounts[EFFECT.twoTypes]! +
    (amounts[EFFECT.rigMoney]! > 0 ? 0.5 : 0) +
    (amounts[EFFECT.cloud]! > 0 ? 0.25 : 0) +
    (amounts[EFFECT.convert]! > 0 ? 0.3 : 0)
  );
}

/** What it does in the months to come. */
function workToCome(o: Outlook, card: number): number {
  const { t, left, character } = o;
  const amounts = t.facts.cardEffects[card]!;
  const processes =
    0.55 * (amounts[EFFECT.production]! + amounts[EFFECT.logistics]! + amounts[EFFECT.marketing]!) +
    0.75 * amounts[EFFECT.wild]!;
  const { slots } = t.facts.cards[card]!;
  const monthly = processes + workOfMonth(o, card) - 0.3 * slots.length;
  return character.cards * Math.max(0, monthly) * left * 0.75;
}

function countsOf(o: Outlook): number[] {
  return cardCounts(o.t, o.s, o.seat);
}

/** How much nearer the card brings a trio (R125) to a seat with so many cards of each deck. */
function trioWorth(o: Outlook, card: number, counts: number[]): number {
  const { deck } = o.t.facts.cards[card]!;
  const before = trioHope(counts, o.left);
  counts[deck]!++;
  const after = trioHope(counts, o.left);
  counts[deck]!--;
  return o.character.point * o.character.trios * (after - before);
}

/** Trios, and a share of one for the cards of the next; one card a month at most. */
function trioHope(counts: readonly number[], left: number): number {
  const trios = Math.min(counts[0]!, counts[1]!, counts[2]!);
  let begun = 0;
  for (let deck = 0; deck < 3; deck++) if (counts[deck]! > trios) begun++;
  const missing = 3 - begun;
  if (begun === 0 || missing > left) return trios;
  return trios + (begun === 2 ? 0.5 : 0.22);
}
