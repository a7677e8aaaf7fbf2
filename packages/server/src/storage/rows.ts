/** Rows as both databases give them, as the server knows them. */
import type {
  DumpRow,
  HookRow,
  LinkRow,
  TableRow,
  TemplateRow,
  TokenRow,
  WorkshopRow,
} from './types.ts';

const whole = (value: unknown): number => Number(value);
const wholeOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

export function tableOf(row: DumpRow): TableRow {
  return {
    id: row['id'] as string,
    code: row['code'] as string | null,
    edition: row['edition'] as string,
    status: row['status'] as string,
    listed: whole(row['listed']) === 1,
    line: row['line'] as string,
    wake: wholeOrNull(row['wake']),
    people: JSON.parse(row['people'] as string) as string[],
    created: whole(row['created']),
    updated: whole(row['updated']),
  };
}

export function workshopOf(row: DumpRow): WorkshopRow {
  return {
    id: row['id'] as string,
    code: row['code'] as string,
    edition: row['edition'] as string,
    line: row['line'] as string,
    created: whole(row['created']),
    deletes: whole(row['deletes']),
    wake: wholeOrNull(row['wake']),
  };
}

export function tokenOf(row: DumpRow): TokenRow {
  return {
    hash: row['hash'] as string,
    id: row['id'] as string,
    person: row['person'] as string,
    kind: row['kind'] as TokenRow['kind'],
    name: row['name'] as string,
    scopes: JSON.parse(row['scopes'] as string) as TokenRow['scopes'],
    created: whole(row['created']),
    expires: whole(row['expires']),
  };
}

export function hookOf(row: DumpRow): HookRow {
  return {
    id: row['id'] as string,
    person: row['person'] as string,
    url: row['url'] as string,
    secret: row['secret'] as string,
    quiet: JSON.parse(row['quiet'] as string) as HookRow['quiet'],
    created: whole(row['created']),
  };
}

export function linkOf(row: DumpRow): LinkRow {
  return {
    hash: row['hash'] as string,
    table: row['table_id'] as string,
    seat: whole(row['seat']),
    created: whole(row['created']),
    usedBy: row['used_by'] as string | null,
  };
}

export const templateOf = (row: DumpRow): TemplateRow =>
  ({ ...row, updated: Number(row['updated']) }) as unknown as TemplateRow;
