/** What a crowd saw of a server. */
export interface Figures {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly news: number;
  /** Moves that came too late: somebody else at the table was quicker. */
  readonly late: number;
  readonly dropped: number;
  readonly lost: number;
  readonly games: number;
  /** Faults by code, none if all is well. */
  readonly faults: Readonly<Record<string, number>>;
}

export interface Tally {
  moved(ms: number): void;
  heard(): void;
  late(): void;
  dropped(): void;
  lost(): void;
  ended(): void;
  failed(code: string): void;
  /** Begins anew and says what was. */
  take(): Figures;
}

export function makeTally(): Tally {
  let times: number[] = [];
  let counts = zeros();
  let faults: Record<string, number> = {};
  const count = (what: keyof typeof counts) => (): void => void counts[what]++;
  return {
    moved: (ms) => void times.push(ms),
    heard: count('news'),
    late: count('late'),
    dropped: count('dropped'),
    lost: count('lost'),
    ended: count('games'),
    failed: (code) => void (faults[code] = (faults[code] ?? 0) + 1),
    take() {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
      const taken = { moves: sorted.length, p50: at(0.5), p99: at(0.99), ...counts, faults };
      times = [];
      counts = zeros();
      faults = {};
      return taken;
    },
  };
}

const zeros = () => ({ news: 0, late: 0, dropped: 0, lost: 0, games: 0 });

export function inWords({ moves, p50, p99, news, late, dropped, lost, games, faults }: Figures) {
  const trouble = Object.entries(faults).map(([code, times]) => `${code} ${times}`);
  return [
    `${moves} moves (p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms), ${late} too late`,
    `${news} pieces of news, ${games} games to their end`,
    `${dropped} connections dropped by people, ${lost} ended otherwise or being closed`,
    `faults: ${trouble.join(', ') || 'none'}`,
  ].join('\n');
}
