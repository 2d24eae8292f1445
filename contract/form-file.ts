import * as z from 'zod/mini';
import { beginsAsNamed, documentExtension } from './file-type.ts';
import { MAX_FILE_BYTES, MAX_LENGTH } from './limits.ts';
import type { MessageKey } from './messages.ts';

/** A file as a schema looks at it; what else the object holds stays in it. */
export interface FormFile {
  /** As the visitor's device calls it. */
  name: string;
  /** Of the whole file, in bytes. */
  size: number;
  /** The file, or its first `SIGNATURE_LENGTH` bytes: the browser reads no more to check it. */
  bytes: Uint8Array;
}

const rule = (holds: (file: FormFile) => boolean, error: MessageKey) =>
  z.refine<FormFile>(holds, { error, abort: true });

/**
 * A PDF or Word file that is neither empty nor too large, and begins as its name says.
 * A file field left alone is sent as a nameless file without content: that one is missing.
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
