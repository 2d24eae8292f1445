import { Refusal } from './refusal.ts';
import { MAX_FIELDS } from './wire-fields.ts';

/** Longest headers of one part. */
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * The boundary that a multipart media type names.
 * @throws Refusal 400 when it names none
 */
export function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new Refusal(400, 'The body is not a valid form');
  return boundary;
}

/**
 * Looks at where the parts of a multipart body begin, before it is parsed: a hundred thousand tiny
 * parts, or a header without an end, would keep a parser busy for seconds.
 * @throws Refusal 413 or 400
 */
export function checkShape(bytes: Buffer, boundary: string): void {
  const line = `--${boundary}`;
  let parts = 0;
  for (let at = bytes.indexOf(line); at >= 0; at = bytes.indexOf(`\r\n${line}`, at + 1)) {
    const headers = bytes.subarray(at, at + line.length + MAX_HEADER_BYTES);
    if (++parts > MAX_FIELDS + 1) throw new Refusal(413, 'The form has too many fields');
    if (headers.length > MAX_HEADER_BYTES && !headers.includes('\r\n\r\n')) {
      throw new Refusal(400, 'The body is not a valid form');
    }
  }
}
