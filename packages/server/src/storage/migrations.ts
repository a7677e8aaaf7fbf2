/** The tables of the database, step by step. Plain SQL that SQLite and PostgreSQL both take. */

/**
 * `{big}` is a whole number of 64 bits, `{keys}` what sees to it that a key is used once at a table:
 * an index, but in SQLite, which has one process alone, that process (see sqlite.ts). A step is never
 * changed once released; add another.
 */
const STEPS: readonly string[] = [
  `
  CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, colour TEXT NOT NULL,
    created {big} NOT NULL, recovery TEXT UNIQUE);
  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY, id TEXT NOT NULL, person TEXT NOT NULL, kind TEXT NOT NULL,
    name TEXT NOT NULL, scopes TEXT NOT NULL, created {big} NOT NULL, expires {big} NOT NULL);
  CREATE INDEX tokens_person ON tokens (person);
  CREATE TABLE editions (hash TEXT PRIMARY KEY, content TEXT NOT NULL);
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT UNIQUE, edition TEXT NOT NULL, status TEXT NOT NULL,
    listed INTEGER NOT NULL, line TEXT NOT NULL, wake {big}, people TEXT NOT NULL,
    created {big} NOT NULL, updated {big} NOT NULL);
  CREATE INDEX tables_listed ON tables (listed, updated);
  CREATE INDEX tables_wake ON tables (wake);
  CREATE INDEX tables_updated ON tables (updated);
  CREATE TABLE seated (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id));
  CREATE INDEX seated_table ON seated (table_id);
  CREATE TABLE entries (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at {big} NOT NULL, key TEXT, body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq));
  {keys}
  CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE TABLE links (
    hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
    created {big} NOT NULL, used_by TEXT);
  CREATE INDEX links_seat ON links (table_id, seat);
  `,
  // Where a person ever was: what must be looked through to forget them.
  `
  CREATE TABLE visited (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id));
  CREATE INDEX visited_table ON visited (table_id);
  INSERT INTO visited SELECT DISTINCT {host}, table_id FROM entries
    WHERE body LIKE '{"act":{"do":"created"%' ON CONFLICT DO NOTHING;
  INSERT INTO visited SELECT DISTINCT {sitter}, table_id FROM entries
    WHERE body LIKE '{"act":{"do":"sat"%' ON CONFLICT DO NOTHING;
  `,
  `
  CREATE TABLE hooks (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, url TEXT NOT NULL, secret TEXT NOT NULL,
    quiet TEXT NOT NULL, created {big} NOT NULL);
  CREATE INDEX hooks_person ON hooks (person);
  `,
  // A workshop's log is in `entries`, under its own id.
  `
  CREATE TABLE workshops (
    id TEXT PRIMARY KEY, code TEXT UNIQUE NOT NULL, edition TEXT NOT NULL, line TEXT NOT NULL,
    created {big} NOT NULL, deletes {big} NOT NULL, wake {big});
  CREATE INDEX workshops_deletes ON workshops (deletes);
  CREATE INDEX workshops_wake ON workshops (wake);
  CREATE TABLE attending (
    person TEXT NOT NULL, workshop_id TEXT NOT NULL, PRIMARY KEY (person, workshop_id));
  CREATE INDEX attending_workshop ON attending (workshop_id);
  `,
  // Who handed an edition out, with what they say on its box, and when somebody last opened it.
  `
  CREATE TABLE published (
    hash TEXT NOT NULL, person TEXT NOT NULL, box TEXT NOT NULL,
    created {big} NOT NULL, used {big} NOT NULL, PRIMARY KEY (hash, person));
  CREATE INDEX published_person ON published (person);
  CREATE INDEX tables_edition ON tables (edition);
  `,
  `
  CREATE TABLE templates (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, body TEXT NOT NULL, updated {big} NOT NULL);
  CREATE INDEX templates_person ON templates (person);
  `,
];

const UNIQUE_KEYS =
  'CREATE UNIQUE INDEX entries_key ON entries (table_id, key) WHERE key IS NOT NULL;';

export const NEWEST = STEPS.length;

/** The statements that lead from a version of the database to the newest. */
export function stepsFrom(version: number, dialect: 'sqlite' | 'postgres'): string[] {
  if (version > NEWEST)
    throw new Error(`the database is of a newer Boardroom (version ${version}, known ${NEWEST})`);
  const big = dialect === 'sqlite' ? 'INTEGER' : 'BIGINT';
  const keys = dialect === 'sqlite' ? '' : UNIQUE_KEYS;
  const idOf = (who: string): string =>
    dialect === 'sqlite'
      ? `json_extract(body, '$.act.${who}.id')`
      : `body::json #>> '{act,${who},id}'`;
  return STEPS.slice(version).map((step) =>
    step
      .replaceAll('{big}', big)
      .replace('{keys}', keys)
      .replace('{host}', idOf('host'))
      .replace('{sitter}', idOf('person')),
  );
}
