/** The table at the start of a game with an edition, as the board wants it. */
import { isRefusal, setTable, start, textsWith, viewFor } from '@boardroom/kernel';
import type { AnyGame, Edition, GameTypes, State, Table, Texts } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { PLAYERS } from '@boardroom/ui-kit';
import type { AnyUi, Cut, Scene, Studio } from '@boardroom/ui-kit';
import { GUESTS } from '../../parts/guests.ts';
import { language } from '../../words/index.ts';

export interface Posed {
  readonly scene: Scene<any>;
  readonly cut: Cut;
}

/** Null where the board does not show such things. */
export function posed(
  {
    game,
    ui,
    texts,
    pose,
    options: shown,
  }: { game: AnyGame; ui: AnyUi; texts: Texts; pose: Studio['pose']; options: object },
  edition: Edition,
  part: string,
  index: number,
): Posed | null {
  const players = Math.min(game.seats.max, Math.max(game.seats.min, 4));
  const options = { ...game.profiles['standard'], ...shown };
  const t = setTable(game, { players, options, edition });
  if (isRefusal(t)) return null;
  const view = structuredClone(viewFor(game, t, start(game, t, 'studio'), 0)) as State<any>;
  const cut = pose?.(t as Table<GameTypes>, view, part, index);
  if (!cut) return null;
  const names = GUESTS.slice(0, t.seats);
  const own = textsWith(texts, edition, language());
  const messages = { ...own.messages, ...ui.messages['en'], ...ui.messages[language()] };
  return {
    cut,
    scene: {
      t,
      view,
      viewer: 0,
      words: speaker({ ...own, messages }, names, language(), game.printed?.(t)),
      names,
      colours: names.map((_, i) => PLAYERS[i % PLAYERS.length]!),
      asked: [],
      spotlight: null,
      narrow: false,
      board: ui.board,
      projector: false,
    },
  };
}
