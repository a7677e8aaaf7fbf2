/** What a project is expected to bring, for given odds of everybody's card. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { ABSTAIN, OPPOSE, POLITICS, SUPPORT } from '../types.ts';
import type { ActionState, ActionTable } from '../types.ts';
import { certain } from './odds.ts';
import type { Odds } from './odds.ts';
import { shareAt, sharesBy, sharesOn } from './shares.ts';

export interface Prospect {
  /** Chance of success. */
  readonly success: number;
  /** Expected packages of the player asked for, and of the leader. */
  readonly mine: number;
  readonly leaders: number;
}

/** Up to five colleagues with one of three counted cards each: `side` numbers for each of the cards. */
const table = new Float64Array(6 ** 3);

/** Chances of every count of supporters, opposers and abstainers among the colleagues but two. */
function countColleagues(
  t: ActionTable,
  odds: readonly Odds[],
  leader: Seat,
  me: Seat,
  other: Seat,
): void {
  const side = t.players;
  table[0] = 1;
  let others = 0;
  for (let seat = 0; seat < side; seat++)
    if (seat !== leader && seat !== me && seat !== other) addColleague(odds[seat]!, side, ++others);
}

/** One colleague more, who makes it so many; from the largest counts down, for they follow from the others. */
function addColleague(odds: Odds, side: number, others: number): void {
  const support = odds[SUPPORT];
  const oppose = odds[OPPOSE];
  const abstain = odds[ABSTAIN];
  const politics = odds[POLITICS];
  if (others === 1) {
    table[side * side] = support;
    table[side] = oppose;
    table[1] = abstain;
    table[0] = politics;
    return;
  }
  for (let s = others; s >= 0; s--)
    for (let o = others - s; o >= 0; o--)
      for (let a = others - s - o; a >= 0; a--) {
        const at = (s * side + o) * side + a;
        let chance = 0;
        if (s > 0) chance += table[at - side * side]! * support;
        if (o > 0) chance += table[at - side]! * oppose;
        if (a > 0) chance += table[at - 1]! * abstain;
        if (s + o + a < others) chance += table[at]! * politics;
        table[at] = chance;
      }
}

/** Chances that Fate adds −1, 0 or +1, as far as it is not known yet. */
function fateOdds(t: ActionTable, s: Readonly<ActionState>): readonly [number, number, number] {
  if (!t.options.fate) return [0, 1, 0];
  const shown = s.fateShown.at(-1);
  if (shown !== undefined) {
    const { vote } = t.content.fates[shown]!;
    return [vote < 0 ? 1 : 0, vote === 0 ? 1 : 0, vote > 0 ? 1 : 0];
  }
  return [1 / 3, 1 / 3, 1 / 3];
}

/** A vote is decided by no more than so many. */
const WIDEST = 6;
const wins = new Float64Array(2 * WIDEST + 1);
/** For which table, and after which Fate card, they were reckoned. */
let winsFor: { readonly t: ActionTable; readonly shown: number | undefined } | null = null;

/** Works out the chances of success by the margin of supporters, for what Fate may still add. */
export function winsByMargin(t: ActionTable, s: Readonly<ActionState>): void {
  const shown = s.fateShown.at(-1);
  if (winsFor?.t === t && winsFor.shown === shown) return;
  winsFor = { t, shown };
  const fate = fateOdds(t, s);
  const tie = t.options.tieOutcome === 'succeeds' ? 1 : 0;
  for (let margin = -t.players; margin <= t.players; margin++) {
    let sum = 0;
    for (let vote = -1; vote <= 1; vote++) if (margin + tie + vote > 0) sum += fate[vote + 1]!;
    wins[margin + WIDEST] = sum;
  }
}

/** The chance of success with so many supporting votes more than opposing ones, as last worked out. */
export function successByMargin(margin: number): number {
  return wins[margin + WIDEST]!;
}

/** What is the same for each of the cards that are compared. */
interface Asked {
  readonly players: number;
  /** Whether the prospect is the leader's. */
  readonly leads: boolean;
  readonly shares: Float64Array;
  /** The chance that a failure is divided, and what a trial brings everybody. */
  readonly divided: number;
  readonly onTrial: number;
}

/** Counts the colleagues but `me` and `other`, and looks up the rest. */
function ask(
  t: ActionTable,
  s: Readonly<ActionState>,
  odds: readonly Odds[],
  me: Seat,
  other: Seat,
  pile: number,
  pilot: number,
  leader: Seat,
): Asked {
  const { players } = t;
  const leads = me === leader;
  countColleagues(t, odds, leader, me, other);
  winsByMargin(t, s);
  if (!leads) listLeaderCards(odds[leader]!);
  const onTrial = (pilot * pile) / players;
  return { players, leads, shares: sharesBy(pile), divided: 1 - pilot, onTrial };
}

/** What `me` may expect with card `card`; `me` may be the leader. */
export function prospect(
  t: ActionTable,
  s: Readonly<ActionState>,
  odds: readonly Odds[],
  me: Seat,
  card: number,
  pile: number,
  pilot: number,
  leader = s.leader,
): Prospect {
  return prospectOf(ask(t, s, odds, me, me, pile, pilot, leader), card);
}

/** The same for each of the cards `me` may place. */
export function prospectsOfCards(
  t: ActionTable,
  s: Readonly<ActionState>,
  odds: readonly Odds[],
  me: Seat,
  pile: number,
  pilot: number,
  cards: readonly number[] = ALL_CARDS,
): Prospect[] {
  const asked = ask(t, s, odds, me, me, pile, pilot, s.leader);
  const prospects: Prospect[] = [];
  for (let i = 0; i < cards.length; i++) prospects.push(prospectOf(asked, cards[i]!));
  return prospects;
}
const ALL_CARDS = [SUPPORT, OPPOSE, ABSTAIN, POLITICS];

/** … with card `card` and each card that a colleague may be made to place. */
export function prospectsOfTarget(
  t: ActionTable,
  s: Readonly<ActionState>,
  odds: readonly Odds[],
  me: Seat,
  card: number,
  pile: number,
  pilot: number,
  target: Seat,
): Prospect[] {
  const asked = ask(t, s, odds, me, target, pile, pilot, s.leader);
  const prospects: Prospect[] = [];
  for (let laid = 0; laid < 4; laid++) prospects.push(prospectOf(asked, card, laid));
  return prospects;
}

/** With the colleagues counted, and besides them one who places `laid`. */
function prospectOf(asked: Asked, placed: number, laid = NONE): Prospect {
  const { players, leads, shares, divided, onTrial } = asked;
  if (leads) listLeaderCards(certain(placed));
  const own = leads ? NONE : placed;
  const role = own - NONE;
  const counts = players - (leads ? 1 : 2) - (laid === NONE ? 0 : 1);
  const supporters = (own === SUPPORT ? 1 : 0) + (laid === SUPPORT ? 1 : 0);
  const opposers = (own === OPPOSE ? 1 : 0) + (laid === OPPOSE ? 1 : 0);
  const abstainers = (own === ABSTAIN ? 1 : 0) + (laid === ABSTAIN ? 1 : 0);
  const cells = cellsOf(players, counts);
  // With the known cards added, everything lies so much further on.
  const wonAt = shareAt(true, supporters, abstainers, NONE);
  const lostAt = shareAt(false, opposers, abstainers, NONE);
  const evenAt = supporters - opposers + WIDEST;
  const cards = leaderCards;
  let success = 0;
  let mine = 0;
  let leaders = 0;
  for (let i = 0; i < cells.length; i += CELL) {
    const chance = table[cells[i]!]!;
    if (chance < 1e-6) continue;
    const won = wonAt + cells[i + 1]!;
    const lost = lostAt + cells[i + 2]!;
    const even = evenAt + cells[i + 3]!;
    const losing = divided * shares[lost + role]! + onTrial;
    const losingLeader = divided * shares[lost]! + onTrial;
    for (let card = 0; card < cards; card++) {
      const likely = chance * leaderParts[card]!;
      const win = wins[even + leaderVotes[card]!]!;
      if (win > 0) {
        const wonSo = likely * win;
        success += wonSo;
        mine += wonSo * shares[won + role]!;
        leaders += wonSo * shares[won]!;
      }
      if (win < 1) {
        const lostSo = likely - likely * win;
        mine += lostSo * losing;
        leaders += lostSo * losingLeader;
      }
    }
  }
  return { success, mine, leaders };
}

/** Numbers of a cell: its place in the table, of its shares if it succeeds and if it fails, its margin. */
const CELL = 4;
const knownCells = new Map<number, Int32Array>();

/** Every way to count so many colleagues, in one list: going through it is quicker than three loops. */
function cellsOf(players: number, counts: number): Int32Array {
  const key = 8 * players + counts;
  let cells = knownCells.get(key);
  if (!cells) {
    const list: number[] = [];
    for (let s = 0; s <= counts; s++)
      for (let o = 0; o + s <= counts; o++)
        for (let a = 0; a + o + s <= counts; a++)
          list.push((s * players + o) * players + a, sharesOn(s, a), sharesOn(o, a), s - o);
    cells = Int32Array.from(list);
    knownCells.set(key, cells);
  }
  return cells;
}

/** The cards the leader may have placed: how many, how likely, and what vote. */
let leaderCards = 0;
const leaderParts = new Float64Array(4);
const leaderVotes = new Int8Array(4);

function listLeaderCards(odds: Odds): void {
  leaderCards = 0;
  for (let card = 0; card < 4; card++) {
    if (odds[card] === 0) continue;
    leaderParts[leaderCards] = odds[card]!;
    leaderVotes[leaderCards++] = card === SUPPORT ? 1 : card === OPPOSE ? -1 : 0;
  }
}
