/** One connection that hears what nodes tell each other, and comes back when it is lost. */
import type pg from 'pg';

export interface Ear {
  /** Hears a channel from now on. `missed` is called when something may have been missed. */
  listen(channel: string, hear: (payload: string) => void, missed: () => void): Promise<void>;
  unlisten(channel: string): void;
  /** Looks whether the connection still answers, and replaces it if not. */
  check(): void;
  close(): void;
}

export interface EarSetting {
  /** A new client, with limits on connecting and asking. */
  readonly client: () => pg.Client;
  /** Called when it is lost. */
  readonly onLost: (error: unknown) => void;
}

interface Channel {
  readonly hear: (payload: string) => void;
  readonly missed: () => void;
}

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 1000;
/** A connection that was cut silently is noticed only by asking. */
const CHECK_EVERY = 5000;

export function makeEar({ client: make, onLost }: EarSetting): Ear {
  const channels = new Map<string, Channel>();
  /** The connection there is; null while there is none. */
  let current: pg.Client | null = null;
  /** There is one attempt to connect at a time. */
  let connecting = false;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  const lose = (client: pg.Client, error: unknown): void => {
    if (client !== current) return;
    current = null;
    void client.end();
    if (closed) return;
    onLost(error);
    again(FIRST_PAUSE);
  };
  const connect = async (): Promise<void> => {
    const client = make();
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('the connection that listens has ended')));
    client.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.hear(payload));
    try {
      await client.connect();
      for (const channel of channels.keys()) await client.query(`LISTEN "${channel}"`);
      if (closed) throw new Error('closed');
      current = client;
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
  };
  const again = (pause: number): void => {
    if (closed || connecting) return;
    connecting = true;
    timer = setTimeout(() => {
      connect().then(
        () => {
          connecting = false;
          for (const { missed } of channels.values()) missed();
        },
        () => {
          connecting = false;
          again(Math.min(LONGEST_PAUSE, pause * 2));
        },
      );
    }, pause);
    timer.unref();
  };
  let asking = false;
  const check = (): void => {
    const client = current;
    if (!client || asking) return;
    asking = true;
    client
      .query('SELECT 1')
      .catch((error: unknown) => lose(client, error))
      .finally(() => {
        asking = false;
      });
  };
  const checking = setInterval(check, CHECK_EVERY);
  checking.unref();

  return {
    async listen(channel, hear, missed) {
      channels.set(channel, { hear, missed });
      if (current) await current.query(`LISTEN "${channel}"`);
      else if (!connecting) await connect();
    },
    unlisten: (channel) => void channels.delete(channel),
    check,
    close() {
      closed = true;
      if (timer) clearTimeout(timer);
      clearInterval(checking);
      void current?.end();
      current = null;
    },
  };
}
