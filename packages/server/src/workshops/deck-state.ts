/** What stands on the wall of a class, and the votes on it. */
import type { DeckView } from '@boardroom/protocol';
import type { Deck, Workshop, WorkshopAct } from './types.ts';

/** Changes the deck as the act says. */
export function foldDeck(deck: Deck, act: Extract<WorkshopAct, { do: 'showed' | 'voted' }>): void {
  if (act.do === 'showed') deck.shown = act.shown;
  else (deck.votes[act.slide] ??= {})[act.member] = act.choice;
}

/** What a reader may see of it: a trainer, a member by number, or anybody. */
export function deckOf(
  { deck: { shown, votes } }: Workshop,
  reader: 'trainer' | 'wall' | number,
): { deck?: DeckView } {
  if (!shown) return {};
  const given = votes[shown.slide] ?? {};
  const own = typeof reader === 'number' ? given[reader] : undefined;
  const counts = Array.from(
    { length: shown.vote?.choices ?? 0 },
    (_, choice) => Object.values(given).filter((each) => each === choice).length,
  );
  return {
    deck: {
      ...shown,
      voted: Object.keys(given).length,
      ...(own === undefined ? {} : { own }),
      ...(reader === 'trainer' && shown.vote ? { votes: counts } : {}),
    },
  };
}
