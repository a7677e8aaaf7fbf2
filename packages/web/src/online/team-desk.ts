/** The seat of a team at a table on a server: what its people propose and say, from the news. */
import type { News, RemoteTeam, TeamNow } from '@boardroom/client';
import type { Move, Refusal, Seat } from '@boardroom/kernel';
import type { TeamDesk } from '../engine/port.ts';
import { refusalOf } from './sending.ts';

export function makeTeamDesk(remote: RemoteTeam, person: () => string | null) {
  let team: TeamNow | null = null;
  let lines: TeamDesk['lines'] = [];
  let seat: Seat = -1;
  let cursor = 0;
  let desk: TeamDesk | null = null;

  const attempt = async (act: () => Promise<unknown>): Promise<Refusal | null> => {
    try {
      await act();
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  };
  const makeDesk = ({ rule, people, proposals }: TeamNow): TeamDesk => ({
    me: person() ?? '',
    rule,
    people,
    proposals: proposals.map(({ move, ...rest }) => ({ ...rest, move: move as unknown as Move })),
    lines,
    propose: (move, words, text) =>
      attempt(() =>
        remote.propose(seat, move, {
          expected: cursor,
          ...(words === undefined ? {} : { words }),
          ...(text === undefined ? {} : { text }),
        }),
      ),
    agree: (proposal, agree) => attempt(() => remote.agree(seat, proposal, agree)),
    play: (proposal) => attempt(() => remote.play(seat, proposal, cursor)),
    say: (text) => attempt(() => remote.say(seat, text)),
  });

  return {
    hear({ items, team: next, cursor: at }: News, mine: Seat | null): void {
      cursor = at;
      seat = mine ?? -1;
      // From the beginning: the first time, and when this browser has become somebody else.
      const before = items[0]?.n === 1 ? [] : lines;
      const fresh = items.flatMap(({ type, person: by = '', name = '', text = '' }) =>
        type === 'team-said' ? [{ person: by, name, text }] : [],
      );
      if (fresh.length > 0 || before !== lines) lines = [...before, ...fresh];
      if (next) team = next;
      if (team && (next || fresh.length > 0)) desk = makeDesk(team);
    },
    desk: (): TeamDesk | null => desk,
  };
}
