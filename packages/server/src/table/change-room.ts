/** What acts change about a room: who sits where, who hosts, whether it is played. */
import type { Act } from './entry.ts';
import { keepPace } from './pace.ts';
import { discuss, formTeam } from './teams.ts';
import type { Chair, Live, RoomState } from './state.ts';

/** Also used where nothing of the game is known. */
export function changeRoom(live: Live, act: Act): void {
  const { room } = live;
  switch (act.do) {
    case 'sat':
      room.chairs[act.seat] = {
        ...withoutTeam(room.chairs[act.seat]!),
        person: act.person.id,
        name: act.person.name,
        colour: act.person.colour,
        bot: null,
        // A class begins with its trainer, not when each of its people says so.
        ready: Boolean(room.workshop),
        was: null,
      };
      room.host ??= act.person.id;
      return;
    case 'stood': {
      const chair = room.chairs[act.seat]!;
      const left = chair.person;
      room.chairs[act.seat] = {
        ...withoutTeam(chair),
        person: null,
        ready: false,
        was: live.match ? left : null,
        ...(live.match && room.workshop ? { bot: room.workshop.standIn } : {}),
      };
      if (room.host === left) room.host = firstSeated(room);
      return;
    }
    case 'bot':
      room.chairs[act.seat]!.bot = act.bot;
      return;
    case 'ready':
      room.chairs[act.seat]!.ready = act.ready;
      return;
    case 'paused':
    case 'resumed':
      room.stopped = act.do === 'paused';
      room.status = room.stopped ? 'paused' : 'playing';
      keepPace(live);
      return;
    case 'paced':
      room.gate = act.gate;
      room.due = act.due;
      keepPace(live);
      return;
    case 'hosted':
      room.host = act.person.id;
      return;
    case 'granted':
      live.clock.left[act.seat]! += act.seconds * 1000;
      return;
    case 'teamed':
      formTeam(room.chairs[act.seat]!, act.team);
      return;
    case 'proposed':
    case 'agreed':
      discuss(room.chairs[act.seat]!.team!, act);
      return;
    case 'named':
      room.chairs[act.seat]!.name = act.name;
      room.chairs[act.seat]!.colour = act.colour;
      return;
    case 'forgot':
      for (const chair of room.chairs) if (chair.was === act.person) chair.was = null;
      if (room.host === act.person) room.host = firstSeated(room);
      return;
    case 'rematched':
      room.rematch = act.table;
      return;
    case 'unsealed':
      room.sealed = false;
      return;
    case 'closed':
      room.status = 'closed';
      return;
    default:
  }
}

const withoutTeam = ({ team: _left, ...chair }: Chair): Chair => chair;

function firstSeated({ chairs }: RoomState): string | null {
  return chairs.find(({ person }) => person !== null)?.person ?? null;
}
