import type { Readable } from 'node:stream';
import { DeskError } from '../desk-error.ts';

/**
 * The contents of uploads, by id: files of one machine (upload-directory.ts), or objects of a bucket that desks share
 * (upload-bucket.ts). A content without a row of the store is garbage.
 */
export interface UploadFiles {
  /** Where operators find a content: a path, if it is a file, or an address. */
  place(id: string): string;
  readonly areFiles: boolean;
  create(id: string): Promise<void>;
  /** Bytes that have arrived; undefined without a content. */
  size(id: string): Promise<number | undefined>;
  /**
   * Adds at the end, which is at this byte. Keeps what arrives before a failure. Resolves to the new size. A chunk need be
   * valid only until the next is asked for.
   * @throws NotTaken
   */
  append(id: string, end: number, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** Forces what has arrived to the disk. */
  sync(id: string): Promise<void>;
  /** Opens a content, from this byte on. Rejects when it cannot be read. */
  read(id: string, start?: number): Promise<Readable>;
  remove(id: string): Promise<void>;
  /** Erases every content that has none of these ids. */
  removeOthers(ids: () => Promise<ReadonlySet<string>>): Promise<void>;
  /** Bytes that can still be written; infinite where nobody can tell. */
  freeBytes(): Promise<number>;
}

/** Thrown when a content cannot grow: it is `full` where it is kept, or another request was `faster`. */
export class NotTaken extends DeskError {
  readonly reason: 'full' | 'faster';
  constructor(reason: NotTaken['reason']) {
    super(`An upload was not taken: ${reason}`);
    this.reason = reason;
  }
}
