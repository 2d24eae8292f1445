import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { programPath } from '#tools/program-path.ts';

/** Whether all of the editor is tested (`npm run test:office`), or a choice of tasks, languages and git hosts. */
export const isWhole = Boolean(process.env.OFFICE_TASKS);

/** The languages of the browser in which the editor has words. */
export const LOCALES = ['en-GB', 'ar-SA'] as const;

/** The editor as `npm run dev` serves it, on a copy of the company's content. */
export class Office {
  readonly url: string;
  readonly folder: string;
  readonly #server: ChildProcess;
  readonly #originals: ReadonlyMap<string, Buffer>;

  private constructor(url: string, folder: string, server: ChildProcess) {
    this.url = url;
    this.folder = folder;
    this.#server = server;
    this.#originals = new Map(this.#files().map((path) => [path, this.bytes(path)]));
  }

  /** @param from folder of the company */
  static async start(from = process.cwd()): Promise<Office> {
    const folder = mkdtempSync(join(tmpdir(), 'office-'));
    for (const path of ['content', 'media/drawings'])
      cpSync(join(from, path), join(folder, path), { recursive: true });
    mkdirSync(join(folder, 'build'));
    // Each by itself: a saved file is written there first.
    for (const name of readdirSync('build'))
      symlinkSync(resolve('build', name), join(folder, 'build', name));
    const server = fork(programPath('tests/office-server.ts'), {
      cwd: folder,
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'development' },
    });
    const [url] = await once(server, 'message');
    return new Office(url, folder, server);
  }

  read(path: string): string {
    return this.bytes(path).toString();
  }

  bytes(path: string): Buffer {
    return readFileSync(join(this.folder, path));
  }

  /** Changes a file as somebody else would. */
  write(path: string, content: string | Buffer): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  /** Paths of changed, new and removed files, in order. */
  changes(): string[] {
    const paths = new Set([...this.#files(), ...this.#originals.keys()]);
    return [...paths]
      .filter((path) => {
        const original = this.#originals.get(path);
        return (
          !original || !existsSync(join(this.folder, path)) || !this.bytes(path).equals(original)
        );
      })
      .toSorted();
  }

  /** Undoes all changes, and the history of files that a test has made. */
  restore(): void {
    for (const path of this.changes()) {
      const original = this.#originals.get(path);
      if (original) writeFileSync(join(this.folder, path), original);
      else rmSync(join(this.folder, path));
    }
    rmSync(join(this.folder, '.git'), { recursive: true, force: true });
  }

  #files(): string[] {
    return globSync(['content/**/*.*', 'media/**/*.*'], { cwd: this.folder });
  }

  close(): void {
    this.#server.kill();
    rmSync(this.folder, { recursive: true });
  }
}
