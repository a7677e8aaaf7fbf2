/** Small versions of what docs/studio.md tells of the balance diff, on games that cost little. */
import { catalogue, findGame } from '@boardroom/catalogue';
import { expect, test } from 'vitest';
import { doubled } from './doubled.ts';
import { lookFor } from './planted.ts';
import { compareSame, playPool } from './same.ts';
import { openSubject, subjects } from './subject.ts';

/** Games that would take too long. */
const SHORT: Readonly<Record<string, object>> = {
  'project-plan': { endMode: 'rounds', deadlineRounds: 12 },
  'el-plan': { periods: 8 },
  'it-billionaire': { rounds: 8, target: 0 },
};

test.for(catalogue)('$title: against itself hardly anything ever moves', async ({ id }) => {
  const [subject] = await subjects(id);
  const bots = subject!.bots.map(() => 'random');
  const opened = await openSubject(
    { ...subject!, bots },
    { seed: 'small', options: SHORT[id] ?? {} },
  );
  const { flagged } = compareSame(opened, playPool(opened, 500), 20, 200);
  expect(flagged.length).toBeLessThanOrEqual(2);
});

/** What random players notice too, and what takes players who choose, in a short game. */
const PLANTED = [
  ['action-the-project', 'PR05', 'random'],
  ['deploy', 'MFG-B1', 'random'],
  ['project-plan', 'PJ05', 'random'],
  ['el-plan', 'I12', 'random'],
  ['it-billionaire', 'EU4', 'normal'],
] as const;

test.for(PLANTED)('%s: %s of double worth is found', async ([id, thing, bot]) => {
  const [subject] = await subjects(id);
  const bots = subject!.bots.map(() => bot);
  const fork = doubled(await findGame(id)!.game(), subject!.classic, thing)!;
  const opened = await openSubject({ ...subject!, bots }, { fork, options: SHORT[id] ?? {} });
  const found = lookFor(opened, thing, 600);
  expect(found.after).not.toBeNull();
});
