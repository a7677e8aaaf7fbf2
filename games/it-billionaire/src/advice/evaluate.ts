/**
 * How well a seat stands: its chance of the first place, by what all players may expect. The weights
 * were fitted to who won 800 games of five planners, from how they stood at the start of each round;
 * those of little cash to 1,200 games in which some kept less of it; those of cards are a guess.
 */
import type { Seat } from '@boardroom/kernel';
import { ranking } from '../scoring.ts';
import { ACQUIRE, DO, KINDS, LABS, PLAYING, SELECT } from '../types.ts';
import type { ItState, ItTable } from '../types.ts';
import { assign, jobsOf } from './assign.ts';
import { characters } from './character.ts';
import { customerShare, look, openShare, roundsToFinish, worth } from './estimate.ts';
import type { Outlook } from './estimate.ts';

/** What a million of these is worth beside one in cash: instalments in time, and after the end. */
const INSTALMENT = 0.95;
const TOO_LATE = 0.25;
/** Of an item held: revenue already worked for, what it will bring, man-days of its lab it takes. */
const WORK_DONE = 0.53;
const WORK_WORTH = 0.37;
const MAN_DAY_TAKEN = 0.6;
/** Man-days that labs have before them, and how much more they bring where all customers are. */
const MAN_DAY_TO_COME = 1.19;
const NEARNESS = 2.54;
/** Upkeep to come, what labs have cost, and a lab without work. */
const UPKEEP = 1.46;
const COST = 1.26;
const IDLE = 18;
/** Cash, up to what a lab costs, for each lab that is lacking and each round to come. */
const CASH_FOR_LABS = 0.07;
const MOST_CASH = 60;
/** Each million of cash below a little, and each round the Upkeep is not sure, for each to come. */
const LOW_CASH = 0.7;
const LITTLE = 30;
const UNSURE = 0.3;
const SURE = 8;
/** Action Cards face down that can be of use today: work for a lab, a first look for work, a lab. */
const CARD = [8, 0, 6, 10, 0] as const;
/** The lead that multiplies the odds by e twelve rounds before the end, and how it grows with them. */
const LEAD = 93;
const ROUNDS = 12;
const GROWTH = 0.26;

export function evaluate(t: ItTable, s: Readonly<ItState>, seat: Seat): number {
  if (s.ending !== PLAYING) return result(t, s, seat);
  const left = t.options.rounds - s.round + 1;
  const lead = LEAD * (left / ROUNDS) ** GROWTH;
  const own = expected(t, s, seat, left);
  let others = 0;
  for (let rival = 0; rival < t.players; rival++)
    if (rival !== seat) others += Math.exp((expected(t, s, rival, left) - own) / lead);
  return 1 / (1 + others);
}

/** 1 for a win, shared by those who share it. */
function result(t: ItTable, s: Readonly<ItState>, seat: Seat): number {
  const keys = ranking(t, s).map(([figure, tieBreak]) => figure! * 1e5 + tieBreak!);
  const best = Math.max(...keys);
  return keys[seat] === best ? 1 / keys.filter((key) => key === best).length : 0;
}

function expected(t: ItTable, s: Readonly<ItState>, seat: Seat, left: number): number {
  const { revenue } = t.facts;
  const o = look(t, s, seat, characters.planner);
  const capital = s.capital[seat]!;
  let value = capital + instalments(t, s, seat, left) + labsWorth(o) + workWorth(o) + cardsWorth(o);
  for (let i = 0; i < s.finished.length; i++)
    if (s.finisher[i] === seat) value += revenue[s.finished[i]!]!;
  const lacking = o.labs.length === 0 ? 0 : LABS - o.labs.length;
  value -= LOW_CASH * Math.max(0, LITTLE - capital) + UNSURE * left * Math.max(0, SURE - o.runway);
  return value + CASH_FOR_LABS * left * lacking * Math.min(MOST_CASH, capital);
}

function instalments(t: ItTable, s: Readonly<ItState>, seat: Seat, left: number): number {
  let value = 0;
  for (let i = 0; i < s.listed.length; i++) {
    if (s.payee[i] !== seat) continue;
    const inTime = Math.min(left, s.box[i]!);
    value += (INSTALMENT * inTime + TOO_LATE * (s.box[i]! - inTime)) * t.facts.share[s.listed[i]!]!;
  }
  return value;
}

function labsWorth({ t, labs, left }: Outlook): number {
  const { capacity, continent, upkeep, cost } = t.facts;
  let value = 0;
  for (const lab of labs) {
    const where = continent[lab]!;
    const manDays = capacity[lab]! * openShare(t, where) * (left - 1);
    value += manDays * (MAN_DAY_TO_COME + NEARNESS * customerShare(t, where));
    value += COST * cost[lab]! - UPKEEP * upkeep[lab]! * left;
  }
  return value;
}

/** So that cards worth choosing can be told from others before a day is played. */
function cardsWorth({ s, seat, labs, left }: Outlook): number {
  const at = KINDS.length * seat;
  const lacking = s.capital[seat]! > MOST_CASH / 2 && left > 3 ? LABS - labs.length : 0;
  return (
    CARD[ACQUIRE] * Math.min(s.chosen[at + ACQUIRE]!, lacking) +
    CARD[SELECT] * Math.min(s.chosen[at + SELECT]!, 1) +
    CARD[DO] * Math.min(s.chosen[at + DO]!, labs.length)
  );
}

/** What the items on the containers add, each in the lab that suits it. */
function workWorth(o: Outlook): number {
  const { t, labs, left } = o;
  const { revenue, duration, capacity } = t.facts;
  const jobs = jobsOf(o);
  const plan = assign(o, jobs, false).jobs;
  let value = -IDLE * (labs.length - jobs.length);
  for (const [at, lab] of labs.entries()) {
    const job = jobs[plan[at]!];
    if (!job) continue;
    const { item, rings, stood } = job;
    const rounds = roundsToFinish(o, lab, item, rings, stood);
    value += WORK_WORTH * worth(o, item, rounds);
    value -= MAN_DAY_TAKEN * capacity[lab]! * Math.min(rounds, left);
    if (rounds <= left) value += (WORK_DONE * revenue[item]! * rings) / duration[item]!;
  }
  return value;
}
