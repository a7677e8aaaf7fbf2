/** Runs the clocks: to the moment for tables held here, once a second for all others. */
import type { Services } from '../services.ts';
import { StorageDown } from '../storage/away.ts';
import { timeUp } from '../table/acts.ts';
import { nextTick } from '../table/clock.ts';
import type { Live } from '../table/state.ts';
import { sweepTables } from './sweep.ts';

export interface Watch {
  close(): void;
}

const SWEEP = 1000;
/** setTimeout takes no more than 2^31 ms; the sweep sees to what comes later. */
const FAR = 3_600_000;

export function watchClocks(
  services: Services,
  log: (line: Record<string, unknown>) => void,
): Watch {
  const { tables, now } = services;
  const timers = new Map<string, NodeJS.Timeout>();
  let closed = false;

  const tick = async (id: string): Promise<void> => {
    try {
      for (;;) if (!(await tables.act(id, (live) => (closed ? null : timeUp(live, now()))))) return;
    } catch (error) {
      if (!(error instanceof StorageDown))
        log({ level: 'warn', what: 'clock', error: String(error) });
    }
  };
  const arm = (live: Live): void => {
    const { id } = live.room;
    clearTimeout(timers.get(id));
    timers.delete(id);
    const at = nextTick(live);
    if (at === null || closed || at - now() > FAR) return;
    const timer = setTimeout(
      () => {
        timers.delete(id);
        void tick(id);
      },
      Math.max(0, at - now()) + 5,
    );
    timer.unref();
    timers.set(id, timer);
  };
  tables.onEntries(arm);

  const stopSweeping = sweepTables(services, log, SWEEP, async (id) => {
    await tick(id);
    return tables.look(id, ({ frozen }) => frozen === null);
  });

  return {
    close() {
      closed = true;
      stopSweeping();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
