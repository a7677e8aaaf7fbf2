/** A node's connections to PostgreSQL: a fixed number, none of which waits for ever. */
import { Socket } from 'node:net';
import pg from 'pg';
import { postgresTrouble } from './away.ts';
import { makeBreaker } from './breaker.ts';
import { makeEar } from './notices.ts';

export interface Connection {
  query<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<R>>;
  /** All or nothing. */
  together<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** A connection of its own for what may take long: migrations, purges, back-ups. */
  patiently<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** Hears notices. `missed` is called whenever some may have been missed. */
  listen(channel: string, hear: (payload: string) => void, missed: () => void): Promise<void>;
  unlisten(channel: string): void;
  readonly isUp: boolean;
  /** Resolves if the database can be written; answers within a second. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

type Log = (line: Record<string, unknown>) => void;

const MOST = 10;
/** Milliseconds to connect, or to wait for a free connection of the pool. */
const CONNECT = 4000;
/** The same for the one that checks whether the database is back: if it is lost, that must show soon. */
const PROBE = 2000;
/** How long the server lets a statement run, and when we stop waiting for its answer. */
const STATEMENT = 4000;
const ANSWER = 5000;
const PING = 1000;
const GOODBYE = 1000;

export function connectTo(url: string, log: Log = () => {}): Connection {
  const sockets = new Set<Socket>();
  const stream = (): Socket => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const common = { connectionString: url, keepAlive: true, stream };
  const limited = { ...common, connectionTimeoutMillis: CONNECT, query_timeout: ANSWER };
  const pool = new pg.Pool({
    ...limited,
    max: MOST,
    idleTimeoutMillis: 60_000,
    application_name: 'boardroom',
    // Not as a parameter of the connection: poolers refuse those they do not know.
    onConnect: async (client) => {
      await client.query(`SET statement_timeout = ${STATEMENT}`);
    },
  });
  // A connection that dies while idle is replaced; one that dies in use fails its caller.
  pool.on('error', () => {});

  /** Whether the database can be written, tried by a client of its own. */
  const probe = async (): Promise<void> => {
    const client = new pg.Client({
      ...limited,
      connectionTimeoutMillis: PROBE,
      query_timeout: PROBE,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(WRITE);
    } finally {
      void client.end().catch(() => {});
    }
  };
  const breaker = makeBreaker({
    probe,
    onDown: ({ why, cause }) => log({ level: 'error', what: why, error: String(cause) }),
    onUp(away) {
      log({ level: 'info', what: 'storage-back', seconds: Math.round(away / 100) / 10 });
      ear.check();
      for (const missed of missers.values()) missed();
    },
  });
  const missers = new Map<string, () => void>();
  const ear = makeEar({
    client: () => new pg.Client({ ...limited, application_name: 'boardroom-ear' }),
    onLost: (error) => trouble(error),
  });

  /** Marks the database as away if it is; the error to throw. */
  const trouble = (error: unknown): unknown => {
    const down = postgresTrouble(error);
    // Reading goes on while the disk is full.
    if (down?.why === 'storage-away') breaker.trip(down);
    return down ?? error;
  };
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    breaker.mustBeUp();
    try {
      return await work();
    } catch (error) {
      throw trouble(error);
    }
  };

  return {
    query: (query) => guarded(() => pool.query(query)),
    together: (work) =>
      guarded(async () => {
        const client = await pool.connect();
        try {
          await client.query('BEGIN');
          const result = await work(client);
          await client.query('COMMIT');
          client.release();
          return result;
        } catch (error) {
          // A connection that still responds can be reused; any other is dropped.
          const isAlive = error instanceof pg.DatabaseError;
          const ended = isAlive && (await client.query('ROLLBACK').then(Boolean, () => false));
          client.release(!ended);
          throw error;
        }
      }),
    async patiently(work) {
      const client = new pg.Client({ ...common, connectionTimeoutMillis: CONNECT });
      let isLost = false;
      client.on('error', () => {
        isLost = true;
      });
      try {
        await guarded(() => client.connect());
        return await work(client);
      } catch (error) {
        // Anything else the work throws is its own error.
        throw isLost || error instanceof pg.DatabaseError ? trouble(error) : error;
      } finally {
        void client.end().catch(() => {});
      }
    },
    async listen(channel, hear, missed) {
      missers.set(channel, missed);
      await ear.listen(channel, hear, missed);
    },
    unlisten(channel) {
      missers.delete(channel);
      ear.unlisten(channel);
    },
    get isUp() {
      return !breaker.isDown;
    },
    ping: () =>
      guarded(async () => {
        const { promise: late, reject } = Promise.withResolvers<never>();
        const timer = setTimeout(() => reject(new Error('no answer')), PING);
        await Promise.race([pool.query(WRITE), late]).finally(() => clearTimeout(timer));
      }),
    async close() {
      breaker.close();
      ear.close();
      const ended = pool.end().catch(() => {});
      // One that hangs does not say goodbye either.
      const late = new Promise((resolve) => setTimeout(resolve, GOODBYE).unref());
      await Promise.race([ended, late]);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Changes nothing, and cannot be done where nothing can be written. */
const WRITE = 'UPDATE boardroom_version SET version = version';
