/** Maximum lengths of values, as {@link lengthOf} counts them. */
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

/** Number of Unicode characters of a text. A line break counts as one, although forms post two. */
export function lengthOf(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length;
}

/** Maximum size of a file in bytes: 5 MB. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Maximum size of a form without its file in bytes: several times the longest message with every character escaped. */
export const MAX_BODY_BYTES = 1024 * 1024;
