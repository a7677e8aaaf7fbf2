/** A recorded match as one page that opens anywhere, without a server or a network. */
import { addSaved, findingsOf, nextStream, openReview, packFindings } from '@boardroom/insight';
import { commitment, formatRecord, isRefusal } from '@boardroom/kernel';
import { courseOf, fileOf } from '@boardroom/kernel/one-file';
import type { FileSeat, OneFile } from '@boardroom/kernel/one-file';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openRecord } from './record-file.ts';
import type { RecordFile } from './record-file.ts';
import { keptBeside } from './review-file.ts';
import { UsageError, flags, inWords } from './usage.ts';

/** Where the page was built. */
const PAGE = resolve(
  process.env['BOARDROOM_WEB'] || fileURLToPath(new URL('../../web/dist', import.meta.url)),
);
const COLOURS = 6;

export async function exportFile(args: string[]): Promise<void> {
  const { words, values, on } = flags(args, ['out'], ['html']);
  if (!on.has('html')) throw new UsageError('say --html: there is no other form of a file yet');
  const opened = await openRecord(words);
  const path = words[0]!;
  const out = values['out'] ?? `${path.replace(/\.(?:jsonl|html)$/, '')}.html`;
  if (resolve(out) === resolve(path)) throw new UsageError('name another file with --out');
  const html = fileOf(shellOf(opened.record.game), fileData(opened, path, basename(out)));
  writeFileSync(out, html);
  process.stdout.write(`${out}: ${Math.ceil(Buffer.byteLength(html) / 1000)} kB\n`);
}

function shellOf(game: string): string {
  const path = join(PAGE, 'onefile', `${game}.html`);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  throw new UsageError(
    `the page is not built, so there is nothing to put the match into (${path}); npm start builds it`,
  );
}

function fileData(opened: RecordFile, path: string, name: string): OneFile {
  const { entry, record, match, names, file } = opened;
  const seats = names.map((seat, i): FileSeat => ({
    name: seat,
    kind: 'human',
    colour: 1 + (i % COLOURS),
  }));
  const review = reviewOf(opened, path);
  return {
    title: `${entry.title}, ${names.slice(0, match.t.players).join(', ')}`,
    language: 'en',
    seats,
    seal: { value: commitment(record.seed), seen: false },
    notes: [],
    ...file,
    name,
    record: formatRecord(record),
    course: courseOf(match),
    ...(review === undefined ? {} : { review }),
  };
}

/** What `boardroom review --keep` has counted so far. */
function reviewOf({ game, content, record }: RecordFile, path: string): unknown {
  const { saved, path: beside } = keptBeside(path);
  if (!saved) return undefined;
  const review = openReview(game, content, record, nextStream(saved));
  if (isRefusal(review)) throw new UsageError(`${path}: ${inWords(review)}`);
  if (addSaved(review, saved))
    throw new UsageError(`${beside} is a review of another match, edition or version`);
  const findings = findingsOf(review);
  return findings.ledger ? packFindings(findings) : undefined;
}
