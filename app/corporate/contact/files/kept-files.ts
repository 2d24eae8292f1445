import { isSecret, UPLOAD_EXPIRES_MS } from '#shared/uploads.ts';

/** What the browser keeps of a file, by which it is known when it is chosen again. */
export interface KeptFile {
  name: string;
  size: number;
  lastModified: number;
  /** The last part of the upload's address; absent before that is created. */
  id?: string | undefined;
}

/** The files of an enquiry that is not sent. */
export interface KeptEnquiry {
  secret: string;
  /** When they were last changed. */
  at: number;
  files: KeptFile[];
}

/** Also looked for in use-files.ts. */
const PREFIX = 'enquiry:';

/** The kept enquiries, the newest first; erases those whose uploads have expired. */
export function keptEnquiries(now = Date.now()): KeptEnquiry[] {
  const enquiries = keys().flatMap((key) => {
    const kept = read(key);
    if (kept && now - kept.at < UPLOAD_EXPIRES_MS) return [kept];
    erase(key);
    return [];
  });
  return enquiries.toSorted((one, other) => other.at - one.at);
}

/** Keeps the files of an enquiry, nothing if there are none; does nothing if the visitor blocks site data. */
export function keepFiles(secret: string, files: readonly KeptFile[], at = Date.now()): void {
  if (files.length === 0) {
    erase(PREFIX + secret);
    return;
  }
  const kept = files.map(({ name, size, lastModified, id }) => ({ name, size, lastModified, id }));
  try {
    localStorage.setItem(PREFIX + secret, JSON.stringify({ at, files: kept }));
  } catch {
    // They last as long as the document.
  }
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(key: string): KeptEnquiry | undefined {
  const secret = key.slice(PREFIX.length);
  try {
    const { at, files } = JSON.parse(localStorage.getItem(key) ?? '') as KeptEnquiry;
    return isSecret(secret) && Array.isArray(files) ? { secret, at, files } : undefined;
  } catch {
    return undefined;
  }
}

function erase(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
