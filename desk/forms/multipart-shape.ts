import { Refusal } from './refusal.ts';
import { MAX_FIELDS } from './wire-fields.ts';

/** Longest headers of one part. */
const MAX_HEADER_BYTES = 16 * 1024;

/** The boundary that a multipart media type names. */
export function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  return `--${quoted ?? plain ?? ''}`;
}

/**
 * Looks at where the parts of a multipart body begin, before it is parsed: a hundred thousand tiny
 * parts, or a header without an end, would keep a parser busy for seconds.
 * @throws Refusal 413 or 400
 */
export function checkShape(bytes: Buffer, contentType: string): void {
  const boundary = boundaryOf(contentType);
  let parts = 0;
  for (let at = bytes.indexOf(boundary); at >= 0; at = bytes.indexOf(`\r\n${boundary}`, at + 1)) {
    const headers = bytes.subarray(at, at + boundary.length + MAX_HEADER_BYTES);
    if (++parts > MAX_FIELDS + 1) throw new Refusal(413, 'The form has too many fields');
    if (headers.length > MAX_HEADER_BYTES && !headers.includes('\r\n\r\n')) {
      throw new Refusal(400, 'The body is not a valid form');
    }
  }
}
