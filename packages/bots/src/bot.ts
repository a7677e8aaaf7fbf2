/** Who sits in a seat when no person does. A bot gets its seat's view and nothing else. */
import { pick } from '@boardroom/kernel';
import type {
  AnyGame,
  Frame,
  Move,
  Rng,
  Seat,
  State,
  Suggestion,
  Table,
  Template,
} from '@boardroom/kernel';

/** A question as a bot gets it. The view and the list are worked out only if the bot looks. */
export interface Ask {
  readonly t: Table;
  readonly f: Frame;
  view(): State;
  legal(): Template<Move>[];
}

export interface Bot {
  readonly name: string;
  choose(ask: Ask, rng: Rng): Suggestion<Move>;
  /** Something to do while anybody is asked, or null; absent if the bot never does. */
  aside?(t: Table, view: State, seat: Seat, rng: Rng): Suggestion<Move> | null;
}

function randomBot(game: AnyGame): Bot {
  return { name: 'random', choose: ({ legal }, rng) => ({ move: pick(game, legal(), rng) }) };
}

/** The names a game's bots have: `random`, `heuristic`, and `heuristic:<character>`. */
export function botNames(game: AnyGame): string[] {
  const [, ...others] = Object.keys(game.advice.characters);
  return ['random', 'heuristic', ...others.map((name) => `heuristic:${name}`)];
}

export function makeBot(game: AnyGame, name: string): Bot | null {
  if (name === 'random') return randomBot(game);
  const [kind, wanted] = name.split(':');
  const { advice } = game;
  const character = advice.characters[wanted ?? Object.keys(advice.characters)[0]!];
  if (kind !== 'heuristic' || character === undefined) return null;
  const bot: Bot = {
    name,
    choose: ({ t, f, view }, rng) => advice.suggest(t, view(), f, rng, character),
  };
  if (!advice.aside) return bot;
  return {
    ...bot,
    aside: (t, view, seat, rng) => advice.aside!(t, view, seat, rng, character),
  };
}
