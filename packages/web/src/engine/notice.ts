/** A table as the worker gets to know it. */
import type { TableNotice } from '@boardroom/bots';
import type { AnyGame, Table } from '@boardroom/kernel';

export function noticeOf(t: Table, game: AnyGame, content: unknown): TableNotice {
  return {
    game: game.id,
    version: game.version,
    players: t.players,
    options: t.options,
    ...(t.own ? { edition: t.own, own: true } : { edition: { id: t.edition.id, content } }),
  };
}
