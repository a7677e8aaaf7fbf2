/** What sensible colleagues do rarely: vote for their own defeat, squander prestige, let windows lie idle. */
import type { Habit, Tally, Watcher } from '@boardroom/kernel';
import { SUPPORT } from './types.ts';
import type { ActionEvent, ActionGame, ActionMove, ActionState, ActionTable } from './types.ts';

export const habits: readonly Habit<ActionGame>[] = [
  { code: 'support-own-defeat', most: 0.08, watch: watchLastVotes },
  { code: 'cheap-sale', most: 0.002, watch: watchSales },
  // Between two it is worth its price in one turn of 160 only.
  { code: 'window-1', least: 0.05, watch: watchWindow(1, 3) },
  { code: 'window-2', least: 0.05, watch: watchWindow(2) },
  { code: 'window-3', least: 0.05, watch: watchWindow(3) },
  { code: 'window-4', least: 0.05, watch: watchWindow(4) },
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
  const pile = (t.facts.values[s.project]! + s.carry) * t.facts.unit;
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

/** Turns in which a window was opened, at tables of so many and more. */
function watchWindow(window: number, players = 2) {
  return (t: ActionTable, tally: Tally): Watcher<ActionGame> =>
    onEvents((event) => {
      if (t.players < players) return;
      if (event.type === 'turnBegan') tally.of++;
      if (event.type === 'won' && event.window === window) tally.count++;
    });
}

function watchOutcomes(_t: ActionTable, tally: Tally): Watcher<ActionGame> {
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
