/** What sensible colleagues do rarely: vote for their own defeat, squander prestige, let windows lie idle. */
import { NONE } from '@boardroom/kernel';
import type { Habit, Tally, Watcher } from '@boardroom/kernel';
import { sharesOf } from './steps/aftermath.ts';
import { reach } from './stocks.ts';
import { OPPOSE, SUPPORT } from './types.ts';
import type { ActionEvent, ActionGame, ActionMove, ActionState, ActionTable } from './types.ts';

export const habits: readonly Habit<ActionGame>[] = [
  { code: 'support-own-defeat', most: 0.08, watch: watchLastVotes },
  { code: 'cheap-sale', most: 0.002, watch: watchSales },
  { code: 'idle-purchase', most: 0.12, watch: watchPurchases },
  { code: 'block-dropped', most: 0.01, watch: watchBlocks },
  { code: 'richest-calls-trial', most: 0.06, watch: watchTrials },
  // Between two it is worth its price in one turn of 160 only.
  { code: 'window-1', least: 0.05, watch: watchWindow(1, 3) },
  { code: 'window-2', least: 0.05, watch: watchWindow(2) },
  { code: 'window-3', least: 0.05, watch: watchWindow(3) },
  { code: 'window-4', least: 0.05, watch: watchWindow(4) },
  // Between two the colleague gains by failure, and Fate decides in half of the turns.
  { code: 'success', least: 0.55, most: 0.9, watch: watchOutcomes },
  { code: 'word-broken', least: 0.01, most: 0.2, watch: watchWords },
  { code: 'richer-by-lead', most: 0.75, watch: watchLeads },
];

/** Colleagues' votes in the last turn, where success means defeat for certain and failure may still win. */
function watchLastVotes(t: ActionTable, tally: Tally): Watcher<ActionGame> {
  return {
    before(s, seat, move) {
      if (move.type !== 'place' || s.turn < t.facts.turns || seat === s.leader) return;
      if (!isDoomed(t, s, seat)) return;
      tally.of++;
      if (move.card === SUPPORT) tally.count++;
    },
  };
}

function isDoomed(t: ActionTable, s: Readonly<ActionState>, seat: number): boolean {
  const pile = pileOf(t, s) * t.facts.unit;
  const half = pile / 2;
  const own = s.money[seat]!;
  const best = Math.max(...s.money.filter((_, other) => other !== seat));
  // R44, R45 at best the whole second half is one's own.
  const loses = own + half < best || own + half < s.money[s.leader]! + half;
  return loses && own + pile > best;
}

/** Turns in which prestige was sold for less than a quarter of what the bank asks. */
function watchSales(t: ActionTable, tally: Tally): Watcher<ActionGame> {
  return onEvents((event) => {
    if (event.type === 'turnBegan') tally.of++;
    if (event.type !== 'traded') return;
    const sold = event.givePrestige - event.wantPrestige;
    const paid = event.wantMoney - event.giveMoney;
    if (sold !== 0 && (4 * paid) / sold < t.facts.price) tally.count++;
  });
}

/** Turns in which a player asked for a bid bought prestige (R77) and dropped out all the same. */
function watchPurchases(_t: ActionTable, tally: Tally): Watcher<ActionGame> {
  let buyer = NONE;
  return {
    before(s, seat, move) {
      const f = s.agenda.at(-1);
      if (move.type === 'buy' && f?.kind === 'bid' && f.seat === seat) buyer = seat;
      if (seat !== buyer || (move.type !== 'raise' && move.type !== 'drop')) return;
      if (move.type === 'drop') tally.count++;
      buyer = NONE;
    },
    ...onEvents(({ type }) => {
      if (type === 'turnBegan') tally.of++;
    }),
  };
}

/**
 * R83 turns between two in which an opposing colleague who holds more prestige than the leader can
 * reach left the Quiet Word to the leader, where the pile decided who is ahead.
 */
function watchBlocks(t: ActionTable, tally: Tally): Watcher<ActionGame> {
  if (t.players > 2) return {};
  return {
    before(s, seat, move) {
      if (move.type !== 'drop' || s.window !== 3 || seat === s.leader) return;
      if (s.cards[seat] !== OPPOSE || s.prestige[seat]! <= reach(t, s, s.leader)) return;
      if (s.money[seat]! <= s.money[s.leader]! + pileOf(t, s) * t.facts.unit) tally.count++;
    },
    ...onEvents(({ type }) => {
      if (type === 'turnBegan') tally.of++;
    }),
  };
}

/** Next-to-last turns in which one called a trial whom the division would have left the richest. */
function watchTrials(t: ActionTable, tally: Tally): Watcher<ActionGame> {
  const turn = t.facts.turns - 1;
  return {
    before(s, seat, move) {
      if (move.type !== 'trial' || s.turn !== turn) return;
      const shares = sharesOf(t, s, pileOf(t, s), false);
      const divided = s.money.map((owned, other) => owned + t.facts.unit * shares[other]!);
      if (divided.every((owned, other) => other === seat || owned < divided[seat]!)) tally.count++;
    },
    ...onEvents((event) => {
      if (event.type === 'turnBegan' && event.turn === turn) tally.of++;
    }),
  };
}

/** The pile of this turn, in packages. */
function pileOf(t: ActionTable, s: Readonly<ActionState>): number {
  return t.facts.values[s.project]! + s.carry;
}

/** Turns in which a window was opened, at tables of so many and more. */
function watchWindow(window: number, players = 2) {
  return (t: ActionTable, tally: Tally): Watcher<ActionGame> =>
    onEvents((event) => {
      if (t.players < players) return;
      if (event.type === 'turnBegan') tally.of++;
      if (event.type === 'won' && event.window === window) tally.count++;
    });
}

function watchOutcomes(t: ActionTable, tally: Tally): Watcher<ActionGame> {
  if (t.players === 2) return {};
  return onEvents(({ type }) => {
    if (type !== 'succeeded' && type !== 'failed') return;
    tally.of++;
    if (type === 'succeeded') tally.count++;
  });
}

function watchWords(_t: ActionTable, tally: Tally): Watcher<ActionGame> {
  return onEvents((event) => {
    if (event.type !== 'promiseMarked') return;
    if (event.mark !== 'kept' && event.mark !== 'broken') return;
    tally.of++;
    if (event.mark === 'broken') tally.count++;
  });
}

/**
 * Pairs of players of whom one led more packages: is that one richer at the end? In half of them if who
 * leads what decides nothing; 0.7 is what a correlation of 0.6 makes. Between two there is little else.
 */
function watchLeads(t: ActionTable, tally: Tally): Watcher<ActionGame> {
  /** By turn: a turn has the leader and the project that were the last in it. */
  const leaders: number[] = [];
  const values: number[] = [];
  return {
    before(s) {
      if (s.turn === 0 || s.leader < 0 || s.project < 0) return;
      leaders[s.turn] = s.leader;
      values[s.turn] = t.facts.values[s.project]!;
    },
    end(s) {
      if (t.players === 2) return;
      const led = s.money.map(() => 0);
      leaders.forEach((leader, turn) => (led[leader]! += values[turn]!));
      for (let a = 0; a < t.players; a++)
        for (let b = 0; b < a; b++) {
          const more = led[a]! - led[b]!;
          const richer = s.money[a]! - s.money[b]!;
          if (more === 0 || richer === 0) continue;
          tally.of++;
          if (more > 0 === richer > 0) tally.count++;
        }
    },
  };
}

function onEvents(hear: (event: ActionEvent) => void): Watcher<ActionGame> {
  return {
    after(_s: Readonly<ActionState>, entry: { move: ActionMove; events: readonly ActionEvent[] }) {
      for (const event of entry.events) hear(event);
    },
  };
}
