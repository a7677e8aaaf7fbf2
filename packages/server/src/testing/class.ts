/** A class in tests: a trainer, people who join by the code, and what they do. */
import type {
  Joined,
  NewWorkshopInput,
  ParticipantView,
  TrainerView,
  WallView,
} from '@boardroom/protocol';
import type { App } from '../services.ts';
import { guest, must, withToken } from './guest.ts';
import type { Guest } from './guest.ts';

export interface Pupil extends Guest {
  readonly joined: Joined;
}

export interface TestClass {
  readonly trainer: Guest;
  readonly at: string;
  readonly code: string;
  join(name?: string): Promise<Pupil>;
  joinAll(count: number): Promise<Pupil[]>;
  view(): Promise<TrainerView>;
  seen(pupil: Guest): Promise<ParticipantView>;
  wall(): Promise<WallView>;
  /** Orders of the trainer; a refusal is a fault of the test. */
  order(path: string, body?: object): Promise<void>;
  go(stage: string, close?: boolean): Promise<void>;
}

export const USUAL: NewWorkshopInput = {
  title: 'Global teams',
  game: 'lots',
  players: 2,
  bot: 'random',
  plan: [
    { id: 'gather', kind: 'gather' },
    { id: 'practice', kind: 'practice' },
    { id: 'play', kind: 'play' },
    { id: 'debrief', kind: 'debrief' },
    { id: 'close', kind: 'close' },
  ],
};

export async function openClass(
  app: App,
  more: Partial<NewWorkshopInput> = {},
  trainer?: Guest,
): Promise<TestClass> {
  const leader = trainer ?? (await guest(app, 'Tess'));
  const made = must(await leader.post<TrainerView>('/api/workshops', { ...USUAL, ...more }));
  return classOf(app, leader, made);
}

export function classOf(app: App, trainer: Guest, { id, code }: TrainerView): TestClass {
  const at = `/api/workshops/${id}`;
  const nobody = withToken(app, '');
  const order: TestClass['order'] = async (path, body) => {
    must(await trainer.post(`${at}/${path}`, body));
  };
  const join: TestClass['join'] = async (name) => {
    const body = { code, token: true, ...(name === undefined ? {} : { name }) };
    const joined = must(await nobody.post<Joined>('/api/workshops/join', body));
    const who = withToken(app, joined.token!);
    const { id: person } = must(await who.get<{ id: string }>('/api/me'));
    return { ...who, id: person, joined };
  };
  return {
    trainer,
    at,
    code,
    join,
    async joinAll(count) {
      const pupils: Pupil[] = [];
      for (let i = 1; i <= count; i++) pupils.push(await join(`Pupil ${i}`));
      return pupils;
    },
    view: async () => must(await trainer.get<TrainerView>(at)),
    seen: async (pupil) => must(await pupil.get<ParticipantView>(at)),
    wall: async () => must(await nobody.get<WallView>(`${at}/wall`)),
    order,
    go: (stage, close = false) => order('stage', { stage, close }),
  };
}
