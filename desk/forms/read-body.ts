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
 * malformed body can only fail, never wait for more.
 */
export async function readMultipart(body: Buffer, contentType: string): Promise<WireFields> {
  let form: FormData;
  try {
    form = await new Response(body as BodyInit, {
      headers: { 'content-type': contentType },
    }).formData();
  } catch (cause) {
    throw new Refusal(400, 'The body is not a valid form', { cause });
  }
  return lastValues(form);
}

function lastValues(entries: Iterable<[string, unknown]>): WireFields {
  const all = [...entries];
  if (all.length > MAX_FIELDS) throw new Refusal(413, 'The form has too many fields');
  return new Map(all);
}
