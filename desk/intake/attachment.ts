import { hash } from 'node:crypto';
import { type DrawingType, drawingType } from '#shared/drawing-type.ts';
import { documentType } from '#shared/file-content.ts';
import { DOCUMENT_TYPES, isDocumentExtension, visibleName } from '#shared/file-type.ts';
import type { FormFile } from '#shared/form-file.ts';
import type { FormName } from '#shared/forms.ts';
import type { StoredFile } from '../store/submission.ts';

/** A valid file of a form as it is stored and mailed, with the extension and media type of its content. */
export function asAttachment(
  form: FormName,
  { field, label }: Pick<StoredFile, 'field' | 'label'>,
  file: FormFile,
  unscanned: boolean,
): StoredFile {
  const { extension, mediaType } = typeOf(form, file);
  return {
    field,
    label,
    name: safeName(file.name, extension),
    originalName: readableName(file.name),
    mediaType,
    size: file.size,
    sha256: hash('sha256', file.bytes),
    unscanned,
    content: file.bytes,
  };
}

function typeOf(
  form: FormName,
  { name, bytes }: FormFile,
): Pick<DrawingType, 'mediaType'> & { extension: string } {
  const extension = documentType(bytes);
  const type =
    form !== 'career'
      ? drawingType(name, bytes)
      : isDocumentExtension(extension) && { extension, mediaType: DOCUMENT_TYPES[extension] };
  if (!type) throw new Error('Only a validated file can be stored');
  return type;
}

/** UTF-8 bytes of a name without "file " and its extension: with both it has 240, and most file systems take 255. */
const MAX_STEM_BYTES = 230;

const graphemes = new Intl.Segmenter();

/** Of a file that may be sent, or of another that its content is not. */
const EXTENSION = /\.[a-z]{1,5}$/i;

/** Device names that Windows opens instead of a file. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A file name that is safe on every system: without a path, control and bidi characters, and
 * characters special to a shell or file system. Keeps letters of every script.
 */
export function safeName(originalName: string, extension: string): string {
  const base = visibleName(originalName).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .replace(EXTENSION, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}�]+/gu, '')
    .replace(/[<>:"|?*%`$&;'!\s]+/g, ' ')
    .replace(/^[\s.~-]+|[\s.]+$/g, '');
  const short = cut(stem).trim();
  return `${short === '' || RESERVED.test(short) ? `file ${short}`.trim() : short}.${extension}`;
}

/** As many whole graphemes of a name as fit. */
function cut(stem: string): string {
  let bytes = 0;
  for (const { segment, index } of graphemes.segment(stem)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > MAX_STEM_BYTES) return stem.slice(0, index);
  }
  return stem;
}

/** The original name for people to read, with control and bidi characters replaced by �. */
export function readableName(originalName: string): string {
  return originalName.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '�');
}
