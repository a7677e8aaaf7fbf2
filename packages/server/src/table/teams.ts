/** A seat several people hold: who they are, what they propose to each other, who plays it. */
import { check, decisionOf, isRefusal, pendingIndex } from '@boardroom/kernel';
import type { Move, Seat } from '@boardroom/kernel';
import { AGREE } from '@boardroom/protocol';
import type { TeamNow } from '@boardroom/protocol';
import { problem } from '../problem.ts';
import type { Act, TeamOf } from './entry.ts';
import type { Chair, Live, Proposed, Team } from './state.ts';
import { worded } from './words.ts';

/** Acts for the people of one seat alone: nobody else learns that there were any. */
type TeamAct = Extract<Act, { do: 'proposed' | 'agreed' | 'team-said' }>;
const PRIVATE: readonly Act['do'][] = ['proposed', 'agreed', 'team-said'];
export const isOfTeam = (act: Act): act is TeamAct => PRIVATE.includes(act.do);

/** All readers but those of the seat. */
export const readersBut = ({ heard }: Live, seat: Seat): number[] =>
  heard.flatMap((_, reader) => (reader === seat ? [] : [reader]));

/** The captain is the one who sits there. People who have left the team no longer count as agreeing. */
export function formTeam(chair: Chair, { rule, people }: TeamOf): void {
  const { proposals = [], made = 0, deeds = {} } = chair.team ?? {};
  const isMate = (id: string): boolean => people.some((each) => each.id === id);
  for (const each of proposals) each.agreed = each.agreed.filter(isMate);
  chair.person = people[0]!.id;
  chair.team = { rule, people, proposals: wantedOf(proposals), made, deeds };
}

export function discuss(team: Team, act: Extract<Act, { do: 'proposed' | 'agreed' }>): void {
  if (act.do === 'proposed') {
    const { do: _did, seat: _seat, ...wish } = act;
    const known = team.proposals.findIndex(({ proposal }) => proposal === act.proposal);
    if (known >= 0) team.proposals[known] = { ...team.proposals[known]!, ...wish };
    else {
      team.proposals.push({ ...wish, agreed: [act.by] });
      team.made = act.proposal;
    }
    return;
  }
  const found = team.proposals.find(({ proposal }) => proposal === act.proposal)!;
  const others = found.agreed.filter((id) => id !== act.by);
  found.agreed = act.agree ? [...others, act.by] : others;
  team.proposals = wantedOf(team.proposals);
}

/** What nobody is for is gone. */
const wantedOf = (proposals: readonly Proposed[]): Proposed[] =>
  proposals.filter(({ agreed }) => agreed.length > 0);

/** After an entry: proposals are about one question, and one that was played is done. */
export function tidyTeams(
  { room }: Live,
  act: Act,
  isAnotherQuestion: (seat: Seat) => boolean,
): void {
  for (const [seat, { team }] of room.chairs.entries()) {
    if (!team) continue;
    if (act.do === 'moved' && act.seat === seat) countDeed(team, act);
    if (isAnotherQuestion(seat)) team.proposals = [];
    else if (act.do === 'moved' && act.seat === seat && act.proposal !== undefined)
      team.proposals = team.proposals.filter(({ proposal }) => proposal !== act.proposal);
  }
}

function countDeed(
  { proposals, deeds }: Team,
  { person, proposal, by }: Extract<Act, { do: 'moved' }>,
): void {
  const wanted = proposals.find((each) => each.proposal === proposal)?.by ?? person;
  if (wanted !== undefined && !by) deeds[wanted] = (deeds[wanted] ?? 0) + 1;
}

/** From so many moves on it can be said that one of a team decides everything. */
const MANY = 6;
export function isOneMans({ people, deeds }: Team): boolean {
  const counts = Object.values(deeds);
  return people.length > 1 && counts.length === 1 && counts[0]! >= MANY;
}

/** Two proposals of one move; words count, their number does not. */
export function isSameWish(a: Pick<Proposed, 'move' | 'words'>, b: typeof a): boolean {
  const told = ({ move, words }: typeof a): string => {
    const { message: _number, ...rest } = move as Move & { message?: unknown };
    return JSON.stringify([Object.entries(rest).toSorted(([x], [y]) => (x < y ? -1 : 1)), words]);
  };
  return told(a) === told(b);
}

const isAgreed = ({ people }: TeamOf, { agreed }: Pick<Proposed, 'agreed'>): boolean =>
  agreed.length >= Math.min(AGREE, people.length);

/** Who plays a move for a team, or why they may not. */
export function commit(
  team: Team,
  person: string,
  wish: Pick<Proposed, 'move' | 'words'>,
): { readonly person: string; readonly proposal?: number } {
  const known = team.proposals.find((each) => isSameWish(each, wish));
  if (team.rule === 'captain' && team.people[0]!.id !== person) throw problem('not-captain');
  if (team.rule === 'agree' && !isAgreed(team, known ?? { agreed: [person] }))
    throw problem('not-agreed');
  return { person, ...(known ? { proposal: known.proposal } : {}) };
}

/** What is played for a seat that does not answer: its team's leading proposal, or what the rules say. */
export function answerFor(
  live: Live,
  seat: Seat,
): { readonly move: Move; readonly words?: string } {
  const { game, t, room, match } = live;
  const { s } = match!;
  const ranked = (room.chairs[seat]!.team?.proposals ?? []).toSorted(
    (a, b) => b.agreed.length - a.agreed.length || a.proposal - b.proposal,
  );
  for (const { move, words } of ranked) {
    const wish = worded(live, move, words);
    const checked = check(game, t, s, seat, wish.move);
    // An aside would leave the question open.
    if (!isRefusal(checked) && checked.index >= 0) return wish;
  }
  const f = s.agenda[pendingIndex(s, seat)]!;
  return { move: decisionOf(game, f).fallback(t, s, f) };
}

export function teamNow({ rule, people, proposals }: Team): TeamNow {
  return {
    rule,
    people: people.map(({ id, name }) => ({ person: id, name })),
    proposals: proposals.map(({ move, agreed, ...wish }) => ({
      ...wish,
      move: move as unknown as Record<string, unknown>,
      agreed: [...agreed],
    })),
  };
}
