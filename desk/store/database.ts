/** A row by column name, as the driver hands it out. */
export type Row = Record<string, unknown>;

/** A value of a statement. */
export type Value = string | number | null | Uint8Array;

/** Runs one statement; `?` stands for each value in turn. */
export type Query = (sql: string, ...values: Value[]) => Promise<Row[]>;

/**
 * What SQLite and PostgreSQL have in common, which is nearly all the store needs. A resolved
 * promise of a query outside a transaction, or of a transaction, means it is on disk.
 */
export interface Database {
  query: Query;
  /** All or nothing; rolls back when `run` rejects. */
  transaction<T>(run: (query: Query) => Promise<T>): Promise<T>;
  /** Whether this process is the only one that delivers from here, so that no lease is another's. */
  readonly exclusive: boolean;
  /** Takes what was deleted out of logs and free space, where that is ours to do. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
