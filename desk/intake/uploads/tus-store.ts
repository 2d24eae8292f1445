import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Clock } from '../../clock.ts';
import { NotTaken, type UploadFiles } from '../../store/upload-files.ts';
import type { UploadStore } from '../../store/upload-store.ts';
import { NO_ROOM } from './problems.ts';

interface TusStoreOptions {
  store: UploadStore;
  files: UploadFiles;
  clock: Clock;
}

/**
 * Where the tus server keeps uploads: rows of the store, and their files. An upload that a form has named is
 * unknown to it, so its address neither continues nor removes it.
 */
export class TusStore extends DataStore {
  readonly #options: TusStoreOptions;

  constructor(options: TusStoreOptions) {
    super();
    this.#options = options;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  /** Its row is inserted before, with the limits (onUploadCreate). */
  override async create(upload: Upload): Promise<Upload> {
    await this.#options.files.create(upload.id);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { store, files } = this.#options;
    const upload = await store.upload(id);
    const offset = upload?.isOpen ? await files.size(id) : undefined;
    if (!upload || offset === undefined) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: upload.size, offset });
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const { store, files, clock } = this.#options;
    try {
      return await files.append(id, offset, content);
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      throw error.reason === 'full' ? NO_ROOM : ERRORS.INVALID_OFFSET;
    } finally {
      await store.uploadActive(id, clock.now());
    }
  }

  override async remove(id: string): Promise<void> {
    const { store, files } = this.#options;
    if (!(await store.removeUpload(id))) throw ERRORS.FILE_NOT_FOUND;
    await files.remove(id);
  }
}
