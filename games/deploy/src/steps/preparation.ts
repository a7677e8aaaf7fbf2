/** The preparation phase, rounds 2 to the last. */
import { NONE } from '@boardroom/kernel';
import type { Step } from '@boardroom/kernel';
import { marketValue } from '../figures.ts';
import { growOptimiser } from '../ledger.ts';
import { has } from '../room.ts';
import { advanceColumn, refreshProject, revealProject } from '../supply.ts';
import { OPTIMISATION, SPOT_DEVELOP } from '../types.ts';
import type { Deploy, DeployState, DeployTable, FrameOf } from '../types.ts';
import { determineControl } from './actions-phase.ts';

/** R16 */
export const reveal: Step<Deploy, FrameOf<'reveal'>> = {
  run(t, s, f, emit) {
    emit?.({ type: 'opened', seat: f.seat });
    for (let space = 0; space < 3; space++) revealProject(t, s, space, emit);
  },
};

/** R23–R28 Steps 1 to 3, then the players' steps 4 and 5 one after another. */
export const prepare: Step<Deploy, FrameOf<'prepare'>> = {
  run(t, s, _f, emit) {
    // R23 What lay on position 1 leaves the game.
    s.stacks[marketValue(t, s, 1) - 3] = 0;
    s.round++;
    emit?.({ type: 'roundBegan', round: s.round });
    emit?.({ type: 'market', low: marketValue(t, s, 1), high: marketValue(t, s, 3) });
    if (t.options.projectRefresh === 'oldest') refreshProject(t, s, emit);
    if (t.options.developmentTiles)
      for (let column = 0; column < 2; column++) advanceColumn(s, column, emit);
    const n = t.players;
    for (let i = 0; i < n; i++) {
      const seat = (s.first + i) % n;
      if (has(s, seat, OPTIMISATION)) growOptimiser(s, seat, emit);
    }
    s.agenda.push({ kind: 'standee', seat: NONE });
    for (let i = n - 1; i >= 0; i--)
      s.agenda.push({
        kind: 'prepTeam',
        seat: (s.first + i) % n,
        open: false,
        added: 0,
        removed: 0,
      });
  },
};

/** R33–R35 Steps 6 and 7. */
export const standee: Step<Deploy, FrameOf<'standee'>> = {
  run(t, s, _f, emit) {
    const n = t.players;
    s.first = (s.first + 1) % n;
    s.arrival[s.first] = ++s.arrivals;
    emit?.({ type: 'standee', seat: s.first });
    for (let seat = 0; seat < n; seat++) {
      s.office[seat]! += s.coffee[seat]!;
      s.coffee[seat] = 0;
      s.placing[seat] = (s.first + seat) % n;
    }
    if (t.options.placementOrder === 'lowestBvp') sortByBvp(s);
    askToPlace(t, s, n - 1, 0);
  },
};

/** Option `placementOrder`: lowest BVP first, ties in turn order. */
function sortByBvp({ placing, bvp }: DeployState): void {
  placing.sort((a, b) => bvp[a]! - bvp[b]!);
}

/** R35 Asks the next player who can place a worker; `passed` is a bit set of seats. */
export function askToPlace(t: DeployTable, s: DeployState, from: number, passed: number): void {
  const n = t.players;
  const full = !hasEmptySpot(t, s);
  for (let i = 1; i <= n; i++) {
    const seat = s.placing[(from + i) % n]!;
    if ((passed & (1 << seat)) !== 0) continue;
    if (!full && s.office[seat]! > 0) {
      s.agenda.push({ kind: 'placeWorker', seat, passed });
      return;
    }
    passed |= 1 << seat;
  }
  determineControl(t, s);
}

/** R18, R36 Whether a worker may be put on this spot. */
export function isOpenSpot(t: DeployTable, s: Readonly<DeployState>, spot: number): boolean {
  return s.spots[spot] === NONE && (spot !== SPOT_DEVELOP || t.options.developmentTiles);
}

function hasEmptySpot(t: DeployTable, s: Readonly<DeployState>): boolean {
  for (let spot = 0; spot < 6; spot++) if (isOpenSpot(t, s, spot)) return true;
  return false;
}
