// Decision 0201: one wrong field in a content file fails the build, which says where.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkContent } from './check.server.ts';
import { hasTemplate } from './settings.server.ts';

const check = new URL('./check.server.ts', import.meta.url).href;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const path of ['content', 'build/marks.json', 'build/pictures.json']) {
    cpSync(path, join(folder, path), { recursive: true });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts `to` for the first `from` and gives the line where it stands. */
function change(file: string, from: string, to: string): number {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return text.slice(0, text.indexOf(from)).split('\n').length;
}

function run() {
  const script = `import(${JSON.stringify(check)}).then((module) => module.checkContent())`;
  return spawnSync(process.execPath, ['--eval', script], { cwd: folder, encoding: 'utf8' });
}

it('accepts the content of the site', () => {
  expect(checkContent).not.toThrow();
  expect(run()).toMatchObject({ status: 0, stderr: '' });
});

it('names file, line, field and expectation of every mistake in every file', () => {
  const slide = change('content/en/home.yaml', 'titleFirstWord: Every', 'titleFirstWord: 7');
  const phone = change('content/en/site.yaml', 'phone: +966 13 000 0010', 'phone: call us');
  const link = change('content/en/contact.yaml', 'to: /hse-policy', 'to: /hse');
  const picture = change('content/en/expertise.yaml', 'image: expertise-03', 'image: expertise-3');
  const { status, stderr } = run();
  expect(status).not.toBe(0);
  for (const problem of [
    `content/en/home.yaml:${slide} hero.slides[0].titleFirstWord: expected a string, got number 7`,
    `content/en/site.yaml:${phone} phone: expected a telephone number such as "+966 13 000 0010"`,
    `content/en/contact.yaml:${link} cards[2].link.to: expected a path of the route table (app/routes.ts), got "/hse"`,
    `content/en/expertise.yaml:${picture} categories[2].image: expected the name of a picture in media/pictures, got "expertise-3"`,
  ]) {
    expect(stderr).toContain(problem);
  }
});

it('names mistakes of the settings beside those of other files', () => {
  const url = change('content/site.yaml', 'siteUrl: https', 'siteUrl: ftp');
  change('content/site.yaml', 'estate: ', 'estate: maybe-');
  const slide = change('content/en/home.yaml', 'titleFirstWord: Every', 'titleFirstWord: 7');
  const { stderr } = run();
  expect(stderr).toContain(`content/site.yaml:${url} siteUrl: expected the public origin`);
  expect(stderr).toContain('estate: expected true or false, got "maybe-');
  expect(stderr).toContain(`content/en/home.yaml:${slide} hero.slides[0].titleFirstWord`);
});

it('names a page of text without a file, and a file without a route', () => {
  const pages = join(folder, 'content/en/pages');
  renameSync(join(pages, 'vision.yaml'), join(pages, 'visions.yaml'));
  rmSync(join(pages, 'quality-management.yaml'));
  const { stderr } = run();
  for (const problem of [
    'content/en/pages/vision.yaml:1 expected this file, but there is none\n',
    'content/en/pages/visions.yaml:3 path: expected one of textPages in app/routes.ts, got "/visions"\n',
    'content/en/pages/quality-management.yaml:1 expected this file, but there is none\n',
  ]) {
    expect(stderr).toContain(problem);
  }
});

it.runIf(hasTemplate())('names a page of the template without an entry', () => {
  change('content/en/estate/pages.yaml', 'path: /faq', 'path: /blog');
  expect(run().stderr).toContain('estate/pages.yaml:1 expected an entry for /faq, one of');
});

it('§2.3 refuses two titles that make one slug', () => {
  change('content/en/portfolio.yaml', 'title: Wagon workshop', 'title: Leach  TANK erection');
  expect(run().stderr).toMatch(
    /content\/en\/portfolio\.yaml:\d+ records\[28\]\.title: expected a title that differs from entry \[21\], which makes "leach-tank-erection" too/,
  );
});

it('accepts a build without the template, but no link of the contractor into it', () => {
  const settings = join(folder, 'content/site.yaml');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(settings, text.replace(/^estate: \w+$/m, 'estate: false'));
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  const line = change('content/en/contact.yaml', 'to: /hse-policy', 'to: /property');
  expect(run().stderr).toContain(
    `content/en/contact.yaml:${line} cards[2].link.to: expected a path`,
  );
});
