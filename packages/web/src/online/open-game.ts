/** Everything a running online game needs on the page: rules, words, board, and the table behind them. */
import type { RemoteTable, Room } from '@boardroom/client';
import { isRefusal } from '@boardroom/kernel';
import type { AnyUi } from '@boardroom/ui-kit';
import { openRemoteTable } from '../engine/remote-table.ts';
import type { RemotePort, RemoteSetting } from '../engine/remote-table.ts';
import { listed, loadUi } from '../games.ts';
import { fallbackUi } from '../table/fallback-ui.ts';
import { presetOf } from '../table/preset.ts';
import { textsIn } from '../words/index.ts';
import PeopleTool from './PeopleTool.svelte';
import RematchButton from './RematchButton.svelte';
import SeatBadge from './SeatBadge.svelte';
import Strip from './Strip.svelte';
import TableTalk from './TableTalk.svelte';
import WallCode from './WallCode.svelte';

export interface OpenGame {
  readonly port: RemotePort;
  readonly ui: AnyUi;
  readonly preset: string;
}

const EXTRAS = {
  Strip,
  Seat: SeatBadge,
  Tool: PeopleTool,
  Wall: WallCode,
  Over: RematchButton,
  Talk: TableTalk,
};

export async function openGame(
  room: Room,
  table: RemoteTable,
  givenBack: RemoteSetting['givenBack'],
): Promise<OpenGame> {
  const game = listed(room.game);
  const edition = game?.entry.editions[room.edition.id];
  if (!game || !edition) throw new Error(`no game ${room.game}`);
  const [rules, content, texts, ui] = await Promise.all([
    game.entry.game(),
    edition(),
    textsIn(game.entry.texts),
    loadUi(room.game),
  ]);
  const { title } = game.entry;
  const port = openRemoteTable({
    game: rules,
    content,
    texts,
    title,
    table,
    room,
    extras: EXTRAS,
    givenBack,
  });
  if (isRefusal(port)) throw new Error(port.code);
  return { port, ui: ui ?? fallbackUi(game), preset: presetOf(rules, texts, room.options) };
}
