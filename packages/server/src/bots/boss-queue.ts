/** Bots' turns through PostgreSQL: any node may think, and a job of a dead node comes back. */
import { PgBoss } from 'pg-boss';
import type { BotJob, BotQueue } from './queue.ts';

const QUEUE = 'bots';
/** A job not done in this time is given to another node. */
const EXPIRES = 60;

export async function makeBossQueue(
  url: string,
  log: (line: Record<string, unknown>) => void,
): Promise<BotQueue> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    schedule: false,
    useListenNotify: true,
  });
  boss.on('error', (error) => log({ level: 'error', what: 'pg-boss', error: String(error) }));
  await boss.start();
  await boss.createQueue(QUEUE, {
    policy: 'exclusive',
    notify: true,
    retryLimit: 3,
    retryDelay: 1,
    expireInSeconds: EXPIRES,
    deleteAfterSeconds: 3600,
    retentionSeconds: 3600,
  });
  let closed = false;
  return {
    add(job) {
      if (closed) return;
      boss
        .send(QUEUE, job, { singletonKey: `${job.table} ${job.seq}` })
        .catch((error: unknown) => log({ level: 'warn', what: 'pg-boss', error: String(error) }));
    },
    async work(handler) {
      const options = {
        batchSize: 4,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 2,
      };
      await boss.work<BotJob>(QUEUE, options, async (jobs) => {
        await Promise.all(jobs.map(({ data }) => handler(data)));
      });
    },
    async close() {
      closed = true;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
