/** A table on a server, behind the same face as one on this device. */
import type { Connection, Following, News, RemoteTable, Room } from '@boardroom/client';
import { ProblemError } from '@boardroom/client';
import {
  check,
  isRefusal,
  legal,
  legalAsides,
  parseRecord,
  pendingIndex,
  setTable,
} from '@boardroom/kernel';
import type {
  AnyGame,
  Event,
  MatchRecord,
  Refusal,
  Seat,
  State,
  Texts,
  Told,
} from '@boardroom/kernel';
import { PLAYERS } from '@boardroom/ui-kit';
import { saveTable } from '../store/saved.ts';
import type { SavedSeat } from '../store/saved.ts';
import { openBotDesk } from './bot-desk.ts';
import type { Position, TablePort } from './port.ts';

export interface RemoteSetting {
  readonly game: AnyGame;
  readonly content: unknown;
  readonly texts: Texts;
  readonly title: string;
  readonly table: RemoteTable;
  readonly room: Room;
}

export interface RemotePort extends TablePort {
  /** Takes news in; the page follows the table and hands them over. */
  hear(news: News): void;
  connected(connection: Connection): void;
}

interface Moved {
  readonly seat: Seat;
  readonly events: readonly Event[];
}

export function openRemoteTable(
  setting: RemoteSetting,
  following: () => Following,
): RemotePort | Refusal {
  const { game, content, texts, table, room, title } = setting;
  const t = setTable(game, {
    players: room.players,
    options: room.options,
    edition: { id: room.edition.id, content },
  });
  if (isRefusal(t)) return t;
  const bots = openBotDesk();
  const hearers = new Set<() => void>();
  const id = `online-${room.id}`;
  const seats: SavedSeat[] = room.seats.map(({ kind, name, bot }, i) => ({
    kind: 'bot',
    name: name ?? `Bot ${i + 1}`,
    colour: PLAYERS[i % PLAYERS.length]!,
    ...(kind === 'bot' && bot ? { bot } : {}),
  }));
  let mine: Seat | null = null;
  let now: News['now'];
  let connection: Connection = 'connecting';
  let kept = false;
  let moved: Moved[] = [];
  const words: Record<string, string> = {};
  const talk: { name: string; text: string }[] = [];

  function hear(news: News): void {
    if (news.seat !== undefined) {
      mine = news.seat < 0 ? null : news.seat;
      moved = [];
      // Only this seat is played from here.
      for (const [i, seat] of seats.entries())
        seats[i] = { ...seat, kind: i === mine ? 'human' : 'bot' };
    }
    for (const item of news.items) {
      Object.assign(words, item.words);
      if (item.type === 'said' && item.text) talk.push({ name: item.name ?? '', text: item.text });
      if (item.undone) takeBack(item.seat ?? -1, item.undone);
      if (item.events)
        moved.push({ seat: item.seat ?? -1, events: item.events as unknown as Event[] });
    }
    now = news.now ?? now;
    if (now?.over && !kept) void keep();
    for (const hearer of hearers) hearer();
  }

  function takeBack(seat: Seat, count: number): void {
    for (let left = count, i = moved.length - 1; left > 0 && i >= 0; i--)
      if (moved[i]!.seat === seat) {
        moved.splice(i, 1);
        left--;
      }
  }

  /** When it is over the record is ours too: debrief and replay work without the server. */
  async function keep(): Promise<void> {
    kept = true;
    const record = parseRecord(await table.record());
    if (isRefusal(record)) return;
    const at = Date.now();
    await saveTable({
      id,
      title,
      seats,
      record,
      created: room.created,
      updated: at,
      over: true,
      note: 'online',
    });
  }

  const refusalOf = (error: unknown): Refusal => {
    if (!(error instanceof ProblemError)) throw error;
    const { code, facts } = error.problem as Refusal;
    return facts ? { code, facts } : { code };
  };
  const view = (): State => now!.view as unknown as State;

  return {
    id,
    title,
    game,
    content,
    texts,
    t,
    seats,
    hear,
    connected(state) {
      connection = state;
      for (const hearer of hearers) hearer();
    },
    connection: () => connection,
    talk: {
      lines: () => talk,
      say: async (text) => {
        await table.say(text);
      },
    },
    position(): Position {
      const state = view();
      const asked = (now?.asked ?? []) as unknown as { seat: Seat }[];
      const index = mine === null || now!.over ? -1 : pendingIndex(state, mine);
      const frame = index < 0 ? null : state.agenda[index]!;
      const told: Told[] = moved.flatMap(({ events }, i) =>
        events.map((event) => ({ event, move: i + 1 })),
      );
      return {
        viewer: mine,
        view: structuredClone(state),
        asked: [...new Set(asked.map(({ seat }) => seat))],
        frame,
        legal: frame ? legal(game, t, state, frame) : [],
        asides: mine === null || now!.over ? [] : legalAsides(game, t, state, mine),
        told,
        moves: moved.length,
        undoable: now?.undo ?? 0,
        over: now?.over ?? false,
      };
    },
    said: (message) => words[String(message)],
    secretsBetween: () => false,
    async play(seat, move, said) {
      try {
        await table.move(seat, move, {
          expected: following().cursor,
          ...(said === undefined ? {} : { words: said }),
        });
        return null;
      } catch (error) {
        return refusalOf(error);
      }
    },
    async ask(seat, move) {
      const checked = check(game, t, view(), seat, move);
      return isRefusal(checked) ? checked : null;
    },
    async undo(seat, count) {
      try {
        await table.takeBack(seat, count);
        return null;
      } catch (error) {
        return refusalOf(error);
      }
    },
    async hint(seat) {
      const state = view();
      const index = pendingIndex(state, seat);
      if (index < 0) return null;
      return bots.ask({
        table: { game: game.id, edition: room.edition.id, players: t.players, options: t.options },
        bot: 'heuristic',
        seat,
        view: state,
        f: state.agenda[index]!,
      });
    },
    thinking() {
      const asked = (now?.asked ?? []) as unknown as { seat: Seat }[];
      return asked.find(({ seat }) => seats[seat]?.bot !== undefined)?.seat ?? null;
    },
    pause() {},
    hurry() {},
    record: (): MatchRecord => ({
      game: game.id,
      version: game.version,
      edition: t.edition,
      players: t.players,
      options: t.options,
      seed: now?.seed ?? '',
      moves: [],
    }),
    listen(hearer) {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    remember() {},
    close() {
      bots.close();
    },
  };
}
