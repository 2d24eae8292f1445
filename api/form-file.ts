import * as z from 'zod/mini';
import { beginsAsNamed, documentExtension } from './file-type.ts';
import { MAX_FILE_BYTES, MAX_LENGTH } from './limits.ts';
import type { MessageKey } from './messages.ts';

/** The properties of a file that a schema checks. Other properties of the object are kept. */
export interface FormFile {
  /** Name on the visitor's device. */
  name: string;
  /** Size of the whole file in bytes. */
  size: number;
  /** The whole file, or its first `SIGNATURE_LENGTH` bytes, which are enough for the check. */
  bytes: Uint8Array;
}

const rule = (holds: (file: FormFile) => boolean, error: MessageKey) =>
  z.refine<FormFile>(holds, { error, abort: true });

/**
 * A PDF or Word file that is neither empty nor too large, and whose content matches its extension.
 * Browsers send an untouched file field as an empty file without a name, which counts as missing.
 */
export const requiredDocument = () =>
  z.custom<FormFile>(isFormFile, 'required' satisfies MessageKey).check(
    rule(({ name }) => [...name].length <= MAX_LENGTH.fileName, 'fileNameLong'),
    rule(({ name }) => documentExtension(name) !== undefined, 'fileType'),
    rule(({ size }) => size > 0, 'fileEmpty'),
    rule(({ size }) => size <= MAX_FILE_BYTES, 'fileTooLarge'),
    rule(({ name, bytes }) => beginsAsNamed(name, bytes), 'fileContent'),
  );

function isFormFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size, bytes } = value as Partial<FormFile>;
  const isFile = typeof name === 'string' && Number.isInteger(size) && bytes instanceof Uint8Array;
  return isFile && !(name === '' && size === 0);
}
