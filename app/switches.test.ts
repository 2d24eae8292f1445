// The switches `estate` and `sample` in content/site.yaml, both off.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentSandbox } from './content-sandbox.ts';

const copy = new ContentSandbox();

beforeAll(() => {
  for (const name of ['company-profile.en', 'fonts', 'logo']) {
    cpSync(`build/${name}.json`, join(copy.folder, `build/${name}.json`));
  }
  // A build without the template does not read its content.
  rmSync(join(copy.folder, 'content/estate'), { recursive: true, force: true });
  copy.change('content/site.yaml', /^estate: \w+$/, 'estate: false');
  copy.change('content/site.yaml', /^sample: \w+$/, 'sample: false');
  // Without `sample` its certificates are checked against today.
  copy.change('content/site.yaml', /^expiredCertificates: \w+/, 'expiredCertificates: show');
});
afterAll(() => copy.remove());

/** What a module exports, computed with both switches off. */
function evaluate(file: string, expression: string): unknown {
  const script = `const module = await import(${JSON.stringify(new URL(file, import.meta.url).href)});
    console.log(JSON.stringify(module.${expression}));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: copy.folder, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('§2.3 a build without the template has the routes of articles but none of the template', () => {
  const paths = evaluate('./routes.ts', "default.map(({ path }) => path ?? '')") as string[];
  expect(paths).toContain('blog/:title');
  expect(paths).toContain('contact');
  for (const path of ['home-two', 'property', 'blog', 'blog-details', 'about-us', 'faq', 'login']) {
    expect(paths).not.toContain(path);
  }
});

test('§2.1 without the template the root data has no link to a template page', () => {
  const site = evaluate('./shared-data/shared-data.server.ts', 'readSharedData().site');
  expect(JSON.stringify(site)).not.toMatch(/property|home-|add-new-listing/i);
});

test('certificates are marked as specimens in the sample only', () => {
  const labels = evaluate('./content/certificates.server.ts', 'readCertificates().labels');
  expect(labels).toHaveProperty('position');
  expect(labels).not.toHaveProperty('specimen');
});
