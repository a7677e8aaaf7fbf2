/** What a match teaches: a fold over its moves into charts (section Debrief). */
import { NONE } from '@boardroom/kernel';
import type { Chart, Debrief, Seat } from '@boardroom/kernel';
import { danger } from './advice/values.ts';
import { guaranteedFunds, netWorth } from './contracts.ts';
import { lowest } from './sets.ts';
import type { ProjectPlan, ProjectPlanEvent, ProjectPlanState, ProjectPlanTable } from './types.ts';

/** Counted for each PM; each belongs to one chart of bars. */
const TALLIES = {
  borrowing: ['extensions', 'additions', 'redemptions'],
  deals: ['proposals', 'agreed'],
  contests: ['requested', 'contested', 'premium'],
  wfa: ['byPaying', 'byCard', 'byDouble', 'byForce'],
  luck: ['expectedFees', 'feesMet', 'dealtValue'],
  claims: ['claimedFees', 'missedFees'],
} as const;
type Tally = (typeof TALLIES)[keyof typeof TALLIES][number];
const UNITS: Readonly<Record<keyof typeof TALLIES, string>> = {
  borrowing: 'euro',
  deals: 'count',
  contests: 'count',
  wfa: 'count',
  luck: 'euro',
  claims: 'euro',
};

interface Notes {
  readonly tallies: Record<Tally, number[]>;
  /** Per PM and group: fees received. */
  readonly income: number[][];
  /** Per PM: paid in auctions, and the printed price of what was won. */
  readonly bid: number[];
  readonly printed: number[];
  /** At the end of each round, per PM. */
  readonly rounds: number[];
  readonly worth: number[][];
  readonly cover: number[][];
  readonly staff: number[][];
  /** What the PM about to throw has to expect. */
  ahead: number;
}

export const debrief: Debrief<ProjectPlan, Notes> = {
  begin(t, s) {
    const perPm = (): number[] => Array.from({ length: t.players }, () => 0);
    const tallies = {} as Record<Tally, number[]>;
    for (const names of Object.values(TALLIES)) for (const name of names) tallies[name] = perPm();
    tallies.dealtValue = s.dealt.slice();
    const notes: Notes = {
      tallies,
      income: perPm().map(() => t.facts.groupIds.map(() => 0)),
      bid: perPm(),
      printed: perPm(),
      rounds: [],
      worth: [],
      cover: [],
      staff: [],
      ahead: 0,
    };
    measure(t, s, notes, 0);
    lookAhead(t, s, notes);
    return notes;
  },
  note(t, s, notes, { events }) {
    for (const event of events) count(t, s, notes, event);
    if (s.agenda.length === 0 && notes.rounds.at(-1) !== s.round) measure(t, s, notes, s.round);
    lookAhead(t, s, notes);
  },
  charts(t, _s, notes) {
    const seats = Array.from({ length: t.players }, (_, seat) => seat);
    const lines = (id: string, unit: string, rows: readonly (readonly number[])[]): Chart => ({
      id,
      kind: 'lines',
      unit,
      along: notes.rounds,
      series: seats.map((seat) => ({ seat, values: rows.map((row) => row[seat]!) })),
    });
    const bars = Object.entries(TALLIES).map(([id, names]): Chart => ({
      id,
      kind: 'bars',
      unit: UNITS[id as keyof typeof TALLIES],
      along: names.map((name) => `tally.${name}`),
      ...(id === 'wfa' ? { sum: true } : {}),
      series: seats.map((seat) => ({
        seat,
        values: names.map((name) => notes.tallies[name][seat]!),
      })),
    }));
    return [
      lines('worth', 'euro', notes.worth),
      lines('cover', 'percent', notes.cover),
      lines('staff', 'levels', notes.staff),
      {
        id: 'income',
        kind: 'bars',
        unit: 'euro',
        along: t.facts.groupIds.map((id) => `name.${id}`),
        sum: true,
        series: seats.map((seat) => ({ seat, values: notes.income[seat]! })),
      },
      {
        id: 'auctions',
        kind: 'bars',
        unit: 'percent',
        along: ['tally.paidOfPrice'],
        series: seats.map((seat) => ({
          seat,
          values: [Math.round((100 * notes.bid[seat]!) / Math.max(1, notes.printed[seat]!))],
        })),
      },
      ...bars.filter(({ id }) => id !== 'claims' || t.options.feeClaim === 'claim'),
    ];
  },
};

/** Worth, liquidity cover and staff of every PM at the end of a round. */
function measure(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  notes: Notes,
  round: number,
): void {
  const seats = Array.from({ length: t.players }, (_, seat) => seat);
  notes.rounds.push(round);
  notes.worth.push(seats.map((seat) => netWorth(t, s, seat)));
  notes.cover.push(seats.map((seat) => coverOf(t, s, seat)));
  notes.staff.push(seats.map((seat) => levelsOf(s, seat)));
}

/** Guaranteed funds in per cent of the worst fee in reach, at most 1,000. */
function coverOf(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, seat: Seat): number {
  if (s.out[seat] !== 0) return 0;
  const { worst } = danger(t, s, seat);
  const funds = guaranteedFunds(t, s, seat);
  return Math.min(1000, Math.round((100 * funds) / Math.max(1, worst)));
}

function levelsOf(s: Readonly<ProjectPlanState>, seat: Seat): number {
  let levels = 0;
  for (let m = s.holds[seat]! & s.staffed; m !== 0; m &= m - 1) levels += s.level[lowest(m)]!;
  return levels;
}

function lookAhead(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, notes: Notes): void {
  if (s.active !== NONE) notes.ahead = danger(t, s, s.active).expected;
}

function count(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  notes: Notes,
  event: ProjectPlanEvent,
): void {
  const { tallies } = notes;
  const { facts } = t;
  switch (event.type) {
    case 'round':
      return measure(t, s, notes, event.round - 1);
    case 'thrown':
      tallies.expectedFees[event.seat]! += Math.round(notes.ahead);
      return;
    case 'claimLapsed':
      tallies.missedFees[event.to]! += event.amount;
      return;
    case 'claimed':
    case 'fee':
      if (event.type === 'claimed') tallies.claimedFees[event.to]! += event.amount;
      tallies.feesMet[event.seat]! += event.amount;
      notes.income[event.to]![facts.group[facts.contractOf[event.contract]!]!]! += event.amount;
      return;
    case 'sold':
      notes.bid[event.seat]! += event.amount;
      notes.printed[event.seat]! += facts.price[facts.contractOf[event.contract]!]!;
      return;
    case 'extended':
      tallies.extensions[event.seat]! += event.amount;
      return;
    case 'addition':
      tallies.additions[event.seat]! += event.amount;
      return;
    case 'redeemed':
      tallies.redemptions[event.seat]! += event.amount;
      return;
    case 'proposed':
      tallies.proposals[event.seat]!++;
      return;
    case 'agreed':
      tallies.agreed[event.seat]!++;
      return;
    case 'contested':
      tallies.contested[event.seat]!++;
      return;
    case 'hired':
      tallies.requested[event.seat]!++;
      if (event.amount > facts.ftePrice[facts.contractOf[event.project]!]!)
        tallies.premium[event.seat]!++;
      return;
    case 'leftByPaying':
      tallies.byPaying[event.seat]!++;
      return;
    case 'leftByCard':
      tallies.byCard[event.seat]!++;
      return;
    case 'leftByDouble':
      tallies.byDouble[event.seat]!++;
      return;
    case 'hasToLeave':
      tallies.byForce[event.seat]!++;
      return;
    default:
  }
}
