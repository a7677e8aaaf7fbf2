/** What a legal move costs and brings, in a few words. */
import { NONE } from '@boardroom/kernel';
import type { Seat, Template } from '@boardroom/kernel';
import { upkeepOf } from '../src/labs.ts';
import { KINDS, LABS, ZONES } from '../src/types.ts';
import type { AcceptWork, ChooseActions, Frame, Move } from '../src/types.ts';
import { daysOf } from './board.ts';
import { lookAtWork, paysUpkeep } from './reckon.ts';
import { customerName, itemName, labName, payName, say } from './words.ts';
import type { ItReader } from './words.ts';
import { workNote } from './work.ts';

export function note(
  r: ItReader,
  template: Template<Move>,
  frame: Frame | null,
): string | undefined {
  const move = template as Move;
  const seat = frame?.seat ?? r.viewer ?? 0;
  const { t, view } = r;
  switch (move.type) {
    case 'chooseActions':
      return choiceNote(r, move);
    case 'acquireLab': {
      const lab = t.facts.locationAt[move.location]!;
      const cost = t.facts.cost[lab]!;
      const left = view.capital[seat]! - cost;
      const upkeep = upkeepOf(t, view, seat) + t.facts.upkeep[lab]!;
      const key = paysUpkeep(t, view, seat, left, upkeep) ? 'note.lease' : 'note.lease-short';
      return say(r, key, { cost, left, upkeep });
    }
    case 'sellLab':
    case 'forcedSale':
      return givenNote(r, seat, move.container);
    case 'selectWork':
      return drawNote(r, move.sources);
    case 'drawSecond':
      return drawNote(r, move.source);
    case 'acceptWork':
      return acceptNote(r, seat, move);
    case 'doWork': {
      const look = lookAtWork(t, view, seat, move);
      const gain = `${itemName(r, look.item)} ${workNote(r, look)}`;
      if (move.labs.length === 1) return gain;
      // R88, R92 The container stays in the largest lab; of labs as large, in the one chosen.
      return say(r, 'note.lead', { note: gain, lab: labName(r, t.facts.locationAt[move.lead]!) });
    }
    case 'stopWork':
      return stopNote(r, seat, t.facts.itemAt[move.item]!);
    case 'endVisit':
      return say(r, view.zone === ZONES.length - 1 ? 'note.end-last' : 'note.end', {
        count: view.down[seat],
      });
  }
}

function choiceNote(r: ItReader, move: ChooseActions): string | undefined {
  const count = KINDS.reduce((sum, kind) => sum + move[kind], 0);
  const single = count === 1 ? KINDS.find((kind) => move[kind] === 1) : undefined;
  if (single) return say(r, `hint.${single}`);
  return count === 0 ? say(r, 'note.rest') : undefined;
}

/** The container a sale gives up, and what goes with it. */
export function givenNote(r: ItReader, seat: Seat, n: number): string {
  const c = LABS * seat + n - 1;
  const item = r.view.held[c]!;
  return item === NONE
    ? say(r, 'note.give-free', { n })
    : say(r, 'note.give', { n, name: itemName(r, item), rings: r.view.rings[c] });
}

export function drawNote(r: ItReader, sources: string): string {
  if (sources === 'SL') return say(r, 'note.draw-both');
  const days = daysOf(r, sources.startsWith('S') ? 0 : 1);
  return say(r, 'note.draw', { ...days, count: sources.length });
}

/** Where accepted items go (R62, R63). */
export function acceptPlace(r: ItReader, seat: Seat, count: number): string {
  const { view } = r;
  const free = view.held
    .slice(LABS * seat, LABS * (seat + 1))
    .filter((item) => item === NONE).length;
  const where = free >= count ? 'to-container' : free > 0 ? 'to-both' : 'to-queue';
  return say(r, `note.${where}`, { place: view.queued[seat]! + count - free });
}

function acceptNote(r: ItReader, seat: Seat, { cards }: AcceptWork): string {
  if (cards.length === 0) return say(r, 'note.reject');
  const items = cards.map((id) => r.t.facts.itemAt[id]!);
  const only = offerName(r, items[0]!);
  if (items.length === 1)
    return [...(only === itemName(r, items[0]!) ? [] : [only]), acceptPlace(r, seat, 1)].join(', ');
  // The move names the items in their order: the customer, where they have one name, else what pays first.
  const isNamed = only === itemName(r, items[0]!);
  return say(r, 'note.both', { one: isNamed ? payName(r, items[0]!) : only });
}

/** Two items on offer may have one name: then the customer tells them apart. */
export function offerName(r: ItReader, item: number): string {
  const name = itemName(r, item);
  const same = r.view.offer.filter((other) => itemName(r, other) === name).length > 1;
  return same ? customerName(r, item).split(',')[0]! : name;
}

function stopNote(r: ItReader, seat: Seat, item: number): string {
  const { t, view } = r;
  const fee = t.facts.fee[item]!;
  const c = view.held.indexOf(item);
  return say(r, 'note.stop', {
    fee,
    left: view.capital[seat]! - fee,
    rings: c >= 0 ? view.rings[c] : 0,
  });
}

/** What buying a lab means, a line each. */
export function leaseLines(r: ItReader, seat: Seat, lab: number): string[] {
  const { t, view } = r;
  const capacity = t.facts.capacity[lab]!;
  const left = view.capital[seat]! - t.facts.cost[lab]!;
  const daily = upkeepOf(t, view, seat) + t.facts.upkeep[lab]!;
  return [
    say(r, 'lease.does', { capacity, double: 2 * capacity }),
    say(r, 'lease.moves', { overhead: t.facts.overhead[lab] }),
    say(r, 'lease.left', { left, daily }),
    say(r, paysUpkeep(t, view, seat, left, daily) ? 'lease.work' : 'lease.short'),
  ];
}
