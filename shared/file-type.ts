/** Media types of the files that an application accepts, by extension (spec §5). */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type DocumentExtension = keyof typeof DOCUMENT_TYPES;

/** For the `accept` of a file field. */
export const DOCUMENT_ACCEPT = Object.keys(DOCUMENT_TYPES)
  .map((extension) => `.${extension}`)
  .join(',');

export function isDocumentExtension(text: string): text is DocumentExtension {
  return Object.hasOwn(DOCUMENT_TYPES, text);
}

/** A file name without invisible marks, and without blanks and dots at its end. */
export function visibleName(name: string): string {
  return name.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/[\s.]+$/, '');
}

/** The extension of a file name in lower case; undefined without one, as Android's providers may send. */
export function extensionOf(name: string): string | undefined {
  return /\.([a-z]+)$/i.exec(visibleName(name))?.[1]?.toLowerCase();
}
