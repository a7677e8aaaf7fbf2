/** A workshop as a program sees it: its trainer's orders, what its people do, and views that follow it. */
import type {
  AnswerValue,
  BoardNews,
  Arrangement,
  ClassReports,
  Forecasts,
  Gates,
  InjectDone,
  Joined,
  Looked,
  NewShown,
  NewWorkshopInput,
  OwnReport,
  ParticipantView,
  PromptWanted,
  Stage,
  Template,
  TrainerView,
  WallView,
  WorkshopLine,
  WorkshopView,
} from '@boardroom/protocol';
import { follow } from './follow.ts';
import type { Following, FollowSetting } from './follow.ts';
import { newKey, persist } from './http.ts';
import type { Http } from './http.ts';
import { followViews } from './views.ts';
import type { ViewSetting } from './views.ts';

export interface Workshops {
  /** Sets one up; after a lost answer ask again with the same `key`, and it is set up once. */
  open(workshop: NewWorkshopInput): Promise<TrainerView>;
  mine(): Promise<WorkshopLine[]>;
  /** Come in by the code of the class. Nobody in particular gets a cookie, or with `token` a token. */
  join(code: string, name?: string, token?: boolean): Promise<Joined>;
  /** Come back on another device. */
  rejoin(code: string, name: string, key: string, token?: boolean): Promise<Joined>;
  workshop(id: string): RemoteWorkshop;
  templates(): Promise<Template[]>;
  /** Keeps how a class shall be; with an id, instead of what was kept. */
  saveTemplate(settings: Omit<NewWorkshopInput, 'key'>, id?: string): Promise<Template>;
  dropTemplate(id: string): Promise<void>;
}

export interface InjectWanted {
  readonly inject: string;
  /** -1: it is about all players. */
  readonly seat: number;
  readonly amount: number;
  readonly tables: readonly number[];
}

export interface Puzzled {
  readonly code: string;
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
  readonly count: number;
}

export interface WatchedTable {
  follow(setting: FollowSetting, visit?: boolean): Following;
}

export interface RemoteWorkshop {
  readonly id: string;
  view(): Promise<WorkshopView>;
  wall(): Promise<WallView>;
  /** Every view that is another, over any number of lost connections. The result stops it. */
  follow(setting: ViewSetting<WorkshopView>): () => void;
  followWall(setting: ViewSetting<WallView>): () => void;
  leave(): Promise<void>;
  answer(prompt: string, answer: AnswerValue): Promise<void>;
  /** Orders of a trainer. */
  go(stage: string, close?: boolean): Promise<void>;
  plan(plan: readonly Stage[]): Promise<void>;
  seating(how: 'order' | 'even' | 'shuffle'): Promise<void>;
  place(member: number, table: number, seat?: number): Promise<void>;
  rename(member: number, name?: string): Promise<void>;
  /** Another name for a team: by a trainer, or by whoever holds the seat. */
  nameTeam(table: number, seat: number, name?: string): Promise<void>;
  remove(member: number): Promise<void>;
  standIn(member: number, bot: boolean): Promise<void>;
  pause(tables?: readonly number[]): Promise<void>;
  resume(tables?: readonly number[]): Promise<void>;
  skip(table: number, seat: number, moves?: number): Promise<void>;
  /** Opens the gates up to a round, or the first that is shut. */
  openGate(after?: number): Promise<void>;
  pace(pace: { gates?: Gates; minutes?: number | null }): Promise<void>;
  /** Changes places between tables that stand still. */
  swap(member: number, table: number, seat: number): Promise<void>;
  /** Does something to tables, in the words of their game; says where it could not be done. */
  inject(wanted: InjectWanted): Promise<InjectDone>;
  close(): Promise<void>;
  /** To all, to one person, or to the people of a table. */
  say(text: string, whom?: { to?: number; table?: number }): Promise<void>;
  /** The rules refused the same thing so often. */
  puzzled(refusal: Puzzled): Promise<void>;
  /** More time for a seat, where a clock runs. */
  giveTime(table: number, seat: number, seconds?: number): Promise<void>;
  takeBack(table: number): Promise<void>;
  /** Behind the cards of a seat: the table is told. */
  look(table: number, seat: number): Promise<Looked>;
  /** What everybody may see at one table: of a visit the table is told. */
  table(number: number): WatchedTable;
  /** News of several tables, over any number of lost connections. The result stops it. */
  boards(tables: readonly number[], setting: ViewSetting<BoardNews>): () => void;
  ask(prompt: PromptWanted): Promise<void>;
  shut(prompt: string): Promise<void>;
  truth(prompt: string, truth: boolean | number): Promise<void>;
  invite(): Promise<string>;
  train(invite: string): Promise<void>;
  dismiss(person: string): Promise<void>;
  days(days: number): Promise<void>;
  /** Puts a slide before everybody, or takes it away. */
  show(shown: NewShown | null): Promise<void>;
  arrange(arrangement: Arrangement): Promise<void>;
  /** The figures of a slide that is or was on the wall. */
  figures(name: string): Promise<object>;
  vote(slide: string, choice: number): Promise<void>;
  /** The match that the wall replays. */
  replayed(): Promise<string>;
  /** All matches of the class, one a line (trainer). */
  records(): Promise<string>;
  forecasts(): Promise<Forecasts>;
  /** Hands out the reports of a table, seat by seat (trainer). */
  handOut(table: number, seats: readonly object[]): Promise<void>;
  reports(): Promise<ClassReports>;
  report(): Promise<OwnReport>;
  delete(): Promise<void>;
}

export function makeWorkshops(http: Http): Workshops {
  const { call } = http;
  return {
    open: (workshop) => call('POST', '/api/workshops', { key: newKey(), ...workshop }),
    mine: async () =>
      (await call<{ workshops: WorkshopLine[] }>('GET', '/api/me/workshops')).workshops,
    join: (code, name, token = false) =>
      call('POST', '/api/workshops/join', { code, token, ...(name ? { name } : {}) }),
    rejoin: (code, name, key, token = false) =>
      call('POST', '/api/workshops/rejoin', { code, name, key, token }),
    workshop: (id) => remoteWorkshop(http, id),
    templates: async () =>
      (await call<{ templates: Template[] }>('GET', '/api/me/templates')).templates,
    saveTemplate: (settings, id) =>
      id === undefined
        ? call('POST', '/api/me/templates', settings)
        : call('PUT', `/api/me/templates/${id}`, settings),
    dropTemplate: (id) => call('DELETE', `/api/me/templates/${id}`),
  };
}

function remoteWorkshop(http: Http, id: string): RemoteWorkshop {
  const { call } = http;
  const at = `/api/workshops/${id}`;
  const post = async (path: string, body: object = {}): Promise<void> => {
    await call('POST', `${at}/${path}`, body);
  };
  const put = async (path: string, body: object): Promise<void> => {
    await call('PUT', `${at}/${path}`, body);
  };
  const drop = async (path: string): Promise<void> => {
    await call('DELETE', at + path);
  };
  const text = async (path: string): Promise<string> =>
    (await http.open(`${at}/${path}`, '*/*', new AbortController().signal)).text();
  const some = (tables?: readonly number[]): object => (tables ? { tables } : {});
  return {
    id,
    view: () => call('GET', at),
    wall: () => call('GET', `${at}/wall`),
    follow: (setting) => followView(http, at, setting),
    followWall: (setting) => followView(http, `${at}/wall`, setting),
    leave: () => post('leave'),
    // The same answer twice is one answer.
    answer: (prompt, answer) => persist(() => put(`prompts/${prompt}/answer`, { answer })),
    go: (stage, close = false) => post('stage', { stage, close }),
    plan: (plan) => put('plan', { plan }),
    seating: (how) => post('seating', { how }),
    place: (member, table, seat) =>
      put(`people/${member}/place`, { table, ...(seat === undefined ? {} : { seat }) }),
    rename: (member, name) => put(`people/${member}/name`, name ? { name } : {}),
    nameTeam: (table, seat, name) =>
      put(`tables/${table}/seats/${seat}/name`, name ? { name } : {}),
    remove: (member) => drop(`/people/${member}`),
    standIn: (member, bot) => put(`people/${member}/stand-in`, { bot }),
    pause: (tables) => post('pause', some(tables)),
    resume: (tables) => post('resume', some(tables)),
    skip: (table, seat, moves) =>
      post(`tables/${table}/seats/${seat}/skip`, moves === undefined ? {} : { moves }),
    openGate: (after) => post('gate', after === undefined ? {} : { after }),
    pace: (pace) => put('pace', pace),
    swap: (member, table, seat) => put(`people/${member}/swap`, { table, seat }),
    inject(wanted) {
      const body = { ...wanted, key: newKey() };
      return persist(() => call('POST', `${at}/injects`, body));
    },
    close: () => post('close'),
    say(text, whom = {}) {
      const body = { text, key: newKey(), ...whom };
      return persist(() => post('messages', body));
    },
    puzzled: (refusal) => post('puzzled', refusal),
    giveTime: (table, seat, seconds = 60) =>
      post(`tables/${table}/seats/${seat}/time`, { seconds }),
    takeBack: (table) => post(`tables/${table}/takeback`),
    look: (table, seat) => call('POST', `${at}/tables/${table}/look`, { seat }),
    table: (number) => ({
      follow: (how, visit = false) =>
        follow(http, `${at}/tables/${number}`, how, visit ? '&visit=true' : ''),
    }),
    boards: (tables, setting) =>
      followViews(http, `${at}/boards?tables=${tables.join(',')}`, setting),
    ask: (prompt) => post('prompts', prompt),
    shut: (prompt) => post(`prompts/${prompt}/close`),
    truth: (prompt, truth) => put(`prompts/${prompt}/truth`, { truth }),
    invite: async () => (await call<{ invite: string }>('POST', `${at}/invite`, {})).invite,
    train: (invite) => post('trainers', { invite }),
    dismiss: (person) => drop(`/trainers/${person}`),
    days: (days) => put('days', { days }),
    show: (shown) => put('deck', { shown }),
    arrange: (arrangement) => put('deck/arrangement', arrangement),
    figures: (name) => call('GET', `${at}/deck/figures/${name}`),
    vote: (slide, choice) => persist(() => put('deck/vote', { slide, choice })),
    replayed: () => text('deck/record'),
    records: () => text('data/records.jsonl'),
    forecasts: () => call('GET', `${at}/forecasts`),
    handOut: (table, seats) => put(`reports/${table}`, { seats }),
    reports: () => call('GET', `${at}/reports`),
    report: () => call('GET', `${at}/report`),
    delete: () => drop(''),
  };
}

/** A view is whole: whoever reconnects has missed nothing that counts. */
function followView<V extends ParticipantView | TrainerView | WallView>(
  http: Http,
  path: string,
  setting: ViewSetting<V>,
): () => void {
  let version = '';
  return followViews<V>(http, path, {
    ...setting,
    onView(view) {
      if (view.version === version) return;
      ({ version } = view);
      setting.onView(view);
    },
  });
}
