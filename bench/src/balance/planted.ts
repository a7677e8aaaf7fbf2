/** Whether a thing of double worth is found: base and fork on the same luck, looked at after every batch. */
import { findGame } from '@boardroom/catalogue';
import { mix, newRng } from '@boardroom/kernel';
import { newRun, playBatch, report } from '@boardroom/lab/balance';
import type { Opened } from '@boardroom/lab/balance';
import { doubled } from './doubled.ts';
import { openSubject } from './subject.ts';
import type { Subject } from './subject.ts';

export interface Found {
  readonly id: string;
  /** Pairs until it was said to have moved; null: it was not. */
  readonly after: number | null;
  /** What moved of it, and how often it was used. */
  readonly moved: readonly string[];
  readonly counts: readonly [number, number];
  /** Of other things, which nobody changed. */
  readonly others: number;
}

/** Plays until the thing that was changed is found, or all pairs are played. */
export function lookFor(opened: Opened, id: string, pairs: number): Found {
  const run = newRun(opened, { pairs });
  for (;;) {
    const batch = run.take();
    if (batch) run.hear(batch, playBatch(opened, batch));
    const { things } = run.report();
    const row = things.find(({ thing }) => thing.id === id)!;
    if (batch && row.verdict !== 'moved') continue;
    const moved = [row.uses, row.power, row.gain].flatMap((one) =>
      one?.verdict === 'moved' ? [one.measure.id.split('.')[0]!] : [],
    );
    const others = things.filter(({ thing, verdict }) => !thing.changed && verdict === 'moved');
    const after = row.verdict === 'moved' ? run.played() : null;
    return { id, after, moved, counts: row.counts, others: others.length };
  }
}

/** Games in which is looked what comes into play, and the least part of them. */
const LOOKS = 200;
const OFTEN = 0.1;

/** What no game brings into play cannot be found to have changed. */
function inPlay(opened: Opened): string[] {
  const { things } = report(opened, playBatch(opened, { from: 0, to: LOOKS / 2 }));
  const seen = things.filter(({ counts: [base, fork] }) => base + fork >= OFTEN * LOOKS);
  return seen.map(({ thing }) => thing.id);
}

export async function measurePlanted(
  subject: Subject,
  runs: number,
  pairs: number,
  only: string | undefined,
): Promise<void> {
  const game = await findGame(subject.id)!.game();
  const ids = mix(inPlay(await openSubject(subject, {})), newRng(1));
  let [done, found] = [0, 0];
  for (const id of ids) {
    if (done === runs) break;
    if (only !== undefined && !id.startsWith(only)) continue;
    const fork = doubled(game, subject.classic, id);
    if (!fork) continue;
    const opened = await openSubject(subject, { fork, seed: `planted ${id}` });
    const one = lookFor(opened, id, pairs);
    done++;
    if (one.after !== null) found++;
    console.log(JSON.stringify({ game: subject.id, ...one }));
  }
  console.log(JSON.stringify({ game: subject.id, runs: done, found, pairs }));
}
