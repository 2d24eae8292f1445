import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { CmsConfig } from '@sveltia/cms';
import { pino } from 'pino';
import type { OfficeSettings } from '#app/content/office.server.ts';
import { systemClock } from '#desk/clock.ts';
import { readConfig } from '#desk/config.ts';
import { runDesk } from '#desk/run-desk.ts';
import { loadSite } from '#desk/site/load-site.ts';
import { writeContent } from '#desk/testing/content.ts';
import { officeFiles } from '#tools/office/files.ts';
import { Release } from '#tools/postbuild/release.ts';

/** A desk that serves the editor as a build does. */
export interface Office {
  url: string;
  close(): Promise<void>;
}

/** Serves the editor with its own headers, and a 404 page. */
export async function startOffice(
  configuration: CmsConfig,
  settings?: OfficeSettings,
): Promise<Office> {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  const link = join(folder, 'site');
  const release = new Release(link);
  const files = await officeFiles(settings, configuration, 'http://localhost');
  for (const { path, bytes, headers } of files) await release.add(path, bytes, headers);
  const html = { 'content-type': 'text/html; charset=utf-8' };
  await release.add('/404', Buffer.from('404'), html, { status: 404 });
  release.finish('http://localhost');
  writeContent(release.folder);
  release.publish();
  const desk = await runDesk(readConfig({ PORT: '0', DATA_DIR: join(folder, 'data') }), {
    clock: systemClock,
    log: pino({ level: 'silent' }),
    site: await loadSite(link),
  });
  return {
    url: desk.url,
    async close() {
      await desk.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The repository in the browser's own file system (OPFS). */
export interface Repository {
  read(path: string): Promise<string>;
  /** Content of a binary file. */
  bytes(path: string): Promise<Buffer>;
  /** Paths of changed and new files. */
  changes(): Promise<string[]>;
}

/**
 * Opens the editor on a repository of these files in the browser's own file system (OPFS). Replaces only the
 * directory picker, which no test can operate, by a function that returns a real handle.
 *
 * @param originals content by path
 */
export async function openOffice(
  page: Page,
  url: string,
  originals: ReadonlyMap<string, Buffer>,
): Promise<Repository> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('repository'),
    });
  });
  await page.goto(`${url}/office`);
  await page.evaluate(
    async (copies) => {
      const root = await navigator.storage.getDirectory();
      const repository = await root.getDirectoryHandle('repository', { create: true });
      const write = async (path: string, content: string) => {
        const names = path.split('/');
        let folder = repository;
        for (const name of names.slice(0, -1)) {
          folder = await folder.getDirectoryHandle(name, { create: true });
        }
        const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
        const writable = await file.createWritable();
        await writable.write(Uint8Array.from(atob(content), (each) => each.charCodeAt(0)));
        await writable.close();
      };
      await Promise.all(copies.map(([path, content]) => write(path, content)));
    },
    [...originals].map(([path, bytes]) => [path, bytes.toString('base64')] as const),
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  const readAll = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const found: [path: string, text: string][] = [];
      const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
        // TypeScript does not declare the iterator of a directory.
        const entries = folder as unknown as AsyncIterable<[string, FileSystemHandle]>;
        for await (const [name, handle] of entries) {
          // A file that Chromium has not finished writing.
          if (name.endsWith('.crswap')) continue;
          if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${name}/`);
          if (handle instanceof FileSystemFileHandle)
            found.push([`${path}${name}`, await (await handle.getFile()).text()]);
        }
      };
      await walk(await root.getDirectoryHandle('repository'), '');
      return found;
    });
  /** Retries when the editor replaces a file during the read. */
  const all = async (): ReturnType<typeof readAll> => {
    try {
      return await readAll();
    } catch (error) {
      if (!/NotReadableError|NotFoundError/.test(String(error))) throw error;
      return all();
    }
  };
  return {
    async read(path) {
      const text = new Map(await all()).get(path);
      if (text === undefined) throw new Error(`${path} is missing`);
      return text;
    },
    async bytes(path) {
      const content = await page.evaluate(
        async (names) => {
          let folder = await navigator.storage.getDirectory();
          for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
          const file = await (await folder.getFileHandle(names.at(-1) ?? '')).getFile();
          const bytes = new Uint8Array(await file.arrayBuffer());
          return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        },
        ['repository', ...path.split('/')],
      );
      return Buffer.from(content, 'base64');
    },
    async changes() {
      const changed = (await all()).filter(
        ([path, text]) => originals.get(path)?.toString() !== text,
      );
      return changed.map(([path]) => path);
    },
  };
}
