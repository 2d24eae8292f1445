/** File types that an application accepts, by extension (spec §5). */
export const DOCUMENT_TYPES = {
  pdf: { mediaType: 'application/pdf', signature: bytes('25504446 2d') },
  doc: { mediaType: 'application/msword', signature: bytes('d0cf11e0 a1b11ae1') },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signature: bytes('504b0304'),
  },
} as const;

export type DocumentExtension = keyof typeof DOCUMENT_TYPES;

/** For the `accept` of a file field. */
export const DOCUMENT_ACCEPT = Object.keys(DOCUMENT_TYPES)
  .map((extension) => `.${extension}`)
  .join(',');

/** Length of the longest signature in bytes. */
export const SIGNATURE_LENGTH = 8;

/** The extension of a file name if it is accepted; case-insensitive. */
export function documentExtension(name: string): DocumentExtension | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(DOCUMENT_TYPES, extension) ? (extension as DocumentExtension) : undefined;
}

/** Whether the first bytes of a file match its extension; those of a renamed program do not. */
export function beginsAsNamed(name: string, begin: Uint8Array): boolean {
  const extension = documentExtension(name);
  if (!extension) return false;
  return DOCUMENT_TYPES[extension].signature.every((byte, index) => begin[index] === byte);
}

function bytes(hex: string): readonly number[] {
  return (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
}
