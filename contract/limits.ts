/** Longest accepted values, as {@link lengthOf} counts. */
export const MAX_LENGTH = {
  name: 200,
  /** RFC 5321 §4.5.3.1.3, less the angle brackets. */
  email: 254,
  phone: 50,
  subject: 200,
  message: 20_000,
  url: 2_000,
  fileName: 255,
} as const;

/** Unicode characters of a text. A line break is one, although a form posts it as two. */
export function lengthOf(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length;
}

/** Largest accepted file: 5 MB. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
