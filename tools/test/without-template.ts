import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { LANGUAGES } from '#shared/language.ts';
import { hasTranslation } from '#shared/translation.ts';
import { run } from './run.ts';
import { fromSummary, one, type Tally } from './tally.ts';

const folder = 'build/without-template';
const excluded = [
  '.git',
  '.react-router',
  'build',
  'coverage',
  'data',
  'node_modules',
  'test-results',
];
const settings = 'content/site.yaml';

/**
 * Runs parts of tools/test.ts in a copy of the project with `estate: false` and one language, as a
 * contractor may ship it. The copy's build is kept between runs.
 */
export async function testWithoutTemplate(parts: string): Promise<Tally> {
  renewCopy();
  const { passed, output } = await run(`node tools/test.ts ${parts}`, { cwd: folder });
  if (!passed) process.stdout.write(output);
  const tally = fromSummary(output) ?? one(false);
  return passed || tally.failed > 0 ? tally : one(false);
}

function renewCopy(): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== 'build') rmSync(join(folder, name), { recursive: true, force: true });
  }
  for (const name of readdirSync('.')) {
    if (!excluded.includes(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir');
  const file = join(folder, settings);
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
