import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '#desk/testing/temporary-directory.ts';
import type { SiteFile, SiteManifest } from '#shared/manifest.ts';
import { Release } from './release.ts';
import { faultsOf } from './verify.ts';

const DAY = 24 * 60 * 60_000;
const script = { 'content-type': 'text/javascript; charset=utf-8' };

const emptyLink = () => join(temporaryDirectory(), 'site');

/** Builds and publishes a site of these files on day `day`. */
async function build(
  link: string,
  day: number,
  files: Record<string, string | Buffer>,
  siteUrl = 'http://localhost',
) {
  const site = new Release(link, new Date(Date.UTC(2027, 0, 1) + day * DAY));
  for (const [path, bytes] of Object.entries(files)) {
    const type = path.endsWith('.png') ? { 'content-type': 'image/png' } : script;
    await site.add(path, Buffer.from(bytes), type);
  }
  site.finish(siteUrl);
  expect(faultsOf(site.folder)).toEqual([]);
  site.publish();
}

function filesOf(link: string): Record<string, SiteFile> {
  return (JSON.parse(readFileSync(join(link, 'manifest.json'), 'utf8')) as SiteManifest).files;
}

const pathsOf = (link: string) => Object.keys(filesOf(link));

test('keeps only files that open pages load late, for 30 days after their last build', async () => {
  const link = emptyLink();
  const old = { '/assets/a-1.js': 'a'.repeat(1000), '/pictures/p-1.png': 'p' };
  await build(link, 0, { ...old, '/fonts/f-1.woff2': 'font', '/robots.txt': 'old' });
  await build(link, 10, { '/assets/a-2.js': 'a2', '/pictures/p-1.png': 'p' });
  expect(filesOf(link)).toEqual({
    '/assets/a-1.js': expect.objectContaining({ until: '2027-02-10T00:00:00.000Z', encodings: {} }),
    '/assets/a-2.js': expect.not.objectContaining({ until: expect.anything() }),
    '/pictures/p-1.png': expect.not.objectContaining({ until: expect.anything() }),
  });
  const kept = filesOf(link)['/assets/a-1.js'];
  expect(kept?.headers).toEqual(script);
  expect(readFileSync(join(link, kept?.file ?? ''), 'utf8')).toBe('a'.repeat(1000));
  await build(link, 39, { '/assets/a-3.js': 'a3' });
  expect(pathsOf(link)).toContain('/assets/a-1.js');
  // A file that a build contains again does not expire.
  await build(link, 40, { '/assets/a-2.js': 'a2' });
  expect(pathsOf(link)).toEqual(['/assets/a-2.js', '/assets/a-3.js', '/pictures/p-1.png']);
  expect(filesOf(link)['/assets/a-2.js']).not.toHaveProperty('until');
});

test('keeps no file of a site at another address, and at most 64 MB of the newest', async () => {
  const link = emptyLink();
  await build(link, 0, { '/assets/a-1.js': 'a1' }, 'https://sample.example');
  await build(link, 1, { '/assets/first-1.js': 'first' });
  expect(pathsOf(link)).toEqual(['/assets/first-1.js']);
  await build(link, 2, { '/pictures/large-1.png': Buffer.alloc(64 * 2 ** 20) });
  await build(link, 3, { '/assets/a-3.js': 'a3' });
  expect(pathsOf(link)).toEqual(['/assets/a-3.js', '/pictures/large-1.png']);
});

test('a file has its later versions with it, the earliest first', async () => {
  const link = emptyLink();
  const site = new Release(link, new Date());
  const add = (text: string, from?: string, status = 200) =>
    site.add('/careers', Buffer.from(text), script, { status, from });
  await add('third', '2027-03-01T00:00:00Z', 410);
  expect(() => site.finish('http://localhost')).toThrow('/careers has a later version');
  await add('first');
  await add('second', '2027-02-01T00:00:00Z');
  site.finish('http://localhost');
  expect(faultsOf(site.folder)).toEqual([]);
  site.publish();
  const [first] = Object.values(filesOf(link));
  const versions = first ? [first, ...(first.later ?? [])] : [];
  expect(versions.map(({ file }) => readFileSync(join(link, file), 'utf8'))).toEqual([
    'first',
    'second',
    'third',
  ]);
  expect(first?.later).toMatchObject([
    { from: '2027-02-01T00:00:00Z', status: 200 },
    { from: '2027-03-01T00:00:00Z', status: 410 },
  ]);
  rmSync(join(site.folder, first?.later?.[1]?.file ?? ''));
  expect(faultsOf(site.folder)).toEqual([expect.stringMatching(/^\/careers: .* is missing$/)]);
});

test('links to the newest build once it is published, and keeps the one before', async () => {
  const link = emptyLink();
  for (const day of [0, 1, 2]) await build(link, day, { '/assets/a.js': `a${day}` });
  const unpublished = new Release(link, new Date('2027-02-01'));
  await unpublished.add('/assets/a.js', Buffer.from('a3'), script);
  unpublished.finish('http://localhost');
  expect(readdirSync(`${link}s`).slice(0, -1)).toEqual([
    '2027-01-02T00-00-00.000Z',
    '2027-01-03T00-00-00.000Z',
  ]);
  expect(readFileSync(join(link, 'files/assets/a.js'), 'utf8')).toBe('a2');
});

test('replaces a damaged site, even one that is a folder', async () => {
  const link = emptyLink();
  mkdirSync(link);
  writeFileSync(join(link, 'manifest.json'), '{');
  await build(link, 0, { '/assets/a-1.js': 'a1' });
  expect(pathsOf(link)).toEqual(['/assets/a-1.js']);
});

test('a path that is too long for a file has files of other names, each its own', async () => {
  const link = emptyLink();
  const title = `/ar/project/${'محطة-'.repeat(60)}`;
  const texts = {
    [title]: 'page'.repeat(200),
    [`${title}.data`]: 'data'.repeat(200),
    [`${title}2`]: 'other',
  };
  await build(link, 0, texts);
  for (const [path, text] of Object.entries(texts)) {
    const { file = '', encodings } = filesOf(link)[path] ?? {};
    expect(readFileSync(join(link, file), 'utf8')).toBe(text);
    const names = [file, ...Object.values(encodings ?? {})].flatMap((name) => name.split('/'));
    expect(Math.max(...names.map((name) => Buffer.byteLength(name)))).toBeLessThanOrEqual(255);
  }
});
