/** How often somebody asked in the present minute. */
export interface Rates {
  /** Counts one request more; seconds to wait if it is one too many, else 0. */
  take(name: string): number;
}

const WINDOW = 60_000;
/** Names remembered at most: whoever invents names must not fill the memory. */
const REMEMBERED = 50_000;

export function makeRates(most: number, now: () => number): Rates {
  const counts = new Map<string, number>();
  let began = now();
  return {
    take(name) {
      const at = now();
      if (at - began >= WINDOW || counts.size >= REMEMBERED) {
        counts.clear();
        began = at;
      }
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count <= most ? 0 : Math.ceil((began + WINDOW - at) / 1000);
    },
  };
}
