/** The moments that slides ask about: which, what is known of them, their words and their films. */
import { untrack } from 'svelte';
import type { DeckDesk } from '../desk.svelte.ts';
import { openFilm, savedOf } from '../film.ts';
import type { Film } from '../film.ts';
import type { MomentWords } from '../make/turning.ts';
import { wordsOf } from '../moment-words.ts';
import type { OpenedDeck } from '../open-deck.ts';
import { usualMoment } from '../suggest.ts';
import type { DeckFound, Moment, MomentFound } from '../types.ts';
import type { Arranged } from './arrange.ts';

interface Setting {
  readonly opened: OpenedDeck;
  readonly desk: DeckDesk;
  readonly found: () => DeckFound;
  readonly list: () => readonly Arranged[];
}

const keyOf = ({ table, move }: Moment): string => `${table} ${move}`;

export type Moments = ReturnType<typeof makeMoments>;

/** Call where effects may be made. */
export function makeMoments({ opened, desk, found, list }: Setting) {
  /** The moment that a deck asks about by itself: the same once it was chosen. */
  let usual = $state.raw<Moment | null>(null);
  let said = $state.raw<Readonly<Record<string, MomentWords>>>({});
  const films = new Map<number, Promise<Film>>();

  const momentOf = ({ kind, moment }: Arranged): Moment | null =>
    kind === 'turning' ? (moment ?? usual) : null;
  const knownOf = (moment: Moment): MomentFound | undefined =>
    found().moments.find((each) => keyOf(each) === keyOf(moment));
  const isIdle = (moment: Moment): boolean =>
    found().idle.some((one) => keyOf(one) === keyOf(moment));
  function filmOf(table: number): Promise<Film> {
    let film = films.get(table);
    if (!film) {
      const { record } = opened.records.find((one) => one.table === table)!;
      film = openFilm(savedOf(record, table, undefined));
      film.catch(() => films.delete(table));
      films.set(table, film);
    }
    return film;
  }

  $effect(() => {
    if (desk.state !== 'reading' && (!usual || isIdle(usual))) usual = usualMoment(found());
  });
  /** Moments get their words as soon as their options are known. */
  $effect(() => {
    for (const one of list()) {
      const moment = momentOf(one);
      if (!moment) continue;
      desk.want(moment);
      const known = knownOf(moment);
      if (!known || untrack(() => said)[keyOf(moment)]) continue;
      filmOf(moment.table)
        .then((film) => (said = { ...said, [keyOf(moment)]: wordsOf(film, known) }))
        .catch((error: unknown) => console.error('no words for a moment', error));
    }
  });

  return {
    get usual() {
      return usual;
    },
    /** Of a slide that asks about one. */
    of: momentOf,
    known: knownOf,
    words: (moment: Moment): MomentWords | undefined => said[keyOf(moment)],
    /** Whose decision it is. */
    seatOf: (moment: Moment): number | undefined => knownOf(moment)?.found.seat,
    /** Nothing was left to choose there. */
    isIdle,
    film: filmOf,
  };
}
