import type { KeptFile } from './kept-files.ts';
import type { Problem } from './transfer.ts';

/**
 * A file of the list. `again`: kept from before a reload, so its content is needed; `offline`, `away`: it goes on by
 * itself; `refused`: it cannot arrive.
 */
export interface FileEntry extends KeptFile {
  key: number;
  state: 'waiting' | 'sending' | 'paused' | 'offline' | 'away' | 'arrived' | 'again' | 'refused';
  /** Bytes that were sent. */
  sent: number;
  problem?: Problem | undefined;
  /** Absent after a reload. */
  file?: File | undefined;
}

/** What the page shows. */
export interface FilesState {
  files: readonly FileEntry[];
  /** What is wrong with the list, beside the field. */
  notice?: string | undefined;
  /** Whether the desk takes no uploads: files then go in the form, with its limit. */
  isPlain: boolean;
}

/** Whether a file has yet to arrive, by itself or when the visitor lets it continue. */
export const isOnTheWay = ({ state }: FileEntry) =>
  ['waiting', 'sending', 'paused', 'offline', 'away'].includes(state);

/** Whether a file cannot arrive, unless the visitor chooses it again. */
export const isStuck = ({ state }: FileEntry) => state === 'again' || state === 'refused';

/** The list of files as a store for React. */
export class FileEntries {
  #state: FilesState = { files: [], isPlain: false };
  #lastKey = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): FilesState => this.#state;

  get files(): readonly FileEntry[] {
    return this.#state.files;
  }

  newKey(): number {
    this.#lastKey += 1;
    return this.#lastKey;
  }

  find(key: number): FileEntry | undefined {
    return this.files.find((file) => file.key === key);
  }

  /** Adds an entry, or replaces that of its key. */
  put(entry: FileEntry): void {
    const files = this.find(entry.key)
      ? this.files.map((each) => (each.key === entry.key ? entry : each))
      : [...this.files, entry];
    this.show({ files });
  }

  change(key: number, change: Partial<FileEntry>): void {
    const file = this.find(key);
    if (file) this.put({ ...file, ...change });
  }

  refuse(key: number, problem: Problem): void {
    this.change(key, { state: 'refused', problem });
  }

  delete(key: number): void {
    this.show({ files: this.files.filter((file) => file.key !== key), notice: undefined });
  }

  /** Moves an entry by one place. */
  move(key: number, by: 1 | -1): void {
    const files = [...this.files];
    const from = files.findIndex((file) => file.key === key);
    const [file] = files.splice(from, 1);
    if (file) files.splice(from + by, 0, file);
    this.show({ files });
  }

  show(change: Partial<FilesState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
