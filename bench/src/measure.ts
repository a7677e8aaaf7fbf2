export interface Row {
  readonly name: string;
  readonly perCpuSecond: number;
  readonly note?: string;
}

/** How much CPU time one measurement takes, after as long again of warming up. */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 1.5);

/** Runs `work`, which says how many units it did, for a while; units per CPU second. */
export function perCpuSecond(work: () => number): number {
  run(work);
  return run(work);
}

function run(work: () => number): number {
  const began = process.threadCpuUsage();
  let units = 0;
  for (;;) {
    units += work();
    const { user, system } = process.threadCpuUsage(began);
    const seconds = (user + system) / 1e6;
    if (seconds >= SECONDS) return units / seconds;
  }
}
