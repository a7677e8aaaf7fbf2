/** What nodes tell each other through PostgreSQL. */
import pg from 'pg';
import type { Signal } from './types.ts';

export const CHANNEL = 'boardroom';
const RETRY = 500;

/** A connection of its own that hears notices, and comes back when it is lost. */
export function listenTo(url: string, hear: (signal: Signal) => void) {
  let client: pg.Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | null = null;
  const connect = async (): Promise<void> => {
    const own = new pg.Client({ connectionString: url, keepAlive: true });
    own.on('error', () => {});
    own.on('end', () => {
      client = null;
      if (!closed) timer = setTimeout(again, RETRY);
    });
    own.on('notification', ({ payload = '' }) => {
      if (payload.startsWith('{')) hear(JSON.parse(payload) as Signal);
      else
        for (const part of payload.split(';')) {
          const [table, seq] = part.split(' ');
          if (table && seq) hear({ about: 'table', table, seq: Number(seq) });
        }
    });
    await own.connect();
    await own.query(`LISTEN ${CHANNEL}`);
    client = own;
  };
  const again = (): void => {
    connect().then(
      () => hear({ about: 'gap' }),
      () => {
        if (!closed) timer = setTimeout(again, RETRY);
      },
    );
  };
  return {
    ready: connect(),
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await client?.end();
    },
  };
}
