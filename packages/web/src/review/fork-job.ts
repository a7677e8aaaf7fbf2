/** In the worker: a fork of a match is played on, a slice at a time. */
import { editionNamed, findGame } from '@boardroom/catalogue';
import { forkedOf, openFork, playFork } from '@boardroom/insight';
import type { OpenFork } from '@boardroom/insight';
import { isRefusal, rulesOf } from '@boardroom/kernel';
import type { Refusal } from '@boardroom/kernel';
import type { ForkCounted, ReviewJobs } from './types.ts';

type Given = ReviewJobs['fork']['given'];

/** The last one asked for; the same is mostly asked for again. */
let last: { readonly key: string; readonly open: OpenFork } | undefined;

async function forkOf({ id, record, fork, counted }: Given): Promise<OpenFork | Refusal> {
  const key = JSON.stringify([id, fork]);
  if (last?.key === key && last.open.tally.pairs === (counted?.pairs ?? 0)) return last.open;
  const entry = findGame(record.game);
  if (!entry) return { code: 'other-game', facts: { game: record.game } };
  const found = await editionNamed(entry, record.edition, record.own);
  if (isRefusal(found)) return found;
  const game = await rulesOf(entry, record.version);
  if (!game) return { code: 'other-version', facts: { version: record.version } };
  const open = openFork(game, found.edition.content, record, fork, counted ?? undefined);
  if (!isRefusal(open)) last = { key, open };
  return open;
}

export async function stepFork(given: Given): Promise<ForkCounted | Refusal> {
  const open = await forkOf(given);
  if (isRefusal(open)) return open;
  const until = performance.now() + given.ms;
  while (open.tally.pairs < given.pairs && performance.now() < until)
    playFork(open, open.tally.pairs + 1);
  return { forked: forkedOf(open), counted: open.tally };
}
