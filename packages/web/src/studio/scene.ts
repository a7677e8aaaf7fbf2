/** The table at the start of a game with an edition, as a board wants it. */
import { isRefusal, setTable, start, textsWith, viewFor } from '@boardroom/kernel';
import type { AnyGame, Edition, Refusal, State, Table, Texts } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { PLAYERS } from '@boardroom/ui-kit';
import type { AnyUi, Scene } from '@boardroom/ui-kit';
import { GUESTS } from '../parts/guests.ts';

export interface Staged {
  readonly game: AnyGame;
  readonly ui: AnyUi;
  readonly texts: Texts;
  /** What the drawing says besides: of the studio, or of the print. */
  readonly messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Besides those of the standard preset. */
  readonly options: object;
  readonly players?: number;
  readonly language?: string;
}

/** Refused where the content does not fit the rules. */
export function startScene(
  {
    game,
    ui,
    texts,
    messages = {},
    options,
    players,
    language: spoken = texts.language ?? 'en',
  }: Staged,
  edition: Edition,
): Scene<any> | Refusal {
  const { min, max } = game.seats;
  const count = Math.min(max, Math.max(min, players ?? 4));
  const t = setTable(game, {
    players: count,
    options: { ...game.profiles['standard'], ...options },
    edition,
  });
  if (isRefusal(t)) return t;
  return sceneAt(
    game,
    ui,
    t,
    {
      ...textsWith(texts, edition, spoken),
      messages: {
        ...textsWith(texts, edition, spoken).messages,
        ...ui.messages['en'],
        ...ui.messages[spoken],
        ...messages['en'],
        ...messages[spoken],
      },
    },
    spoken,
  );
}

function sceneAt(game: AnyGame, ui: AnyUi, t: Table, texts: Texts, spoken: string): Scene<any> {
  const names = GUESTS.slice(0, t.seats);
  return {
    t,
    view: structuredClone(viewFor(game, t, start(game, t, 'studio'), 0)) as State<any>,
    viewer: 0,
    words: speaker(texts, names, spoken, game.printed?.(t)),
    names,
    colours: names.map((_, i) => PLAYERS[i % PLAYERS.length]!),
    asked: [],
    spotlight: null,
    narrow: false,
    board: ui.board,
    projector: false,
  };
}
