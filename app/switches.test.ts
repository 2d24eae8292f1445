// The switches `estate` and `sample` in content/site.yaml, both off.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const module = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'switches-'));
  for (const path of [
    'content',
    'media/drawings',
    'build/certificates.json',
    'build/company-profile.en.json',
    'build/marks.json',
    'build/pictures.json',
    'build/fonts.json',
    'build/logo.json',
  ]) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  // A build without the template does not read its content.
  rmSync(join(folder, 'content/estate'), { recursive: true, force: true });
  const settings = join(folder, 'content/site.yaml');
  const text = readFileSync(settings, 'utf8');
  const off = text.replaceAll(/^(estate|sample): \w+$/gm, '$1: false');
  // Without `sample` its certificates are checked against today.
  writeFileSync(settings, off.replace(/^expiredCertificates: \w+/m, 'expiredCertificates: show'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function evaluate(script: string): unknown {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('§2.3 a build without the template has the routes of articles but none of the template', () => {
  const paths = evaluate(
    `const { default: routes } = await import(${module('./routes.ts')});
     console.log(JSON.stringify(routes.map(({ path }) => path ?? '')));`,
  ) as string[];
  expect(paths).toContain('blog/:title');
  expect(paths).toContain('contact');
  for (const path of ['home-two', 'property', 'blog', 'blog-details', 'about-us', 'faq', 'login']) {
    expect(paths).not.toContain(path);
  }
});

test('§2.1 without the template the root data has no link to a template page', () => {
  const data = evaluate(
    `const { readSharedData } = await import(${module('./shared-data/shared-data.server.ts')});
     console.log(JSON.stringify(readSharedData().site));`,
  );
  expect(JSON.stringify(data)).not.toMatch(/property|home-|add-new-listing/i);
});

test('certificates are marked as specimens in the sample only', () => {
  const labels = evaluate(
    `const { readCertificates } = await import(${module('./content/certificates.server.ts')});
     console.log(JSON.stringify(readCertificates().labels));`,
  );
  expect(labels).toHaveProperty('position');
  expect(labels).not.toHaveProperty('specimen');
});
