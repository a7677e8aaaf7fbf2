/** Do Work: the rings of one lab or of several together (R75–R96). */
import { NONE, roll } from '@boardroom/kernel';
import type { Emit, Seat } from '@boardroom/kernel';
import { empty, refill } from './containers.ts';
import { LABS, USED } from './types.ts';
import type { DoWork, Event, ItState, ItTable, LabSum } from './types.ts';

export function doWork(
  t: ItTable,
  s: ItState,
  seat: Seat,
  { container, labs, lead: leadId }: DoWork,
  emit?: Emit<Event>,
): void {
  const { locationAt, overhead, duration } = t.facts;
  const c = LABS * seat + container - 1;
  const item = s.held[c]!;
  const lead = locationAt[leadId]!;
  const stood = s.place[c]!;
  s.worked.push(item);
  moveTo(t, s, seat, c, lead);
  const sums: LabSum[] = [];
  const note =
    emit &&
    ((sum: LabSum): void => {
      sums.push(sum);
      emit({ type: 'labWorked', seat, ...sum });
    });
  let rings = workIn(t, s, seat, lead, item, stood, note);
  if (labs.length > 1) {
    let shared = overhead[lead]!;
    for (let i = 0; i < labs.length; i++) {
      const lab = locationAt[labs[i]!]!;
      if (lab === lead) continue;
      rings += workIn(t, s, seat, lab, item, lab, note);
      shared += overhead[lab]!;
    }
    // R90 The Overhead of every collaborating lab, lead included.
    rings = Math.max(0, rings - shared);
  }
  s.rings[c]! += rings;
  if (emit) emit(workedEvent(t, s, seat, container, labs, lead, rings, sums));
  if (s.rings[c]! >= duration[item]!) finish(t, s, seat, c, emit);
}

/** R75, R92 The container is put on the lead. */
function moveTo(t: ItTable, s: ItState, seat: Seat, c: number, lead: number): void {
  if (t.options.containerCrowding === 'evict')
    for (let i = LABS * seat; i < LABS * (seat + 1); i++)
      if (s.place[i] === lead) s.place[i] = NONE;
  s.place[c] = lead;
}

/** R83, R84 What a container pays that did not stand on this lab. */
export function moveOverhead(t: ItTable, stood: number, lead: number): number {
  if (stood === lead) return 0;
  return stood === NONE && !t.options.freshStartOverhead ? 0 : t.facts.overhead[lead]!;
}

/**
 * R80–R83 Steps 1 to 3 in one lab, which is then used (R77). `stood` is where the container stood;
 * the lab itself for a partner, because step 3 is for the lead only (R89).
 */
function workIn(
  t: ItTable,
  s: ItState,
  seat: Seat,
  lab: number,
  item: number,
  stood: number,
  note?: (sum: LabSum) => void,
): number {
  const { capacity, continent, customer, red } = t.facts;
  s.day[lab] = USED;
  const near = continent[lab] === customer[item] ? 2 * capacity[lab]! : capacity[lab]!;
  let die = 0;
  let sure = near;
  if (red[item] === 1) {
    if (t.options.riskModel === 'average') sure = Math.ceil((2 * near) / 3);
    else {
      die = roll(s.chance, 'risk', 6, seat);
      sure = atRisk(near, die);
    }
  }
  const rings = Math.max(0, sure - moveOverhead(t, stood, lab));
  note?.({
    lab: t.content.locations[lab]!.id,
    capacity: capacity[lab]!,
    nearness: near - capacity[lab]!,
    die,
    risk: near - sure,
    overhead: sure - rings,
    from: stood === lab ? 'here' : stood === NONE ? 'home' : 'lab',
    rings,
  });
  return rings;
}

/** R82 1 gives nothing, 2 and 3 half, rounded up, 4 to 6 all. */
function atRisk(rings: number, die: number): number {
  if (die === 1) return 0;
  return die <= 3 ? (rings + 1) >> 1 : rings;
}

/** R93–R96 The item is delivered, the container goes home and takes the head of the queue. */
function finish(t: ItTable, s: ItState, seat: Seat, c: number, emit?: Emit<Event>): void {
  const { duration, instalments } = t.facts;
  const item = s.held[c]!;
  const surplus = s.rings[c]! - duration[item]!;
  if (instalments[item] === 0) {
    s.finished.push(item);
    s.finisher.push(seat);
  } else {
    s.listed.push(item);
    s.box.push(instalments[item]!);
    s.payee.push(seat);
  }
  empty(s, c);
  emit?.({ type: 'finished', seat, item: t.content.items[item]!.id, surplus });
  refill(t, s, seat, emit);
}

function workedEvent(
  t: ItTable,
  s: Readonly<ItState>,
  seat: Seat,
  container: number,
  labs: readonly string[],
  lead: number,
  rings: number,
  sums: readonly LabSum[],
): Event {
  const c = LABS * seat + container - 1;
  const item = s.held[c]!;
  let shared = 0;
  if (labs.length > 1)
    for (const lab of labs) shared += t.facts.overhead[t.facts.locationAt[lab]!]!;
  return {
    type: 'worked',
    seat,
    item: t.content.items[item]!.id,
    container,
    lead: t.content.locations[lead]!.id,
    rings,
    shared,
    total: s.rings[c]!,
    duration: t.facts.duration[item]!,
    sums,
  };
}
