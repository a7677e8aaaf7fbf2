/** One room: picks its changes, makes each in the copy, and asks the tests that could notice it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isEquivalent } from './equivalents.mjs';
import { entriesOf, reachOf } from './imports.mjs';
import { openJudge } from './judge.mjs';
import { isChanged, isFinder, mayNotice } from './rooms.mjs';
import { sample } from './sample.mjs';
import { changed, spotsOf } from './spots.mjs';

/** CPU seconds of the tests of one change; those further away are not asked. */
const MOST_SECONDS = 20;
/** A change may take so much more CPU time than the tests without it, and some seconds to spare. */
const TIMES_LONGER = 3;

/** The changes a seed picks in a room, in the order they are made. */
function changesOf({ folder, files }, room, seed, count) {
  const spots = files
    .filter((file) => isChanged(room, file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      return spotsOf(source)
        .filter((spot) => !isEquivalent(file, source, spot))
        .map((spot) => ({ file, ...spot }));
    });
  return sample(spots, count, `${seed}\0${room.name}`);
}

/**
 * @param {{ folder: string, files: string[] }} copy
 * @param {{ seed: string, count: number, spare: number, env: Record<string, string>, say(line: string): void, opened(judge: object): void }} setting
 */
export async function tryRoom(copy, room, { seed, count, spare, env, say, opened }) {
  const { folder } = copy;
  const changes = changesOf(copy, room, seed, count);
  const near = nearTests(copy, room, [...new Set(changes.map(({ file }) => file))]);
  const judge = openJudge(folder, env);
  opened(judge);
  try {
    const wanted = [...new Set([...near.values()].flat().map(({ test }) => test))];
    say(`${room.name}: ${wanted.length} test files without a change`);
    const { seconds, red } = await calm(folder, judge, wanted);
    for (const [file, why] of red) say(`  left out, red without a change: ${file}: ${why}`);
    const results = [];
    for (const [i, change] of changes.entries()) {
      const tests = affordable(near.get(change.file), seconds);
      const limit = spare + TIMES_LONGER * tests.reduce((sum, test) => sum + seconds.get(test), 0);
      const result = await tryChange(folder, judge, change, tests, limit);
      results.push(result);
      say(
        `  ${i + 1}/${changes.length} ${result.noticed ? 'noticed' : 'SURVIVED'} ${nameOf(change)}`,
      );
    }
    return { room, results, cpu: judge.cpu(), left: red };
  } finally {
    judge.end();
  }
}

export const nameOf = ({ file, line, kind }) => `${file}:${line} ${kind}`;

/** For each changed file the tests that import it, and how far they are from it. */
function nearTests({ folder, files }, room, changedFiles) {
  const entries = entriesOf(folder);
  const known = new Map();
  const reaches = files
    .filter((file) => mayNotice(room, file))
    .map((test) => ({ test, reach: reachOf(folder, test, entries, known) }));
  return new Map(
    changedFiles.map((file) => [
      file,
      reaches
        .filter(({ test, reach }) => reach.has(file) || isFinder(room, test))
        .map(({ test, reach }) => ({ test, far: distance(file, test, reach.get(file) ?? 1) })),
    ]),
  );
}

/** A test of the same name is nearest, whatever it imports first. */
function distance(file, test, steps) {
  return basename(test) === basename(file).replace(/(\.svelte)?\.ts$/, '.test.ts') ? 0 : steps;
}

/** The tests as they are: how long each takes, and which are red before anything is changed. */
async function calm(folder, judge, tests) {
  const seconds = new Map();
  const red = new Map();
  if (tests.length === 0) return { seconds, red };
  const before = judge.cpu();
  const answer = await judge.run([], at(folder, tests), 600, 0);
  if (!answer.files) throw new Error('the tests do not run without a change');
  // How much of the time was work is known of all together, and not where there is no /proc.
  const whole = answer.files.reduce((sum, { ms }) => sum + ms / 1000, 0);
  const work = judge.cpu() > before ? (judge.cpu() - before) / whole : 1;
  for (const { file, ms, state, failed } of answer.files) {
    const test = file.slice(folder.length + 1);
    if (state === 'passed') seconds.set(test, (ms / 1000) * work);
    else red.set(test, failed[0] ?? state);
  }
  // A run that stopped early has told us too little.
  for (const error of answer.errors) red.set('a test', error);
  return { seconds, red };
}

/** The nearest that fit into the time, quick ones first among the equally near. */
function affordable(near, seconds) {
  const tests = near
    .filter(({ test }) => seconds.has(test))
    .sort((a, b) => a.far - b.far || seconds.get(a.test) - seconds.get(b.test))
    .map(({ test }) => test);
  let sum = 0;
  return tests.filter((test) => {
    if (sum + seconds.get(test) > MOST_SECONDS) return false;
    sum += seconds.get(test);
    return true;
  });
}

const at = (folder, files) => files.map((file) => join(folder, file));

async function tryChange(folder, judge, change, tests, limit) {
  const path = join(folder, change.file);
  const source = readFileSync(path, 'utf8');
  const next = changed(source, change);
  const diff = diffOf(source, next, change.line);
  if (tests.length === 0) return { ...change, diff, tests: 0, noticed: false };
  writeFileSync(path, next);
  try {
    const answer = await judge.run([path], at(folder, tests), limit);
    return { ...change, diff, tests: tests.length, ...verdict(folder, answer) };
  } finally {
    writeFileSync(path, source);
  }
}

function verdict(folder, { late, lost, files = [], errors = [] }) {
  if (late) return { noticed: true, by: 'the time limit' };
  if (lost) return { noticed: true, by: 'a crash' };
  const failed = files.find(({ state }) => state === 'failed');
  if (failed)
    return { noticed: true, by: `${failed.file.slice(folder.length + 1)}: ${failed.failed[0]}` };
  if (errors.length > 0) return { noticed: true, by: errors[0] };
  return { noticed: false };
}

/** The lines that differ, as a diff shows them. */
function diffOf(source, next, line) {
  const [a, b] = [source.split('\n'), next.split('\n')];
  let same = 0;
  while (same < a.length - line + 1 && a.at(-1 - same) === b.at(-1 - same)) same++;
  const lines = (sign, all) =>
    all.slice(line - 1, all.length - same).map((text) => `${sign} ${text.trim()}`);
  return [...lines('-', a), ...lines('+', b)].join('\n');
}
