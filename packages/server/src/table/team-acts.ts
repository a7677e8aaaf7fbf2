/** What the people of a team do with each other: an act, or a problem. */
import { check, isRefusal } from '@boardroom/kernel';
import type { Move, Seat } from '@boardroom/kernel';
import type { NewProposal } from '@boardroom/protocol';
import { problem, refused } from '../problem.ts';
import { mustBeAsked, ownSeat } from './acts.ts';
import type { Act } from './entry.ts';
import type { Chair, Live, Proposed, Team } from './state.ts';
import { commit, isSameWish } from './teams.ts';
import { worded } from './words.ts';

/** More lie on no table. */
const MOST = 12;

function ownTeam(live: Live, seat: Seat, person: string): Chair & { team: Team } {
  const chair = ownSeat(live, seat, person);
  if (!chair.team) throw problem('no-team');
  return chair as Chair & { team: Team };
}

function proposalNumbered({ proposals }: Team, number: number): Proposed {
  const found = proposals.find(({ proposal }) => proposal === number);
  if (!found) throw problem('no-proposal');
  return found;
}

/**
 * The rules say now whether it could be played. The same move twice is to agree to it, or to say why;
 * null: nothing new.
 */
export function propose(
  live: Live,
  seat: Seat,
  by: string,
  { move, words, text, expected }: NewProposal,
): Act | null {
  const { team } = ownTeam(live, seat, by);
  mustBeAsked(live, seat, expected);
  const wish = worded(live, move as unknown as Move, words);
  const checked = check(live.game, live.t, live.match!.s, seat, wish.move);
  if (isRefusal(checked)) throw refused(checked);
  const made = { ...wish, move: checked.move };
  const known = team.proposals.find((each) => isSameWish(each, made));
  if (known) {
    const isAnother = known.by === by && text !== undefined && text !== known.text;
    if (isAnother) return { do: 'proposed', seat, by, proposal: known.proposal, ...made, text };
    return agreeTo(seat, known, by, true);
  }
  if (team.proposals.length >= MOST) throw problem('too-many', `${MOST} proposals at most`);
  const proposal = team.made + 1;
  return { do: 'proposed', seat, by, proposal, ...made, ...(text === undefined ? {} : { text }) };
}

function agreeTo(seat: Seat, { proposal, agreed }: Proposed, by: string, agree: boolean) {
  if (agreed.includes(by) === agree) return null;
  return { do: 'agreed', seat, by, proposal, agree } as const;
}

/** Who proposed it and is no longer for it takes it back, unless others are. */
export function agree(
  live: Live,
  seat: Seat,
  by: string,
  number: number,
  isFor: boolean,
): Act | null {
  const { team } = ownTeam(live, seat, by);
  return agreeTo(seat, proposalNumbered(team, number), by, isFor);
}

export function play(
  live: Live,
  seat: Seat,
  by: string,
  number: number,
  expected: number | undefined,
): Act {
  const { team } = ownTeam(live, seat, by);
  mustBeAsked(live, seat, expected);
  const wish = proposalNumbered(team, number);
  return { do: 'moved', seat, ...worded(live, wish.move, wish.words), ...commit(team, by, wish) };
}

export function sayToTeam(live: Live, seat: Seat, by: string, text: string): Act {
  const { team } = ownTeam(live, seat, by);
  if (live.room.status === 'closed') throw problem('not-playing');
  const { name } = team.people.find(({ id }) => id === by)!;
  return { do: 'team-said', seat, by, name, text };
}
