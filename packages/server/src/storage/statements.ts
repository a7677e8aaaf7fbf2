/** Statements that are the same in both databases; each groups them in its own transactions. */
import type { Statement } from './db.ts';
import type { Append, Dumped, DumpRow, Forgetting, TableIndex } from './types.ts';

const CHILDREN = ['entries', 'snapshots', 'links', 'seated', 'visited'] as const;

export const insertEntry = ({ table, seq, at, key, body }: Append): Statement => [
  'INSERT INTO entries (table_id, seq, at, key, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  table,
  seq,
  at,
  key,
  body,
];

/** Before whatever names it, in one transaction: one that nobody used is then not dropped beneath it. */
export const insertEdition = (hash: string, content: string): Statement[] => [
  ['SELECT hash FROM editions WHERE hash = ? {share}', hash],
  ['INSERT INTO editions (hash, content) VALUES (?, ?) ON CONFLICT DO NOTHING', hash, content],
];

/** Nothing names it: no table, no workshop, no publication. */
export const UNUSED = `hash NOT IN (SELECT edition FROM tables)
  AND hash NOT IN (SELECT edition FROM workshops)
  AND hash NOT IN (SELECT hash FROM published)`;

/** The first waits for those who just begin to use it, and the second then sees them. */
export const dropEdition = (hash: string): Statement[] => [
  ['UPDATE editions SET hash = hash WHERE hash = ?', hash],
  [`DELETE FROM editions WHERE hash = ? AND ${UNUSED}`, hash],
];

export function indexStatements(id: string, at: number, index: TableIndex): Statement[] {
  const { status, listed, line, wake, people } = index;
  const first: Statement = [
    'UPDATE tables SET status = ?, listed = ?, line = ?, wake = ?, updated = ? WHERE id = ?',
    status,
    listed ? 1 : 0,
    line,
    wake,
    at,
    id,
  ];
  if (!people) return [first];
  return [
    first,
    ['UPDATE tables SET people = ? WHERE id = ?', JSON.stringify(people), id],
    ...seatStatements(id, people),
  ];
}

/** Never over something newer: it is written later than it was worked out. */
export const lateIndexStatement = (id: string, at: number, index: TableIndex): Statement => [
  'UPDATE tables SET line = ?, wake = ?, updated = ? WHERE id = ? AND status = ? AND updated <= ?',
  index.line,
  index.wake,
  at,
  id,
  index.status,
  at,
];

export function seatStatements(id: string, people: readonly string[]): Statement[] {
  return [
    ['DELETE FROM seated WHERE table_id = ?', id],
    ...people.flatMap((person): Statement[] => [
      ['INSERT INTO seated (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING', person, id],
      visit(person, id),
    ]),
  ];
}

const visit = (person: string, table: string): Statement => [
  'INSERT INTO visited (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
  person,
  table,
];

export function forgetStatements(table: string, { person, as, changed }: Forgetting): Statement[] {
  return [
    ...changed.map(({ seq, body }): Statement => [
      'UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?',
      body,
      table,
      seq,
    ]),
    // Keys begin with whose they are.
    [
      'UPDATE entries SET key = ? || substr(key, ?) WHERE table_id = ? AND substr(key, 1, ?) = ?',
      as,
      person.length + 1,
      table,
      person.length + 1,
      `${person} `,
    ],
    ['DELETE FROM snapshots WHERE table_id = ?', table],
    ['UPDATE links SET used_by = ? WHERE table_id = ? AND used_by = ?', as, table, person],
    ['DELETE FROM visited WHERE table_id = ? AND person = ?', table, person],
  ];
}

/** Of a table that is there: one that was deleted meanwhile must not come back by its snapshot. */
export const snapshotStatement = (id: string, seq: number, body: string): Statement => [
  `INSERT INTO snapshots (table_id, seq, body)
   SELECT id, CAST(? AS INTEGER), CAST(? AS TEXT) FROM tables WHERE id = ?
   ON CONFLICT (table_id)
   DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq > snapshots.seq`,
  seq,
  body,
  id,
];

export function insertRow(table: string, row: DumpRow): Statement {
  const names = Object.keys(row);
  const marks = names.map(() => '?').join(', ');
  return [`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`, ...Object.values(row)];
}

/** A row of a back-up. */
export const restoreStatements = (table: Dumped, row: DumpRow): Statement[] => [
  insertRow(table, row),
  ...(table === 'tables'
    ? seatStatements(row['id'] as string, JSON.parse(row['people'] as string) as string[])
    : []),
  ...(table === 'entries' ? visitsIn(row) : []),
];

/** Who came to the table by this entry. */
function visitsIn({ body, table_id: table }: DumpRow): Statement[] {
  if (!/^\{"act":\{"do":"(created|sat)"/.test(body as string)) return [];
  const { act } = JSON.parse(body as string) as {
    act: { host?: { id: string }; person?: { id: string } };
  };
  const person = act.host ?? act.person;
  return person ? [visit(person.id, table as string)] : [];
}

/** A table and everything that hangs on it. */
export const dropStatements = (id: string): Statement[] => [
  ...CHILDREN.map((table): Statement => [`DELETE FROM ${table} WHERE table_id = ?`, id]),
  ['DELETE FROM tables WHERE id = ?', id],
];
