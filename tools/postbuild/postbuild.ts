import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readCompany } from '#app/content/company.server.ts';
import { readSettings, siteUrl } from '#app/content/settings.server.ts';
import { readLaterPath } from '#app/corporate/careers/later-path.ts';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import { NOT_FOUND_PATH } from '#shared/manifest.ts';
import { atMost } from '#tools/build/at-most.ts';
import { makeDeskContent } from '#tools/desk-content/make.ts';
import { officeFiles } from '#tools/office/files.ts';
import { officeSite } from '#tools/office/site.ts';
import { type ClientFile, filesOfLanguage, pagesFolder, reachIn } from './client-files.ts';
import { type ForeignOrigins, policyFor } from './csp.ts';
import { withFirstPicture } from './first-picture.ts';
import { assetHeaders, commonHeaders, pageHeaders } from './headers.ts';
import { inlineSheets } from './inline-sheets.ts';
import { startOf, writeNextChange } from './next-change.ts';
import { withNoBreakSpaces } from './no-break-spaces.ts';
import { redirectsIn } from './redirects.ts';
import { Release } from './release.ts';
import { withIndexes } from './search-files.ts';
import { checkLinks } from './section-links.ts';
import { shorten } from './shorten.ts';
import { type Addressed, addressesOn, listedOf, sitemap } from './sitemap.ts';
import { withSpeculationRules } from './speculation-rules.ts';
import { withLateStructuredData } from './structured-data.ts';
import { faultsOf } from './verify.ts';

const link = 'build/site';

/**
 * Quality of Brotli for pages: 10 takes two fifths of the time of 11, for 1.4 % more bytes. The page that most visitors
 * open first has 11.
 */
const PAGE_QUALITY = 10;

/** Pages completed at a time: enough that the cores compress while the next ones are written. */
const AT_ONCE = 8;

/**
 * Turns React Router's output into build/site, whose manifest describes the response for every path;
 * see docs/decisions/0002.
 *
 * @throws if a page would not work; the previous site then stays published
 */
export async function postbuild(): Promise<void> {
  const common = commonHeaders(siteUrl());
  const site = new Release(link);
  const addresses: Addressed[] = [];
  const origins = foreignOrigins();
  const homes = new Set(LANGUAGES.map(({ code }) => baseOf(code) || '/'));
  const add = (path: string, bytes: Buffer, headers: Record<string, string>, day?: string) =>
    site.add(
      path,
      bytes,
      { ...common, ...assetHeaders(path), ...headers },
      { from: day ? startOf(day) : undefined },
    );
  const addLanguage = async (language: string) => {
    const files = filesOfLanguage(language);
    const sheet = sheetReader(files);
    const reach = reachIn(files);
    await atMost(AT_ONCE, files, async (file) => {
      if (!file.page) return add(file.path, file.read(), {});
      const { path: served, day } = readLaterPath(file.path);
      const scripts = reach([file]).filter(({ path }) => path.endsWith('.js'));
      const texts = scripts.map((script) => script.read().toString());
      const page = withIndexes(file.read().toString(), indexOf);
      const styled = inlineSheets(shorten(withNoBreakSpaces(page)), sheet, texts);
      const late = withLateStructuredData(withSpeculationRules(styled));
      const html = await withFirstPicture(late, (picture) =>
        readFileSync(join('build/public', picture)),
      );
      const listed = listedOf(html);
      addresses.push({ path: served, day: day ?? '', listed });
      const status = statusOf(served, Boolean(listed));
      return site.add(
        served,
        Buffer.from(html),
        { ...common, ...pageHeaders(policyFor(html, origins), Boolean(listed)) },
        {
          status,
          from: day ? startOf(day) : undefined,
          brotli: homes.has(served) ? 11 : PAGE_QUALITY,
        },
      );
    });
  };
  for (const { code } of LANGUAGES) await addLanguage(code);
  await Promise.all(
    Object.entries({
      '/robots.txt': robots(siteUrl()),
      '/.well-known/security.txt': securityTxt(siteUrl(), readCompany().email, new Date()),
    }).map(([path, text]) => add(path, Buffer.from(text), {})),
  );
  for (const day of new Set(addresses.map(({ day }) => day))) {
    await add('/sitemap.xml', Buffer.from(sitemap(addressesOn(day, addresses))), {}, day);
  }
  const { office } = readSettings();
  const officeOf = office ? await officeFiles(office, officeSite(office), siteUrl()) : [];
  for (const { path, bytes, headers } of officeOf) await site.add(path, bytes, headers);
  const bases = LANGUAGES.map(({ code }) => baseOf(code)).filter((base) => base !== '');
  const served = new Set(addresses.map(({ path }) => path));
  site.finish(siteUrl(), bases, redirectsIn(readSettings().redirects, bases, served));
  await makeDeskContent(site.folder);
  writeNextChange(site.folder);
  const faults = faultsOf(site.folder);
  if (faults.length > 0) throw new Error(`The site is faulty:\n${faults.join('\n')}`);
  checkLinks(site.folder);
  site.publish();
}

/** Path of the index of the search in a language. */
function indexOf(language: string): string {
  const folder = join(pagesFolder(language), 'client');
  const [file] = globSync('assets/search-*.json', { cwd: folder });
  if (!file) throw new Error(`${folder}: expected the index of the search`);
  return `/assets/${basename(file)}`;
}

/** @param isListed false for pages hidden from search engines, as those of closed vacancies are */
function statusOf(path: string, isListed: boolean): number {
  if (path.endsWith(NOT_FOUND_PATH)) return 404;
  return !isListed && /\/careers\/[^/]+$/.test(path) ? 410 : 200;
}

function sheetReader(files: readonly ClientFile[]): (href: string) => string {
  return (href) => {
    // React Router appends an empty fragment to stylesheets that several routes share.
    const file = files.find(({ path }) => path === href.replace(/#$/, ''));
    if (!file) throw new Error(`A page links the stylesheet ${href}, which was not built`);
    return file.read().toString();
  };
}

/** The origins that content names. */
function foreignOrigins(): ForeignOrigins {
  const { mail } = readSettings();
  return {
    frames: [new URL(readContact().map.embed).origin],
    mail: mail.origin ? [mail.origin] : [],
  };
}

/** robots.txt: allows everything; pages opt out of indexing themselves. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** /.well-known/security.txt (RFC 9116), valid for about a year from `today`. */
export function securityTxt(siteUrl: string, email: string, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1));
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${LANGUAGES.map(({ code }) => code).join(', ')}
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
