/** What both databases can do with a statement. */
import type { DumpRow } from './types.ts';

type Value = string | number | null;
export type Statement = readonly [text: string, ...values: Value[]];

/**
 * A database that takes `?` for values. `{share}` at the end of a SELECT keeps what it found from being
 * changed until the transaction is over; where one process alone writes there is nothing to keep.
 */
export interface Db {
  /** How many rows changed. */
  run(...statement: Statement): Promise<number>;
  one(...statement: Statement): Promise<DumpRow | undefined>;
  all(...statement: Statement): Promise<DumpRow[]>;
  /** All or nothing. */
  together(statements: readonly Statement[]): Promise<void>;
}
