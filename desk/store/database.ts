/** A row by column name, as the driver returns it. */
export type Row = Record<string, unknown>;

/** A value of a statement. */
export type Value = string | number | null | Uint8Array;

/** Runs one statement with a `?` for each value. */
export type Query = (sql: string, ...values: Value[]) => Promise<Row[]>;

/**
 * The common interface of SQLite and PostgreSQL. When the promise of a transaction, or of a query
 * outside of one, resolves, the result is on disk.
 */
export interface Database {
  query: Query;
  /** Runs a transaction, which is rolled back when `run` rejects. */
  transaction<T>(run: (query: Query) => Promise<T>): Promise<T>;
  /** Whether only one desk can use the database, so that every lease is its own. */
  readonly exclusive: boolean;
  /**
   * The clock of leases, in milliseconds: the database's where desks share it, since their clocks may
   * differ; otherwise one that nobody can set.
   */
  leaseClock(query: Query): Promise<number>;
  /** What makes it unsafe, in words: damage in SQLite's file, or settings of PostgreSQL. May take minutes. */
  faults(): Promise<string[]>;
  /** Removes deleted data from logs and free space, as far as the database allows. */
  scrub(): Promise<void>;
  /** Free space on the disk of its files, in bytes; undefined if that is another machine's. */
  freeBytes(): Promise<number | undefined>;
  /** The full-text search over `inbox_words`. */
  readonly search: WordSearch;
  close(): Promise<void>;
}

/** How a database searches the words of the inbox's messages; terms as `termsOf` (shared/words.ts) makes them. */
interface WordSearch {
  /** Inserts the words of a message: its number, and terms separated by spaces. */
  insert: string;
  /** The column with the number of a message. */
  number: string;
  /** Selects the `number` of the messages that meet an expression. */
  match: string;
  /** An expression for messages that have, of each word, a term that begins with one of these. */
  expression(words: readonly (readonly string[])[]): string;
}
