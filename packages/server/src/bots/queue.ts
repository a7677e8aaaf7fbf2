/** Which table's bots must be thought about: in this process, or through PostgreSQL by any node. */

export interface BotJob {
  readonly table: string;
  readonly seq: number;
}

export interface BotQueue {
  add(job: BotJob): void;
  /** Every job is given to one handler; a job that fails may be given again. */
  work(handler: (job: BotJob) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** For one process: nothing to keep, since the tables themselves tell whose bots are asked. */
export function makeLocalQueue(): BotQueue {
  let handler: (job: BotJob) => Promise<void> = async () => {};
  const running = new Map<string, Promise<void>>();
  return {
    add(job) {
      const key = `${job.table} ${job.seq}`;
      if (running.has(key)) return;
      running.set(
        key,
        handler(job).finally(() => running.delete(key)),
      );
    },
    async work(given) {
      handler = given;
    },
    async close() {
      handler = async () => {};
      await Promise.allSettled(running.values());
    },
  };
}
