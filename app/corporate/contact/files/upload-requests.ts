import { mail } from '#app/shared-data/shared-data.ts';
import { UPLOADS_PATH } from '#shared/uploads.ts';

/** Where uploads are created. */
export const endpoint = () => new URL(`${mail.origin}${UPLOADS_PATH}`, location.href).href;

/** The address of an upload. */
export const addressOf = (id: string) => `${endpoint()}/${id}`;

/** How much of an upload has arrived; undefined if it is gone, or if nobody answers. */
export async function arrivedOf(id: string): Promise<{ bytes?: number; isGone: boolean }> {
  try {
    const { status, headers } = await ask('HEAD', id);
    const bytes = Number(headers.get('upload-offset') ?? Number.NaN);
    return status === 200 && Number.isInteger(bytes)
      ? { bytes, isGone: false }
      : { isGone: status >= 400 && status < 500 && status !== 423 && status !== 429 };
  } catch {
    return { isGone: false };
  }
}

/** Removes an upload; if that fails, the desk does it after a day. */
export function removeUpload(id: string): void {
  void ask('DELETE', id).catch(() => undefined);
}

function ask(method: string, id: string): Promise<Response> {
  // Also if the visitor leaves the page at once.
  const keepalive = method === 'DELETE';
  return fetch(addressOf(id), { method, headers: { 'tus-resumable': '1.0.0' }, keepalive });
}
