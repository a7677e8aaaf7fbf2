/** Workshops and who takes part in them, in SQL that both databases take. Their logs are in `entries`. */
import type { Db } from './db.ts';
import { templateOf, workshopOf } from './rows.ts';
import { insertEdition, insertEntry, insertRow } from './statements.ts';
import type { Storage } from './types.ts';

type WorkshopStorage = Pick<
  Storage,
  | 'createWorkshop'
  | 'workshop'
  | 'workshopByCode'
  | 'workshopsOf'
  | 'saveWorkshop'
  | 'attend'
  | 'unattend'
  | 'workshopsToWake'
  | 'claimWorkshop'
  | 'workshopsToDelete'
  | 'dropWorkshop'
  | 'saveTemplate'
  | 'templatesOf'
  | 'dropTemplate'
>;

const ATTEND = 'INSERT INTO attending (person, workshop_id) VALUES (?, ?) ON CONFLICT DO NOTHING';

export function sqlWorkshops({ run, one, all, together }: Db): WorkshopStorage {
  return {
    createWorkshop: ({ id, code, edition, line, created, deletes, wake }, owner, first, content) =>
      together([
        ...insertEdition(edition, content),
        insertRow('workshops', { id, code, edition, line, created, deletes, wake }),
        [ATTEND, owner, id],
        insertEntry(first),
      ]),
    async workshop(id) {
      const row = await one('SELECT * FROM workshops WHERE id = ?', id);
      return row ? workshopOf(row) : null;
    },
    async workshopByCode(code) {
      const row = await one('SELECT id FROM workshops WHERE code = ?', code);
      return (row?.['id'] ?? null) as string | null;
    },
    workshopsOf: async (person, limit) =>
      (
        await all(
          `SELECT workshops.* FROM workshops JOIN attending ON attending.workshop_id = workshops.id
           WHERE attending.person = ? ORDER BY created DESC LIMIT ?`,
          person,
          limit,
        )
      ).map(workshopOf),
    async saveWorkshop(id, { line, deletes, wake }) {
      await run(
        'UPDATE workshops SET line = ?, deletes = ?, wake = ? WHERE id = ?',
        line,
        deletes,
        wake,
        id,
      );
    },
    async attend(workshop, person) {
      await run(ATTEND, person, workshop);
    },
    async unattend(workshop, person) {
      await run('DELETE FROM attending WHERE person = ? AND workshop_id = ?', person, workshop);
    },
    workshopsToWake: async (before, limit) =>
      (
        await all('SELECT id FROM workshops WHERE wake <= ? ORDER BY wake LIMIT ?', before, limit)
      ).map(({ id }) => id as string),
    claimWorkshop: async (id, before, until) =>
      (await run('UPDATE workshops SET wake = ? WHERE id = ? AND wake <= ?', until, id, before)) ===
      1,
    workshopsToDelete: async (before, limit) =>
      (
        await all(
          'SELECT id FROM workshops WHERE deletes <= ? ORDER BY deletes LIMIT ?',
          before,
          limit,
        )
      ).map(({ id }) => id as string),
    dropWorkshop: (id) =>
      together([
        ['DELETE FROM entries WHERE table_id = ?', id],
        ['DELETE FROM attending WHERE workshop_id = ?', id],
        ['DELETE FROM workshops WHERE id = ?', id],
      ]),
    async saveTemplate({ id, person, body, updated }) {
      await run(
        `INSERT INTO templates (id, person, body, updated) VALUES (?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET body = excluded.body, updated = excluded.updated`,
        id,
        person,
        body,
        updated,
      );
    },
    templatesOf: async (person) =>
      (await all('SELECT * FROM templates WHERE person = ? ORDER BY updated DESC', person)).map(
        templateOf,
      ),
    dropTemplate: async (person, id) =>
      (await run('DELETE FROM templates WHERE id = ? AND person = ?', id, person)) === 1,
  };
}
