/** The files of a class, held line by line against what was done in it; and its database afterwards. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findGame } from '@boardroom/catalogue';
import { commitment, isRefusal, replay } from '@boardroom/kernel';
import type { MatchRecord } from '@boardroom/kernel';
import { expect } from 'vitest';
import type { TrainerView } from '../../packages/client/src/index.ts';
import type { ClassRules, Played } from './class-people.ts';

export const FILES = [
  'results.csv',
  'decisions.csv',
  'timings.csv',
  'stages.csv',
  'prompts.csv',
  'records.jsonl',
  'dictionary.csv',
] as const;
export type Files = Readonly<Record<(typeof FILES)[number], string>>;
type Row = Record<string, string>;

const pseudonym = (n: number): string => `P${String(n).padStart(2, '0')}`;

/** The cells of a line, with quotes taken off. */
function cells(line: string): string[] {
  const found: string[] = [];
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
    found.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
  return found;
}

function rowsOf(text: string): Row[] {
  const [head, ...lines] = text.trimEnd().split('\r\n').map(cells);
  return lines.map((line) => Object.fromEntries(head!.map((name, i) => [name, line[i]!])));
}

interface Done {
  readonly view: TrainerView;
  readonly rules: ClassRules;
  /** Every move a person made, in the order of their table. */
  readonly played: readonly Played[];
  /** Of the forecast that one's own seat wins: the percents that count, by person. */
  readonly forecasts: ReadonlyMap<number, number>;
  /** Tables at which the trainer did something, and how often. */
  readonly injects: Readonly<Record<number, number>>;
}

export async function checkFiles(files: Files, done: Done): Promise<void> {
  const results = rowsOf(files['results.csv']);
  const decisions = rowsOf(files['decisions.csv']);
  checkResults(results, done);
  checkDecisions(decisions, results, done);
  checkTimings(rowsOf(files['timings.csv']), decisions);
  expect(rowsOf(files['stages.csv']).map(({ stage }) => stage)).toEqual(stagesBefore(done.view));
  checkForecasts(rowsOf(files['prompts.csv']), results, done);
  await checkRecords(files['records.jsonl'], decisions, results, done);
  const words = rowsOf(files['dictionary.csv']);
  for (const name of FILES.filter((each) => each.endsWith('.csv') && each !== 'dictionary.csv')) {
    const [head] = files[name].split('\r\n');
    const told = words.filter(({ file }) => file === name).map(({ column }) => column);
    expect(told, name).toEqual(head!.split(','));
  }
  for (const [name, text] of Object.entries(files))
    for (const { name: person } of done.view.members)
      expect(text.includes(person), `${person} in ${name}`).toBe(false);
}

function stagesBefore({ plan, stage }: TrainerView): string[] {
  return plan.slice(0, plan.findIndex(({ id }) => id === stage) + 1).map(({ id }) => id);
}

/** Each person once, where they sit, ranked by the score. */
function checkResults(results: Row[], { view, injects }: Done): void {
  const seated = view.members
    .filter(({ place }) => place)
    .map(({ member, place }) => `${place!.table} ${place!.seat} ${pseudonym(member)}`);
  const people = results.filter(({ person }) => person !== 'bot');
  expect(people.map(({ table, seat, person }) => `${table} ${seat} ${person}`).toSorted()).toEqual(
    seated.toSorted(),
  );
  for (const row of results) {
    const scores = new Map(
      results.flatMap(({ table, seat, score }) =>
        table === row['table'] ? [[seat, Number(score)] as const] : [],
      ),
    );
    const better = [...scores.values()].filter((score) => score > Number(row['score'])).length;
    expect(Number(row['place']), `table ${row['table']!} seat ${row['seat']!}`).toBeGreaterThan(0);
    expect(Number(row['place'])).toBeGreaterThanOrEqual(better + 1);
    expect(row).toMatchObject({
      stage: 'play',
      ended: 'closed',
      injects: String(injects[Number(row['table'])] ?? 0),
    });
  }
}

/** What people did is there, once and in order; what bots did is not called theirs. */
function checkDecisions(decisions: Row[], results: Row[], { view, played }: Done): void {
  for (const { number } of view.tables) {
    const rows = decisions.filter(({ table }) => table === String(number));
    expect(rows.map((row) => Number(row['number']))).toEqual(rows.map((_, i) => i + 1));
    const people = rows.filter(({ by }) => by === 'person');
    expect(
      people.map(({ seat, person, move }) => [Number(seat), person, JSON.parse(move!) as object]),
    ).toEqual(
      played
        .filter(({ table }) => table === number)
        .map(({ seat, person, move }) => [seat, pseudonym(person), move]),
    );
    const moves = results.find(({ table }) => table === String(number))!['moves'];
    expect(String(rows.filter(({ undone }) => undone === '0').length)).toBe(moves);
  }
}

function checkTimings(timings: Row[], decisions: Row[]): void {
  const answered = decisions.filter(({ by, question }) => by === 'person' && question !== 'aside');
  for (const { person, decisions: count } of timings)
    expect(Number(count), person).toBe(answered.filter((row) => row['person'] === person).length);
  expect(timings.reduce((sum, row) => sum + Number(row['decisions']), 0)).toBe(answered.length);
}

/** Brier: the square of how far the forecast was from what came. */
function checkForecasts(prompts: Row[], results: Row[], { forecasts }: Done): void {
  const rows = prompts.filter(({ about }) => about === 'own-win');
  expect(new Map(rows.map(({ person, percent }) => [person, Number(percent)]))).toEqual(
    new Map([...forecasts].map(([member, percent]) => [pseudonym(member), percent])),
  );
  for (const { person, percent, actual, rule, score } of rows) {
    const won = results.find((row) => row['person'] === person)!['place'] === '1';
    expect([rule, actual], person).toEqual(['brier', won ? '1' : '0']);
    expect(Number(score)).toBeCloseTo((Number(percent) / 100 - Number(won)) ** 2, 3);
  }
}

/** Every record is a match the rules accept, on the luck that was promised. */
async function checkRecords(
  text: string,
  decisions: Row[],
  results: Row[],
  { view, rules }: Done,
): Promise<void> {
  const content = await findGame(rules.game.id)!.editions['classic']!();
  const records = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { table: number; record: MatchRecord });
  expect(records.map(({ table }) => table)).toEqual(view.tables.map(({ number }) => number));
  for (const { table, record } of records) {
    expect(commitment(record.seed)).toBe(view.commitments['play']);
    const again = replay(rules.game, content, record);
    if (isRefusal(again)) throw new Error(`table ${table}: ${again.code}`);
    const rows = decisions.filter((row) => row['table'] === String(table) && row['undone'] === '0');
    expect(rows.map(({ move }) => JSON.parse(move!) as object)).toEqual(
      record.moves.filter(([seat]) => seat >= 0).map(([, move]) => move),
    );
    expect(results.filter((row) => row['table'] === String(table)).length).toBeGreaterThan(3);
  }
}

/** Every cell of every table of a server's database. */
export function everythingIn(data: string): string {
  const [name] = readdirSync(data).filter((each) => each.endsWith('.sqlite'));
  const db = new DatabaseSync(join(data, name!), { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const all = tables.map((table) => db.prepare(`SELECT * FROM "${String(table['name'])}"`).all());
  db.close();
  return JSON.stringify(all);
}
