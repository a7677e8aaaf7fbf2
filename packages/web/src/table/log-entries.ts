/** The log as it is drawn: newest on top, lines under their headings, an auction as one line. */
import type { Seat } from '@boardroom/kernel';
import type { LogLine } from './log.ts';

export type LogEntry =
  | {
      readonly kind: 'heading' | 'line' | 'news';
      readonly key: string;
      readonly line: LogLine;
      /** The first thing a move did: why it was made is told here. */
      readonly deed: boolean;
    }
  | { readonly kind: 'auction'; readonly key: string; readonly auction: Auction }
  /** All above it is new to the reader. */
  | { readonly kind: 'since'; readonly key: string };

export interface Auction {
  readonly title: string;
  readonly note: string;
  readonly bids: readonly { readonly seat: Seat; readonly value: number; readonly text: string }[];
  /** Who is out, with what it costs them all the same. */
  readonly out: readonly { readonly seat: Seat; readonly pays: string }[];
  /** Undefined while it goes on; null: nobody. */
  readonly won: Seat | null | undefined;
  readonly foot: string;
  /** The last thing that happened in it. */
  readonly line: LogLine;
}

/** At most so many entries of the lines that pass, and a line where the reader last looked. */
export function entriesOf(
  lines: readonly LogLine[],
  most: number,
  wanted: (line: LogLine) => boolean,
  seen: number,
): LogEntry[] {
  const found: LogEntry[] = [];
  let group: LogEntry[] = [];
  const auctions = new Map<string, LogLine[]>();
  for (let i = lines.length - 1; i >= 0 && found.length + group.length < most; i--) {
    const line = lines[i]!;
    if (!wanted(line)) continue;
    const { heading, telling } = line;
    const deed = !isTold(lines, i, line.move);
    if (heading) {
      // A heading over nothing says nothing.
      if (group.length > 0)
        found.push({ kind: 'heading', key: `h${line.key}`, line, deed }, ...group);
      group = [];
    } else if (telling.auction) {
      const known = auctions.get(telling.auction.id);
      if (known) known.push(line);
      else {
        const steps = [line];
        auctions.set(telling.auction.id, steps);
        group.push({
          kind: 'auction',
          key: `a${telling.auction.id}`,
          get auction() {
            return auctionOf(steps);
          },
        });
      }
    } else group.push({ kind: telling.banner ? 'news' : 'line', key: `l${line.key}`, line, deed });
  }
  return withSince([...found, ...group], seen);
}

/** Whether a line of the same move stands before this one; what is too small for the log does not count. */
function isTold(lines: readonly LogLine[], before: number, move: number): boolean {
  for (let i = before - 1; lines[i]?.move === move; i--) if (!lines[i]!.telling.hush) return true;
  return false;
}

function moveOf(entry: LogEntry): number {
  if (entry.kind === 'since') return -1;
  return entry.kind === 'auction' ? entry.auction.line.move : entry.line.move;
}

/** Between what happened since the reader's last turn and what was there before. */
function withSince(entries: readonly LogEntry[], seen: number): LogEntry[] {
  const told = (entry: LogEntry): boolean => entry.kind !== 'heading';
  const at = entries.findIndex((entry) => told(entry) && moveOf(entry) <= seen);
  if (at < 0 || !entries.slice(0, at).some(told)) return [...entries];
  // Above the heading, if all of its lines are known.
  const before = entries[at - 1]?.kind === 'heading' ? at - 1 : at;
  return [...entries.slice(0, before), { kind: 'since', key: 'since' }, ...entries.slice(before)];
}

/** `newest` first. */
function auctionOf(newest: readonly LogLine[]): Auction {
  const steps = newest.toReversed();
  const bids: { seat: Seat; value: number; text: string }[] = [];
  const out = new Map<Seat, string>();
  let won: Seat | null | undefined;
  let [title, note, foot] = ['', '', ''];
  for (const { seat, telling } of steps) {
    const step = telling.auction!;
    title = step.title;
    note = step.note ?? note;
    foot = step.foot ?? foot;
    if (seat !== null && step.bid !== undefined) {
      bids.push({ seat, value: step.bid, text: step.text ?? '' });
      out.delete(seat);
    }
    if (seat !== null && step.out) out.set(seat, step.pays ?? '');
    if (step.won !== undefined) won = step.won;
  }
  return {
    title,
    note,
    foot,
    bids,
    out: [...out].map(([seat, pays]) => ({ seat, pays })),
    won,
    line: newest[0]!,
  };
}
