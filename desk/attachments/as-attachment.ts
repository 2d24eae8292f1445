import { createHash } from 'node:crypto';
import { DOCUMENT_TYPES, documentExtension } from '#contract/file-type.ts';
import type { FormFile } from '#contract/form-file.ts';
import type { Attachment } from '../store/submission.ts';
import { readableName, safeName } from './safe-name.ts';

/** A file that passed its checks, as it is stored and mailed. What its sender called its type counts for nothing. */
export function asAttachment(
  field: string,
  label: string,
  file: FormFile,
  unscanned: boolean,
): Attachment {
  const extension = documentExtension(file.name);
  if (!extension) throw new Error('A file is stored only after its checks');
  return {
    field,
    label,
    name: safeName(file.name, extension),
    originalName: readableName(file.name),
    mediaType: DOCUMENT_TYPES[extension].mediaType,
    size: file.size,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    unscanned,
    content: file.bytes,
  };
}
