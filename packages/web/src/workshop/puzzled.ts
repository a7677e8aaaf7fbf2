/** Tells the trainer of a class what the rules refuse somebody again and again. */
import type { Puzzled } from '@boardroom/client';
import type { Refusal } from '@boardroom/kernel';
import { server } from '../online/server.ts';

/** The server hears of it once in so many milliseconds. */
const OFTEN = 12_000;

export function makePuzzled(
  workshop: string,
  send: (told: Puzzled) => Promise<void> = async (told) =>
    (await server()).workshops.workshop(workshop).puzzled(told),
): (refusal: Refusal) => void {
  const counts = new Map<string, Puzzled>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    timer = undefined;
    const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
    counts.clear();
    // Nothing is lost if nobody hears of it.
    if (most) void send(most).catch(() => {});
  };
  return ({ code, facts }) => {
    const count = Math.min(99, (counts.get(code)?.count ?? 0) + 1);
    counts.set(code, { code, ...(facts ? { facts: plain(facts) } : {}), count });
    timer ??= setTimeout(tell, OFTEN);
  };
}

function plain(facts: object): NonNullable<Puzzled['facts']> {
  const found = Object.entries(facts).filter(([, value]) =>
    ['number', 'string', 'boolean'].includes(typeof value),
  );
  return Object.fromEntries(found.slice(0, 8)) as NonNullable<Puzzled['facts']>;
}
