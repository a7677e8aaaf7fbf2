/** What of a storage is the same in both databases. */
import type { Db } from './db.ts';
import { sqlEditions } from './sql-editions.ts';
import { sqlPeople } from './sql-people.ts';
import { sqlTables } from './sql-tables.ts';
import { sqlWorkshops } from './sql-workshops.ts';
import type { Dumped, Storage } from './types.ts';

type Shared = ReturnType<typeof sqlTables> &
  ReturnType<typeof sqlPeople> &
  ReturnType<typeof sqlWorkshops> &
  ReturnType<typeof sqlEditions> &
  Pick<Storage, 'dump'>;

const KEYS: Readonly<Record<Dumped, readonly string[]>> = {
  people: ['id'],
  tokens: ['hash'],
  editions: ['hash'],
  tables: ['id'],
  entries: ['table_id', 'seq'],
  links: ['hash'],
  hooks: ['id'],
  workshops: ['id'],
  attending: ['person', 'workshop_id'],
  published: ['hash', 'person'],
  templates: ['id'],
};
const PAGE = 1000;

export function sqlStorage(db: Db): Shared {
  return {
    ...sqlTables(db),
    ...sqlPeople(db),
    ...sqlWorkshops(db),
    ...sqlEditions(db),
    async *dump(table) {
      const keys = KEYS[table];
      const order = `ORDER BY ${keys.join(', ')} LIMIT ${PAGE}`;
      const marks = keys.map(() => '?').join(', ');
      let rows = await db.all(`SELECT * FROM ${table} ${order}`);
      for (;;) {
        yield* rows;
        const last = rows.at(-1);
        if (!last || rows.length < PAGE) return;
        const after = `WHERE (${keys.join(', ')}) > (${marks})`;
        rows = await db.all(
          `SELECT * FROM ${table} ${after} ${order}`,
          ...keys.map((key) => last[key]!),
        );
      }
    },
  };
}
