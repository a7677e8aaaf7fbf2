/** Makes one file of a match of this device. */
import { packFindings } from '@boardroom/insight';
import { commitment, formatRecord, isRefusal, replay, rulesOf } from '@boardroom/kernel';
import { courseOf, fileOf } from '@boardroom/kernel/one-file';
import { editionOf } from '../engine/edition.ts';
import { listed } from '../games.ts';
import { keptNotes } from '../notes/kept.ts';
import { refusalError, SaidError } from '../parts/said-error.ts';
import { keptReview } from '../review/kept.ts';
import type { SavedTable } from '../store/saved.ts';
import { languageFor, say } from '../words/index.ts';

/** Throws what can be said to the reader. */
export async function makeFile(saved: SavedTable): Promise<{ name: string; html: string }> {
  const { id, record, seats, committed } = saved;
  // What is still played keeps its seed.
  if (!record.result) throw new SaidError(say('export.unfinished'));
  const game = listed(record.game);
  if (!game) throw new SaidError(say('export.failed'));
  const [rules, edition, shell, kept, notes] = await Promise.all([
    rulesOf(game.entry, record.version),
    editionOf(game.entry, record),
    fetchShell(record.game),
    keptReview(id, record),
    keptNotes(id),
  ]);
  if (!rules) throw refusalError({ code: 'other-version', facts: { version: record.version } });
  if (isRefusal(edition)) throw refusalError(edition);
  const match = replay(rules, edition.edition.content, record);
  if (isRefusal(match)) throw refusalError(match);
  const name = `${record.game}-${id}.html`;
  const html = fileOf(shell, {
    name,
    title: `${saved.title}, ${seats
      .slice(0, record.players)
      .map((seat) => seat.name)
      .join(', ')}`,
    language: languageFor(Object.keys(game.entry.texts)),
    played: saved.updated,
    seats: seats.map(({ name: who, kind, colour }) => ({ name: who, kind, colour })),
    record: formatRecord(record),
    seal: { value: committed ?? commitment(record.seed), seen: committed !== undefined },
    course: courseOf(match),
    ...(kept?.findings.ledger ? { review: packFindings(kept.findings) } : {}),
    notes: notes.filter(({ to }) => to === 'class'),
  });
  return { name, html };
}

async function fetchShell(game: string): Promise<string> {
  const answer = await fetch(`./onefile/${game}.html`).catch(() => null);
  const shell = answer?.ok ? await answer.text() : '';
  // A server that answers everything with the page itself has no shell either.
  if (!shell.includes('id="boardroom-match"')) throw new SaidError(say('export.failed'));
  return shell;
}
