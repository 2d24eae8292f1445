import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A page that the tasks add. */
const ADDED = '/project/box-culvert-below-the-port-road';

/**
 * Builds the site from this repository and the files that the ten tasks have written.
 *
 * @param result folder of the files that the tasks have changed
 * @returns whether the build succeeded and has the page of the new contract
 */
export async function buildTasks(result: string): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), 'office-tasks-'));
  try {
    const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
    for (const file of files) if (file && existsSync(file)) cpSync(file, join(copy, file));
    cpSync(result, copy, { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    const build = spawn(process.execPath, ['tools/build.ts'], { cwd: copy, stdio: 'inherit' });
    const [status] = await once(build, 'close');
    if (status !== 0) return false;
    const manifest = readFileSync(join(copy, 'build/site/manifest.json'), 'utf8');
    return Object.hasOwn(JSON.parse(manifest).files, ADDED);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
