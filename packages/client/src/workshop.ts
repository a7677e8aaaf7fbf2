/** A workshop as a program sees it: its trainer's orders, what its people do, and views that follow it. */
import type {
  AnswerValue,
  Arrangement,
  ClassReports,
  Forecasts,
  Gates,
  InjectDone,
  Joined,
  NewShown,
  NewWorkshopInput,
  OwnReport,
  ParticipantView,
  PromptWanted,
  Stage,
  TrainerView,
  WallView,
  WorkshopLine,
  WorkshopView,
} from '@boardroom/protocol';
import type { Connection } from './follow.ts';
import { isPassing, newKey, persist, ProblemError, sleep } from './http.ts';
import type { Http } from './http.ts';

export interface Workshops {
  /** Sets one up; after a lost answer ask again with the same `key`, and it is set up once. */
  open(workshop: NewWorkshopInput): Promise<TrainerView>;
  mine(): Promise<WorkshopLine[]>;
  /** Come in by the code of the class. Nobody in particular gets a cookie, or with `token` a token. */
  join(code: string, name?: string, token?: boolean): Promise<Joined>;
  /** Come back on another device. */
  rejoin(code: string, name: string, key: string, token?: boolean): Promise<Joined>;
  workshop(id: string): RemoteWorkshop;
}

export interface ViewSetting<V> {
  onView(view: V): void;
  onConnection?(connection: Connection): void;
  /** The server refused for good: deleted, or you are out. */
  onRefused?(error: ProblemError): void;
}

export interface InjectWanted {
  readonly inject: string;
  /** -1: it is about all players. */
  readonly seat: number;
  readonly amount: number;
  readonly tables: readonly number[];
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
  /** Another name for a team: by a trainer, or by who holds the seat. */
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
  say(text: string, to?: number): Promise<void>;
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
    say(text, to) {
      const body = { text, key: newKey(), ...(to === undefined ? {} : { to }) };
      return persist(() => post('messages', body));
    },
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

/** The server sends something every 15 seconds; after this much silence the line is dead. */
const SILENCE = 40_000;

/** A view is whole: whoever reconnects has missed nothing that counts. */
function followView<V extends ParticipantView | TrainerView | WallView>(
  http: Http,
  path: string,
  setting: ViewSetting<V>,
): () => void {
  const closing = new AbortController();
  let version = '';
  const show = (connection: Connection): void => setting.onConnection?.(connection);
  const hear = (line: string): void => {
    if (line === '') return;
    const view = JSON.parse(line) as V;
    if (view.version === version) return;
    ({ version } = view);
    setting.onView(view);
  };
  const once = async (): Promise<void> => {
    const attempt = new AbortController();
    const stop = (): void => attempt.abort();
    closing.signal.addEventListener('abort', stop);
    let timer = setTimeout(stop, SILENCE);
    try {
      const response = await http.open(path, 'application/x-ndjson', attempt.signal);
      show('open');
      const decoder = new TextDecoder();
      const reader = response.body!.getReader();
      for (let rest = ''; ;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(timer);
        timer = setTimeout(stop, SILENCE);
        const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
        rest = lines.pop()!;
        for (const line of lines) hear(line);
      }
    } finally {
      clearTimeout(timer);
      closing.signal.removeEventListener('abort', stop);
      attempt.abort();
    }
  };
  const run = async (): Promise<void> => {
    for (let failures = 0; !closing.signal.aborted; failures++) {
      show('connecting');
      try {
        await once();
        failures = 0;
      } catch (error) {
        if (closing.signal.aborted) return;
        if (error instanceof ProblemError && !isPassing(error)) {
          show('lost');
          setting.onRefused?.(error);
          return;
        }
      }
      if (closing.signal.aborted) return;
      show('lost');
      await sleep(Math.min(5000, 200 * 2 ** Math.min(failures, 5)), closing.signal);
    }
  };
  void run();
  return () => closing.abort();
}
