import { expectPage } from './parts/keep-focus.ts';

/** Addresses are behind the hash, so that the page works from any folder of any static host. */
export interface Route {
  readonly page: string;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

/** The page of an address that nobody can have meant. */
export const UNREADABLE = '%';

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  try {
    const [page = '', ...parts] = path.split('/').map(decodeURIComponent);
    return { page, parts, query: new URLSearchParams(query) };
  } catch {
    return { page: UNREADABLE, parts: [], query: new URLSearchParams() };
  }
}

let current = $state.raw<Route>(read());

/** The page without its flags: another place is another page. */
export const placeOf = ({ page, parts }: Route): string => [page, ...parts].join('/');

function turn(): void {
  const next = read();
  const isNew = placeOf(next) !== placeOf(current);
  if (isNew) expectPage();
  current = next;
  if (isNew) scrollTo(0, 0);
}
addEventListener('hashchange', turn);

export const router = {
  get route(): Route {
    return current;
  },
  go(path: string): void {
    location.hash = path;
  },
  /** Sets a flag behind the address (`?projector`), or takes it away: the page stays, its mode changes. */
  flag(name: string, on: boolean): void {
    const query = new URLSearchParams(current.query);
    if (on) query.set(name, '');
    else query.delete(name);
    const flags = query.toString().replaceAll(/=(?=&|$)/g, '');
    const path = [current.page, ...current.parts].map(encodeURIComponent).join('/');
    location.hash = `/${path}${flags && `?${flags}`}`;
  },
  /** Without a step in the history. */
  replace(path: string): void {
    history.replaceState(null, '', `#${path}`);
    turn();
  },
};
