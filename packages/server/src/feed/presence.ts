/**
 * Who is connected at which table on other nodes. A node announces changes in batches, and every so
 * often that it is alive: a table where nobody comes or goes costs nothing.
 */
import type { Seat } from '@boardroom/kernel';
import type { Signal, Storage } from '../storage/types.ts';

export interface Presence {
  /** These seats are connected at this node now. */
  tell(table: string, seats: readonly Seat[]): void;
  /** Those connected at other nodes, in order. */
  elsewhere(table: string): Seat[];
  close(): void;
}

export interface PresenceSetting {
  readonly storage: Pick<Storage, 'shared' | 'signal' | 'onSignal'>;
  readonly node: string;
  readonly now: () => number;
  /** Called when somebody came or went elsewhere. */
  readonly changed: (table: string) => void;
}

type Tables = Map<string, readonly Seat[]>;
interface Node {
  readonly tables: Tables;
  heard: number;
}

const BEAT = 20_000;
/** A node not heard of for so long has ended without a word. */
const GONE_AFTER = 60_000;
/** Changes within this time are announced together. */
const TOGETHER = 200;
/** A node that asks gets everything, but no more often than this. */
const ALL_AGAIN = 2000;
/** With this many tables a signal stays below its size limit. */
const MOST_AT_ONCE = 150;

export function makePresence({ storage, node, now, changed }: PresenceSetting): Presence {
  const own: Tables = new Map();
  const others = new Map<string, Node>();
  let news: Tables = new Map();
  let telling: NodeJS.Timeout | null = null;
  let tellingAll: NodeJS.Timeout | null = null;

  const say = (tables: Tables): void => {
    const rows = [...tables].map(([table, seats]) => [table, [...seats]] as const);
    for (let i = 0; i < rows.length; i += MOST_AT_ONCE)
      storage.signal({ about: 'here', node, tables: rows.slice(i, i + MOST_AT_ONCE) });
  };
  const sayNews = (): void => {
    telling = null;
    say(news);
    news = new Map();
  };
  const sayAll = (): void => {
    tellingAll ??= setTimeout(() => {
      tellingAll = null;
      storage.signal({ about: 'node', node });
      say(own);
    }, TOGETHER).unref();
  };
  let asked = -Infinity;
  const ask = (): void => {
    if (now() - asked < ALL_AGAIN) return;
    asked = now();
    storage.signal({ about: 'who', node });
  };

  const forget = (name: string): void => {
    const gone = others.get(name);
    others.delete(name);
    for (const table of gone?.tables.keys() ?? []) changed(table);
  };
  const hear = (signal: Signal): void => {
    if (signal.about === 'gap') {
      ask();
      sayAll();
      return;
    }
    if (!('node' in signal) || signal.node === node) return;
    if (signal.about === 'gone') return forget(signal.node);
    let other = others.get(signal.node);
    if (!other) {
      others.set(signal.node, (other = { tables: new Map(), heard: 0 }));
      // What it said before is not known here.
      if (signal.about === 'node') ask();
    }
    other.heard = now();
    if (signal.about === 'who') sayAll();
    if (signal.about !== 'here') return;
    for (const [table, seats] of signal.tables) {
      if (seats.length > 0) other.tables.set(table, seats);
      else other.tables.delete(table);
      changed(table);
    }
  };

  let beating: NodeJS.Timeout | null = null;
  if (storage.shared) {
    storage.onSignal(hear);
    ask();
    beating = setInterval(() => {
      storage.signal({ about: 'node', node });
      for (const [name, { heard }] of others) if (now() - heard > GONE_AFTER) forget(name);
    }, BEAT);
    beating.unref();
  }

  return {
    tell(table, seats) {
      if (!storage.shared) return;
      if (seats.length > 0) own.set(table, seats);
      else own.delete(table);
      news.set(table, seats);
      telling ??= setTimeout(sayNews, TOGETHER).unref();
    },
    elsewhere(table) {
      const seats = new Set<Seat>();
      for (const { tables } of others.values())
        for (const seat of tables.get(table) ?? []) seats.add(seat);
      return [...seats].sort((a, b) => a - b);
    },
    close() {
      if (!beating) return;
      clearInterval(beating);
      if (telling) clearTimeout(telling);
      if (tellingAll) clearTimeout(tellingAll);
      storage.signal({ about: 'gone', node });
    },
  };
}
