/** RULES.md, "Debrief": how each company did, month by month and in all. */
import type { Chart, Debrief, Seat, Table } from '@boardroom/kernel';
import { EFFECT } from './content.ts';
import { ideasOf } from './scoring.ts';
import { held } from './stock.ts';
import { DISTRICT_OF, ENERGY, INACTIVE, MONEY, PRODUCTS, SPACES, WORKER } from './types.ts';
import type { ElPlan, ElPlanEvent, ElPlanState } from './types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

/** Bars: what is counted, in the order of their charts. */
const BARS = {
  waste: ['productsLost', 'processesUnused', 'benefitsLost'],
  makeOrBuy: ['madeOwn', 'madeOther', 'bought', 'imported', 'pricePaid'],
  returns: ['cardsBought', 'tokensSpent', 'monthsActive', 'processesGiven', 'tokensEarned'],
  risk: ['ignored', 'brokerPaid', 'tollsPaid', 'auditLost'],
  spaces: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'],
  market: ['raw', 'good', 'service', 'exports', 'pots'],
} as const;
const UNITS: Readonly<Record<keyof typeof BARS, string>> = {
  waste: 'count',
  makeOrBuy: 'products',
  returns: 'count',
  risk: 'count',
  spaces: 'count',
  market: 'products',
};
type Counter = (typeof BARS)[keyof typeof BARS][number];

/** Lines: one value for each month, by chart and key. */
const LINES = [
  'ideas',
  'capacity',
  'utilisation',
  'liquidity:investments',
  'liquidity:market',
  'investment',
] as const;
type Line = (typeof LINES)[number];
const LINE_UNITS: Readonly<Record<string, string>> = {
  ideas: 'ideas',
  capacity: 'processes',
  utilisation: 'percent',
  liquidity: 'tokens',
  investment: 'tokens',
};

interface Notes {
  period: number;
  counts: Record<Counter, number>[];
  /** By seat and line, the value of each month so far. */
  lines: Record<Line, number[]>[];
}

export const debrief: Debrief<ElPlan, Notes> = {
  begin: (t) => ({
    period: 1,
    counts: Array.from({ length: t.seats }, () => zeros(Object.values(BARS).flat())),
    lines: Array.from(
      { length: t.seats },
      () =>
        Object.fromEntries(LINES.map((line) => [line, []])) as unknown as Record<Line, number[]>,
    ),
  }),
  note(t, s, notes, { events }) {
    for (const event of events) {
      if (event.type === 'periodBegan') notes.period = event.period;
      else if (event.type === 'districtEnabled') atDistrict(t, s, notes, event.district);
      else if ('seat' in event) tell(t, s, notes, event);
    }
    for (let seat = 0; seat < t.seats; seat++)
      notes.lines[seat]!.ideas[notes.period - 1] = ideasOf(t, s, seat);
  },
  charts(t, _s, notes) {
    const months = Array.from({ length: notes.period }, (_, i) => i + 1);
    const charts: Chart[] = [];
    for (const id of Object.keys(LINE_UNITS)) {
      const keys = LINES.filter((line) => line.split(':')[0] === id);
      const series = notes.lines.flatMap((lines, seat) =>
        keys.map((line) => ({
          seat,
          ...(line.includes(':') ? { key: line.split(':')[1]! } : {}),
          values: months.map((month) => lines[line][month - 1] ?? 0),
        })),
      );
      charts.push({ id, kind: 'lines', unit: LINE_UNITS[id]!, along: months, series });
    }
    for (const [id, keys] of Object.entries(BARS))
      charts.push({
        id,
        kind: 'bars',
        unit: UNITS[id as keyof typeof BARS],
        along: keys.map((key) => `series.${key}`),
        ...(id === 'spaces' ? { sum: true } : {}),
        series: notes.counts.map((counts, seat) => ({
          seat,
          values: keys.map((key) => counts[key]),
        })),
      });
    return charts;
  },
};

function zeros(keys: readonly Counter[]): Record<Counter, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<Counter, number>;
}

/** Free tokens before Investments and Market, and what cards give in Production. */
function atDistrict(t: T, s: S, notes: Notes, district: number): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const free = held(s, seat, WORKER) + held(s, seat, MONEY) + held(s, seat, ENERGY);
    const lines = notes.lines[seat]!;
    if (district === 3) lines['liquidity:investments'][notes.period - 1] = free;
    if (district === 5) lines['liquidity:market'][notes.period - 1] = free;
    if (district === 4) countCards(t, s, seat, notes);
  }
}

function countCards(t: T, s: S, seat: Seat, notes: Notes): void {
  const counts = notes.counts[seat]!;
  for (let card = 0; card < s.owner.length; card++) {
    if (s.owner[card] !== seat || s.cards[card] === INACTIVE) continue;
    counts.monthsActive++;
    for (let kind = 0; kind <= EFFECT.wild; kind++)
      counts.processesGiven += t.facts.cardEffects[card]![kind]!;
  }
}

type Seated = Extract<ElPlanEvent, { seat: Seat }>;

function tell(t: T, s: S, notes: Notes, event: Seated): void {
  const counts = notes.counts[event.seat]!;
  const lines = notes.lines[event.seat]!;
  const month = notes.period - 1;
  switch (event.type) {
    case 'placed': {
      const district = DISTRICT_OF[SPACES.indexOf(event.space)]!;
      counts[`d${district}` as 'd1']++;
      if (district > 1) counts.benefitsLost++;
      return;
    }
    case 'served':
      counts.benefitsLost--;
      return;
    case 'productionEnded':
      counts.processesUnused += event.available - event.used;
      lines.capacity[month] = event.available;
      lines.utilisation[month] =
        event.available === 0 ? 0 : Math.round((100 * event.used) / event.available);
      return;
    case 'produced': {
      const own = PRODUCTS[t.facts.plans[s.business[event.seat]!]!.type];
      counts[event.product === own ? 'madeOwn' : 'madeOther'] += event.count;
      return;
    }
    case 'bought':
      counts[event.from === 'market' ? 'bought' : 'imported']++;
      counts.pricePaid += event.price;
      return;
    case 'acquired':
      counts.cardsBought++;
      counts.tokensSpent += event.money + event.energy;
      lines.investment[month] = event.money + event.energy;
      return;
    case 'income':
      counts.tokensEarned += event.workers + event.money + event.energy;
      return;
    case 'recycled':
      counts.tokensEarned += event.energy;
      return;
    case 'exportBonus':
      counts.tokensEarned += event.money;
      return;
    case 'lost':
      counts.productsLost += event.raw + event.good + event.service;
      return;
    case 'ignored':
    case 'brokerPaid':
      counts[event.type]++;
      return;
    case 'tollPaid':
      counts.tollsPaid++;
      return;
    case 'auditPaid':
      counts.auditLost += event.workers + event.money + event.energy;
      return;
    case 'sold':
      counts[event.product]++;
      return;
    case 'exported':
      counts.exports++;
      return;
    case 'potCollected':
      counts.pots += event.money;
      return;
    default:
  }
}
