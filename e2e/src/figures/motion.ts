/**
 * What motion costs the page's thread: a piece that walks, dice that roll and a card that is turned,
 * move by move at normal speed. Layouts are counted, times are CPU time.
 */
import { findGame } from '@boardroom/catalogue';
import { isRefusal, openMatch, recordOf } from '@boardroom/kernel';
import { followAdvice, hurry, myTurn } from '../player.ts';
import type { Session } from '../session.ts';
import { storeTable } from '../stored.ts';

const MOVES = 12;
/** Motion at normal speed is over by then. */
const SETTLED = 2600;

export interface MotionCost {
  readonly layouts: number[];
  readonly layout: number[];
  readonly script: number[];
  readonly task: number[];
}

export async function motionCosts(session: Session, id: string): Promise<MotionCost> {
  const entry = findGame(id)!;
  const edition = { id: 'classic', content: await entry.editions['classic']!() };
  const match = openMatch(await entry.game(), { players: 3, options: {}, edition }, 'motion');
  if (isRefusal(match)) throw new Error(match.code);
  const { page, close } = await session.open();
  await hurry(page, session.url, { speed: 'normal' });
  const people = [0, 1, 2];
  await storeTable(page, { id: 'motion', title: id, record: recordOf(match), people });
  await page.goto(`${session.url}#/table/motion`);
  await myTurn(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<number[]> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return ['LayoutCount', 'LayoutDuration', 'ScriptDuration', 'TaskDuration'].map(
      (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN,
    );
  };
  const cost: MotionCost = { layouts: [], layout: [], script: [], task: [] };
  for (let made = 0; made < MOVES && (await myTurn(page)); made++) {
    await page.waitForTimeout(SETTLED);
    const before = await read();
    await followAdvice(page, { most: 1 });
    await page.waitForTimeout(SETTLED);
    const [layouts, layout, script, task] = (await read()).map((value, i) => value - before[i]!);
    cost.layouts.push(layouts!);
    cost.layout.push(1000 * layout!);
    cost.script.push(1000 * script!);
    cost.task.push(1000 * task!);
  }
  await close();
  return cost;
}
