/** What was decided at a table, by whom and how fast, from its log. */
import { check, isRefusal, pendingIndex } from '@boardroom/kernel';
import type { Move, Seat } from '@boardroom/kernel';
import { createLive } from '../table/create.ts';
import type { Entry } from '../table/entry.ts';
import { refold } from '../table/load.ts';
import type { Live } from '../table/state.ts';

export interface Decision {
  readonly seat: Seat;
  /** Who sat there; null: nobody. */
  readonly person: string | null;
  readonly by: 'person' | 'bot' | 'clock' | 'host';
  /** Of a team: how many proposals it had, and how many were for this one. */
  readonly proposals: number;
  readonly agreed: number;
  /** Kind of the question; null: an aside. */
  readonly question: string | null;
  readonly move: Move;
  readonly at: number;
  /** Milliseconds since the question came. */
  readonly took: number | null;
  undone: boolean;
}

/** Plays the log again, since only the rules know what was asked. */
export function decisionsIn({ game, t, frozen }: Live, entries: readonly Entry[]): Decision[] {
  const [first, ...rest] = entries;
  // Without its rules a table has moves, but nobody knows what they answered.
  if (frozen || first?.act.do !== 'created') return [];
  const [live] = createLive(game, t, first.act, first.at);
  const decisions: Decision[] = [];
  const asked: { frame: object | null; since: number }[] = live.room.chairs.map(() => ({
    frame: null,
    since: first.at,
  }));
  for (const entry of rest) {
    const { act, at, undone = 0 } = entry;
    if (act.do === 'moved') decisions.push(decisionOf(live, act, at, asked[act.seat]?.since ?? at));
    refold(live, entry);
    const made = decisions.filter((decision) => !decision.undone);
    for (const decision of undone > 0 ? made.slice(-undone) : []) decision.undone = true;
    for (const [seat, known] of asked.entries()) {
      const frame = frameOf(live, seat);
      if (frame !== known.frame || (act.do === 'moved' && act.seat === seat))
        asked[seat] = { frame, since: frame === known.frame ? known.since : at };
    }
  }
  return decisions;
}

function frameOf({ match }: Live, seat: Seat): { kind: string } | null {
  const index = match ? pendingIndex(match.s, seat) : -1;
  return index < 0 ? null : match!.s.agenda[index]!;
}

function decisionOf(
  live: Live,
  act: Extract<Entry['act'], { do: 'moved' }>,
  at: number,
  since: number,
): Decision {
  const { seat, move, by, proposal } = act;
  const { person = null, team } = live.room.chairs[seat] ?? {};
  const proposals = team?.proposals ?? [];
  const checked = check(live.game, live.t, live.match!.s, seat, move);
  const isAside = isRefusal(checked) || checked.index < 0;
  return {
    seat,
    person: act.person ?? person,
    by: by ?? 'person',
    proposals: proposals.length,
    agreed: proposals.find((each) => each.proposal === proposal)?.agreed.length ?? 0,
    question: isAside ? null : (frameOf(live, seat)?.kind ?? null),
    move,
    at,
    took: isAside ? null : at - since,
    undone: false,
  };
}
