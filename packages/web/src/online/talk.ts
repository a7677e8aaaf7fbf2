/** What is said at a table, and who came and went: made of the items of the news. */
import type { Item, Room } from '@boardroom/client';
import type { Seat } from '@boardroom/kernel';
import { say } from '../words/index.ts';

export interface TalkLine {
  readonly n: number;
  /** Null: not said by anybody, but what happened at the table. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  /** Said to this seat alone. */
  readonly to?: { readonly seat: Seat; readonly name: string };
}

interface Spoken {
  readonly seat?: Seat;
  readonly to?: Seat;
  readonly message?: number;
}

/** `names` remembers who sat where, since who has left is no longer in the room. */
export function talkOf(item: Item, names: string[]): TalkLine[] {
  const { n, seat = -1, type } = item;
  const name = item.name ?? names[seat] ?? (seat < 0 ? '' : say('talk.seat', { seat: seat + 1 }));
  const note = (text: string): TalkLine[] => [{ n, seat: null, name: '', text }];
  switch (type) {
    case 'said':
      return [{ n, seat, name, text: item.text ?? '' }];
    case 'moved': {
      if (item.by === 'clock') return note(say('talk.clock', { name }));
      return wordsOf(item, names);
    }
    case 'sat':
      names[seat] = name;
      return note(say('talk.sat', { name }));
    case 'stood':
      return note(say('talk.stood', { name }));
    case 'bot':
      if (!names[seat]) return [];
      return note(say(item.bot ? 'talk.bot' : 'talk.back', { name }));
    case 'paused':
    case 'resumed':
      return note(say(`talk.${type}`));
    case 'looked':
      return note(say('talk.looked', { name: names[seat] ?? name }));
    case 'granted':
      return note(say('talk.granted', { name, seconds: item.seconds ?? 60 }));
    case 'hosted':
      return note(say('talk.hosted', { name }));
    case 'takeback-asked':
      if (item.by === 'host') return note(say('talk.tookback', { name }));
      return note(say('talk.takeback', { name, count: item.count ?? 1 }));
    case 'takeback-answered':
      return note(say(item.agree ? 'talk.agreed' : 'talk.disagreed', { name }));
    case 'rematched':
      return note(say('talk.rematched'));
    default:
      return [];
  }
}

/** Where the game has talk, what is said is a move, and its event tells to whom. */
function wordsOf({ n, seat = -1, words = {}, events = [] }: Item, names: string[]): TalkLine[] {
  return Object.entries(words).map(([message, text]) => {
    const spoken = (events as Spoken[]).find((event) => String(event.message) === message);
    const by = spoken?.seat ?? seat;
    const line = { n, seat: by, name: names[by] ?? '', text };
    const to = spoken?.to ?? -1;
    return to < 0 ? line : { ...line, to: { seat: to, name: names[to] ?? '' } };
  });
}

export function namesOf({ seats }: Room, names: string[]): void {
  for (const [seat, { name }] of seats.entries()) if (name) names[seat] = name;
}
