import { NONE } from '@boardroom/kernel';
import type { Decision, Seat, Template } from '@boardroom/kernel';
import { canGiveUp, empty, refill, takeFromQueue } from '../containers.ts';
import { VISIT } from '../frames.ts';
import { acquire, canWork, sell } from '../labs.ts';
import { receive } from '../money.ts';
import { doWork } from '../rings.ts';
import { maybeEndAtOnce } from '../scoring.ts';
import { discard } from '../stacks.ts';
import { ACQUIRE, DO, KINDS, LABS, PLACES, QUEUE, SELECT, SELL, STOP, USED } from '../types.ts';
import type { EndVisit, Frame, It, ItState, ItTable, Visit } from '../types.ts';
import { drawOffer, legalSources } from './select-work.ts';

const END_VISIT: EndVisit = { type: 'endVisit' };

type Out = Template<Visit>[];

/** R36–R40 One visit per zone: card after card, until the player says so or has none left. */
export const visit: Decision<It, Frame, Visit> = {
  legal(t, s, { seat }, out) {
    const { chosen } = s;
    const at = KINDS.length * seat;
    if (chosen[at + ACQUIRE]! > 0) legalAcquire(t, s, seat, out);
    if (chosen[at + SELL]! > 0) legalSell(t, s, seat, out);
    if (chosen[at + SELECT]! > 0 && s.queued[seat]! < PLACES) legalSources(t, s, out);
    if (chosen[at + DO]! > 0) legalWork(t, s, seat, chosen[at + DO]!, out);
    if (chosen[at + STOP]! > 0) legalStop(t, s, seat, out);
    out.push(END_VISIT);
  },
  apply(t, s, { seat }, move, emit) {
    const { locationAt } = t.facts;
    switch (move.type) {
      case 'acquireLab':
        lay(s, seat, ACQUIRE, 1);
        acquire(t, s, seat, locationAt[move.location]!, emit);
        break;
      case 'sellLab': {
        lay(s, seat, SELL, 1);
        const c = LABS * seat + move.container - 1;
        sell(t, s, seat, locationAt[move.lab]!, c, 'labSold', emit);
        maybeEndAtOnce(t, s, seat, emit);
        break;
      }
      case 'selectWork':
        lay(s, seat, SELECT, 1);
        drawOffer(t, s, seat, move.sources, emit);
        break;
      case 'doWork':
        lay(s, seat, DO, move.labs.length);
        doWork(t, s, seat, move, emit);
        break;
      case 'stopWork': {
        lay(s, seat, STOP, 1);
        const item = t.facts.itemAt[move.item]!;
        const amount = t.facts.fee[item]!;
        receive(s, seat, -amount);
        const rings = remove(s, seat, item);
        discard(t, s, item);
        emit?.({ type: 'stopped', seat, item: move.item, amount, rings });
        refill(t, s, seat, emit);
        break;
      }
      case 'endVisit':
        emit?.({ type: 'visitEnded', seat });
    }
  },
  fallback: () => END_VISIT,
};

/** R38 The cards are played; R40 the visit goes on while any are left. */
function lay(s: ItState, seat: Seat, kind: number, count: number): void {
  const at = KINDS.length * seat + kind;
  s.chosen[at]! -= count;
  s.played[at]! += count;
  s.down[seat]! -= count;
  if (s.down[seat]! > 0) s.agenda.push(VISIT[seat]!);
}

/** R39, R41–R44 Free locations of the zone that the player can pay. */
function legalAcquire(t: ItTable, s: Readonly<ItState>, seat: Seat, out: Out): void {
  if (s.labs[seat]! >= LABS) return;
  const zone = t.facts.zones[s.zone]!;
  const { cost, moves } = t.facts;
  const capital = s.capital[seat]!;
  for (let i = 0; i < zone.length; i++) {
    const location = zone[i]!;
    if (s.owner[location] === NONE && cost[location]! <= capital)
      out.push(moves.acquire[location]!);
  }
}

/** R49, R51, R57 Own labs of the zone that have not worked today, with each container. */
function legalSell(t: ItTable, s: Readonly<ItState>, seat: Seat, out: Out): void {
  const zone = t.facts.zones[s.zone]!;
  for (let i = 0; i < zone.length; i++) {
    const lab = zone[i]!;
    if (s.owner[lab] !== seat || s.day[lab] === USED) continue;
    for (let n = 0; n < LABS; n++)
      if (canGiveUp(s, seat, LABS * seat + n)) out.push(t.facts.moves.sell[LABS * lab + n]!);
  }
}

/** R75–R79, R87, R88 Every container not yet worked on, every set of labs the cards pay for. */
function legalWork(t: ItTable, s: Readonly<ItState>, seat: Seat, cards: number, out: Out): void {
  const zone = t.facts.zones[s.zone]!;
  const { bit, moves } = t.facts;
  let open = 0;
  for (let i = 0; i < zone.length; i++)
    if (s.owner[zone[i]!] === seat && canWork(t, s, seat, zone[i]!)) open |= bit[zone[i]!]!;
  if (open === 0) return;
  const sets = moves.work[s.zone]!;
  for (let n = 0; n < LABS; n++) {
    const item = s.held[LABS * seat + n]!;
    if (item < 0 || (!t.options.sameZoneRepeat && s.worked.includes(item))) continue;
    for (let set = open; set > 0; set = (set - 1) & open) {
      if (sets[set]!.labs > cards) continue;
      const leads = sets[set]!.byContainer[n]!;
      for (let i = 0; i < leads.length; i++) out.push(leads[i]!);
    }
  }
}

/** R97, R98 Own items whose fee the player can pay: containers first, then the queue. */
function legalStop(t: ItTable, s: Readonly<ItState>, seat: Seat, out: Out): void {
  const { fee, moves } = t.facts;
  const capital = s.capital[seat]!;
  for (let c = LABS * seat; c < LABS * (seat + 1); c++) {
    const item = s.held[c]!;
    if (item >= 0 && fee[item]! <= capital) out.push(moves.stop[item]!);
  }
  for (let i = 0; i < s.queued[seat]!; i++) {
    const item = s.queue[QUEUE * seat + i]!;
    if (fee[item]! <= capital) out.push(moves.stop[item]!);
  }
}

/** R97–R100 Takes the item from its container or the queue; says how many rings are lost. */
function remove(s: ItState, seat: Seat, item: number): number {
  for (let c = LABS * seat; c < LABS * (seat + 1); c++) {
    if (s.held[c] !== item) continue;
    const rings = s.rings[c]!;
    empty(s, c);
    return rings;
  }
  takeFromQueue(s, seat, s.queue.indexOf(item, QUEUE * seat) - QUEUE * seat);
  return 0;
}
