/** New tables: from the form, from a record, from a lesson. */
import { broughtEdition, publishedEdition } from '@boardroom/catalogue';
import { isRefusal, setNewTable } from '@boardroom/kernel';
import type { Edition, GameEntry, Refusal } from '@boardroom/kernel';
import { PLAYERS } from '@boardroom/ui-kit';
import type { Player } from '@boardroom/ui-kit';
import { GUESTS } from '../parts/guests.ts';
import { askOnce } from './bot-desk.ts';
import { say } from '../words/index.ts';
import { newId, newSeed, saveTable } from '../store/saved.ts';
import type { SavedSeat, SavedTable } from '../store/saved.ts';

export interface NewTable {
  readonly entry: GameEntry;
  /** One of the game's own by its id, or one that was brought. */
  readonly edition?: string | Edition;
  readonly players: number;
  readonly options: object;
  readonly seats: readonly SavedSeat[];
  readonly seed?: string;
  readonly lesson?: boolean;
  /** Where it is found again, and what it is called, if not as any table. */
  readonly id?: string;
  readonly title?: string;
}

export async function createTable(wish: NewTable): Promise<SavedTable | Refusal> {
  const { entry, players, options, edition } = wish;
  const [game, found] = await Promise.all([
    entry.game(),
    typeof edition === 'object' ? broughtEdition(entry, edition) : publishedEdition(entry, edition),
  ]);
  if (isRefusal(found)) return found;
  const t = setNewTable(game, { players, options, ...found });
  if (isRefusal(t)) return t;
  const seats = [...wish.seats];
  // Seats without a place in the ranking, such as a facilitator: the platform plays them.
  while (seats.length < t.seats)
    seats.push({
      kind: 'bot',
      name: say('table.house'),
      bot: 'heuristic',
      colour: freeColour(seats),
    });
  const now = Date.now();
  const table: SavedTable = {
    id: wish.id ?? newId(),
    title: wish.title ?? entry.title,
    seats,
    record: {
      game: game.id,
      version: game.version,
      edition: t.edition,
      ...(t.own ? { own: t.own } : {}),
      players,
      options: t.options,
      seed: wish.seed?.trim() || newSeed(),
      moves: [],
    },
    created: now,
    updated: now,
    over: false,
    ...(wish.lesson ? { lesson: 0 } : {}),
  };
  const refused =
    isUsual(options) && !t.own ? null : await askOnce('check', { record: table.record });
  if (refused) return refused;
  await saveTable(table);
  return table;
}

/** Nothing was chosen, so nothing needs a check. */
function isUsual(options: object): boolean {
  return Object.keys(options).length === 0;
}

function freeColour(seats: readonly SavedSeat[]): Player {
  return PLAYERS.find((player) => !seats.some(({ colour }) => colour === player)) ?? 6;
}

/** You and bots, as many as the game likes best. */
export function usualSeats(name: string, count: number, bot = 'normal'): SavedSeat[] {
  return Array.from({ length: count }, (_, i) =>
    i === 0
      ? { kind: 'human', name, colour: 1 }
      : { kind: 'bot', name: guest(name, i - 1), bot, colour: PLAYERS[i % 6]! },
  );
}

function guest(name: string, index: number): string {
  return GUESTS.filter((other) => other !== name)[index]!;
}
