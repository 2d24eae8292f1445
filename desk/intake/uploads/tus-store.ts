import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { NotTaken } from '../../store/upload-files.ts';
import { takeChunks } from './chunks.ts';
import type { UploadIntake } from './examine.ts';
import { IN_EXAMINATION, NO_ROOM } from './problems.ts';

type TusStoreOptions = Pick<
  UploadIntake,
  'store' | 'files' | 'clock' | 'hashes' | 'isExamining' | 'erase'
>;

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
    const { store, files, isExamining } = this.#options;
    const upload = await store.upload(id);
    const offset = upload?.isOpen ? await files.size(id) : undefined;
    if (!upload || offset === undefined) throw ERRORS.FILE_NOT_FOUND;
    // Whoever lost the connection meanwhile would take it for accepted.
    if (isExamining(id)) throw IN_EXAMINATION;
    return new Upload({ id, size: upload.size, offset });
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const { store, files, clock, hashes } = this.#options;
    try {
      return await takeChunks(content, (chunks) =>
        hashes.add(id, offset, chunks, (hashed) => files.append(id, offset, hashed)),
      );
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      throw error.reason === 'full' ? NO_ROOM : ERRORS.INVALID_OFFSET;
    } finally {
      await store.uploadActive(id, clock.now());
    }
  }

  override async remove(id: string): Promise<void> {
    if (!(await this.#options.erase(id))) throw ERRORS.FILE_NOT_FOUND;
  }
}
