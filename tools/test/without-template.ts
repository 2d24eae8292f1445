import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { LANGUAGES } from '#shared/language.ts';
import { hasTranslation } from '#shared/translation.ts';
import { programPath } from '#tools/program-path.ts';
import { run } from './run.ts';
import { fromSummary, one, type Tally } from './tally.ts';

/**
 * Runs parts of tools/test.ts for a copy of the company's folder with `estate: false` and one language, as a contractor
 * may have it: apart from the program.
 */
export async function testWithoutTemplate(parts: string): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'without-template-'));
  makeCopy(folder, parts.includes('site') ? OWN : {});
  // A browser prints it, into compressed text, which no search for the template reads.
  if (!parts.includes('site'))
    rmSync(join(folder, 'content/company-profile.yaml'), { force: true });
  const command = `node ${programPath('tools/test.ts')} ${parts}`;
  const { passed, output } = await run(command, { cwd: folder, env: { COMPANY: folder } });
  rmSync(folder, { recursive: true });
  if (!passed) process.stdout.write(output);
  const tally = fromSummary(output) ?? one(false);
  return passed || tally.failed > 0 ? tally : one(false);
}

/** Settings of a company's own content, which is not tested as the sample; its certificates expire by the clock. */
const OWN = { sample: false, expiredCertificates: 'show' };

function makeCopy(folder: string, settings: Readonly<Record<string, unknown>>): void {
  for (const name of ['content', 'media']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  // Pictures are encoded once for both.
  mkdirSync(join(folder, 'build'));
  symlinkSync(resolve('build/cache'), join(folder, 'build/cache'), 'dir');
  const file = join(folder, 'content/site.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  for (const [name, value] of Object.entries({ estate: false, ...settings }))
    document.set(name, value);
  document.set(
    'languages',
    LANGUAGES.filter(({ code }) => !hasTranslation('content', code)),
  );
  writeFileSync(file, document.toString());
  for (const { code } of LANGUAGES)
    rmSync(join(folder, 'content', code), { recursive: true, force: true });
}
