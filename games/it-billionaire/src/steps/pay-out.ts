import { NONE } from '@boardroom/kernel';
import type { Emit, Seat, Step } from '@boardroom/kernel';
import { itemsHeld } from '../containers.ts';
import { ROUND } from '../frames.ts';
import { closedContinent, upkeepOf } from '../labs.ts';
import { receive } from '../money.ts';
import { end, finalValue, isBillion } from '../scoring.ts';
import { discard } from '../stacks.ts';
import { BILLION, LAST_ROUND, NEW, OPEN } from '../types.ts';
import type { Event, It, ItState, ItTable } from '../types.ts';

/** R102–R114 Projects are paid, products pay an instalment, all is put back; is it the end? */
export const payOut: Step<It> = {
  run(t, s, _f, emit) {
    if (s.finished.length + s.listed.length > 0) emit?.({ type: 'payOutBegan', round: s.round });
    payProjects(t, s, emit);
    payInstalments(t, s, emit);
    if (emit) emit(roundEnded(t, s));
    cleanUp(s);
    if (isBillion(t, s)) end(s, BILLION, emit);
    else if (s.round === t.options.rounds) end(s, LAST_ROUND, emit);
    else s.agenda.push(ROUND);
  },
};

/** R103, R128 */
function payProjects(t: ItTable, s: ItState, emit?: Emit<Event>): void {
  const { finished, finisher } = s;
  for (let i = 0; i < finished.length; i++) {
    const item = finished[i]!;
    const seat = finisher[i]!;
    const amount = t.facts.revenue[item]!;
    receive(s, seat, amount);
    discard(t, s, item);
    emit?.({ type: 'projectPaid', seat, item: t.content.items[item]!.id, amount });
  }
  finished.length = 0;
  finisher.length = 0;
}

/** R104–R108, R128 Every product moves one box and pays; beyond box 1 it leaves the list. */
function payInstalments(t: ItTable, s: ItState, emit?: Emit<Event>): void {
  const { listed, box, payee } = s;
  const paying = t.options.productFirstPayment === 'sameRound' ? listed.length : s.old;
  let kept = 0;
  for (let i = 0; i < listed.length; i++) {
    const item = listed[i]!;
    const seat = payee[i]!;
    let left = box[i]!;
    if (i < paying) {
      const amount = t.facts.share[item]!;
      left--;
      receive(s, seat, amount);
      emit?.({ type: 'instalmentPaid', seat, item: t.content.items[item]!.id, amount, left });
    }
    if (left === 0) {
      discard(t, s, item);
      continue;
    }
    listed[kept] = item;
    box[kept] = left;
    payee[kept++] = seat;
  }
  listed.length = box.length = payee.length = kept;
  s.old = kept;
}

/** R13, R38, R110, R111 */
function cleanUp(s: ItState): void {
  s.zone = NONE;
  s.event = NONE;
  s.worked.length = 0;
  s.chosen.fill(0);
  s.played.fill(0);
  s.down.fill(0);
  s.day.fill(OPEN);
}

function roundEnded(t: ItTable, s: Readonly<ItState>): Event {
  const { capacity, continent } = t.facts;
  const seats = s.capital.map((_, seat) => seat);
  const ofLabs = (seat: Seat, value: (lab: number) => number): number =>
    s.owner.reduce((sum, owner, lab) => (owner === seat ? sum + value(lab) : sum), 0);
  const closed = closedContinent(t, s);
  return {
    type: 'roundEnded',
    round: s.round,
    capitals: s.capital.slice(),
    values: seats.map((seat) => finalValue(t, s, seat)),
    upkeeps: seats.map((seat) => upkeepOf(t, s, seat)),
    capacities: seats.map((seat) =>
      ofLabs(seat, (lab) => (s.day[lab] === NEW ? 0 : capacity[lab]!)),
    ),
    closed: seats.map((seat) => ofLabs(seat, (lab) => (continent[lab] === closed ? 1 : 0))),
    unplayed: s.down.slice(),
    items: seats.map((seat) => itemsHeld(s, seat)),
  };
}
