// Commands, paths, units and settings of the guides, and of the files that an operator copies, exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createProgram } from '#desk/cli/commands.ts';
import { readConfig } from '#desk/config.ts';
import { programPath } from '#tools/program-path.ts';
import { guides, tokensOf } from './documents.ts';

const read = (file: string) => readFileSync(programPath(file), 'utf8');

const FILES = 'docs/deploy/files';

/** What an operator types or copies. */
const texts = [
  ...guides.flatMap((file) =>
    tokensOf(file).flatMap((token) =>
      token.type === 'code' || token.type === 'codespan' ? String(token.text) : [],
    ),
  ),
  ...readdirSync(programPath(FILES)).map((name) => read(`${FILES}/${name}`)),
  ...['compose.yaml', 'Dockerfile'].map(read),
];

/** What the first group of an expression matches in all texts. */
function named(expression: RegExp): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(expression)].map(([, name]) => name));
  return [...new Set(found.filter((name) => name !== undefined))];
}

test('scripts', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const used = named(/(?:npm run|\/website\/website|\.\/website) ([\w:-]+)/g);
  expect(used).toEqual(expect.arrayContaining(['release', 'publish', 'lint:content']));
  expect(used.filter((name) => !(name in scripts))).toEqual([]);
});

test('commands of the desk', () => {
  const commands = createProgram(() => Promise.resolve()).commands.map((each) => each.name());
  // The first line of a service of Postfix looks like one.
  const used = named(
    /(?:^(?:sudo )?desk|cli\.ts|npm run desk --|\/website desk) (?!unix)([a-z]+)/gm,
  );
  expect(used).toEqual(expect.arrayContaining(['status', 'backup', 'restore', 'bounce']));
  expect(used.filter((name) => !commands.includes(name))).toEqual([]);
});

test('paths of the program', () => {
  const used = named(/\/srv\/website\/([\w./-]*\w)/g)
    // On the machine of nginx or Caddy: the folder of an exported site.
    .filter((path) => !/^(?:nginx|caddy)$/.test(path))
    .map((path) => (path === 'website' ? 'tools/release/website' : path));
  expect(used).toEqual(expect.arrayContaining(['desk/main.ts', 'node_modules/.bin/node']));
  expect(used.filter((path) => !existsSync(programPath(path)))).toEqual([]);
});

test('settings', () => {
  const settings = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  // Of the build, of Compose, and of the browser that prints the company profile.
  const others = ['COMPANY', 'POSTGRES_PASSWORD', 'CHROME_PATH'];
  const used = named(/(?:^|[\s={])([A-Z]+_[A-Z_]+|CLAMD|COMPANY|PORT|SITE)(?==|:[-?])/gm);
  expect(used).toEqual(expect.arrayContaining(['SITE_URL', 'SMTP_URL', 'COMPANY']));
  expect(used.filter((name) => ![...settings, ...others].includes(name))).toEqual([]);
});

test('files to copy', () => {
  const files = readdirSync(programPath(FILES));
  const copied = named(/^(?:cp|install)(?: -[gm] \w+)* (\S.*) \/(?:etc|usr)\//gm)
    .flatMap((paths) => paths.split(' '))
    .map((path) => basename(path));
  expect(copied).toContain('website.service');
  const isOfFiles = (pattern: string) => files.some((file) => matchesGlob(file, pattern));
  expect(copied.filter((pattern) => !isOfFiles(pattern))).toEqual([]);
  const text = guides.map(read).join('\n');
  const isNamed = (file: string) =>
    text.includes(`files/${file})`) || copied.some((pattern) => matchesGlob(file, pattern));
  expect(files.filter((file) => !isNamed(file))).toEqual([]);
});

test('units', () => {
  const started = named(/(?:systemctl|journalctl) (.*)/g).flatMap((line) =>
    line.split(' ').filter((word) => word.startsWith('website')),
  );
  const triggered = readdirSync(programPath(FILES))
    .filter((file) => /\.(?:path|timer)$/.test(file))
    .map((file) => file.replace(/\.\w+$/, ''));
  expect(started).toEqual(expect.arrayContaining(['website', 'website-publish.timer']));
  const isUnit = (name: string) =>
    existsSync(programPath(`${FILES}/${name}${name.includes('.') ? '' : '.service'}`));
  expect([...started, ...triggered].filter((name) => !isUnit(name))).toEqual([]);
});

test('compose.yaml gives desks their settings, with a bucket too', () => {
  const { services } = parse(read('compose.yaml'));
  const given: Record<string, string> = {
    SITE_URL: 'https://www.example.com',
    DATABASE_URL: 'postgres://desk:secret@postgres/desk',
    UPLOADS_BUCKET: 'https://s3.example.com/website',
    UPLOADS_BUCKET_KEY_ID: 'key',
    UPLOADS_BUCKET_SECRET: 'secret',
  };
  const filledIn = Object.entries<string>(services.website.environment).map(([name, value]) => [
    name,
    value.replace(
      /\$\{(\w+)(?::-([^}]*))?\}/g,
      (_, variable, otherwise = '') => given[variable] ?? otherwise,
    ),
  ]);
  expect(readConfig(Object.fromEntries(filledIn))).toMatchObject({
    databaseUrl: given.DATABASE_URL,
    bucket: { url: given.UPLOADS_BUCKET, region: 'us-east-1' },
    uploads: expect.anything(),
  });
  expect(
    readConfig({ ...Object.fromEntries(filledIn), DATABASE_URL: '', UPLOADS_BUCKET: '' }).bucket,
  ).toBeUndefined();
});

test('compose.yaml names its own volumes and configurations', () => {
  const { services, volumes, configs } = parse(read('compose.yaml'));
  expect(Object.keys(services)).toEqual(['website', 'caddy', 'postgres']);
  for (const service of Object.values<{ volumes?: string[]; configs?: { source: string }[] }>(
    services,
  )) {
    for (const volume of service.volumes ?? [])
      expect(volumes).toHaveProperty(volume.split(':')[0] ?? '');
    for (const { source } of service.configs ?? []) expect(configs).toHaveProperty(source);
  }
});
