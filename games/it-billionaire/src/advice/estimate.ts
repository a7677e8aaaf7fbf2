/** What labs and items are worth to a player, by the averages of dice and Event Cards. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { itemsHeld } from '../containers.ts';
import { QUEUE } from '../types.ts';
import type { ItState, ItTable } from '../types.ts';
import type { Character } from './character.ts';
import { customerShare, openShare } from './continents.ts';
import { inBadLuck, roundsToFinish, wholeRounds } from './rounds.ts';
import type { Known, Outlook } from './rounds.ts';
import { runwayOf } from './runway.ts';

/** What a man-day of good work brings, in M€. */
const MAN_DAY = 2.2;

export function look(t: ItTable, s: Readonly<ItState>, seat: Seat, character: Character): Outlook {
  const labs: number[] = [];
  for (let i = 0; i < s.owner.length; i++) if (s.owner[i] === seat) labs.push(i);
  const left = t.options.rounds - s.round + 1;
  const isShort = s.capital[seat]! < 120 && left > 8;
  const discount = isShort ? character.patience : Math.max(character.patience, 0.98);
  const whole = wholeRounds(t);
  const known = null;
  return {
    t,
    s,
    seat,
    character,
    left,
    labs,
    discount,
    whole,
    known,
    runway: NONE,
  };
}

/** What an item brings if it is finished after so many rounds; less than 0 if it comes too late. */
export function worth(o: Outlook, item: number, rounds: number): number {
  const { t, left, discount, character } = o;
  const { instalments, revenue, share, fee, red } = t.facts;
  const spare = left - rounds;
  if (spare < -0.3) return -fee[item]!;
  let money = revenue[item]!;
  let wait = rounds - 1;
  const count = instalments[item]!;
  if (count > 0) {
    const paid = Math.max(1, Math.min(count, Math.floor(spare) + 1));
    money = share[item]! * (paid + (count - paid) / 2);
    wait += (paid - 1) / 2;
  }
  if (red[item] === 1) money *= character.red;
  if (inBadLuck(o, item, rounds) + 0.5 > runwayOf(o)) money *= character.nerve;
  const certain = Math.min(1, 0.75 + 0.25 * spare);
  return certain * money * discount ** wait - (1 - certain) * fee[item]!;
}

/** What an item brings a lab per round. */
export function pace(o: Outlook, lab: number, item: number, rings: number, stood: number): number {
  if (rings !== 0 || stood !== NONE) return reckonPace(o, lab, item, rings, stood);
  const { paces } = knownOf(o);
  const at = lab * o.t.facts.duration.length + item;
  if (Number.isNaN(paces[at])) paces[at] = reckonPace(o, lab, item, 0, NONE);
  return paces[at]!;
}

function reckonPace(o: Outlook, lab: number, item: number, rings: number, stood: number): number {
  const rounds = roundsToFinish(o, lab, item, rings, stood);
  const value = worth(o, item, rounds);
  return value <= 0 ? value : value / Math.max(1, rounds);
}

/** By table and character, and then by what else of an outlook {@link worth} looks at. */
const knownByTable = new WeakMap<ItTable, WeakMap<Character, Map<number, Known>>>();

export function knownOf(o: Outlook): Known {
  return (o.known ??= findKnown(o));
}

function findKnown(o: Outlook): Known {
  const { t, character, left, discount } = o;
  const until = runwayOf(o);
  let characters = knownByTable.get(t);
  if (!characters) knownByTable.set(t, (characters = new WeakMap()));
  let all = characters.get(character);
  if (!all) characters.set(character, (all = new Map()));
  const hurries = discount === character.patience ? 1 : 0;
  const key = ((until === Infinity ? 0 : until) * 1000 + left) * 2 + hurries;
  let known = all.get(key);
  if (!known) {
    const pairs = t.facts.capacity.length * t.facts.duration.length;
    known = { paces: new Float64Array(pairs).fill(NaN), means: new Map() };
    all.set(key, known);
  }
  return known;
}

/** What a lab earns in a round with work that suits it; who has no work at all takes customers as they come. */
export function goodDay(o: Outlook, lab: number): number {
  const { t, s, seat } = o;
  const where = t.facts.continent[lab]!;
  const near = itemsHeld(s, seat) === 0 ? nearShare(o, where) : 1;
  return (1 + near) * t.facts.capacity[lab]! * MAN_DAY * openShare(t, where);
}

/** R81 How much of a lab's work it hopes to do for customers of its own continent. */
function nearShare({ t, character }: Outlook, continent: number): number {
  return Math.min(0.85, character.nearness * customerShare(t, continent));
}

/** What a location brings in the rounds from tomorrow on, beside the labs already there. */
export function labWorth(o: Outlook, lab: number, beside: readonly number[]): number {
  const { t, left } = o;
  const { capacity, continent, upkeep, overhead } = t.facts;
  const where = continent[lab]!;
  let match = nearShare(o, where);
  for (let i = 0; i < beside.length; i++)
    if (beside[i] !== lab && continent[beside[i]!] === where) match *= 0.7;
  const day = capacity[lab]! * (1 + match) - overhead[lab]! / 2;
  const earned = day * MAN_DAY * o.character.use * openShare(t, where) - upkeep[lab]!;
  return earned * Math.max(0, left - 3);
}

/** Items in the queue, the head first. */
export function queueOf(s: Readonly<ItState>, seat: Seat): number[] {
  return s.queue.slice(QUEUE * seat, QUEUE * seat + s.queued[seat]!);
}
