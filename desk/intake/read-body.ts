import type { FormFile } from '#shared/form-file.ts';
import type { CollectedBody } from './collect-body.ts';
import { Refusal } from './refusal.ts';

/**
 * The fields of a request body by name; the last of several values counts, several files are a list. A `Map`, so that no name
 * can reach a prototype. Values other than text are left for the schema to refuse.
 */
export type WireFields = Map<string, unknown>;

/** More fields than any form has. */
const MAX_FIELDS = 100;

/** Longest headers of one part. */
const MAX_HEADER_BYTES = 16 * 1024;

/** `application/json`: the EmailJS ids at the top, the fields in `template_params`. */
export function readJson(body: Buffer): WireFields {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    return new Map(Object.entries(Object(parsed)));
  } catch (cause) {
    throw new Refusal(400, 'The body is not valid JSON', { cause });
  }
}

/** `application/x-www-form-urlencoded`: a browser's form without a file. */
export function readUrlencoded(body: Buffer): WireFields {
  return lastValues(new URLSearchParams(body.toString('utf8')));
}

/**
 * `multipart/form-data`. The body is complete and its size limited, so a malformed one can only fail,
 * never wait for more. Reads only the complete parts of a body that was cut off.
 */
export async function readMultipart(body: CollectedBody, contentType: string): Promise<WireFields> {
  const boundary = boundaryOf(contentType);
  const bytes = body.cutOff ? completeParts(body.bytes, boundary) : body.bytes;
  checkShape(bytes, boundary);
  // Rebuilt, so that the parser cannot find another boundary in the sender's header.
  const type = `multipart/form-data; boundary="${boundary.replace(/["\\]/g, '\\$&')}"`;
  let form: FormData;
  try {
    form = await new Response(bytes as BodyInit, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new Refusal(400, 'The body is not a valid form', { cause });
  }
  const entries: [string, unknown][] = [];
  for (const [name, value] of form) {
    entries.push([name, typeof value === 'string' ? value : await asFormFile(value)]);
  }
  return lastValues(entries);
}

/**
 * The boundary in a multipart media type.
 * @throws Refusal 400 when there is none
 */
function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new Refusal(400, 'The body is not a valid form');
  return boundary;
}

/**
 * Counts the parts of a multipart body and measures their headers before it is parsed: a hundred
 * thousand tiny parts, or a header without an end, would keep the parser busy for seconds.
 * @throws Refusal 413 or 400
 */
function checkShape(bytes: Buffer, boundary: string): void {
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

/** Everything before the last boundary, closed with a final boundary. */
function completeParts(bytes: Buffer, boundary: string): Buffer {
  const line = `\r\n--${boundary}`;
  const end = bytes.lastIndexOf(line);
  return Buffer.concat([bytes.subarray(0, Math.max(end, 0)), Buffer.from(`${line}--\r\n`)]);
}

async function asFormFile(file: File): Promise<FormFile> {
  return { name: file.name, size: file.size, bytes: Buffer.from(await file.arrayBuffer()) };
}

function lastValues(entries: Iterable<[string, unknown]>): WireFields {
  const all = [...entries];
  if (all.length > MAX_FIELDS) throw new Refusal(413, 'The form has too many fields');
  const files = Map.groupBy(
    all.filter(([, value]) => typeof value === 'object'),
    ([name]) => name,
  );
  return new Map(
    all.map(([name, value]) => {
      const list = files.get(name) ?? [];
      return [name, list.length > 1 ? list.map(([, file]) => file) : value];
    }),
  );
}
