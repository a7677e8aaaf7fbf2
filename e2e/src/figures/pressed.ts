/**
 * What the page's thread works from a press to the picture that answers it, in milliseconds of CPU
 * time: all of it, also what was in the way when the press came. Read from a trace of the browser, so
 * that what the page puts off until after the picture is not counted.
 */
import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds by the clock. */
  readonly ts: number;
  readonly dur?: number;
  /** And of the thread. */
  readonly tdur?: number;
}

/** From now on every click leaves two marks: when it was made, and when it was answered. */
export async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    let count = 0;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const name = `${(globalThis as { pressed?: string }).pressed} ${count++}`;
        performance.mark(`made ${name}`, { startTime: timeStamp });
        requestAnimationFrame(() => {
          void scheduler.postTask(() => performance.mark(`answered ${name}`), {
            priority: 'user-blocking',
          });
        });
      },
      { capture: true },
    );
  });
  const categories = ['toplevel', 'blink.user_timing'];
  await page.context().browser()!.startTracing(page, { categories });
}

/** CPU times of the presses since, by what was pressed. */
export async function pressTimes(page: Page): Promise<Record<string, number[]>> {
  const trace = await page.context().browser()!.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter(({ cat }) => cat === 'blink.user_timing');
  const times: Record<string, number[]> = {};
  for (const made of marks) {
    const [, kind, count] = /^made (\w+) (\d+)$/.exec(made.name) ?? [];
    const answered = marks.find(({ name }) => name === `answered ${kind} ${count}`);
    if (!answered) continue;
    const work = traceEvents.reduce((sum, event) => sum + workBetween(event, made, answered), 0);
    (times[kind!] ??= []).push(work / 1000);
  }
  return times;
}

/** The part of a task of this thread that lies between; tasks within tasks are counted once. */
function workBetween(event: TraceEvent, made: TraceEvent, answered: TraceEvent): number {
  const { name, ph, pid, tid, ts, dur = 0, tdur = 0 } = event;
  if (ph !== 'X' || pid !== answered.pid || tid !== answered.tid || dur === 0) return 0;
  if (name !== 'ThreadControllerImpl::RunTask') return 0;
  const inside = Math.min(ts + dur, answered.ts) - Math.max(ts, made.ts);
  return inside > 0 ? (tdur * inside) / dur : 0;
}
