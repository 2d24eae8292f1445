import type { FormFile } from '#contract/form-file.ts';
import type { CollectedBody } from './collect-body.ts';
import { boundaryOf, checkShape } from './multipart-shape.ts';
import { Refusal } from './refusal.ts';
import { MAX_FIELDS, type WireFields } from './wire-fields.ts';

/** `application/json`: the addressing at the top, the fields in `template_params`. */
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
 * `multipart/form-data`, read whole: the size is limited before, so parsing is bounded and a
 * malformed body can only fail, never wait for more. Of a body that was cut off, the parts that are
 * there to their end.
 */
export async function readMultipart(body: CollectedBody, contentType: string): Promise<WireFields> {
  const boundary = boundaryOf(contentType);
  const bytes = body.cutOff ? wholeParts(body.bytes, boundary) : body.bytes;
  checkShape(bytes, boundary);
  // Told the boundary anew, lest the parser read another one out of what the sender wrote.
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

/** What stands before the last boundary that has come, closed by one of our own. */
function wholeParts(bytes: Buffer, boundary: string): Buffer {
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
  return new Map(all);
}
