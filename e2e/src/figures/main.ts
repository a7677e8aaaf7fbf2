/**
 * `node e2e/src/figures/main.ts`: how quick the page is, in figures; `… balance deploy` one of them, of
 * one game. Says how busy the machine was.
 */
import { loadavg } from 'node:os';
import { SAMPLE } from '../browser.ts';
import { buildPage, buildSample } from '../build.ts';
import { GAMES } from '../player.ts';
import { startSession } from '../session.ts';
import { answerTimes } from './answer.ts';
import { balanceRates } from './balance.ts';
import { motionCosts } from './motion.ts';
import { updateTimes } from './nodes.ts';
import { summary } from './print.ts';
import { reopenTimes } from './reopen.ts';
import { reviewTimes } from './review.ts';
import { slowAnswers, slowWork } from './slow.ts';

buildPage();
buildSample();
const [wanted, named] = [false, true].map((isGame) =>
  process.argv.slice(2).filter((word) => GAMES.includes(word) === isGame),
) as [string[], string[]];
const games = named.length > 0 ? named : GAMES;
const wants = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
const over = (times: readonly number[]): number => times.filter((time) => time > 100).length;
const busy = (): string => `load ${loadavg()[0]!.toFixed(1)}`;

const session = await startSession();
if (wants('answer'))
  for (const game of games) {
    const { clock, work } = await answerTimes(session, game);
    const name = `click while a hard bot of ${game} thinks`;
    console.log(summary(`${name} (clock)`, clock), busy());
    console.log(summary(`${name} (CPU)`, work), busy());
  }
if (wants('reopen')) {
  const { clock, work } = await reopenTimes(session);
  console.log(summary('a local table of 2,000 moves opens (clock)', clock), busy());
  console.log(summary('a local table of 2,000 moves opens (CPU)', work), busy());
}
if (wants('review'))
  for (const game of games) {
    const { ledger, presses } = await reviewTimes(session, game);
    console.log(summary(`first whole ledger of ${game} (clock)`, [ledger]), busy());
    console.log(summary(`press while ${game} is reviewed (CPU)`, presses), busy());
  }
if (wants('motion')) {
  const { layouts, layout, script, task } = await motionCosts(session, games.at(-1)!);
  console.log(summary('layouts of a move with its motion', layouts, ''), busy());
  console.log(summary('layout of a move with its motion (CPU)', layout), busy());
  console.log(summary('script of a move with its motion (CPU)', script), busy());
  console.log(summary('all work of a move with its motion (CPU)', task), busy());
}
if (wants('slow'))
  for (const game of games) {
    const measured = {
      // The clock tells something on a quiet machine only.
      ...(wants('clock') ? { clock: await slowAnswers(session, game) } : {}),
      CPU: await slowWork(session, game),
    };
    for (const [by, { seats, moves }] of Object.entries(measured)) {
      console.log(summary(`press on a seat in ${game}, four times slower (${by})`, seats), busy());
      console.log(summary(`own move in ${game}, four times slower (${by})`, moves), busy());
      console.log(`  over 100 ms: ${over(seats)} and ${over(moves)}`);
    }
  }
if (wants('balance'))
  for (const game of games)
    for (const { workers, room, simulate } of await balanceRates(session, game)) {
      const told = (rate: { clock: number; cpu: number }): string =>
        `${rate.clock.toFixed(0)} a second, ${rate.cpu.toFixed(0)} a CPU second`;
      const share = `${(room.clock / simulate.clock).toFixed(2)} and ${(room.cpu / simulate.cpu).toFixed(2)}`;
      console.log(
        `games of ${game}, ${workers} workers: room ${told(room)}; simulate ${told(simulate)}; ${share} ×`,
        busy(),
      );
    }
await session.close();

if (wants('nodes')) {
  const sample = await startSession(SAMPLE);
  const { script, drawing } = await updateTimes(sample);
  console.log(summary('script of 4,000 SVG nodes (CPU)', script), busy());
  console.log(summary('style and layout of it (CPU)', drawing), busy());
  await sample.close();
}
