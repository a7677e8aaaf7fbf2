/** What a match teaches: a fold over its events. */
import type { Chart, Debrief, Seat } from '@boardroom/kernel';
import { feesOf, instalmentsDue } from './scoring.ts';
import type { Event, It, ItState, ItTable, LabWorked, RoundEnded } from './types.ts';

/** One chart each, its bars named by `along.<name>` of the texts. */
const BARS = {
  manDays: ['nearness', 'moving', 'starting', 'collaborating', 'risk', 'surplus'],
  utilisation: ['nominal', 'delivered'],
  cards: ['laid', 'unplayed', 'closed'],
  revenue: ['project', 'product3', 'product5', 'toCome', 'premium'],
  fees: ['stopped', 'unfinished'],
  delivery: ['finished', 'meanRounds'],
} as const;
type Bar = (typeof BARS)[keyof typeof BARS][number];
const UNITS: Readonly<Record<keyof typeof BARS, string>> = {
  manDays: 'manDays',
  utilisation: 'manDays',
  cards: 'count',
  revenue: 'money',
  fees: 'money',
  delivery: 'count',
};
/** One chart each: a line per player over the rounds. */
const LINES = {
  capital: 'money',
  value: 'money',
  upkeep: 'money',
  runway: 'rounds',
  progress: 'items',
} as const;

type Sums = Record<Bar, number>;
interface Notes {
  rounds: number[];
  lines: Record<keyof typeof LINES, number[][]>;
  sums: Sums[];
  upkeep: number[];
  /** Round in which each item now held was accepted. */
  accepted: Record<string, number>;
}

export const debrief: Debrief<It, Notes> = {
  begin(t) {
    const perSeat = <T>(make: () => T): T[] => Array.from({ length: t.players }, make);
    const lines = Object.keys(LINES).map((line) => [line, perSeat(() => [])]);
    const bars = Object.values(BARS).flat();
    return {
      rounds: [],
      lines: Object.fromEntries(lines) as Notes['lines'],
      sums: perSeat(() => Object.fromEntries(bars.map((bar) => [bar, 0])) as Sums),
      upkeep: perSeat(() => 0),
      accepted: {},
    };
  },
  note(t, s, notes, { events }) {
    for (const event of events) {
      if (event.type === 'roundEnded') closeRound(t, notes, event);
      else if ('seat' in event) hear(t, s, notes, event, notes.sums[event.seat]!);
    }
  },
  charts,
};

type SeatEvent = Extract<Event, { seat: Seat }>;

function hear(t: ItTable, s: Readonly<ItState>, notes: Notes, event: SeatEvent, sums: Sums): void {
  switch (event.type) {
    case 'upkeepPaid':
      notes.upkeep[event.seat]! += event.amount;
      break;
    case 'cardsLaid':
      sums.laid += event.count;
      break;
    case 'placed':
    case 'queued':
      notes.accepted[event.item] ??= s.round;
      break;
    case 'labWorked':
      hearLab(event, sums);
      break;
    case 'worked':
      sums.delivered += event.rings;
      sums.collaborating += event.shared;
      break;
    case 'finished':
      sums.surplus += event.surplus;
      sums.finished++;
      sums.meanRounds += s.round - notes.accepted[event.item]! + 1;
      sums.premium += premium(t, t.facts.itemAt[event.item]!);
      delete notes.accepted[event.item];
      break;
    case 'stopped':
      sums.stopped += event.amount;
      delete notes.accepted[event.item];
      break;
    case 'dropped':
      delete notes.accepted[event.item];
      break;
    case 'projectPaid':
      sums.project += event.amount;
      break;
    case 'instalmentPaid': {
      const count = t.facts.instalments[t.facts.itemAt[event.item]!];
      sums[count === 3 ? 'product3' : 'product5'] += event.amount;
    }
  }
}

function hearLab({ nearness, risk, overhead, from }: LabWorked, sums: Sums): void {
  sums.nearness += nearness;
  sums.risk += risk;
  if (from === 'home') sums.starting += overhead;
  else sums.moving += overhead;
}

/** What a red item pays above green ones of its size and number of instalments. */
function premium(t: ItTable, item: number): number {
  const { duration, revenue, red, size, instalments } = t.facts;
  let days = 0;
  let pay = 0;
  if (red[item] === 0) return 0;
  for (let i = 0; i < red.length; i++) {
    if (red[i] === 1 || size[i] !== size[item] || instalments[i] !== instalments[item]) continue;
    days += duration[i]!;
    pay += revenue[i]!;
  }
  return days === 0 ? 0 : Math.round(revenue[item]! - (duration[item]! * pay) / days);
}

function closeRound(t: ItTable, { rounds, lines, sums, upkeep }: Notes, event: RoundEnded): void {
  rounds.push(event.round);
  for (let seat = 0; seat < t.players; seat++) {
    const capital = event.capitals[seat]!;
    const cost = event.upkeeps[seat]!;
    const most = t.options.rounds;
    lines.capital[seat]!.push(capital);
    lines.value[seat]!.push(event.values[seat]!);
    lines.upkeep[seat]!.push(upkeep[seat]!);
    lines.runway[seat]!.push(cost === 0 ? most : Math.min(most, Math.floor(capital / cost)));
    lines.progress[seat]!.push(event.items[seat]!);
    const own = sums[seat]!;
    own.nominal += event.capacities[seat]!;
    own.closed += event.closed[seat]!;
    own.unplayed += event.unplayed[seat]!;
  }
}

function charts(t: ItTable, s: Readonly<ItState>, notes: Notes): Chart[] {
  const seats = Array.from({ length: t.players }, (_, seat) => seat);
  const lines = (Object.keys(LINES) as (keyof typeof LINES)[]).map((id): Chart => ({
    id,
    kind: 'lines',
    unit: LINES[id],
    along: notes.rounds,
    series: seats.map((seat) => ({ seat, values: notes.lines[id][seat]! })),
  }));
  const bars = (Object.keys(BARS) as (keyof typeof BARS)[]).map((id): Chart => {
    const along: readonly Bar[] = BARS[id];
    const series = seats.map((seat) => {
      const sums = atEnd(t, s, seat, notes.sums[seat]!);
      return { seat, values: along.map((bar) => sums[bar]) };
    });
    return {
      id,
      kind: 'bars',
      unit: UNITS[id],
      along: along.map((bar) => `along.${bar}`),
      ...(id === 'fees' ? { sum: true } : {}),
      series,
    };
  });
  return [...lines, ...bars];
}

/** Totals that are only known from the position: money to come, open items, means. */
function atEnd(t: ItTable, s: Readonly<ItState>, seat: Seat, sums: Sums): Sums {
  const toCome = instalmentsDue(t, s, seat);
  const meanRounds = sums.finished === 0 ? 0 : sums.meanRounds / sums.finished;
  return { ...sums, toCome, unfinished: feesOf(t, s, seat), meanRounds };
}
