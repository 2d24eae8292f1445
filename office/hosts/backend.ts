/** Texts by path; a file that is not there has none. */
export type Texts = Record<string, string | undefined>;

/** A file to save: a text or, uploaded, its bytes. */
export interface Change {
  path: string;
  /** Its text when it was opened; undefined of a new one. */
  was?: string | undefined;
  text?: string;
  upload?: Blob;
}

/** An earlier version of files. */
export interface Version {
  id: string;
  at: Date;
  author: string;
}

/** Where the files of the site are. */
export interface Backend {
  read(paths: readonly string[], version?: string): Promise<Texts>;
  /** Saves all or none. @throws ChangedElsewhere where a file is not what it was */
  save(changes: readonly Change[], message: string): Promise<void>;
  /** Saved versions of files, the newest first; where no history is kept, none. */
  versions(paths: readonly string[]): Promise<Version[]>;
}

/** Somebody else has changed a file since it was opened. */
export class ChangedElsewhere extends Error {}

/** The host does not accept the key. */
export class SignedOut extends Error {}

/** The server could not be reached, or had an error of its own: trying again can help. */
class Unreachable extends Error {}

/**
 * Requests JSON. @throws SignedOut, ChangedElsewhere or Unreachable
 * @returns undefined for an address that does not exist
 */
export async function request<Answer>(
  address: string,
  options: RequestInit = {},
): Promise<Answer | undefined> {
  const response = await fetch(address, { cache: 'no-store', ...options }).catch(() => {
    throw new Unreachable();
  });
  if (response.ok) return response.json();
  if (response.status === 404 && !options.method) return undefined;
  if ([401, 403, 404].includes(response.status)) throw new SignedOut();
  if ([409, 422].includes(response.status)) throw new ChangedElsewhere();
  // GitLab's answer to a file that was changed since.
  if (response.status === 400 && /changed|exists/i.test(await response.text()))
    throw new ChangedElsewhere();
  throw new Unreachable(String(response.status));
}

/** A body of JSON to send. */
export function json(body: object, headers: HeadersInit = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** Bytes of a file in base64. */
export async function base64Of({ text, upload }: Change): Promise<string> {
  const bytes = upload
    ? new Uint8Array(await upload.arrayBuffer())
    : new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The text of a file in base64. */
export function textOfBase64(base64: string): string {
  const bytes = Uint8Array.from(atob(base64.replaceAll('\n', '')), (each) => each.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
