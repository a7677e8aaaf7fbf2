/** Bots' turns through PostgreSQL: any node may think, and a job of a dead node comes back. */
import { PgBoss } from 'pg-boss';
import type { Db } from 'pg-boss';
import { StorageDown } from '../storage/away.ts';
import type { Connection } from '../storage/connection.ts';
import type { BotJob, BotQueue } from './queue.ts';

const QUEUE = 'bots';
/** A job not done in this time is given to another node. */
const EXPIRES = 60;

export async function makeBossQueue(
  connection: Connection,
  log: (line: Record<string, unknown>) => void,
): Promise<BotQueue> {
  // Its tables are created at the first start, which may take longer than a statement is allowed to.
  let starting = true;
  /** The node's own connections, with their limits. */
  const db: Db = {
    executeSql(text, values) {
      const query = values ? { text, values } : { text };
      return starting
        ? connection.patiently((client) => client.query(query))
        : connection.query(query);
    },
    async listen(channel, hear, missed) {
      await connection.listen(channel, hear, missed);
      return { close: async () => connection.unlisten(channel) };
    },
  };
  const boss = new PgBoss({ db, schedule: false, useListenNotify: true });
  const warn = (error: unknown): void => {
    // That the database is away has been logged already.
    if (!(error instanceof StorageDown))
      log({ level: 'warn', what: 'pg-boss', error: String(error) });
  };
  boss.on('error', warn);
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
  starting = false;
  let closed = false;
  return {
    add(job) {
      if (closed) return;
      boss.send(QUEUE, job, { singletonKey: `${job.table} ${job.seq}` }).catch(warn);
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
      const stopped = boss.stop({ graceful: true, timeout: 3000 }).catch(warn);
      const late = new Promise((resolve) => setTimeout(resolve, 5000).unref());
      await Promise.race([stopped, late]);
    },
  };
}
