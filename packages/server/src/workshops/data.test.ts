/** What a class leaves behind: files for who studies it, and in the end nothing. */
import { DatabaseSync } from 'node:sqlite';
import { newRng, replay, isRefusal } from '@boardroom/kernel';
import type { MatchRecord } from '@boardroom/kernel';
import type { OwnData } from '@boardroom/protocol';
import { lots, lotsEdition } from '@boardroom/kernel/testing/sample-game';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { openClass } from '../testing/class.ts';
import type { Pupil, TestClass } from '../testing/class.ts';
import { guest, must, playOn } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';
import { brier } from './prompts.ts';

const PLAN = [
  { id: 'gather', kind: 'gather', minutes: 5 },
  { id: 'practice', kind: 'practice' },
  { id: 'play', kind: 'play' },
  {
    id: 'survey',
    kind: 'survey',
    prompts: [
      { id: 'learnt', kind: 'explain', text: 'What did you learn?' },
      { id: 'again', kind: 'rate', text: 'Again?' },
    ],
  },
  { id: 'close', kind: 'close' },
];

describeBoth('the data of a class', (database) => {
  let built: Built;
  let time = Date.UTC(2026, 10, 16);
  beforeAll(async () => {
    built = await buildApp({
      storage: await database.open(true),
      catalogue,
      limits: NO_LIMITS,
      now: () => (time += 10),
    });
  });
  afterAll(() => built.close());
  const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;
  const tableOf = async (room: TestClass, who: Pupil): Promise<string> =>
    (await room.seen(who)).table!;

  /** A class of three that has played: one table to its end, one closed, with forecasts. */
  const played = async () => {
    const room = await openClass(built.app, { plan: PLAN as never });
    const [ada, ben, cy] = (await room.joinAll(3)) as [Pupil, Pupil, Pupil];
    await room.go('practice');
    must(
      await ada.post(`/api/tables/${await tableOf(room, ada)}/seats/0/moves`, {
        move: { type: 'bid', coins: 1 },
      }),
    );
    await room.go('play');
    const [first, second] = [await tableOf(room, ada), await tableOf(room, cy)];
    must(await cy.post(`/api/tables/${second}/seats/0/moves`, { move: { type: 'bid', coins: 2 } }));
    const ask = (prompt: object) => room.order('prompts', prompt);
    await ask({ id: 'win', kind: 'probability', text: 'Do you win?', about: 'own-win' });
    await ask({ id: 'score', kind: 'number', text: 'Your score?', about: 'own-score', least: 0 });
    await ask({ id: 'rain', kind: 'probability', text: 'Does it rain?' });
    const answer = (who: Pupil, prompt: string, value: object) =>
      who.put(`${room.at}/prompts/${prompt}/answer`, { answer: value });
    must(await answer(ada, 'win', { percent: 60 }));
    must(await answer(ada, 'win', { percent: 70 }));
    must(await answer(ben, 'win', { percent: 30 }));
    must(await answer(cy, 'score', { low: 0, likely: 3, high: 9 }));
    must(await answer(cy, 'rain', { percent: 20 }));
    expect(await code(answer(cy, 'rain', { rate: 2 }))).toBe('wrong-answer');
    expect(await code(answer(cy, 'snow', { percent: 2 }))).toBe('no-prompt');
    expect(await code(room.trainer.put(`${room.at}/prompts/rain/truth`, { truth: true }))).toBe(
      'prompt-open',
    );
    await room.order('prompts/rain/close');
    expect(await code(answer(cy, 'rain', { percent: 90 }))).toBe('prompt-closed');
    must(await room.trainer.put(`${room.at}/prompts/rain/truth`, { truth: true }));
    expect(await code(room.trainer.put(`${room.at}/prompts/win/truth`, { truth: true }))).toBe(
      'no-truth',
    );
    await playOn(newRng(5), [ada, ben], first);
    expect(await code(room.trainer.get(`${room.at}/data/results.csv`))).toBe('play-on');
    expect(await code(room.trainer.get(`${room.at}/data/records.jsonl`))).toBe('play-on');
    await room.order('close');
    await room.go('survey');
    must(await answer(ben, 'learnt', { text: '=1+1, "never" bid late' }));
    must(await answer(ben, 'again', { rate: 4 }));
    return { room, pupils: [ada, ben, cy] as const, tables: [first, second] };
  };
  const file = async (room: TestClass, name: string): Promise<string> => {
    const { status, body, headers } = await room.trainer.get<string>(`${room.at}/data/${name}`);
    expect([status, headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="${name}"`,
    ]);
    return body;
  };
  const rows = (text: string): Record<string, string>[] => {
    const [head, ...lines] = text.trimEnd().split('\r\n').map(cells);
    return lines.map((line) => Object.fromEntries(head!.map((name, i) => [name, line[i]!])));
  };

  test('one workbook has what the tables have, sheet by sheet', async () => {
    const { room } = await played();
    const response = await built.app.inject({
      url: `${room.at}/data/class.xlsx`,
      headers: { authorization: `Bearer ${room.trainer.token}` },
    });
    expect(response.statusCode).toBe(200);
    const parts = unzipSync(response.rawPayload);
    const names = [...strFromU8(parts['xl/workbook.xml']!).matchAll(/<sheet name="(\w+)"/g)].map(
      ([, name]) => name!,
    );
    expect(names).toEqual([
      'results',
      'decisions',
      'timings',
      'stages',
      'prompts',
      'votes',
      'dictionary',
    ]);
    for (const [i, name] of names.entries()) {
      const sheet = strFromU8(parts[`xl/worksheets/sheet${i + 1}.xml`]!);
      const lines = rows(await file(room, `${name}.csv`));
      expect(sheet.match(/<row>/g), name).toHaveLength(lines.length + 1);
      for (const value of lines.flatMap((line) => Object.values(line)))
        if (/^[\w.-]+$/.test(value)) expect(sheet, name).toContain(`>${value}<`);
    }
  });

  test('results, decisions, timings, stages, prompts and records, by pseudonym', async () => {
    const { room } = await played();
    const results = rows(await file(room, 'results.csv'));
    expect(results.map(({ table, seat, person, ended }) => [table, seat, person, ended])).toEqual([
      ['1', '0', 'P01', 'game'],
      ['1', '1', 'P02', 'game'],
      ['2', '0', 'P03', 'closed'],
      ['2', '1', 'bot', 'closed'],
    ]);
    const places = results.slice(0, 2).map(({ place }) => Number(place));
    expect(Math.min(...places)).toBe(1);

    const records = (await file(room, 'records.jsonl'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { table: number; record: MatchRecord });
    expect(records.map(({ table, record }) => [table, record.names])).toEqual([
      [1, ['P01', 'P02']],
      [2, ['P03', 'bot']],
    ]);
    expect(records[0]!.record.seed).toBe(records[1]!.record.seed);
    const again = replay(lots, lotsEdition, records[0]!.record);
    if (isRefusal(again)) throw new Error(again.code);
    expect(records[0]!.record.result!.scores.map(String)).toEqual(
      results.slice(0, 2).map(({ score }) => score),
    );

    const decisions = rows(await file(room, 'decisions.csv'));
    const first = decisions.filter(({ table }) => table === '1');
    expect(first.map(({ move }) => JSON.parse(move!))).toEqual(
      records[0]!.record.moves.map(([, move]) => move),
    );
    expect(new Set(first.map(({ question }) => question))).toEqual(new Set(['bid', 'scrap']));
    expect(first.every(({ by, seconds }) => by === 'person' && Number(seconds) >= 0)).toBe(true);
    expect(decisions.filter(({ table }) => table === '2')).toMatchObject([
      { person: 'P03', question: 'bid', move: '{"type":"bid","coins":2}' },
    ]);
    // Nothing of the practice round.
    expect(new Set(decisions.map(({ stage }) => stage))).toEqual(new Set(['play']));

    const timings = rows(await file(room, 'timings.csv'));
    expect(timings.map(({ person }) => person)).toEqual(['P01', 'P02', 'P03']);
    expect(timings.reduce((sum, row) => sum + Number(row['decisions']), 0)).toBe(decisions.length);
    const stages = rows(await file(room, 'stages.csv'));
    expect(stages.map(({ stage }) => stage)).toEqual(['gather', 'practice', 'play', 'survey']);
    expect(stages[0]).toMatchObject({ kind: 'gather', planned_minutes: '5' });

    const prompts = rows(await file(room, 'prompts.csv'));
    const of = (prompt: string, person: string) =>
      prompts.find((row) => row['prompt'] === prompt && row['person'] === person)!;
    const won = places[0] === 1;
    expect(of('win', 'P01')).toMatchObject({
      percent: '70',
      rule: 'brier',
      score: String(Number(brier(70, won).toFixed(4))),
      actual: won ? '1' : '0',
      moves_asked: '0',
      table: '1',
    });
    expect(of('score', 'P03')).toMatchObject({
      rule: 'interval',
      moves_answered: '1',
      actual: '0',
    });
    expect(of('rain', 'P03')).toMatchObject({ actual: '1', score: '0.64' });
    // No spreadsheet takes it for a formula.
    expect(of('learnt', 'P02')['text']).toBe(`'=1+1, "never" bid late`);
    expect(of('again', 'P02')['rate']).toBe('4');

    const words = rows(await file(room, 'dictionary.csv'));
    for (const name of ['results', 'decisions', 'timings', 'stages', 'prompts']) {
      const [head] = (await file(room, `${name}.csv`)).split('\r\n');
      const told = words.filter((row) => row['file'] === `${name}.csv`);
      expect(told.map(({ column }) => column)).toEqual(head!.split(','));
    }
    const names = ['results', 'decisions', 'timings', 'stages', 'prompts'].map(
      (each) => `${each}.csv`,
    );
    for (const name of [...names, 'records.jsonl'])
      expect(await file(room, name)).not.toMatch(/Pupil/);
  });

  /** Every cell of every table there is. */
  const everything = async (): Promise<string> => {
    await built.services.storage.scrub();
    if (database.kind === 'sqlite') {
      const db = new DatabaseSync(database.place(), { readOnly: true });
      const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
      const all = names.map(({ name }) => db.prepare(`SELECT * FROM "${String(name)}"`).all());
      db.close();
      return JSON.stringify(all);
    }
    const client = new pg.Client({ connectionString: database.place() });
    await client.connect();
    const { rows: names } = await client.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    const all: unknown[] = [];
    for (const { name } of names) all.push((await client.query(`SELECT * FROM "${name}"`)).rows);
    await client.end();
    return JSON.stringify(all);
  };

  test('deleted now, there is nothing of it in the database', async () => {
    const { room, pupils, tables } = await played();
    const id = room.at.split('/').at(-1)!;
    const traces = [id, room.code, ...tables, ...pupils.map((pupil) => pupil.id)];
    const before = await everything();
    for (const trace of [...traces, 'Pupil 1', 'never']) expect(before).toContain(trace);
    expect(await code(pupils[0].del(room.at))).toBe('not-trainer');
    expect((await room.trainer.del(room.at)).status).toBe(204);
    const after = await everything();
    for (const trace of traces) expect(after).not.toContain(trace);
    expect(await code(room.trainer.get(room.at))).toBe('no-workshop');
    expect(await code(pupils[0].get(room.at))).toBe('bad-token');
    expect(after).toContain(room.trainer.id);
  });

  test('on its day it goes by itself, and not before', async () => {
    const { room, pupils } = await played();
    const id = room.at.split('/').at(-1)!;
    const { deletes, created } = await room.view();
    expect(Math.round((deletes - created) / 86_400_000)).toBe(30);
    must(await room.trainer.put(`${room.at}/days`, { days: 2 }));
    await built.services.caretaker.deleteDue();
    expect((await room.view()).members).toHaveLength(3);
    time += 2 * 86_400_000;
    await built.services.caretaker.deleteDue();
    const after = await everything();
    for (const trace of [id, ...pupils.map((pupil) => pupil.id)])
      expect(after).not.toContain(trace);
  });

  test('a person in two classes goes with the later one', async () => {
    const one = await openClass(built.app);
    const two = await openClass(built.app);
    const ada = await one.join('Ada Twice');
    must(await ada.post('/api/workshops/join', { code: two.code, name: 'Ada Twice' }));
    must(await one.trainer.del(one.at));
    expect((await two.seen(ada)).name).toBe('Ada Twice');
    must(await two.trainer.del(two.at));
    expect(await everything()).not.toContain(ada.id);
  });

  test('who is forgotten leaves a pseudonym; their words are gone; and they had it all', async () => {
    const { room, pupils } = await played();
    const [ada, ben] = pupils;
    const own = must(await ben.get<OwnData>('/api/me/export'));
    expect(own.workshops).toMatchObject([
      {
        acts: expect.arrayContaining([
          expect.objectContaining({ type: 'joined' }),
          expect.objectContaining({ type: 'answered', answer: { rate: 4 } }),
        ]),
      },
    ]);
    const key = await built.services.workshops.look(
      room.at.split('/').at(-1)!,
      ({ members }) => members[1]!.key,
    );
    expect(JSON.stringify(own)).not.toContain(key);
    expect((await ben.del('/api/me')).status).toBe(204);
    const after = await everything();
    expect(after).not.toContain(ben.id);
    const view = await room.view();
    expect(view.members.map(({ member }) => member)).toEqual([1, 3]);
    const prompts = rows(await file(room, 'prompts.csv'));
    expect(prompts.find(({ prompt }) => prompt === 'learnt')!['text']).toBe('…');
    expect((await room.seen(ada)).people).toBe(2);
    // Who set it up takes it along.
    const { trainer } = room;
    expect((await trainer.del('/api/me')).status).toBe(204);
    expect(await code(ada.get(room.at))).not.toBe(undefined);
    expect(await everything()).not.toContain(room.code);
  });

  test('a co-trainer who is forgotten trains here no more', async () => {
    const room = await openClass(built.app);
    const uma = await guest(built.app, 'Uma Gone');
    const { invite } = must(await room.trainer.post<{ invite: string }>(`${room.at}/invite`));
    must(await uma.post(`${room.at}/trainers`, { invite }));
    must(await uma.post(`${room.at}/messages`, { text: 'A word of Uma.' }));
    expect((await uma.del('/api/me')).status).toBe(204);
    expect((await room.view()).trainers).toHaveLength(1);
    const after = await everything();
    for (const trace of [uma.id, 'Uma Gone', 'A word of Uma.']) expect(after).not.toContain(trace);
  });
});

/** The cells of a line, with quotes taken off. */
function cells(line: string): string[] {
  const found: string[] = [];
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
    found.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
  return found;
}
