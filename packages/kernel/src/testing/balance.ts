import type { AnyBalance } from '../balance.ts';
import type { Table } from '../types.ts';

/** What a game's balance reports of events told one after another in one state: kind, seat, thing, amount. */
export function reportsOf(
  balance: AnyBalance,
  { t, s }: { t: Table<any>; s: object },
  ...events: readonly object[]
): unknown[][] {
  const reports: unknown[][] = [];
  const watcher = balance.uses(t, {
    use: (...given) => void reports.push(['use', ...given]),
    earn: (...given) => void reports.push(['earn', ...given]),
    begin: (...given) => void reports.push(['begin', ...given]),
  });
  for (const event of events) watcher.hear?.(event, s);
  return reports;
}

/** What it counts besides. */
export const ownCodes = ({ own }: AnyBalance): string[] => own.map(({ code }) => code);
