import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { LANGUAGES } from '#shared/language.ts';
import { hasTranslation } from '#shared/translation.ts';
import { programPath } from '#tools/program-path.ts';
import { run } from './run.ts';
import { fromSummary, one, type Tally } from './tally.ts';

const folder = resolve('build/without-template');

/**
 * Runs parts of tools/test.ts for a copy of the company's folder with `estate: false` and one language, as a contractor
 * may have it. The copy's build is kept between runs.
 */
export async function testWithoutTemplate(parts: string): Promise<Tally> {
  renewCopy();
  const command = `node ${programPath('tools/test.ts')} ${parts}`;
  const { passed, output } = await run(command, { cwd: folder, env: { COMPANY: folder } });
  if (!passed) process.stdout.write(output);
  const tally = fromSummary(output) ?? one(false);
  return passed || tally.failed > 0 ? tally : one(false);
}

function renewCopy(): void {
  mkdirSync(join(folder, 'build'), { recursive: true });
  for (const name of ['content', 'media']) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(name, join(folder, name), { recursive: true });
  }
  // Pictures are encoded once for both.
  const cache = join(folder, 'build/cache');
  if (!existsSync(cache)) symlinkSync(resolve('build/cache'), cache, 'dir');
  const file = join(folder, 'content/site.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.set('estate', false);
  document.set(
    'languages',
    LANGUAGES.filter(({ code }) => !hasTranslation('content', code)),
  );
  writeFileSync(file, document.toString());
  for (const { code } of LANGUAGES)
    rmSync(join(folder, 'content', code), { recursive: true, force: true });
}
