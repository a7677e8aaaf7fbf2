/** What the trainer's page needs to draw the tables of a class: rules, words and board of its game. */
import type { TrainerView } from '@boardroom/client';
import { decisionOf, isRefusal, pendingIndex, setTable, textsWith } from '@boardroom/kernel';
import type { AnyGame, Seat, State, Table } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import type { Speaker } from '@boardroom/texts';
import type { AnyUi } from '@boardroom/ui-kit';
import { editionElsewhere } from '../../engine/edition.ts';
import { listed, loadUi } from '../../games.ts';
import { server } from '../../online/server.ts';
import { refusalError } from '../../parts/said-error.ts';
import { withMinus } from '../../table/minus.ts';
import { say } from '../../words/index.ts';
import { besides, textsIn } from '../../words/texts.ts';

export interface ClassGame {
  readonly game: AnyGame;
  readonly t: Table;
  readonly ui: AnyUi;
  /** The board from afar. */
  readonly Board: AnyUi['Board'];
  /** Words for a table with these names. */
  words(names: readonly string[]): Speaker;
}

export async function openClassGame(
  view: Pick<TrainerView, 'game' | 'edition' | 'settings'>,
): Promise<ClassGame> {
  const found = listed(view.game);
  if (!found) throw new Error(`no game ${view.game}`);
  const { entry } = found;
  const [game, edition, texts, ui] = await Promise.all([
    entry.game(),
    editionElsewhere(entry, view.edition, async (hash) => (await server()).edition(hash)),
    textsIn(entry.texts),
    loadUi(found),
  ]);
  if (isRefusal(edition)) throw refusalError(edition);
  const { players, options } = view.settings as { players: number; options: object };
  const t = setTable(game, { players, options, ...edition });
  if (isRefusal(t)) throw refusalError(t);
  const own = textsWith(texts, edition.edition);
  const { messages } = ui;
  const all = { ...own, messages: { ...own.messages, ...besides(messages, own) } };
  return {
    game,
    t,
    ui,
    Board: (await ui.fromAfar?.()) ?? ui.Board,
    words: (names) => withMinus(speaker(all, names, all.language, game.printed?.(t))),
  };
}

/** What the rules would answer for a seat, in words; null: nobody can tell from outside. */
export function fallbackWords(
  { game, t }: Pick<ClassGame, 'game' | 't'>,
  words: Speaker,
  view: State,
  seat: Seat,
): string | null {
  try {
    const index = pendingIndex(view, seat);
    if (index < 0) return null;
    const f = view.agenda[index]!;
    return words.move(decisionOf(game, f).fallback(t, view, f));
  } catch {
    return null;
  }
}

/** Names of the seats of a table, as its trainer knows them. */
export function namesAt(view: TrainerView, table: number): string[] {
  const tile = view.tables.find(({ number }) => number === table);
  return (tile?.seats ?? []).map(({ member }, seat) => {
    const team = view.teams?.find((each) => each.table === table && each.seat === seat);
    const person = view.members.find((each) => each.member === member);
    return team?.name ?? person?.name ?? say('tile.botat', { seat: seat + 1 });
  });
}
