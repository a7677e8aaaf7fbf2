/** Who is at a table: connected to this node or another. Readers are told when somebody comes or goes. */
import type { Seat } from '@boardroom/kernel';
import type { Storage } from '../storage/types.ts';
import type { Listener } from '../tables/types.ts';
import type { Groups } from './groups.ts';
import { makePresence } from './presence.ts';

/** The readers of one table, and the seats connected here. */
export interface Channel {
  readonly groups: Groups;
  readonly listener: Listener;
  /** Readers who are about to be let in. */
  joining: number;
  /** How many connections each seat has. */
  readonly here: Map<Seat, number>;
  /** The seats readers were last told of. */
  shown: string;
}

export interface Attendance {
  /** Seats connected to any node, in order. */
  of(table: string): Seat[];
  come(table: string, channel: Channel, seat: Seat): void;
  /** In a moment: a person who reconnects was never away. */
  leave(table: string, channel: Channel, seat: Seat): void;
  close(): void;
}

export interface AttendanceSetting {
  readonly storage: Storage;
  readonly node: string;
  readonly now: () => number;
  readonly channelOf: (table: string) => Channel | undefined;
  /** Called when nobody is here any more. */
  readonly left: (table: string) => void;
}

const AWAY_AFTER = 1500;

export function makeAttendance(setting: AttendanceSetting): Attendance {
  const { storage, node, now, channelOf, left } = setting;

  const of = (table: string): Seat[] => {
    const seats = new Set(channelOf(table)?.here.keys());
    for (const seat of presence.elsewhere(table)) seats.add(seat);
    return [...seats].sort((a, b) => a - b);
  };
  const show = (table: string, channel: Channel): void => {
    const here = of(table);
    const shown = here.join();
    if (shown === channel.shown) return;
    channel.shown = shown;
    for (const group of channel.groups.values())
      for (const { cursor, send } of group.readers)
        send(JSON.stringify({ cursor, items: [], here }), cursor);
  };
  const count = (table: string, channel: Channel, seat: Seat, by: 1 | -1): void => {
    const connections = (channel.here.get(seat) ?? 0) + by;
    if (connections > 0) channel.here.set(seat, connections);
    else channel.here.delete(seat);
    presence.tell(table, [...channel.here.keys()]);
    show(table, channel);
  };
  const presence = makePresence({
    storage,
    node,
    now,
    changed(table) {
      const channel = channelOf(table);
      if (channel) show(table, channel);
    },
  });

  return {
    of,
    come: (table, channel, seat) => count(table, channel, seat, 1),
    leave(table, channel, seat) {
      setTimeout(() => {
        count(table, channel, seat, -1);
        left(table);
      }, AWAY_AFTER).unref();
    },
    close: () => presence.close(),
  };
}
