import { readSettings, siteUrl } from '#app/content/settings.server.ts';
import { officeConfiguration } from './configuration.ts';
import { CONTENT_PATH, contentTexts, officeFiles } from './files.ts';

let made: ReturnType<typeof makeFiles> | undefined;

/** The file of the editor at an address, for the development server; made at the first request. */
export async function officeFileAt(address: string) {
  made ??= makeFiles();
  const path = new URL(address, siteUrl()).pathname.replace(/\/$/, '');
  const file = (await made).get(path);
  // The check of what is to be saved reads the files as they are.
  return path === CONTENT_PATH && file
    ? { ...file, bytes: Buffer.from(JSON.stringify(contentTexts())) }
    : file;
}

async function makeFiles() {
  const { office } = readSettings();
  const files = await officeFiles(office, officeConfiguration(office), siteUrl());
  return new Map(files.map((file) => [file.path, file]));
}
