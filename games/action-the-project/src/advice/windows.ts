/** What the windows are worth, and how far to bid. */
import type { Rng, Seat } from '@boardroom/kernel';
import { leastRaise, mostSealed } from '../decisions/auction.ts';
import { sharesOf } from '../steps/aftermath.ts';
import { counts } from '../stocks.ts';
import { OPPOSE, SUPPORT, TRIAL } from '../types.ts';
import type { ActionMove, ActionState, ActionTable } from '../types.ts';
import { talks } from './beliefs.ts';
import { balanceOf } from './cards.ts';
import type { Character } from './characters.ts';
import { gainOfTrial } from './endgame.ts';
import { notesOf } from './notes.ts';
import { certain } from './odds.ts';
import type { Odds } from './odds.ts';
import { prospect } from './prospects.ts';
import { planSteering } from './steering.ts';
import {
  meanProject,
  packageWorth,
  pileOf,
  prestigeOf,
  prestigeWorth,
  trialPossible,
  turnsLeft,
} from './worth.ts';

type View = Readonly<ActionState>;

export interface Stake {
  /** Dollars that using the effect is worth to me; negative if I would rather not. */
  readonly use: number;
  /** Dollars that keeping others from using it is worth. */
  readonly deny: number;
}

export function stakeOf(t: ActionTable, s: View, me: Seat, window: number, c: Character): Stake {
  if (window === 2) {
    const notes = notesOf(t, s, me, c);
    notes.leadership ??= leadershipStake(t, s, me);
    return notes.leadership;
  }
  if (window === 3) {
    const { gain, risk } = planSteering(t, s, me, c);
    // R83 between two only the leader can use it, and surely will.
    if (t.players === 2) return { use: gain, deny: me === s.leader ? 0 : risk };
    return { use: gain, deny: 0.4 * risk };
  }
  if (window === 4) {
    const gain = trialGain(t, s, me, c);
    return gain > 0 ? { use: gain, deny: 0 } : { use: gain, deny: -gain };
  }
  return scopeStake(t, s, me);
}

/** How much more of a pile goes to whoever holds more of all prestige: measured over games. */
const SWAY = 0.25;

/**
 * W1: the same projects come sooner or later, so what counts is who has the prestige now: the mighty
 * want the large ones now, the others want them later.
 */
function scopeStake(t: ActionTable, s: View, me: Seat): Stake {
  let all = 0;
  for (let seat = 0; seat < t.players; seat++) all += Math.max(0, prestigeOf(t, s, seat, me));
  const ahead = all > 0 ? s.prestige[me]! / all - 1 / t.players : 0;
  const larger = meanProject(t, s) - t.facts.values[s.project]!;
  const use = SWAY * ahead * larger * packageWorth(t, s);
  return { use, deny: Math.max(0, -use) };
}

const FOLLOWS: Odds = [0.68, 0.2, 0.04, 0.08];
const ANY: Odds = [0.25, 0.25, 0.25, 0.25];

/** Leading, against one of the others leading, if everybody deals as they are known to. */
function leadershipStake(t: ActionTable, s: View, me: Seat): Stake {
  const n = t.players;
  const odds: Odds[] = [];
  for (let seat = 0; seat < n; seat++) {
    const part = n === 2 ? 0 : talks(t, s, seat, me);
    const mix = (i: 0 | 1 | 2 | 3): number => FOLLOWS[i] * part + ANY[i] * (1 - part);
    odds.push([mix(0), mix(1), mix(2), mix(3)]);
  }
  const pile = pileOf(t, s);
  const pilot = trialPossible(t, s) ? 0.25 : 0;
  const leading = prospect(t, s, odds, me, SUPPORT, pile, pilot, me).mine;
  const other = s.leader === me ? (me + 1) % n : s.leader;
  odds[other] = certain(SUPPORT);
  const following = Math.max(
    prospect(t, s, odds, me, SUPPORT, pile, pilot, other).mine,
    prospect(t, s, odds, me, OPPOSE, pile, pilot, other).mine,
  );
  const gain = (leading - following) * packageWorth(t, s);
  if (s.leader !== me) return { use: gain / n, deny: 0 };
  const change = (gain * (n - 1)) / n;
  return { use: -change, deny: change };
}

/** W4: what a trial brings me more than the division; near the end the place counts. */
function trialGain(t: ActionTable, s: View, me: Seat, c: Character): number {
  const { ending, stake } = balanceOf(notesOf(t, s, me, c), s, me);
  if (ending) return gainOfTrial(ending, s) * stake * t.facts.unit;
  const pile = pileOf(t, s);
  const share = sharesOf(t, s, pile, false)[me]!;
  return (pile / t.players - share) * packageWorth(t, s);
}

/** The most prestige to commit for a stake. */
function mostFor(t: ActionTable, s: View, me: Seat, worth: number, c: Character): number {
  if (worth <= 0) return 0;
  const held = s.prestige[me]! * capOf(t, s, me, c);
  return Math.floor(Math.min(held, (c.thrift * worth) / prestigeWorth(t, s)));
}

/** The part of its prestige that whoever is not alert puts in at most. */
const HELD_BACK = 0.9;

function capOf(t: ActionTable, s: View, me: Seat, c: Character): number {
  if (turnsLeft(t, s) === 0 && s.window >= 3) return 1;
  const cap = c.caps[s.window - 1]!;
  return isAlert(s, me, c) ? cap : Math.min(cap, HELD_BACK);
}

/** Turn, project and seats decide, so that it is of one mind however often it is asked. */
function isAlert(s: View, me: Seat, { alert = 1 }: Character): boolean {
  return (37 * s.turn + 29 * s.project + 61 * me + 13 * s.leader) % 100 < 100 * alert;
}

/** Prestige bought for one raise. */
const MOST_BOUGHT = 4;

export interface BidPlan {
  readonly move: ActionMove;
  readonly worth: number;
  readonly most: number;
}

export function planOpening(t: ActionTable, s: View, me: Seat, c: Character): BidPlan {
  const { use, deny } = stakeOf(t, s, me, s.window, c);
  // R83 between two a window may be opened only to keep it from the other.
  const worth = t.players === 2 && isAlert(s, me, c) ? Math.max(use, deny) : use;
  const most = mostFor(t, s, me, worth, c);
  const bid = Math.min(Math.max(1, Math.ceil(most / 4)), unanswered(t, s, me));
  return { move: most >= 1 ? { type: 'open', bid } : { type: 'noBid' }, worth, most };
}

export function planRaise(t: ActionTable, s: View, me: Seat, c: Character): BidPlan {
  const { use, deny } = stakeOf(t, s, me, s.window, c);
  const worth = Math.max(use, deny);
  const most = mostFor(t, s, me, worth, c);
  const least = leastRaise(s, me);
  if (least > most || least > s.prestige[me]!) return { move: { type: 'drop' }, worth, most };
  // What is sunk is sunk: only what is added counts, against an even chance to win.
  const added = (least - s.bids[me]!) * prestigeWorth(t, s);
  if (added > 0.6 * worth) return { move: { type: 'drop' }, worth, most };
  const wanted = Math.min(least + Math.floor((most - least) / 3), s.prestige[me]!);
  const bid = Math.max(least, Math.min(wanted, unanswered(t, s, me)));
  return { move: { type: 'raise', bid }, worth, most };
}

/** R73 the least that no rival still in can answer with what the book says: more would be wasted. */
function unanswered(t: ActionTable, s: View, me: Seat): number {
  let most = 0;
  for (let seat = 0; seat < t.players; seat++)
    if (seat !== me && s.out[seat] === 0)
      most = Math.max(most, counts(s, seat, prestigeOf(t, s, seat, me)));
  return Math.floor(most / counts(s, me, 1)) + 1;
}

export function planSealed(t: ActionTable, s: View, me: Seat, c: Character, rng: Rng): BidPlan {
  const { use, deny } = stakeOf(t, s, me, s.window, c);
  const worth = Math.max(use, 0.5 * deny);
  const most = Math.min(mostFor(t, s, me, worth, c), mostSealed(s, me));
  return { move: { type: 'seal', bid: most > 0 ? rng.below(most + 1) : 0 }, worth, most };
}

/** Prestige that the least raise would take more than there is; 0 if none, or too much to buy. */
export function lackingToRaise(s: View, me: Seat): number {
  if (s.window < 3 || s.outcome === TRIAL) return 0;
  const lacking = leastRaise(s, me) - s.prestige[me]!;
  return lacking <= 0 || lacking > MOST_BOUGHT ? 0 : lacking;
}

/** How much prestige to buy for a raise; 0 if it is not worth it, or would not be made then. */
export function prestigeToBuy(t: ActionTable, s: View, me: Seat, c: Character): number {
  const lacking = lackingToRaise(s, me);
  const cost = lacking * t.facts.price;
  if (lacking === 0 || cost > s.money[me]!) return 0;
  const { use, deny } = stakeOf(t, s, me, s.window, c);
  const added = (leastRaise(s, me) - s.bids[me]!) * prestigeWorth(t, s);
  if (Math.max(use, deny) * c.thrift <= 2 * cost + added) return 0;
  const money = s.money.with(me, s.money[me]! - cost);
  const prestige = s.prestige.with(me, s.prestige[me]! + lacking);
  const { move } = planRaise(t, { ...s, money, prestige }, me, c);
  return move.type === 'raise' ? lacking : 0;
}
