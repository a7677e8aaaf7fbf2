/** People, their tokens and their webhooks, in SQL that both databases take. */
import type { Db } from './db.ts';
import { hookOf, tokenOf } from './rows.ts';
import { insertRow } from './statements.ts';
import type { DumpRow, PersonRow, Storage } from './types.ts';

type PeopleStorage = Pick<
  Storage,
  | 'addPerson'
  | 'person'
  | 'changePerson'
  | 'personByRecovery'
  | 'dropPerson'
  | 'addToken'
  | 'token'
  | 'tokensOf'
  | 'dropToken'
  | 'addHook'
  | 'hooksOf'
  | 'dropHook'
>;

const PERSON_FIELDS = ['name', 'colour', 'recovery', 'created'] as const;

const personOf = (row: DumpRow | undefined): PersonRow | null =>
  row ? ({ ...row, created: Number(row['created']) } as unknown as PersonRow) : null;

export function sqlPeople({ run, one, all, together }: Db): PeopleStorage {
  return {
    async addPerson({ id, name, colour, created, recovery }) {
      await run(...insertRow('people', { id, name, colour, created, recovery }));
    },
    person: async (id) => personOf(await one('SELECT * FROM people WHERE id = ?', id)),
    async changePerson(id, change) {
      for (const field of PERSON_FIELDS) {
        const value = change[field];
        if (value !== undefined)
          await run(`UPDATE people SET ${field} = ? WHERE id = ?`, value, id);
      }
    },
    personByRecovery: async (hash) =>
      personOf(await one('SELECT * FROM people WHERE recovery = ?', hash)),
    dropPerson: (id) =>
      together([
        ['DELETE FROM tokens WHERE person = ?', id],
        ['DELETE FROM visited WHERE person = ?', id],
        ['DELETE FROM attending WHERE person = ?', id],
        ['DELETE FROM hooks WHERE person = ?', id],
        ['DELETE FROM published WHERE person = ?', id],
        ['DELETE FROM templates WHERE person = ?', id],
        ['DELETE FROM people WHERE id = ?', id],
      ]),
    async addToken({ hash, id, person, kind, name, scopes, created, expires }) {
      const list = JSON.stringify(scopes);
      await run(
        ...insertRow('tokens', { hash, id, person, kind, name, scopes: list, created, expires }),
      );
    },
    async token(hash) {
      const row = await one('SELECT * FROM tokens WHERE hash = ?', hash);
      return row ? tokenOf(row) : null;
    },
    tokensOf: async (person) =>
      (await all('SELECT * FROM tokens WHERE person = ? ORDER BY created', person)).map(tokenOf),
    async dropToken(hash) {
      await run('DELETE FROM tokens WHERE hash = ?', hash);
    },
    async addHook({ quiet, ...row }) {
      await run(...insertRow('hooks', { ...row, quiet: JSON.stringify(quiet) }));
    },
    hooksOf: async (person) =>
      (await all('SELECT * FROM hooks WHERE person = ? ORDER BY created', person)).map(hookOf),
    dropHook: async (person, id) =>
      (await run('DELETE FROM hooks WHERE id = ? AND person = ?', id, person)) === 1,
  };
}
