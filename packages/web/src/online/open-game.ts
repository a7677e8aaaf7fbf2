/** Everything a running online game needs on the page: rules, words, board, and the table behind them. */
import type { RemoteTable, Room } from '@boardroom/client';
import { isRefusal, rulesOf, textsWith } from '@boardroom/kernel';
import type { AnyUi } from '@boardroom/ui-kit';
import { editionElsewhere } from '../engine/edition.ts';
import { me } from './person.svelte.ts';
import { server } from './server.ts';
import { openRemoteTable } from './remote-table.ts';
import type { RemotePort, RemoteSetting } from './remote-table.ts';
import type { FrameExtras } from '../engine/port.ts';
import { listed, loadUi } from '../games.ts';
import { ownEdition } from '../parts/edition-label.ts';
import { SaidError, refusalError } from '../parts/said-error.ts';
import { presetOf } from '../table/preset.ts';
import { say } from '../words/index.ts';
import { firstTextsIn } from '../words/texts.ts';
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
  {
    extras,
    ...hears
  }: Pick<RemoteSetting, 'givenBack' | 'refused'> & { extras?: Partial<FrameExtras> },
): Promise<OpenGame> {
  const game = listed(room.game);
  if (!game) throw new Error(`no game ${room.game}`);
  const [rules, found, texts, ui] = await Promise.all([
    rulesOf(game.entry, room.version),
    editionElsewhere(game.entry, room.edition, async (hash) => (await server()).edition(hash)),
    firstTextsIn(game.entry.texts),
    loadUi(game),
  ]);
  if (isRefusal(found)) throw refusalError(found);
  if (!rules) throw new SaidError(say('error.stale'));
  const { title } = game.entry;
  const port = openRemoteTable({
    game: rules,
    found,
    texts: textsWith(texts, found.edition),
    title,
    table,
    room,
    extras: { ...EXTRAS, ...extras },
    person: () => me.person?.id ?? null,
    ...hears,
  });
  if (isRefusal(port)) throw refusalError(port);
  const preset = room.edition.own
    ? ownEdition(game.entry, room.edition.id)
    : presetOf(rules, texts, room);
  return { port, ui, preset };
}
