import { MAX_FILE_BYTES } from '#shared/limits.ts';
import { MAX_UPLOAD_BYTES } from '#shared/uploads.ts';
import type { FilesState } from './file-entries.ts';
import type { Problem } from './transfer.ts';

/**
 * Whether a file, together with the others of its message, is too large.
 *
 * @param key of the entry that it replaces
 */
export function tooLarge(
  size: number,
  { files, isPlain }: FilesState,
  key?: number,
): Problem | undefined {
  const others = files.filter((file) => file.key !== key && file.state !== 'refused');
  const bytes = others.reduce((sum, file) => sum + file.size, size);
  return bytes > (isPlain ? MAX_FILE_BYTES : MAX_UPLOAD_BYTES) ? 'tooLarge' : undefined;
}
