import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bytesOf, type Page, type Site } from '#desk/site/load-site.ts';
import { isHashed } from '#tools/postbuild/headers.ts';
import { fileName } from '#tools/postbuild/release.ts';
import { type Answer, answersOf, DESK_PATHS } from './answers.ts';

/** Most rules of `_headers` that Cloudflare Pages reads. */
const MOST_RULES = 100;

/**
 * Writes the site for a CDN that serves files by their names and reads `_headers` and `_redirects`: Netlify,
 * Cloudflare Pages and others. The CDN compresses files and creates ETags itself.
 */
export function exportCdn(site: Site, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, page] of site.pages) {
    const file = join(folder, fileOf(path, page));
    mkdirSync(dirname(file), { recursive: true });
    const body = page.bodies.get('identity');
    if (body) writeFileSync(file, bytesOf(body));
  }
  const rules = rulesOf(answersOf(site).paths);
  writeFileSync(join(folder, '_headers'), rules.map(ruleText).join('\n'));
  writeFileSync(join(folder, '_redirects'), redirects(site));
  if (rules.length > MOST_RULES) {
    console.info(`_headers has ${rules.length} rules; Cloudflare Pages reads only ${MOST_RULES}.`);
  }
}

type Rule = readonly [path: string, headers: [name: string, value: string][]];

/** Rules that do not overlap in a header, because a CDN would send both values. */
function rulesOf(paths: readonly Answer[]): Rule[] {
  const common = Object.entries(paths[0]?.set.headers ?? {}).filter(([name, value]) =>
    paths.every(({ set }) => set.headers[name] === value),
  );
  const rules = new Map<string, Map<string, string>>();
  for (const { path, location, set } of paths) {
    const hashed = isHashed(path);
    const rule = hashed ? `${path.replace(/^(\/[^/]+)\/.*/s, '$1')}/*` : location;
    const headers = Object.entries(set.headers).filter(
      ([name]) =>
        !common.some(([known]) => known === name) &&
        // Files in a folder have several types, which the CDN derives from their names.
        !(hashed && name === 'content-type'),
    );
    rules.set(rule, new Map([...(rules.get(rule) ?? []), ...headers]));
  }
  return [['/*', common], ...[...rules].map(([path, headers]): Rule => [path, [...headers]])];
}

function ruleText([path, headers]: Rule): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}

/** A CDN serves `contact.html` as `/contact`, and redirects `/contact/` there. */
function fileOf(whole: string, { headers }: Page): string {
  const path = shortPath(whole);
  if (!headers['content-type']?.startsWith('text/html')) return path;
  return path === '/' ? 'index.html' : `${path}.html`;
}

/** The path with names short enough for a file system. */
function shortPath(path: string): string {
  return path.split('/').map(fileName).join('/');
}

/**
 * The content of `_redirects`: the desk's paths, which need its address, paths too long for a file name, and the
 * 404 pages of sections and languages, which Cloudflare finds itself.
 */
function redirects(site: Site): string {
  const { paths, redirects, foldersNotFound } = answersOf(site);
  const renamed = paths.filter(({ path }) => shortPath(path) !== path);
  return `# Fill in the desk's address; where the CDN cannot pass requests on, its router or load balancer does.
${DESK_PATHS.map((path) => path.replace(/\/$/, '/*'))
  .map((path) => `# ${path} https://desk.example.com${path.replace('*', ':splat')} 200`)
  .join('\n')}
${renamed.map(({ path, location }) => `${location} ${shortPath(path)} 200\n`).join('')}${redirects.map(([path, { location }]) => `${encodeURI(path)} ${location} 308\n`).join('')}${foldersNotFound.map(({ folder }) => `${folder}/* ${folder}/404.html 404`).join('\n')}
`;
}
