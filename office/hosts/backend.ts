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
  /**
   * A picture to show, by the path that the content names; one that is to be uploaded, if it is given.
   *
   * @throws PictureRefused for what the build would refuse, where that is known before it is saved
   */
  picture(path: string, upload: File | undefined): Promise<Blob>;
}

/** A picture that the build would refuse; the message is the build's. */
export class PictureRefused extends Error {}

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

/** Requests the bytes of a file. @throws Unreachable */
export async function bytesOf(address: string, headers: HeadersInit): Promise<Blob> {
  const response = await fetch(address, { headers });
  if (!response.ok) throw new Unreachable(String(response.status));
  // Without its type, which some hosts give wrongly; browsers know pictures by their bytes.
  return new Blob([await response.arrayBuffer()]);
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
  const reader = new FileReader();
  reader.readAsDataURL(upload ?? new Blob([text ?? '']));
  await new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = reject;
  });
  return String(reader.result).replace(/^[^,]*,/, '');
}

/** The text of a file in base64. */
export function textOfBase64(base64: string): string {
  const bytes = Uint8Array.from(atob(base64.replaceAll('\n', '')), (each) => each.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
