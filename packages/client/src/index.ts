/** A Boardroom server as a program sees it. Runs in browsers and in Node; needs nothing but fetch. */
import type {
  Colour,
  Done,
  Found,
  GameLine,
  Hook,
  NewEdition,
  NewTableInput,
  OwnData,
  News,
  Person,
  PublishedBox,
  QuietHours,
  Room,
  Scope,
  TableLine,
  Token,
  Welcome,
  WholeEdition,
} from '@boardroom/protocol';
import { follow } from './follow.ts';
import type { FollowSetting, Following } from './follow.ts';
import { makeHttp, newKey, persist, ProblemError } from './http.ts';
import type { ClientSetting, Http } from './http.ts';
import { makeWorkshops } from './workshop.ts';
import type { Workshops } from './workshop.ts';

export { ProblemError, isPassing, newKey, persist } from './http.ts';
export type { ClientSetting } from './http.ts';
export type { FollowSetting, Following } from './follow.ts';
export type { Connection } from './lines.ts';
export { wholeNow } from './whole.ts';
export type { ViewSetting } from './views.ts';
export type { InjectWanted, Puzzled, RemoteWorkshop, WatchedTable, Workshops } from './workshop.ts';
export type * from '@boardroom/protocol';

export interface Client {
  /** Come in as a guest. The page gets a cookie; with `token` the answer holds a bearer token. */
  enter(name: string, colour?: Colour, token?: boolean): Promise<Welcome>;
  recover(code: string, token?: boolean): Promise<Welcome>;
  /** Null: nobody yet. */
  me(): Promise<(Person & { scopes: string[] }) | null>;
  rename(change: { name?: string; colour?: Colour }): Promise<Person>;
  newRecovery(): Promise<string>;
  leave(): Promise<void>;
  /** Ends you: your seats are free, your name and words are gone everywhere. */
  forgetMe(): Promise<void>;
  /** Everything the server has of you. */
  myData(): Promise<OwnData>;
  /** Your sessions, one for each device, and your tokens for bots. */
  tokens(): Promise<Token[]>;
  newToken(
    name: string,
    scopes?: readonly Scope[],
    days?: number,
  ): Promise<Token & { token: string }>;
  dropToken(id: string): Promise<void>;
  /** Your webhooks, and what their addresses may begin with on this server. */
  hooks(): Promise<{ hooks: Hook[]; allowed: string[] }>;
  newHook(url: string, quiet?: QuietHours): Promise<Hook & { secret: string }>;
  dropHook(id: string): Promise<void>;
  games(): Promise<GameLine[]>;
  lobby(): Promise<TableLine[]>;
  myTables(): Promise<TableLine[]>;
  /** Sets a table; after a lost answer ask again with the same `key`, and it is set once. */
  create(table: NewTableInput): Promise<Room>;
  /** An edition by its hash. It never changes; check that the hash is its own. */
  edition(hash: string): Promise<WholeEdition>;
  /** What is printed on the box of a published edition. */
  editionBox(hash: string): Promise<PublishedBox>;
  /** Hands an edition out under its hash; asked again it is the same publication. */
  publish(hash: string, edition: NewEdition): Promise<PublishedBox>;
  /** Takes back one of your own. */
  withdraw(hash: string): Promise<void>;
  myEditions(): Promise<PublishedBox[]>;
  /** What a code leads to: a table, or a workshop. */
  find(code: string): Promise<Found>;
  /** The table with a code; refused as `no-code` if it is that of a class. */
  byCode(code: string): Promise<string>;
  table(id: string): RemoteTable;
  readonly workshops: Workshops;
}

export interface MoveSetting {
  /** The cursor of the news you decided on: refused as `stale` if your question changed since. */
  readonly expected?: number;
  /** Of moves with a `message`: the words. */
  readonly words?: string;
  /** Of a move that may have been sent before: its key then. */
  readonly key?: string;
  readonly signal?: AbortSignal;
}

/** What the people of a team do with each other. */
export interface RemoteTeam {
  /** The same move again is to agree to it. */
  propose(seat: number, move: object, setting?: ProposeSetting): Promise<Done>;
  agree(seat: number, proposal: number, agree: boolean): Promise<Done>;
  play(seat: number, proposal: number, expected?: number): Promise<Done>;
  say(seat: number, text: string): Promise<Done>;
}

export interface ProposeSetting {
  readonly expected?: number;
  readonly words?: string;
  /** Why. */
  readonly text?: string;
}

export interface RemoteTable {
  readonly id: string;
  room(): Promise<Room>;
  sit(seat: number, link?: string): Promise<Done>;
  stand(seat: number): Promise<Done>;
  ready(seat: number, ready?: boolean): Promise<Done>;
  /** A bot for an empty seat or a stand-in; null takes it away. */
  bot(seat: number, bot: string | null): Promise<Done>;
  /** The secret of a new seat link. */
  link(seat: number): Promise<string>;
  /** Makes a move once, however often it has to be sent; resolves when it is written for good. */
  move(seat: number, move: object, setting?: MoveSetting): Promise<Done>;
  takeBack(seat: number, count?: number): Promise<Done>;
  answerTakeback(agree: boolean): Promise<Done>;
  say(text: string, to?: number): Promise<Done>;
  pause(): Promise<Done>;
  resume(): Promise<Done>;
  handOver(person: string): Promise<Done>;
  close(): Promise<Done>;
  rematch(): Promise<string>;
  /** The record of a finished game, JSON Lines. */
  record(): Promise<string>;
  /** To the people of a seat that a team holds, and to nobody else. */
  readonly team: RemoteTeam;
  /** One look: news after a cursor, waiting up to `wait` seconds for some. */
  news(since?: number, wait?: number): Promise<News>;
  /** Every piece of news from now on, over any number of lost connections. */
  follow(setting: FollowSetting): Following;
}

export function connect(setting: ClientSetting = {}): Client {
  const http = makeHttp(setting);
  const { call } = http;
  const find = (code: string): Promise<Found> =>
    call('GET', `/api/codes/${encodeURIComponent(code)}`);
  return {
    enter: (name, colour = 'blue', token = false) =>
      call('POST', '/api/people', { name, colour, token }),
    recover: (code, token = false) => call('POST', '/api/people/recover', { code, token }),
    me: async () =>
      (await call<(Person & { scopes: string[] }) | undefined>('GET', '/api/me')) ?? null,
    rename: (change) => call('PATCH', '/api/me', change),
    newRecovery: async () =>
      (await call<{ recovery: string }>('POST', '/api/me/recovery', {})).recovery,
    leave: () => call('POST', '/api/me/leave', {}),
    forgetMe: () => call('DELETE', '/api/me'),
    myData: () => call('GET', '/api/me/export'),
    tokens: async () => (await call<{ tokens: Token[] }>('GET', '/api/tokens')).tokens,
    newToken: (name, scopes = ['play', 'watch'], days = 90) =>
      call('POST', '/api/tokens', { name, scopes, days }),
    dropToken: (id) => call('DELETE', `/api/tokens/${id}`),
    hooks: () => call('GET', '/api/me/hooks'),
    newHook: (url, quiet) => call('POST', '/api/me/hooks', quiet ? { url, quiet } : { url }),
    dropHook: (id) => call('DELETE', `/api/me/hooks/${id}`),
    games: async () => (await call<{ games: GameLine[] }>('GET', '/api/games')).games,
    lobby: async () => (await call<{ tables: TableLine[] }>('GET', '/api/tables')).tables,
    myTables: async () => (await call<{ tables: TableLine[] }>('GET', '/api/me/tables')).tables,
    create: (table) => call('POST', '/api/tables', { key: newKey(), ...table }),
    edition: (hash) => call('GET', `/api/editions/${hash}`),
    editionBox: (hash) => call('GET', `/api/editions/${hash}/box`),
    publish: (hash, edition) => call('PUT', `/api/editions/${hash}`, edition),
    withdraw: (hash) => call('DELETE', `/api/editions/${hash}`),
    myEditions: async () =>
      (await call<{ editions: PublishedBox[] }>('GET', '/api/me/editions')).editions,
    find,
    async byCode(code) {
      const found = await find(code);
      if (!('workshop' in found)) return found.table;
      const title = 'This is the code of a class, not of a table.';
      throw new ProblemError({ type: '', title, status: 404, code: 'no-code' }, undefined);
    },
    workshops: makeWorkshops(http),
    table(id) {
      const at = `/api/tables/${id}`;
      return {
        id,
        room: () => call('GET', at),
        sit: (seat, link) => call('PUT', `${at}/seats/${seat}`, link ? { link } : {}),
        stand: (seat) => call('DELETE', `${at}/seats/${seat}`),
        ready: (seat, ready = true) => call('POST', `${at}/seats/${seat}/ready`, { ready }),
        bot: (seat, bot) => call('POST', `${at}/seats/${seat}/bot`, { bot }),
        link: async (seat) =>
          (await call<{ link: string }>('POST', `${at}/seats/${seat}/link`, {})).link,
        move(seat, move, { expected, words, key = newKey(), signal } = {}) {
          const body = {
            move,
            key,
            ...(expected === undefined ? {} : { expected }),
            ...(words === undefined ? {} : { words }),
          };
          return persist(() => call('POST', `${at}/seats/${seat}/moves`, body, signal), signal);
        },
        takeBack: (seat, count = 1) => call('POST', `${at}/seats/${seat}/takebacks`, { count }),
        answerTakeback: (agree) => call('POST', `${at}/takeback`, { agree }),
        say(text, to) {
          const body = { text, key: newKey(), ...(to === undefined ? {} : { to }) };
          return persist(() => call('POST', `${at}/chat`, body));
        },
        pause: () => call('POST', `${at}/pause`, {}),
        resume: () => call('POST', `${at}/resume`, {}),
        handOver: (person) => call('POST', `${at}/host`, { person }),
        close: () => call('POST', `${at}/close`, {}),
        rematch: async () => (await call<{ table: string }>('POST', `${at}/rematch`, {})).table,
        async record() {
          const never = new AbortController();
          return (await http.open(`${at}/record`, '*/*', never.signal)).text();
        },
        news: (since = 0, wait = 0) => call('GET', `${at}/events?since=${since}&wait=${wait}`),
        team: remoteTeam(call, at),
        follow: (how) => follow(http, at, how),
      };
    },
  };
}

function remoteTeam(call: Http['call'], at: string): RemoteTeam {
  const seatAt = (seat: number): string => `${at}/seats/${seat}`;
  return {
    propose(seat, move, { expected, words, text } = {}) {
      const body = { move, expected, words, text, key: newKey() };
      return persist(() => call('POST', `${seatAt(seat)}/proposals`, body));
    },
    agree: (seat, proposal, agree) =>
      persist(() => call('PUT', `${seatAt(seat)}/proposals/${proposal}`, { agree })),
    play(seat, proposal, expected) {
      const body = { expected, key: newKey() };
      return persist(() => call('POST', `${seatAt(seat)}/proposals/${proposal}/play`, body));
    },
    say(seat, text) {
      const body = { text, key: newKey() };
      return persist(() => call('POST', `${seatAt(seat)}/team-talk`, body));
    },
  };
}
