/** How often somebody has asked in the current minute. */
import type { Limits } from '../limits.ts';

export interface Rate {
  /** Counts one more; seconds to wait if it is one too many, else 0. */
  take(name: string): number;
  /** Seconds to wait if one more would be too many; counts nothing. */
  wait(name: string): number;
}

/** Every allowance there is, by what it is counted for. */
export interface Rates {
  readonly persons: Rate;
  readonly addresses: Rate;
  readonly badTokens: Rate;
  readonly newcomers: Rate;
  readonly guesses: Rate;
  readonly newTables: Rate;
  readonly newEditions: Rate;
  readonly exports: Rate;
  readonly classExports: Rate;
}

const WINDOW = 60_000;
/** How many names are remembered: somebody with many addresses must not fill the memory. */
const REMEMBERED = 50_000;

export function makeRate(most: number, now: () => number): Rate {
  const counts = new Map<string, number>();
  let began = now();
  const left = (count: number): number =>
    count <= most ? 0 : Math.max(1, Math.ceil((began + WINDOW - now()) / 1000));
  const countOf = (name: string): number => {
    const at = now();
    if (at - began >= WINDOW || counts.size >= REMEMBERED) {
      counts.clear();
      began = at;
    }
    return (counts.get(name) ?? 0) + 1;
  };
  return {
    take(name) {
      const count = countOf(name);
      counts.set(name, count);
      return left(count);
    },
    wait: (name) => left(countOf(name)),
  };
}

export function makeRates(limits: Limits, now: () => number): Rates {
  return {
    persons: makeRate(limits.requestsPerPerson, now),
    addresses: makeRate(limits.requestsPerAddress, now),
    badTokens: makeRate(limits.badTokens, now),
    newcomers: makeRate(limits.newcomers, now),
    guesses: makeRate(limits.guesses, now),
    newTables: makeRate(limits.newTables, now),
    newEditions: makeRate(limits.newEditions, now),
    exports: makeRate(limits.exports, now),
    classExports: makeRate(limits.classExports, now),
  };
}

/** What an address counts as: in IPv6 a household has a whole network of them. */
export function addressOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1);
  const [head = '', tail = ''] = ip.split('::');
  const parts = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [first, last] = [parts(head), parts(tail)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
