/** What sensible managers do rarely: buy to throw away, stand idle, take their own moves back. */
import type { Habit, Tally, Watcher } from '@boardroom/kernel';
import { ROOM_CUBES, ROOM_TILES } from './types.ts';
import type { Deploy, DeployEvent, DeployState, DeployTable, Place, Pool } from './types.ts';

export const habits: readonly Habit<Deploy>[] = [
  { code: 'add-removed', most: 0.006, watch: watchAdds },
  { code: 'idle-first-round', most: 0.03, watch: watchFirstRound },
  { code: 'start-tile-wasted', most: 0.05, watch: watchStartTile },
  { code: 'taken-back', most: 0.002, watch: watchRoom },
  { code: 'no-deploy', most: 0.01, watch: watchRounds },
  { code: 'point-cashed', most: 0.02, watch: watchTrades },
];

/** Capacity bought and removed again in the same round, while nothing came into its pool. */
function watchAdds(t: DeployTable, tally: Tally): Watcher<Deploy> {
  const bought = Array.from({ length: t.players }, (): { pool: Pool; value: number }[] => []);
  return {
    after(_s, { events }) {
      for (const event of events) {
        if (event.type === 'roundBegan') for (const list of bought) list.length = 0;
        else if (event.type === 'added') {
          tally.of++;
          bought[event.seat]!.push(event);
        } else if (event.type === 'removed') {
          const own = bought[event.seat]!;
          const at = own.findIndex(
            ({ pool, value }) => pool === event.pool && (pool === 'C' || value === event.value),
          );
          if (at < 0) continue;
          tally.count++;
          own.splice(at, 1);
        } else filled(event, bought);
      }
    },
  };
}

/** A pool that takes a cube makes use of what was bought for it. */
function filled(event: DeployEvent, bought: { pool: Pool; value: number }[][]): void {
  if (event.type === 'arranged') drop(bought[event.seat]!, 'B');
  else if (event.type === 'put' || event.type === 'shifted')
    drop(bought[event.seat]!, poolOf(event.place));
}

function drop(list: { pool: Pool }[], pool: Pool): void {
  for (let i = list.length - 1; i >= 0; i--) if (list[i]!.pool === pool) list.splice(i, 1);
}

function poolOf(place: Place): Pool {
  return place === 'A' || place === 'C' ? place : 'B';
}

/** Seats that deploy nothing in round 1. */
function watchFirstRound(t: DeployTable, tally: Tally): Watcher<Deploy> {
  const idle = new Set(Array.from({ length: t.players }, (_, seat) => seat));
  let over = false;
  return {
    after(_s, { events }) {
      for (const event of events) {
        if (over) return;
        if (event.type === 'deployed') idle.delete(event.seat);
        if (event.type !== 'settled') continue;
        over = true;
        tally.of += t.players;
        tally.count += idle.size;
      }
    },
  };
}

/**
 * Start tiles that are thrown away before anything came into their pool, a cube or a newer tile. A tile
 * that a newer one replaces only adds to the fees (R121, R122) and costs a point at the end (R146).
 */
function watchStartTile(t: DeployTable, tally: Tally): Watcher<Deploy> {
  const unused = new Map<number, Pool>();
  const { startValue } = t.content.capacity;
  return {
    after(_s, { events }) {
      for (const event of events)
        switch (event.type) {
          case 'started':
            tally.of++;
            unused.set(event.seat, event.pool);
            break;
          case 'put':
          case 'shifted':
            if (unused.get(event.seat) === poolOf(event.place)) unused.delete(event.seat);
            break;
          case 'added':
            if (unused.get(event.seat) === event.pool) unused.delete(event.seat);
            break;
          case 'removed':
            if (event.value !== startValue || unused.get(event.seat) !== event.pool) break;
            tally.count++;
            unused.delete(event.seat);
        }
    },
  };
}

/** Rounds in which a seat deploys nothing. */
function watchRounds(_t: DeployTable, tally: Tally): Watcher<Deploy> {
  const deployed = new Set<number>();
  return {
    after(_s, { events }) {
      for (const event of events) {
        if (event.type === 'deployed') deployed.add(event.seat);
        if (event.type !== 'settled') continue;
        tally.of++;
        if (!deployed.delete(event.seat)) tally.count++;
      }
    },
  };
}

/** Nobody with so many credits is short of them. */
const PLENTY = 20;

/** Points traded for credits by who has plenty: for income they bring more, or the same later (R119). */
function watchTrades(t: DeployTable, tally: Tally): Watcher<Deploy> {
  return {
    before(s, seat, move) {
      if (move.type !== 'trade' || s.income[seat]! >= t.facts.cap) return;
      tally.of++;
      if (move.for === 'credits' && s.cash[seat]! >= PLENTY) tally.count++;
    },
  };
}

/** Changes of one's own room that one's next move takes back. */
function watchRoom(t: DeployTable, tally: Tally): Watcher<Deploy> {
  const last = Array.from({ length: t.players }, () => '');
  let before = '';
  return {
    before(s, seat) {
      before = roomOf(s, seat);
    },
    after(s, { seat }) {
      const now = roomOf(s, seat);
      if (now === before) return;
      tally.of++;
      const back = now === last[seat];
      if (back) tally.count++;
      last[seat] = back ? '' : before;
    },
  };
}

function roomOf(s: Readonly<DeployState>, seat: number): string {
  const tiles = s.tiles.slice(seat * ROOM_TILES, (seat + 1) * ROOM_TILES);
  const cubes = s.room.slice(seat * ROOM_CUBES, (seat + 1) * ROOM_CUBES);
  // A cube sent beside INTEGRATOR is not where it came from.
  const beside = s.beside.slice(seat * 3, (seat + 1) * 3);
  return [...tiles, ...cubes, ...beside, s.marker[seat]].join();
}
