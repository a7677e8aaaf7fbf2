/** What is counted of each player, in millions, for the evaluation and for whoever studies games. */
import type { Encoding, Seat } from '@boardroom/kernel';
import { feesOf } from '../scoring.ts';
import { ACQUIRE, DO, KINDS, LABS, SELECT } from '../types.ts';
import type { It, ItState, ItTable } from '../types.ts';
import { assign, jobsOf } from './assign.ts';
import { characters } from './character.ts';
import { customerShare, openShare } from './continents.ts';
import { look, worth } from './estimate.ts';
import { roundsToFinish } from './rounds.ts';
import type { Outlook } from './rounds.ts';
import { runwayOf } from './runway.ts';

type S = Readonly<ItState>;

const COUNTED = [
  'capital',
  'finished',
  /** Instalments before the end and after it. */
  'inTime',
  'tooLate',
  'labs',
  'labsCost',
  /** For the rounds to come: Upkeep, man-days, and man-days where customers are. */
  'upkeep',
  'manDays',
  'nearManDays',
  /** Of the items in labs: labs without any, revenue worked for, what they will bring, man-days they take. */
  'idle',
  'workDone',
  'workWorth',
  'workTaken',
  'queued',
  'fees',
  /** Cash that can go into labs that are lacking, in all rounds to come. */
  'cashForLabs',
  'lowCash',
  'unsure',
  'broke',
  /** Action Cards that can be of use today. */
  'acquireCards',
  'selectCards',
  'doCards',
] as const;

/** Cash that buys a lab, cash that is little, rounds for which the Upkeep had better be sure. */
const MOST_CASH = 60;
const LITTLE = 30;
const SURE = 8;

export const encoding: Encoding<It> = {
  names: COUNTED,
  gone(t, s) {
    const rounds = (s.round - 1) / t.options.rounds;
    const { target } = t.options;
    let richest = 0;
    for (let seat = 0; seat < t.players; seat++) richest = Math.max(richest, s.capital[seat]!);
    // R112 A billion ends the game as the last round does.
    return Math.min(1, target === 0 ? rounds : Math.max(rounds, richest / target));
  },
  encode(t, s, _viewer, rows) {
    for (let seat = 0; seat < t.players; seat++)
      encodeSeat(t, s, seat, rows, seat * COUNTED.length);
  },
};

function encodeSeat(t: ItTable, s: S, seat: Seat, rows: Float64Array, at: number): void {
  const o = look(t, s, seat, characters.planner);
  const { left, labs } = o;
  const capital = s.capital[seat]!;
  const lacking = labs.length === 0 ? 0 : LABS - labs.length;
  let finished = 0;
  for (let i = 0; i < s.finished.length; i++)
    if (s.finisher[i] === seat) finished += t.facts.revenue[s.finished[i]!]!;
  let [inTime, tooLate] = [0, 0];
  for (let i = 0; i < s.listed.length; i++) {
    if (s.payee[i] !== seat) continue;
    const share = t.facts.share[s.listed[i]!]!;
    const timely = Math.min(left, s.box[i]!);
    inTime += timely * share;
    tooLate += (s.box[i]! - timely) * share;
  }
  let i = at;
  rows[i++] = capital;
  rows[i++] = finished;
  rows[i++] = inTime;
  rows[i++] = tooLate;
  i = encodeLabs(o, rows, i);
  i = encodeWork(o, rows, i);
  rows[i++] = s.queued[seat]!;
  rows[i++] = feesOf(t, s, seat);
  rows[i++] = (left * lacking * Math.min(MOST_CASH, capital)) / 10;
  rows[i++] = Math.max(0, LITTLE - capital);
  rows[i++] = Math.max(0, SURE - runwayOf(o));
  rows[i++] = labs.length === 0 && capital < LITTLE ? 1 : 0;
  encodeCards(o, rows, i);
}

function encodeLabs({ t, labs, left }: Outlook, rows: Float64Array, at: number): number {
  const { capacity, continent, upkeep, cost } = t.facts;
  let [costs, upkeeps, manDays, near] = [0, 0, 0, 0];
  for (const lab of labs) {
    const where = continent[lab]!;
    const days = capacity[lab]! * openShare(t, where) * (left - 1);
    costs += cost[lab]!;
    upkeeps += upkeep[lab]! * left;
    manDays += days;
    near += days * customerShare(t, where);
  }
  let i = at;
  rows[i++] = labs.length;
  rows[i++] = costs;
  rows[i++] = upkeeps;
  rows[i++] = manDays;
  rows[i++] = near;
  return i;
}

/** The items on the containers, each in the lab that suits it. */
function encodeWork(o: Outlook, rows: Float64Array, at: number): number {
  const { t, labs, left } = o;
  const { revenue, duration, capacity } = t.facts;
  const jobs = jobsOf(o);
  const plan = assign(o, jobs, false).jobs;
  let [done, brings, taken] = [0, 0, 0];
  for (const [index, lab] of labs.entries()) {
    const job = jobs[plan[index]!];
    if (!job) continue;
    const { item, rings, stood } = job;
    const rounds = roundsToFinish(o, lab, item, rings, stood);
    brings += worth(o, item, rounds);
    taken += capacity[lab]! * Math.min(rounds, left);
    if (rounds <= left) done += (revenue[item]! * rings) / duration[item]!;
  }
  let i = at;
  rows[i++] = labs.length - jobs.length;
  rows[i++] = done;
  rows[i++] = brings;
  rows[i++] = taken;
  return i;
}

/** Cards that the viewer cannot see count as none. */
function encodeCards({ s, seat, labs, left }: Outlook, rows: Float64Array, at: number): void {
  const chosen = (kind: number, most: number): number =>
    Math.max(0, Math.min(s.chosen[KINDS.length * seat + kind]!, most));
  const lacking = s.capital[seat]! > MOST_CASH / 2 && left > 3 ? LABS - labs.length : 0;
  rows[at] = chosen(ACQUIRE, lacking);
  rows[at + 1] = chosen(SELECT, 1);
  rows[at + 2] = chosen(DO, labs.length);
}
