import { readSettings, siteUrl } from '#app/content/settings.server.ts';
import { officeConfiguration } from './configuration.ts';
import { CONTENT_PATH, contentTexts, officeFiles } from './files.ts';

let editorFiles: ReturnType<typeof makeFiles> | undefined;

/** The editor's file at a URL, for the development server; undefined if there is none. */
export async function officeFileAt(address: string) {
  editorFiles ??= makeFiles();
  const path = new URL(address, siteUrl()).pathname.replace(/\/$/, '');
  const file = (await editorFiles).get(path);
  // The check before saving needs the current files.
  return path === CONTENT_PATH && file
    ? { ...file, bytes: Buffer.from(JSON.stringify(contentTexts())) }
    : file;
}

async function makeFiles() {
  const { office } = readSettings();
  const files = await officeFiles(office, officeConfiguration(office), siteUrl());
  return new Map(files.map((file) => [file.path, file]));
}
