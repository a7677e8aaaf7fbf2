/** Follows the wall: the figures of what is shown are fetched once and kept while the page lives. */
import type { DeckView, RemoteWorkshop } from '@boardroom/client';
import { isRefusal, parseRecord } from '@boardroom/kernel';
import { openFilm, savedOf } from './film.ts';
import type { Film } from './film.ts';
import { onWall } from './on-wall.ts';
import type { OnWall } from './on-wall.ts';

const AGAIN = 1200;

/** Call where effects may be made. */
export function makeFollowing(
  remote: Pick<RemoteWorkshop, 'figures' | 'replayed'>,
  deck: () => DeckView | undefined,
) {
  let figures = $state.raw<Readonly<Record<string, object>>>({});
  let films = $state.raw<Readonly<Record<number, Film>>>({});
  let last = $state.raw<OnWall | null>(null);
  const fetching = new Set<string>();

  function fetchFigures(name: string): void {
    if (figures[name] || fetching.has(name)) return;
    fetching.add(name);
    remote
      .figures(name)
      .then((found) => (figures = { ...figures, [name]: found }))
      .catch(() => setTimeout(() => deck()?.data === name && fetchFigures(name), AGAIN))
      .finally(() => fetching.delete(name));
  }
  $effect(() => {
    const now = deck();
    if (now) fetchFigures(now.data);
  });

  /** The match that the wall replays. */
  async function fetchFilm(table: number, names: DeckView['seats']): Promise<void> {
    const record = parseRecord(await remote.replayed());
    if (isRefusal(record)) return;
    const film = await openFilm(savedOf(record, table, names?.[table - 1]));
    films = { ...films, [table]: film };
  }
  $effect(() => {
    const now = deck();
    const table = now?.replay?.table;
    if (table === undefined || films[table] || fetching.has(`film ${table}`)) return;
    fetching.add(`film ${table}`);
    fetchFilm(table, now?.seats)
      .catch((error: unknown) => console.error('no film', error))
      .finally(() => setTimeout(() => fetching.delete(`film ${table}`), AGAIN));
  });

  const current = $derived.by((): OnWall | null => {
    const now = deck();
    const known = now && figures[now.data];
    return known ? onWall(now, known) : null;
  });
  /** Until the figures of the next slide are here the last one stays. */
  $effect(() => {
    if (current) last = current;
    else if (!deck()) last = null;
  });

  return {
    get on() {
      return current ?? (deck() ? last : null);
    },
    /** A slide that was shown before, or null while it is fetched. */
    earlier(slide: string): OnWall | null {
      const one = deck()?.before.find((each) => each.slide === slide);
      if (!one) return null;
      fetchFigures(one.data);
      const known = figures[one.data];
      return known ? onWall({ ...one, step: 9, voted: 0 }, known) : null;
    },
    film: (table: number | undefined): Film | null =>
      (table === undefined ? null : films[table]) ?? null,
  };
}
