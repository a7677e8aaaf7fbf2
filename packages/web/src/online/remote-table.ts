/** A table on a server, behind the same face as one on this device. */
import type { FoundEdition } from '@boardroom/catalogue';
import type { Connection, News, RemoteTable, Room } from '@boardroom/client';
import {
  check,
  isRefusal,
  legal,
  legalAsides,
  parseRecord,
  pendingIndex,
  setTable,
} from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Refusal, Seat, State, Texts } from '@boardroom/kernel';
import { seatColours } from './colours.ts';
import { makeHistory } from './history.ts';
import { openOutbox } from './outbox.ts';
import { REFUSALS } from './problems.ts';
import { seatNames } from './seat-names.ts';
import { makeSending, refusalOf } from './sending.ts';
import { makeTeamDesk } from './team-desk.ts';
import { saveTable } from '../store/saved.ts';
import type { SavedSeat } from '../store/saved.ts';
import { say } from '../words/index.ts';
import { openBotDesk } from '../engine/bot-desk.ts';
import { noticeOf } from '../engine/notice.ts';
import type { FrameExtras, Position, TablePort } from '../engine/port.ts';

export interface RemoteSetting {
  readonly game: AnyGame;
  readonly found: FoundEdition;
  readonly texts: Texts;
  readonly title: string;
  readonly table: RemoteTable;
  readonly room: Room;
  readonly extras: FrameExtras;
  /** Who looks at it; null: nobody in particular. */
  person(): string | null;
  /** A move that was on its way when the line broke could not be made. */
  givenBack(refusal: Refusal): void;
  /** The rules do not allow what was tried here. */
  refused?(refusal: Refusal): void;
}

export interface RemotePort extends TablePort {
  /** Takes news in; the page follows the table and hands them over. */
  hear(news: News): void;
  connected(connection: Connection): void;
}

export function openRemoteTable(setting: RemoteSetting): RemotePort | Refusal {
  const { game, texts, table, title } = setting;
  let { room } = setting;
  const t = setTable(game, {
    players: room.players,
    options: room.options,
    ...setting.found,
  });
  if (isRefusal(t)) return t;
  const bots = openBotDesk();
  const notice = noticeOf(t, game, setting.found.edition.content);
  const hearers = new Set<() => void>();
  const id = `online-${room.id}`;
  const colours = seatColours(room.seats);
  const seats: SavedSeat[] = [];
  let mine: Seat | null = null;
  let now: News['now'];
  let connection: Connection = 'connecting';
  let record: MatchRecord | null = null;
  /** The first one seen: what is told later must fit it. */
  let committed: string | undefined;
  let keeping = false;
  const history = makeHistory();
  let resumed = false;

  const tell = (): void => {
    for (const hearer of hearers) hearer();
  };

  const sending = makeSending({
    table,
    outbox: openOutbox(room.id),
    changed: tell,
    givenBack: setting.givenBack,
  });

  const team = makeTeamDesk(table.team, setting.person);

  /** Only the own seat is played from here; whoever else sits there is not. */
  function takeSeats(): void {
    const names = seatNames(room.seats);
    for (const [i, { bot }] of room.seats.entries())
      seats[i] = {
        kind: i === mine ? 'human' : 'bot',
        name: names[i]!,
        colour: colours[i]!,
        ...(bot ? { bot } : {}),
      };
  }
  takeSeats();

  function hear(news: News): void {
    history.hear(news.items);
    room = news.room ?? room;
    committed ??= room.commitment;
    if (news.seat !== undefined) mine = news.seat < 0 ? null : news.seat;
    if (news.room || news.seat !== undefined) takeSeats();
    now = news.now ?? now;
    team.hear(news, mine);
    sending.heard(news.cursor);
    if (now?.over) void keep();
    tell();
    if (!now || mine === null || resumed) return;
    resumed = true;
    sending.resume(mine);
  }

  /** When it is over the record is ours too: debrief and replay work without the server. */
  async function keep(): Promise<void> {
    if (keeping) return;
    keeping = true;
    try {
      const found = parseRecord(await table.record());
      if (isRefusal(found)) return;
      record = { ...found, names: seats.map(({ name }) => name) };
      // Bots' reasons that were secret can be told now.
      history.hear((await table.news()).items);
      const [note, updated] = [say('online.note'), Date.now()];
      const { created } = room;
      const whys = history.whys(found.moves.length);
      const kept = { id, title, seats, record, whys, created, updated, over: true, note };
      await saveTable({
        ...kept,
        ...(mine === null ? {} : { you: mine }),
        ...(committed === undefined ? {} : { committed }),
      });
      tell();
    } catch {
      // Who watches with a delay gets no record.
      keeping = false;
    }
  }

  const view = (): State => now!.view as unknown as State;
  const askedSeats = (): Seat[] => [
    ...new Set(((now?.asked ?? []) as unknown as { seat: Seat }[]).map(({ seat }) => seat)),
  ];
  const attempt = async (act: () => Promise<unknown>): Promise<Refusal | null> => {
    try {
      await act();
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  };

  return {
    id,
    title,
    game,
    content: setting.found.edition.content,
    texts: { ...texts, messages: { ...REFUSALS, ...texts.messages } },
    t,
    seats,
    hear,
    extras: setting.extras,
    connected(state) {
      connection = state;
      tell();
    },
    held() {
      if (room.status === 'closed')
        return say(room.workshop ? 'online.closed.class' : 'online.closed');
      if (room.gate !== undefined) return say('online.gate');
      if (room.status === 'paused') return say('online.paused');
      if (mine !== null && room.seats[mine]?.bot && !now?.over) return say('online.standin.you');
      if (sending.busy) return connection === 'open' ? '' : say('online.kept');
      return null;
    },
    position(): Position {
      const state = view();
      const plays = mine !== null && !now!.over && !room.seats[mine]?.bot;
      const index = plays ? pendingIndex(state, mine!) : -1;
      const frame = index < 0 ? null : state.agenda[index]!;
      return {
        viewer: mine,
        view: structuredClone(state),
        asked: now!.over || room.status === 'paused' ? [] : askedSeats(),
        frame,
        legal: frame ? legal(game, t, state, frame) : [],
        asides: plays ? legalAsides(game, t, state, mine!) : [],
        told: history.told(),
        moves: history.moves,
        undoable: now?.undo ?? 0,
        over: now?.over ?? false,
      };
    },
    said: history.said,
    why: history.why,
    secretsBetween: () => false,
    play: (seat, move, said) => sending.send(seat, move, said),
    async ask(seat, move) {
      const checked = check(game, t, view(), seat, move);
      if (!isRefusal(checked)) return null;
      setting.refused?.(checked);
      return checked;
    },
    undo: (seat, count) => attempt(() => table.takeBack(seat, count)),
    async hint(seat, longer = false) {
      const state = view();
      const index = pendingIndex(state, seat);
      if (index < 0) return null;
      const frame = state.agenda[index]!;
      const bot = longer ? 'expert' : 'heuristic';
      const question = { match: id, bot, seat, view: state, frame };
      return bots.ask(notice, question).choice;
    },
    thinking: () =>
      room.status === 'playing'
        ? (askedSeats().find((seat) => seats[seat]?.bot !== undefined) ?? null)
        : null,
    team: () => (mine !== null && room.seats[mine]?.team ? team.desk() : null),
    isTeam: (seat) => (room.seats[seat]?.team?.people.length ?? 0) > 1,
    pause() {},
    hurry() {},
    committed: () => committed,
    record: (): MatchRecord =>
      record ?? {
        game: game.id,
        version: game.version,
        edition: t.edition,
        players: t.players,
        options: t.options,
        seed: '',
        moves: [],
      },
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
