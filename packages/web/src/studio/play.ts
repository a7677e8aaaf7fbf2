/** A table on this device with an edition: oneself and bots. */
import { isRefusal } from '@boardroom/kernel';
import type { Edition, GameEntry } from '@boardroom/kernel';
import { createTable, usualSeats } from '../engine/open.ts';
import { refusalError } from '../parts/said-error.ts';
import { router } from '../router.svelte.ts';
import { settings } from '../store/settings.svelte.ts';

export async function playNow(entry: GameEntry, edition: Edition, own: boolean): Promise<void> {
  const [least, most] = entry.players;
  const players = Math.min(most, Math.max(least, 4));
  const game = await entry.game();
  const table = await createTable({
    entry,
    edition: own ? edition : edition.id,
    players,
    options: { ...game.profiles['standard'] },
    seats: usualSeats(settings.name, players),
  });
  if (isRefusal(table)) throw refusalError(table);
  router.go(`/table/${table.id}`);
}
