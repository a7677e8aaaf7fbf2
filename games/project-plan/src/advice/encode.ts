/** What is counted of each PM, in thousands, for the evaluation and for whoever studies games. */
import type { Encoding, Seat } from '@boardroom/kernel';
import { feeOf, guaranteedFunds, howManyIn, isComplete, netWorth } from '../contracts.ts';
import { ALL_CONTRACTS, CERTIFICATIONS, EXIT_CARDS } from '../facts.ts';
import { count, lowest } from '../sets.ts';
import type { ProjectPlan, ProjectPlanState, ProjectPlanTable } from '../types.ts';
import { danger, horizon, nobody, standingAmong, worthsOfAll } from './values.ts';

type S = Readonly<ProjectPlanState>;

const COUNTED = [
  'cash',
  'netWorth',
  'standing',
  /** Logarithms: who has twice as much is as far ahead among the rich as among the poor. */
  'logNetWorth',
  'logStanding',
  'logFunds',
  'contracts',
  'groups',
  'certifications',
  'exitCards',
  /** What groups may become worth, fees expected from a hand of another, the same by share of all. */
  'prospects',
  'fees',
  'feeShare',
  /** Fees and penalties ahead, and how many times cash covers them. */
  'danger',
  'cover',
  'wfa',
  /** 1 if the net worth is what counts, and the end is near. */
  'endWorth',
  'dealt',
] as const;

const THOUSAND = 1000;
/** Rounds after which half of an open-ended game is over, as it is mostly played. */
const HALF = 15;

export const encoding: Encoding<ProjectPlan> = {
  names: COUNTED,
  gone(t, s) {
    const { endMode, deadlineRounds, hardStopRounds } = t.options;
    const last = endMode === 'rounds' ? deadlineRounds : hardStopRounds;
    const time =
      s.deadline === 1
        ? 1
        : endMode === 'rounds'
          ? s.round / last
          : Math.max(s.round / last, s.round / (s.round + HALF));
    const out = (t.players - howManyIn(s)) / Math.max(1, t.players - 1);
    return Math.min(1, 1 - (1 - Math.min(1, time)) * (1 - out / 2));
  },
  isOut: (_t, s, seat) => s.out[seat] !== 0,
  encode(t, s, _viewer, rows) {
    const worths = worthsOfAll(t, s, nobody);
    const fees = s.cash.map((_, seat) => (s.out[seat] === 0 ? feesOf(t, s, seat) : 0));
    const all = fees.reduce((sum, each) => sum + each, 0);
    rows.fill(0);
    for (let seat = 0; seat < t.players; seat++)
      if (s.out[seat] === 0)
        encodeSeat(t, s, seat, worths, fees[seat]!, all, rows, seat * COUNTED.length);
  },
};

/** Fees expected from one hand of one visitor. */
function feesOf(t: ProjectPlanTable, s: S, seat: Seat): number {
  let fees = 0;
  for (let m = s.holds[seat]! & ALL_CONTRACTS; m !== 0; m &= m - 1) {
    const contract = lowest(m);
    fees += t.facts.visits[t.facts.cellOf[contract]!]! * feeOf(t, s, seat, contract);
  }
  return fees;
}

function encodeSeat(
  t: ProjectPlanTable,
  s: S,
  seat: Seat,
  worths: readonly (readonly number[])[],
  fees: number,
  allFees: number,
  rows: Float64Array,
  at: number,
): void {
  const worth = netWorth(t, s, seat);
  const standing = standingAmong(t, s, seat, worths, nobody);
  const ahead = danger(t, s, seat).expected;
  const cash = s.cash[seat]!;
  let groups = 0;
  for (let group = 0; group < CERTIFICATIONS; group++) if (isComplete(t, s, seat, group)) groups++;
  let prospects = 0;
  for (const each of worths[seat]!) prospects += each;
  const log = (amount: number): number => Math.log(Math.max(100, amount) / THOUSAND);
  let i = at;
  rows[i++] = cash / THOUSAND;
  rows[i++] = worth / THOUSAND;
  rows[i++] = standing / THOUSAND;
  rows[i++] = log(worth);
  rows[i++] = log(standing);
  rows[i++] = log(guaranteedFunds(t, s, seat));
  rows[i++] = count(s.holds[seat]! & ALL_CONTRACTS);
  rows[i++] = groups;
  rows[i++] = count(s.holds[seat]! & t.facts.certifications);
  rows[i++] = count(s.holds[seat]! & EXIT_CARDS);
  rows[i++] = prospects / THOUSAND;
  rows[i++] = fees / THOUSAND;
  rows[i++] = allFees > 0 ? fees / allFees : 0;
  rows[i++] = ahead / THOUSAND;
  rows[i++] = Math.min(20, cash / (ahead + 50));
  rows[i++] = s.wfa[seat]! >= 0 ? 1 : 0;
  rows[i++] = horizon(t, s) < 4 ? worth / THOUSAND : 0;
  rows[i++] = t.options.profitMeasure === 'growth' ? s.dealt[seat]! / THOUSAND : 0;
}
