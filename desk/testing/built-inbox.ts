import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the page of an inbox into a folder of a build; returns the folder of the site beside it. */
export function writeInboxPage(folder: string): string {
  mkdirSync(join(folder, 'inbox/assets'), { recursive: true });
  writeFileSync(join(folder, 'inbox/index.html'), '<!doctype html><title>Inbox</title>');
  writeFileSync(join(folder, 'inbox/file-viewer.html'), '<!doctype html><title>File</title>');
  writeFileSync(join(folder, 'inbox/assets/page-AbC.js'), 'x');
  return join(folder, 'site');
}
