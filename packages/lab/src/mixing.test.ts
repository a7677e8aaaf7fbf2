/**
 * A node of a search holds what one seat knows: if visits to one node differ in what the seat sees, it
 * would choose by what it cannot tell apart, or learn nothing of what it can.
 */
import { levelsOf } from '@boardroom/bots';
import { newMemory, newSearch } from '@boardroom/bots/search';
import { catalogue } from '@boardroom/catalogue';
import {
  advisedPolicy,
  isOver,
  newRng,
  playout,
  setTable,
  start,
  viewFor,
} from '@boardroom/kernel';
import type { AnyGame, State, Table } from '@boardroom/kernel';
import { expect, test } from 'vitest';

const SEARCHES = 8;
const LINES = 60;
/** Moves between two questions that are thought about. */
const STRIDE = 23;

/** Visits to all nodes, and those where the seat saw something else than at the first visit to the node. */
function visits(game: AnyGame, t: Table, s: State, tally: { all: number; mixed: number }): void {
  const f = s.agenda.at(-1)!;
  const seen = new Map<number, string>();
  const memory = newMemory();
  memory.onVisit = (key, now, seat) => {
    const view = JSON.stringify(viewFor(game, t, now, seat));
    if (!seen.has(key)) seen.set(key, view);
    tally.all++;
    if (seen.get(key) !== view) tally.mixed++;
  };
  const settings = { ...levelsOf(game).hard, iterations: LINES, ms: Infinity, usual: 0 };
  const search = newSearch(game, t, viewFor(game, t, s, f.seat), f, newRng(1), settings, memory);
  while (!search.step());
}

test.for(catalogue.map((entry) => [entry.title, entry] as const))(
  '%s: what a seat knows is not mixed in its nodes',
  { timeout: 120_000 },
  async ([, entry]) => {
    const game = await entry.game();
    const edition = { id: 'classic', content: await entry.editions['classic']!() };
    const t = setTable(game, { players: Math.min(3, entry.players[1]), edition }) as Table;
    const policies = Array.from({ length: t.seats }, () => advisedPolicy(game));
    const s = start(game, t, 'mixing');
    const rng = newRng(1);
    const tally = { all: 0, mixed: 0 };
    for (let i = 0; i < SEARCHES && !isOver(s); i++) {
      visits(game, t, s, tally);
      playout(game, t, s, policies, rng, STRIDE);
    }
    expect(tally.all).toBeGreaterThan(50);
    expect(tally.mixed / tally.all).toBeLessThan(0.02);
  },
);
