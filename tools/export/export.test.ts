// The files of an export. Servers that read them: `npm run test:export`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '#desk/site/load-site.ts';
import { temporaryDirectory } from '#desk/testing/desk.ts';
import { builtSite, HOME, PATHS } from '#desk/testing/sites.ts';
import type { SiteFile } from '#shared/manifest.ts';
import { answersOf, siteAt } from './answers.ts';
import { exportCaddy } from './caddy.ts';
import { exportCdn } from './cdn.ts';
import { exportNginx } from './nginx.ts';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

it('answers as the manifest says, with the headers that the desk adds', async () => {
  const { paths, notFound, foldersNotFound } = answersOf(await loadSite(builtSite()));
  expect(paths.map(({ path }) => path)).toEqual([...Object.keys(PATHS), '/assets/app-AbC.js']);
  expect(paths[0]).toMatchObject({
    path: '/',
    location: '/',
    codings: ['br', 'gzip'],
    tag: 'tag0',
    set: {
      headers: {
        'content-security-policy': "default-src 'none'; script-src 'sha256-0'",
        'referrer-policy': 'strict-origin-when-cross-origin',
      },
    },
  });
  expect(paths.at(-1)?.anyCase).toBe(false);
  expect([notFound.set.status, notFound.tag]).toEqual([404, 'tag6']);
  expect(
    foldersNotFound.map(({ folder, isSection, answer }) => [folder, isSection, answer.tag]),
  ).toEqual([
    ['/project', true, 'tag7'],
    ['/ar/project', true, 'tag12'],
    ['/ar', false, 'tag11'],
  ]);
});

it('has the page versions of the export time, a closed vacancy with its own status', async () => {
  const built = builtSite(({ files }) => {
    const { headers } = files['/contact'] as SiteFile;
    const version = { file: '1.html', encodings: {}, status: 410, etag: 'closed', headers };
    const later = [{ ...version, from: '2027-02-01T00:00:00Z' }];
    Object.assign(files['/contact'] as SiteFile, { later });
  });
  const site = await loadSite(built);
  const from = Date.UTC(2027, 1, 1);
  const answerAt = (time: number) =>
    answersOf(siteAt(time, site)).paths.find(({ path }) => path === '/contact');
  expect(answerAt(from - 1)).toMatchObject({ tag: 'tag1', set: { status: 200 } });
  expect(answerAt(from)).toMatchObject({ tag: 'closed', set: { status: 410 } });
  const folder = temporaryDirectory();
  exportNginx(siteAt(from, site), folder);
  expect(read(folder, 'site/maps.conf')).toMatch(/map \$site_set \$site_status \{[^}]*\b410;/);
  expect(read(folder, 'site/server.conf')).toContain('if ($site_status = 410) { return 410; }');
});

it.each([
  ['nginx', exportNginx, 'site/maps.conf'],
  ['Caddy', exportCaddy, 'site/site.caddy'],
] as const)(
  '%s gets every path, and its files by ETag, without those of earlier builds',
  async (_, write, file) => {
    const folder = temporaryDirectory();
    const old = builtSite(({ files }) => {
      Object.assign(files['/contact'] as SiteFile, { etag: 'old' });
    });
    write(await loadSite(old), folder);
    expect(readdirSync(join(folder, 'site/files'))).toContain('old');
    write(await loadSite(builtSite()), folder);
    const text = read(folder, file);
    for (const index of Object.values(PATHS).keys()) expect(text).toContain(` tag${index} `);
    expect(text).toContain('/project/tank%20farm%20%26%20%22pier%22%2F50%25');
    // An old address has the entry of its page.
    expect(text).toMatch(/old(?: |\\x20)page[^\n]* tag1 /i);
    expect(read(folder, 'site/files/tag0')).toBe(HOME);
    const names = readdirSync(join(folder, 'site/files'));
    expect(names).toEqual(expect.arrayContaining(['tag0.br', 'tag0.gz', 'tag1', 'app']));
    expect(names).not.toContain('old');
  },
);

it('names the site’s host where the operator fills in, and listens without TLS if the site has none', async () => {
  const exported = async (siteUrl: string) => {
    const folder = temporaryDirectory();
    const site = await loadSite(builtSite((manifest) => void Object.assign(manifest, { siteUrl })));
    exportNginx(site, join(folder, 'nginx'));
    exportCaddy(site, join(folder, 'caddy'));
    return (file: string) => read(folder, file);
  };
  const own = await exported('https://www.example.com');
  expect(own('nginx/website.conf')).toContain('/live/www.example.com/fullchain.pem');
  expect(own('caddy/Caddyfile')).toContain('https://www.example.com {');
  expect(own('nginx/site/maps.conf')).toContain('max-age=63072000; includeSubDomains');
  const plain = await exported('http://localhost');
  expect(plain('nginx/website.conf')).toContain('  listen 80;\n');
  expect(plain('nginx/website.conf')).not.toContain('ssl');
});

it('writes files by name for a CDN, with rules that give each header once', async () => {
  const folder = join(temporaryDirectory(), 'cdn');
  const long = `/ar/project/${'محطة-'.repeat(40)}`;
  const built = builtSite(({ files }) => {
    files[long] = { ...(files['/contact'] as SiteFile) };
  });
  exportCdn(await loadSite(built), folder);
  expect(read(folder, 'index.html')).toBe(HOME);
  expect(read(folder, 'contact.html')).toBe(PATHS['/contact']);
  expect(read(folder, '404.html')).toBe(PATHS['/404']);
  expect(readdirSync(folder)).not.toContain('index.html.br');
  const rules = read(folder, '_headers').split('\n\n');
  const rulesOf = (path: string) => rules.find((rule) => rule.startsWith(`${path}\n`)) ?? '';
  expect(rules[0]).toMatch(/^\/\*\n(?: {2}[\w-]+: .+\n?)+$/);
  const contact = rulesOf('/contact');
  expect(contact).toContain("  content-security-policy: default-src 'none'; script-src 'sha256-1'");
  for (const [, name] of rules[0]?.matchAll(/^ {2}([\w-]+):/gm) ?? []) {
    expect(contact).not.toContain(`  ${name}:`);
  }
  expect(rulesOf('/assets/*')).not.toBe('');
  const redirects = read(folder, '_redirects');
  expect(redirects).toMatch(
    /\n\/project\/\* \/project\/404\.html 404\n\/ar\/project\/\* \/ar\/project\/404\.html 404\n\/ar\/\* \/ar\/404\.html 404\n/,
  );
  // A path that is too long for a file has a short name.
  const [, target] = redirects.match(RegExp(`^${encodeURI(long)} (\\S+) 200$`, 'm')) ?? [];
  expect(read(folder, `${target}.html`)).toBe(PATHS['/contact']);
});
