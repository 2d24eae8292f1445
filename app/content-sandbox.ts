import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';

const MEDIA = [
  'media/drawings',
  'build/certificates.json',
  'build/marks.json',
  'build/pictures.json',
];

/** Options of Node for a process that reads all content once: to optimise what it compiles takes a fifth of its time. */
export const READS_ONCE = ['--no-opt'];

/** Results of a content check, one line each: `file:line field: message`. */
export interface Checked {
  problems: string[];
  warnings: string[];
}

/** A copy of the content, in which tests make mistakes, and of the files that the build derived from its pictures. */
export class ContentSandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'content-'));
  #checker: ChildProcess | undefined;

  constructor() {
    this.restore();
  }

  /** Undoes all changes. */
  restore(): void {
    rmSync(join(this.folder, 'content'), { recursive: true, force: true });
    for (const path of ['content', ...MEDIA.filter((each) => existsSync(each))]) {
      // With its old modification time a restored file counts as unchanged.
      cpSync(path, join(this.folder, path), { recursive: true, preserveTimestamps: true });
    }
  }

  /**
   * Replaces the `nth` match of a pattern, counted from 0, and returns its line number.
   * @param to new text; `$&` is the match
   */
  change(file: string, pattern: RegExp, to: string, nth = 0): number {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    const match = [...text.matchAll(new RegExp(pattern, 'gm'))][nth];
    if (!match) throw new Error(`${file} has no match ${nth} of ${pattern}`);
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    writeFileSync(path, before + to.replaceAll('$&', match[0]) + after);
    return before.split('\n').length;
  }

  /** Changes a content file as YAML. */
  edit(file: string, how: (document: Document) => void): void {
    const path = join(this.folder, file);
    const document = parseDocument(readFileSync(path, 'utf8'));
    how(document);
    writeFileSync(path, String(document));
  }

  /**
   * Checks the content. One process runs all checks, and reads only changed files again; it keeps the
   * routes that it started with.
   */
  async check(): Promise<Checked> {
    this.#checker ??= fork(join(import.meta.dirname, 'content-sandbox-check.ts'), {
      cwd: this.folder,
      execArgv: [],
      // Development reads changed files again.
      env: { ...process.env, NODE_ENV: 'development' },
    });
    const answered = once(this.#checker, 'message');
    this.#checker.send('check');
    const [checked] = await answered;
    return checked;
  }

  remove(): void {
    this.#checker?.kill();
    rmSync(this.folder, { recursive: true });
  }
}
