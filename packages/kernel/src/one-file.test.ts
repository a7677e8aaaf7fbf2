import { expect, test } from 'vitest';
import { checkFile, holds } from './check-file.ts';
import { commitment } from './chance.ts';
import { openMatch, recordOf, submit } from './match.ts';
import type { Match } from './match.ts';
import { courseOf, fileOf, isPage, readFile } from './one-file.ts';
import type { Note, OneFile } from './one-file.ts';
import { formatRecord } from './record.ts';
import type { MatchRecord } from './record.ts';
import { lots, lotsEdition } from './testing/index.ts';
import type { Refusal } from './types.ts';
import type { Lots } from './testing/sample-game.ts';

const SHELL =
  '<!doctype html><title>Boardroom</title><script type="application/json" id="boardroom-match"></script><script>run()</script>';
const note: Note = {
  id: 'a',
  move: 1,
  text: '</script>\u2028&<b>',
  to: 'class',
  at: 5,
  by: 'Mira',
};

function finished(seed = 'seed'): Match<Lots> {
  const edition = { id: 'plain', content: lotsEdition };
  const match = openMatch(lots, { players: 2, edition }, seed) as Match<Lots>;
  while (match.s.agenda.length > 0) {
    const f = match.s.agenda.at(-1)!;
    submit(
      match,
      f.seat,
      f.kind === 'bid' ? { type: 'bid', coins: f.seat } : { type: 'scrap', lots: [] },
    );
  }
  return match;
}

function whole(match: Match<Lots>): OneFile {
  return {
    name: 'lots.html',
    title: 'A & <B>',
    language: 'en',
    played: 3,
    seats: [
      { name: 'Mira', kind: 'human', colour: 1 },
      { name: 'Aiko', kind: 'bot', colour: 2 },
    ],
    record: formatRecord(recordOf(match)),
    seal: { value: commitment(match.seed), seen: true },
    course: courseOf(match),
    notes: [note],
  };
}

test('a file is read as it was made, whatever was written in it', () => {
  const file = whole(finished());
  const html = fileOf(SHELL, file);
  expect(isPage(html)).toBe(true);
  expect(isPage(file.record)).toBe(false);
  expect(readFile(html)).toEqual(file);
  expect(html).toContain('<title>A &amp; &lt;B></title>');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toContain('\u2028');
});

test('a program in the page may name the place of the match without being taken for it', () => {
  const file = whole(finished());
  const page = `${SHELL}<script>find('<script type="application/json" id="boardroom-match">')</script>`;
  expect(readFile(fileOf(page, file))).toEqual(file);
});

test('what is no such file is refused with a reason', () => {
  const refused = (html: string) => (readFile(html) as Refusal).facts?.['reason'];
  expect(refused('<!doctype html><p>')).toMatch(/no match/);
  expect(refused(SHELL)).toMatch(/not JSON/);
  const file = whole(finished());
  expect(refused(fileOf(SHELL, { ...file, seats: [] }))).toMatch(/seats/);
  expect(refused(fileOf(SHELL, file).replace('boardroom-file/1', 'boardroom-file/9'))).toMatch(
    /format/,
  );
});

test('notes that are none are left out', () => {
  const wrong = [{ ...note, move: -1 }, { ...note, to: 'all' }, { ...note, text: 3 }, null, 'a'];
  const file = { ...whole(finished()), notes: [...wrong, note] as Note[] };
  expect((readFile(fileOf(SHELL, file)) as OneFile).notes).toEqual([note]);
});

const checked = (record: MatchRecord, file: OneFile) => checkFile(lots, lotsEdition, record, file);

test('a file as it was made holds in all four', () => {
  const match = finished();
  const check = checked(recordOf(match), whole(match));
  expect(holds(check)).toBe(true);
  const sums = Object.entries(match.s.chance.drawn).map(([stream, counts]) => [
    stream,
    counts.reduce((all, count) => all + count),
  ]);
  expect(check.dice.drawn).toEqual(Object.fromEntries(sums));
});

test('another seed fits neither the seal nor the dice that were told', () => {
  const match = finished();
  const check = checked({ ...recordOf(match), seed: 'other' }, whole(match));
  expect(check.seal.holds).toBe(false);
  expect(check.dice).toMatchObject({ holds: false, draw: 1, move: 0 });
  const sealed = { ...whole(match), seal: { value: commitment('other'), seen: false } };
  expect(checked({ ...recordOf(match), seed: 'other' }, sealed).seal.holds).toBe(true);
  expect(holds(checked({ ...recordOf(match), seed: 'other' }, sealed))).toBe(false);
});

test('a move that is not legal is named, and those before it can be played', () => {
  const match = finished();
  const record = recordOf(match);
  const moves = record.moves.map((one, i) =>
    i === 2 ? ([one[0], { type: 'fly' }] as const) : one,
  );
  const check = checked({ ...record, moves }, whole(match));
  expect(check.moves).toMatchObject({ holds: false, move: 3 });
  expect(check.seal.holds).toBe(true);
  expect(check.playable).toBe(2);
});

test('another result, and a move that leads elsewhere, are moves that do not fit', () => {
  const match = finished();
  const record = recordOf(match);
  const { scores, places } = record.result!;
  const result = { scores: scores.map((score) => score + 1), places };
  expect(checked({ ...record, result }, whole(match)).moves).toMatchObject({
    holds: false,
    refusal: { code: 'other-result' },
  });
});

test('rules and cards that are not those of the record', () => {
  const match = finished();
  const other = { ...lotsEdition, lots: [1, 2, 3] };
  const check = checkFile(lots, other, recordOf(match), whole(match));
  expect(check.rules).toMatchObject({ holds: false, refusal: { code: 'other-edition' } });
  expect(check.playable).toBe(0);
});
