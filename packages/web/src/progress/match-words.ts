/** A match of the history in words. */
import type { ListedGame } from '../games.ts';
import { error, points } from '../review/figures.ts';
import { language, say } from '../words/index.ts';
import type { MatchSummary } from './types.ts';

/** "12 Oct". */
export function dayOf(time: number): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short' }).format(time);
}

/** "won", "2 of 4". */
export function placeWords({ place, players }: MatchSummary): string {
  return place === 1 ? say('progress.won') : say('progress.placed', { place, players });
}

/** "with Tomás and Aiko", "against 3 bots". */
export function othersWords({ people, bots }: MatchSummary): string {
  const robots =
    bots === 1 ? say('progress.bot') : bots > 1 ? say('progress.bots', { count: bots }) : '';
  if (people.length === 0) return robots && say('progress.against', { bots: robots });
  const all = [...people, ...(robots ? [robots] : [])];
  return say('progress.with', { names: new Intl.ListFormat(language()).format(all) });
}

export function matchWords(
  match: MatchSummary,
  games: ReadonlyMap<string, Pick<ListedGame, 'entry'>>,
): string {
  return say('progress.match', {
    day: dayOf(match.played),
    game: games.get(match.game)?.entry.title ?? match.game,
    place: placeWords(match),
    luck: points(match.luck.value),
    own: points(match.own.value),
    error: error(match.own.se),
  });
}
