import * as z from 'zod/mini';
import { drawingType } from './drawing-type.ts';
import { documentType } from './file-content.ts';
import { extensionOf, isDocumentExtension } from './file-type.ts';
import { MAX_FILE_BYTES, MAX_LENGTH } from './limits.ts';
import type { MessageKey } from './messages.ts';

/** The properties of a file that a schema checks. Other properties of the object are kept. */
export interface FormFile {
  /** Name on the visitor's device. */
  name: string;
  /** Size of the whole file in bytes. */
  size: number;
  /** The whole file, or the first `MAX_FILE_BYTES` of a larger one. */
  bytes: Uint8Array;
}

const rule = (holds: (file: FormFile) => boolean, error: MessageKey) =>
  z.refine<FormFile>(holds, { error, abort: true });

/**
 * A PDF or Word file that is neither empty nor too large. Its content decides which: it may have the name of
 * another of these types, or no extension. Browsers send an untouched file field as an empty file without a
 * name, which counts as missing.
 */
export const requiredDocument = () =>
  z.custom<FormFile>(isFormFile, 'required' satisfies MessageKey).check(
    rule(({ name }) => [...name].length <= MAX_LENGTH.fileName, 'fileNameLong'),
    rule(hasNoOtherExtension, 'fileType'),
    rule(({ size }) => size > 0, 'fileEmpty'),
    rule(({ size }) => size <= MAX_FILE_BYTES, 'fileTooLarge'),
    ({ value: input, issues }) => {
      const message = documentType(input.bytes);
      if (!isDocumentExtension(message)) issues.push({ code: 'custom', message, input });
    },
  );

/**
 * Files of any type that `drawingType` knows, none of them empty. Browsers send an untouched field as an empty file
 * without a name, which counts as none.
 */
export const drawings = () =>
  z.pipe(
    z.transform((sent: unknown): unknown[] => [sent ?? []].flat().filter(isFormFile)),
    z.array(
      z.custom<FormFile>().check(
        rule(({ name }) => [...name].length <= MAX_LENGTH.fileName, 'fileNameLong'),
        rule(({ size }) => size > 0, 'fileEmpty'),
        rule(({ size }) => size <= MAX_FILE_BYTES, 'fileTooLarge'),
        rule(({ name, bytes }) => drawingType(name, bytes) !== undefined, 'drawingType'),
      ),
    ),
  );

function hasNoOtherExtension({ name }: FormFile): boolean {
  const extension = extensionOf(name);
  return extension === undefined || isDocumentExtension(extension);
}

function isFormFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size, bytes } = value as Partial<FormFile>;
  const isFile = typeof name === 'string' && Number.isInteger(size) && bytes instanceof Uint8Array;
  return isFile && !(name === '' && size === 0);
}
