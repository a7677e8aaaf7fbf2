/** Editions by hash, who handed them out, and when they go, in SQL that both databases take. */
import type { Db } from './db.ts';
import { dropEdition, insertEdition, UNUSED } from './statements.ts';
import type { DumpRow, PublishedRow, Storage } from './types.ts';

type EditionStorage = Pick<
  Storage,
  'edition' | 'publish' | 'published' | 'publishedBy' | 'touchPublished' | 'withdraw' | 'dropUnused'
>;

const rowOf = ({ hash, person, box, created, used }: DumpRow): PublishedRow => ({
  hash: hash as string,
  person: person as string,
  box: box as string,
  created: Number(created),
  used: Number(used),
});

export function sqlEditions({ run, one, all, together }: Db): EditionStorage {
  return {
    async edition(hash) {
      const row = await one('SELECT content FROM editions WHERE hash = ?', hash);
      return (row?.['content'] ?? null) as string | null;
    },
    publish: ({ hash, person, box, created, used }, content) =>
      together([
        ...insertEdition(hash, content),
        [
          `INSERT INTO published (hash, person, box, created, used) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT DO NOTHING`,
          hash,
          person,
          box,
          created,
          used,
        ],
      ]),
    async published(hash) {
      const row = await one(
        'SELECT * FROM published WHERE hash = ? ORDER BY created, person LIMIT 1',
        hash,
      );
      return row ? rowOf(row) : null;
    },
    publishedBy: async (person) =>
      (
        await all('SELECT * FROM published WHERE person = ? ORDER BY created DESC, hash', person)
      ).map(rowOf),
    async touchPublished(hash, at) {
      await run('UPDATE published SET used = ? WHERE hash = ? AND used < ?', at, hash, at);
    },
    async withdraw(hash, person) {
      const gone = await run('DELETE FROM published WHERE hash = ? AND person = ?', hash, person);
      await together(dropEdition(hash));
      return gone === 1;
    },
    async dropUnused(before) {
      await run(
        `DELETE FROM published WHERE used < ? AND hash NOT IN (SELECT edition FROM tables)
         AND hash NOT IN (SELECT edition FROM workshops)`,
        before,
      );
      const unused = await all(`SELECT hash FROM editions WHERE ${UNUSED}`);
      for (const { hash } of unused) await together(dropEdition(hash as string));
      return unused.length;
    },
  };
}
