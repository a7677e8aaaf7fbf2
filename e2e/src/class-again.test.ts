/** The class once more, with servers that die in the middle of it: nobody is sent away and nothing is lost. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../packages/server/src/testing/postgres.ts';
import type { TestPostgres } from '../../packages/server/src/testing/postgres.ts';
import { connect, persist } from '../../packages/client/src/index.ts';
import type { Client, NewWorkshopInput, TrainerView } from '../../packages/client/src/index.ts';
import { checkFiles, everythingIn, FILES } from './class-data.ts';
import type { Files } from './class-data.ts';
import { anyOf, joinClass, playOn, rulesOf, seatOf, SPREAD } from './class-people.ts';
import type { ClassPerson, Played } from './class-people.ts';
import { startHouse } from './house.ts';
import type { House } from './house.ts';

const LONG = 300_000;
const OPTIONS = { rounds: 6, startCapital: 100 };
const CLASS: NewWorkshopInput = {
  title: 'Global teams',
  game: 'it-billionaire',
  players: 4,
  options: OPTIONS,
  bot: 'easy',
  team: { size: 2, rule: 'agree' },
  plan: [
    { id: 'gather', kind: 'gather' },
    { id: 'practice', kind: 'practice' },
    {
      id: 'play',
      kind: 'play',
      gates: [1],
      asks: [
        {
          after: 1,
          prompts: [{ id: 'win', kind: 'probability', text: 'Do you win?', about: 'own-win' }],
        },
      ],
    },
    { id: 'close', kind: 'close' },
  ],
};

/** 24 people at six tables, two of them a team, one seat a bot's; `blow` happens while they play. */
async function leadClass(bases: readonly string[], blow: () => Promise<void>): Promise<string[]> {
  const turned = bases.toReversed();
  const { token } = await connect({ fetch: anyOf(bases) }).enter('Tess', 'grey', true);
  const tess = connect({ fetch: anyOf(bases), token: token! });
  const { id, code } = await tess.workshops.open(CLASS);
  const room = tess.workshops.workshop(id);
  const people: ClassPerson[] = [];
  for (let n = 1; n <= 24; n++)
    people.push(await joinClass(anyOf(n % 2 ? bases : turned), code, `Pupil No. ${n}`));
  // Members 1 and 2 hold the first seat; the others have one each.
  for (const n of SPREAD) await room.place(n, ...seatOf(n));

  const rules = await rulesOf('it-billionaire', 4, OPTIONS);
  await room.go('practice');
  await playOn(rules, id, people, within(1));
  await room.go('play');
  const played: Played[] = [];
  const play = async (enough?: () => boolean): Promise<void> => {
    played.push(...(await playOn(rules, id, people, enough)));
  };
  // In the middle of the first round the server is gone.
  const middle = Promise.withResolvers<void>();
  let loops = 0;
  const count = (): boolean => {
    if (++loops > 8) middle.resolve();
    return false;
  };
  await Promise.all([play(count), middle.promise.then(blow)]);
  const forecasts = new Map<number, number>();
  for (const { member, client } of people) {
    forecasts.set(member, (member * 4) % 101);
    const own = client.workshops.workshop(id);
    // A table that a dead server had comes to its gate when another server has taken it over.
    const prompts = async (): Promise<string[]> => {
      const view = await persist(() => own.view());
      return view.role === 'participant' ? view.prompts.map((prompt) => prompt.id) : [];
    };
    await expect.poll(prompts, { timeout: 60_000 }).toContain('win');
    await own.answer('win', { percent: forecasts.get(member)! });
  }
  const waiting = await viewOf(tess, id);
  expect(waiting.tables.map(({ gate }) => gate)).toEqual(Array(6).fill(true));
  await persist(() => room.openGate());
  await room.pause();
  const paused = await playOn(rules, id, people.slice(2, 3));
  expect(paused).toEqual([]);
  await room.resume();
  const grant = { inject: 'grant', seat: 1, amount: 10, tables: [2] };
  expect(await room.inject(grant)).toMatchObject({ done: [2], refused: [] });
  // A lost device, and a bot that sits in and hands the seat back.
  const lost = people[9]!;
  const nobody = connect({ fetch: anyOf(bases) });
  const again = await nobody.workshops.rejoin(code, lost.name, lost.key, true);
  expect(again.member).toBe(lost.member);
  people[9] = { ...lost, client: connect({ fetch: anyOf(bases), token: again.token! }) };
  await expect(lost.client.workshops.workshop(id).view()).rejects.toThrow();
  await room.standIn(24, true);
  await expect.poll(async () => (await viewOf(tess, id)).tables[5]!.seats[2]!.bot).toBe(true);
  await room.standIn(24, false);
  await expect.poll(async () => (await viewOf(tess, id)).tables[5]!.seats[2]!.bot).toBe(false);
  await play(within(3));
  expect(played.length).toBeGreaterThan(60);
  await room.close();

  const view = await viewOf(tess, id);
  const files: Record<string, string> = {};
  for (const name of FILES) {
    const address = `/api/workshops/${id}/data/${name}`;
    const answer = await anyOf(bases)(address, { headers: { authorization: `Bearer ${token!}` } });
    files[name] = await answer.text();
  }
  await checkFiles(files as Files, { view, rules, played, forecasts, injects: { 2: 1 } });
  await room.delete();
  await expect(room.view()).rejects.toThrow('no-workshop');
  return [id, code, 'Pupil No.', ...view.tables.map(({ table }) => table)];
}

async function viewOf(tess: Client, id: string): Promise<TrainerView> {
  const view = await persist(() => tess.workshops.workshop(id).view());
  if (view.role !== 'trainer') throw new Error('not the trainer');
  return view;
}

/** So often everybody at six tables is asked for a move. */
function within(times: number): () => boolean {
  let asked = 0;
  return () => asked++ >= times * 6;
}

test('a server that is killed while the class plays', { timeout: LONG }, async () => {
  const house = await startHouse();
  try {
    const traces = await leadClass([house.url.slice(0, -1)], house.restart);
    const left = everythingIn(house.data);
    for (const trace of traces) expect(left.includes(trace), trace).toBe(false);
  } finally {
    await house.close();
  }
});

describe('two servers on one PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => void (postgres = await startPostgres()), LONG);
  afterAll(() => postgres.stop());

  test('one is killed and stays away', { timeout: LONG }, async () => {
    const houses: House[] = [];
    try {
      const DATABASE_URL = await postgres.database();
      for (let n = 0; n < 2; n++) houses.push(await startHouse({ DATABASE_URL }));
      const bases = houses.map(({ url }) => url.slice(0, -1));
      const kill = (): Promise<void> => houses[1]!.kill();
      expect(await leadClass(bases, kill)).toHaveLength(9);
    } finally {
      for (const house of houses) await house.close();
    }
  });
});
