import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer, json as jsonBody } from 'node:stream/consumers';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { siteUrl } from '#app/content/settings.server.ts';
import { createEditors, editingBody } from '#shared/editing.ts';
import { OFFICE_PATH } from './address.ts';
import { CONTENT_PATH, contentTexts, officeFiles } from './files.ts';
import { shownPicture } from './picture.ts';
import { PREVIEW_PATH, takeDrafts } from './preview.ts';
import { officeSite } from './site.ts';
import { pictureFile, readVersion, saveFiles, versionsOf } from './work-files.ts';

/** The windows of the editor with their forms. */
const editors = createEditors(Date.now);

let editorFiles: ReturnType<typeof makeFiles> | undefined;

/** Answers a request of the editor in development, where it works on the files of this machine. */
export async function answerOffice(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<boolean> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const path = pathname.replace(/\/$/, '');
  const answer = (value: unknown, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(value));
    return true;
  };
  const isSent = request.method === 'POST' && path.startsWith(`${OFFICE_PATH}/`);
  // Pages of other sites cannot send this.
  if (isSent && request.headers['sec-fetch-site'] !== 'same-origin') return answer({}, 403);
  if (path === `${OFFICE_PATH}/picture`) {
    const file = pictureFile.safeParse(searchParams.get('path')?.slice(1)).data;
    if (!file) return answer({}, 403);
    try {
      const picture = await shownPicture(file, isSent ? await buffer(request) : undefined);
      response.writeHead(200, { 'content-type': 'image/webp' }).end(picture);
      return true;
    } catch (error) {
      if (error instanceof ContentMistake) return answer({ message: error.message }, 422);
      return answer({}, 404);
    }
  }
  if (isSent) {
    const body = await jsonBody(request);
    if (path === `${OFFICE_PATH}/files`) return answer({}, saveFiles(body));
    if (path === `${OFFICE_PATH}/editing`) return answer(editors(editingBody.parse(body)));
    if (path === PREVIEW_PATH) return answer(await takeDrafts(body));
  }
  const paths = searchParams.getAll('path');
  if (path === `${OFFICE_PATH}/files`)
    return answer(readVersion(paths, searchParams.get('version') ?? undefined));
  if (path === `${OFFICE_PATH}/versions`) return answer(versionsOf(paths));
  if (path === CONTENT_PATH) return answer(contentTexts());
  if (path === `${OFFICE_PATH}/site.json`) return answer(officeSite());
  editorFiles ??= makeFiles();
  const file = (await editorFiles).get(path);
  if (file) response.writeHead(200, file.headers).end(file.bytes);
  return Boolean(file);
}

async function makeFiles() {
  const files = await officeFiles(undefined, officeSite(), siteUrl());
  return new Map(files.map((file) => [file.path, file]));
}
