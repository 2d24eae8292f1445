/**
 * Files that are sent ahead of their form, each resumable, by the tus protocol (version 1.0.0). The form then
 * names them in the field `uploads`.
 */

/** Where the desk accepts them. */
export const UPLOADS_PATH = '/api/uploads';

/** The most files of one enquiry, and their bytes together: 2 GB. */
export const MAX_UPLOADS = 50;
export const MAX_UPLOAD_BYTES = 2 * 1024 ** 3;

/** An upload that no form has named is erased when nothing of it has arrived for so long. */
export const UPLOAD_EXPIRES_MS = 24 * 60 * 60_000;

/** How long the office's link to the files of a message works. */
export const FILES_LINK_WORKS_MS = 30 * 24 * 60 * 60_000;

/** A file that a form names: the last part of the upload's address, and the name on the visitor's device. */
export interface NamedUpload {
  id: string;
  name: string;
}

/** The value of the field `uploads`: a line for each file, in order. */
export function uploadsText(uploads: readonly NamedUpload[]): string {
  return uploads.map(({ id, name }) => `${id} ${name.replace(/\s+/g, ' ')}`).join('\n');
}

/** An id (256 random bits, base64url) and a name. */
const LINE = /^([\w-]{43}) (.{1,255})$/u;

/** Reads the field `uploads`; undefined when it is malformed. */
export function uploadsIn(text: string): NamedUpload[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  const uploads = lines.map((line) => {
    const [, id, name] = LINE.exec(line) ?? [];
    return id && name ? { id, name } : undefined;
  });
  const ids = new Set(uploads.map((each) => each?.id));
  if (ids.size < lines.length || lines.length > MAX_UPLOADS) return undefined;
  return uploads.every((each) => each !== undefined) ? uploads : undefined;
}

/** Whether a text can be an enquiry's secret or a token: base64url of 256 bits. */
export const isSecret = (text: string) => /^[\w-]{43}$/.test(text);
