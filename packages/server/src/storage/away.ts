/** When the database cannot be written: it does not answer, or its disk is full. */
import pg from 'pg';

/** Thrown instead of the database's own error; the request may be sent again later. */
export class StorageDown extends Error {
  readonly why: 'storage-away' | 'storage-full';
  constructor(why: StorageDown['why'], cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/** SQLSTATE: classes of errors that are not about the statement but about the server. */
const AWAY = [
  '08', // the connection
  '25006', // read only: a standby
  '53', // no memory, no connections left
  '57014', // took longer than it may
  '57P', // shut down, starting
  '58', // the system under it
];
const DISK_FULL = '53100';

/** What an error of PostgreSQL or of the way there means; null: the statement itself is at fault. */
export function postgresTrouble(error: unknown): StorageDown | null {
  if (error instanceof StorageDown) return error;
  // Whatever does not come from PostgreSQL itself comes from the connection to it.
  if (!(error instanceof pg.DatabaseError)) return new StorageDown('storage-away', error);
  const { code = '' } = error;
  if (code === DISK_FULL) return new StorageDown('storage-full', error);
  return AWAY.some((each) => code.startsWith(each)) ? new StorageDown('storage-away', error) : null;
}

/** SQLite's primary result codes: IOERR, FULL, CANTOPEN and READONLY (its folder went away). */
const NOT_WRITABLE = [8, 10, 13, 14];
/** Another process writes and does not end. */
const BUSY = 5;

export function sqliteTrouble(error: unknown): StorageDown | null {
  if (error instanceof StorageDown) return error;
  const { errcode } = error as { errcode?: number };
  if (errcode === BUSY) return new StorageDown('storage-away', error);
  return errcode !== undefined && NOT_WRITABLE.includes(errcode & 0xff)
    ? new StorageDown('storage-full', error)
    : null;
}
