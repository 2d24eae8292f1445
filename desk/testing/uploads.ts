import { UPLOADS_PATH, uploadsText } from '#shared/uploads.ts';
import { newSecret } from '../store/secrets.ts';
import { pdf } from './documents.ts';
import { type Answer, send } from './http.ts';

const TUS = { 'tus-resumable': '1.0.0' };

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** What a test sends. */
export interface TestFile {
  name: string;
  bytes: Buffer;
}

export const DRAWING: TestFile = { name: 'مخطط خزان T-101.pdf', bytes: pdf(200_000) };

/** Creates an upload, as tus-js-client does. */
export function createUpload(
  url: string,
  { name, bytes }: { name: string; bytes: number },
  headers: Record<string, string> = {},
  enquiry = newSecret(),
  id = newSecret(),
): Promise<Answer> {
  return send(url, UPLOADS_PATH, {
    method: 'POST',
    headers: {
      ...TUS,
      'upload-length': String(bytes),
      'upload-metadata': `name ${base64(name)},enquiry ${base64(enquiry)},id ${base64(id)}`,
      ...headers,
    },
  });
}

/** Sends bytes of an upload from this offset on. */
export function sendBytes(
  url: string,
  location: string,
  offset: number,
  bytes: Buffer,
): Promise<Answer> {
  return send(url, location, {
    method: 'PATCH',
    headers: {
      ...TUS,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes.length,
    },
    body: bytes,
  });
}

/** Sends a request without a body to an upload. */
export const ask = (
  url: string,
  location: string,
  method: 'HEAD' | 'DELETE' | 'GET',
): Promise<Answer> => send(url, location, { method, headers: TUS });

/** Uploads a file; resolves to its id, and the answer to the last request. */
export async function upload(url: string, { name, bytes }: TestFile = DRAWING, enquiry?: string) {
  const created = await createUpload(url, { name, bytes: bytes.length }, {}, enquiry);
  const location = String(created.headers.location);
  const answer = created.status === 201 ? await sendBytes(url, location, 0, bytes) : created;
  return { id: location.split('/').at(-1) ?? '', name, location, answer };
}

/** The field `uploads` that names these. */
export const naming = (...uploads: { id: string; name: string }[]) => ({
  uploads: uploadsText(uploads),
});
