// The one switch `estate` in content/site.yaml: spec §2.5 apart from §2.4.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const module = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'estate-'));
  for (const path of ['content', 'build/marks.json', 'build/pictures.json', 'build/fonts.json']) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  // Switched off, the template's content is not even read.
  rmSync(join(folder, 'content/en/estate'), { recursive: true });
  const settings = join(folder, 'content/site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('estate: true', 'estate: false'));
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

test('§2.3 without the template none of its routes is there, and articles still are', () => {
  const paths = evaluate(
    `const { default: routes } = await import(${module('../routes.ts')});
     console.log(JSON.stringify(routes.map(({ path }) => path ?? '')));`,
  ) as string[];
  expect(paths).toContain('blog/:title');
  expect(paths).toContain('contact');
  for (const path of ['home-two', 'property', 'blog', 'blog-details', 'about-us', 'faq', 'login']) {
    expect(paths).not.toContain(path);
  }
});

test('§2.1 without the template nothing that every page carries names one of its pages', () => {
  const data = evaluate(
    `const { readRootData } = await import(${module('../root-data/root-data.server.ts')});
     console.log(JSON.stringify(readRootData().site));`,
  );
  expect(JSON.stringify(data)).not.toMatch(/property|home-|add-new-listing/i);
});
