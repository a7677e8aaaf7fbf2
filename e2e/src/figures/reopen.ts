/** Opens a local table with 2,000 moves: from the address to the drawn board with its question. */
import { catalogue, findGame } from '@boardroom/catalogue';
import { isOver, isRefusal, newRng, openMatch, recordOf, submit } from '@boardroom/kernel';
import type { MatchRecord } from '@boardroom/kernel';
import { randomMove } from '@boardroom/kernel/testing';
import { hurry } from '../player.ts';
import type { Session } from '../session.ts';
import { storeTable } from '../stored.ts';

const MOVES = 2000;
const TIMES = 10;
/** The longest of the games when played at random. */
const GAME = catalogue.at(-1)!.id;
const PLAYERS = 6;

async function longRecord(): Promise<MatchRecord> {
  const entry = findGame(GAME)!;
  const [game, content] = await Promise.all([entry.game(), entry.editions['classic']!()]);
  const edition = { id: 'classic', content };
  const match = openMatch(game, { players: PLAYERS, options: {}, edition }, 'long');
  if (isRefusal(match)) throw new Error(match.code);
  const rng = newRng(5);
  while (match.moves.length < MOVES) {
    if (isOver(match.s)) throw new Error(`over after ${match.moves.length} moves`);
    const { seat, move } = randomMove(game, match.t, match.s, rng);
    const done = submit(match, seat, move);
    if (isRefusal(done)) throw new Error(done.code);
  }
  return recordOf(match);
}

/** What the clock says, and what the page's own thread worked: a busy machine spoils only the first. */
export async function reopenTimes(session: Session): Promise<{ clock: number[]; work: number[] }> {
  const { page, close } = await session.open();
  await hurry(page, session.url);
  await storeTable(page, {
    id: 'longlong',
    title: findGame(GAME)!.title,
    record: await longRecord(),
    people: Array.from({ length: PLAYERS }, (_, seat) => seat),
  });
  const clock: number[] = [];
  const work: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const fresh = await page.context().newPage();
    const cdp = await page.context().newCDPSession(fresh);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await fresh.goto(`${session.url}#/table/longlong`);
    await fresh.waitForFunction(
      () => document.querySelector('.stage svg') && document.querySelector('.decision .mv'),
    );
    clock.push(
      await fresh.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
          ),
      ),
    );
    const { metrics } = await cdp.send('Performance.getMetrics');
    work.push(1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value);
    await fresh.close();
  }
  await close();
  return { clock, work };
}
