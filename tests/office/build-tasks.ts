import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath } from '#tools/program-path.ts';

/** A page that the tasks add. */
const ADDED = '/project/box-culvert-below-the-port-road';

/**
 * Builds the site from this company's folder and the files that the ten tasks have written.
 *
 * @param result folder of the files that the tasks have changed
 * @returns whether the build succeeded and has the page of the new contract
 */
export async function buildTasks(result: string): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), 'office-tasks-'));
  try {
    for (const folder of ['content', 'media'])
      cpSync(folder, join(copy, folder), { recursive: true });
    cpSync(result, copy, { recursive: true });
    const build = spawn(process.execPath, [programPath('tools/build.ts')], {
      cwd: copy,
      stdio: 'inherit',
    });
    const [status] = await once(build, 'close');
    if (status !== 0) return false;
    const manifest = readFileSync(join(copy, 'build/site/manifest.json'), 'utf8');
    return Object.hasOwn(JSON.parse(manifest).files, ADDED);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
