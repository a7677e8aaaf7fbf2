import { pending, viewFor } from '@boardroom/kernel';
import type { AnyGame, Seat, Speaker, State, Table, Texts } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import type { BoardSize, Scene } from '../contract.ts';
import type { Player } from '../players.ts';

const NAMES = ['Mira', 'Tomás', 'Aiko', 'Priya', 'Jonas', 'Maximiliane-Charlotte', 'Zoë'];

/** A table with its words, from which scenes are made. */
export interface Stage<T extends Table<any> = Table> {
  readonly game: AnyGame;
  readonly t: T;
  readonly words: Speaker;
  readonly names: readonly string[];
  readonly board: BoardSize;
}

/** Sets the stage: the words of the game and its board, and the figures of this table. */
export function stageOf<T extends Table<any>>(
  game: { readonly id: string },
  t: T,
  texts: Texts,
  messages: Readonly<Record<string, string>>,
  board: BoardSize = { width: 1, height: 1 },
): Stage<T> {
  const names = NAMES.slice(0, t.seats);
  const all = { ...texts, messages: { ...texts.messages, ...messages } };
  const any = game as AnyGame;
  return { game: any, t, words: speaker(all, names, 'en', any.printed?.(t)), names, board };
}

/** The table as a seat sees it, with words and names as on the page. */
export function sceneOf(
  { game, t, words, names, board }: Stage,
  s: State<any>,
  viewer: Seat | null,
): Scene<any> {
  return {
    t,
    view: viewFor(game, t, s, viewer),
    viewer,
    words,
    names,
    colours: names.map((_, seat) => (seat + 1) as Player),
    asked: pending(s).map(({ seat }) => seat),
    spotlight: null,
    narrow: false,
    board,
    projector: viewer === null,
  };
}
