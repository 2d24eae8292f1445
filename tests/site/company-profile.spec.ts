// The company profile has the content's facts, and is a tagged, self-contained PDF.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { test as check, expect } from '@playwright/test';
import { readCertificates } from '#app/content/certificates.server.ts';
import { readClients } from '#app/content/companies.server.ts';
import { readCompany } from '#app/content/company.server.ts';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { longDate } from '#app/content/long-date.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readProfileFile } from '#app/content/profile-file.server.ts';
import { readCompanyProfile } from '#app/corporate/company-profile/content.server.ts';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { sar } from '#app/corporate/money.ts';
import { summarise } from '#app/corporate/project/summary.ts';
import { LANGUAGES } from '#shared/language.ts';
import { chapters } from '#tools/company-profile/chapters.ts';
import { manifest, pagesIn, paths, readPage, siteUrl } from '../pages.ts';

const { profile } = readProfileFile();
const href = profile?.href ?? '';
const profileTexts = readCompanyProfile();
const company = readCompany();

check.skip(!profile, 'This build has no company profile');
// In one worker, which reads the file once.
check.describe.configure({ mode: 'default' });

const bytes = () => readFileSync(join('build/site', manifest.files[href]?.file ?? ''));
/** Uncompressed objects of the PDF: all but fonts, pictures and page content. */
const objects = () => bytes().toString('latin1');

/** Text of every page, with single spaces. */
let texts: string[] = [];
let sizes: { originalWidth: number; originalHeight: number }[] = [];

check.beforeAll(async () => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes());
  const all = [...document.pages()];
  texts = all.map((page) => page.getText().replace(/\s+/g, ' '));
  sizes = all.map((page) => page.getOriginalSize());
  document.destroy();
  library.destroy();
});

check('every page is A4 and has text, and the file has at most 3 MB', () => {
  expect(bytes().length).toBeLessThanOrEqual(3e6);
  expect(sizes.length).toBeGreaterThan(3);
  for (const { originalWidth, originalHeight } of sizes) {
    expect(originalWidth).toBeCloseTo(595.28, -1);
    expect(originalHeight).toBeCloseTo(841.89, -1);
  }
  expect(texts.filter((text) => text.trim().length < 80)).toEqual([]);
});

check('figures, contracts, certificates, clients and persons are those of the content', () => {
  const text = texts.join(' ');
  const { records } = readPortfolio();
  const figures = readCompanyFigures();
  const { total, medianValue } = summarise(records);
  const people = figures.trades.reduce((sum, trade) => sum + trade.people, 0);
  const expected = [
    company.name,
    company.tagline,
    longDate(figures.asOf),
    ...(records.length > 0 ? [sar(total), sar(medianValue)] : []),
    ...(people > 0 ? [people.toLocaleString('en')] : []),
    ...records.flatMap(({ title, client, value }) => [`${title} ${client}`, sar(Number(value))]),
    ...figures.trades.map(({ name, people, saudis }) =>
      [name, people.toLocaleString('en'), saudis.toLocaleString('en')].join(' '),
    ),
    ...figures.safety.map(({ period, hours }) => `${period} ${hours.toLocaleString('en')}`),
    ...readCertificates().certificates.flatMap(({ title, number, issuer, issued, expires }) => [
      title,
      number,
      ...(issuer ? [issuer] : []),
      longDate(issued),
      ...(expires ? [longDate(expires)] : []),
    ]),
    ...readClients().map(({ name }) => name),
    ...readKeyPersons().flatMap(({ name, designation, description }) => [
      name,
      designation,
      description,
    ]),
    ...profileTexts.projects.records.map(({ description }) => description),
    ...readExpertise().categories.map(({ category }) => category),
    ...readCapabilities().services.list.map(({ name }) => name),
    ...readContact().cards.flatMap(({ title, contact, email }) => [title, contact.label, email]),
  ];
  // Without spaces and hyphens, at which lines break.
  const dense = (words: string) => words.replace(/[^\p{L}\p{N}+@.,%]/gu, '');
  expect(expected.filter((words) => !dense(text).includes(dense(words)))).toEqual([]);
});

check('the pages in the contents are those on which the chapters begin', () => {
  expect(chapters().length).toBeGreaterThan(3);
  for (const { title } of chapters()) {
    const page = Number.parseInt(texts[1]?.split(`${title} `)[1] ?? '', 10);
    // The margin comes first; the last page has none.
    const foot = page < texts.length ? `${profileTexts.title} ${page} / ${texts.length} ` : '';
    expect.soft(texts[page - 1]?.startsWith(`${foot}${title} `), `${title}, ${page}`).toBe(true);
  }
});

check('it is tagged, names its language and title, and has bookmarks for its chapters', () => {
  const pdf = objects();
  expect(pdf).toMatch(/\/MarkInfo <<\/Type \/MarkInfo\n\/Marked true>>/);
  expect(pdf).toContain('/Lang (en)');
  expect(pdf).toContain(`/Title (${company.name}: ${profileTexts.title})`);
  const bookmarks = [...pdf.matchAll(/<<\/Title \(([^)]*)\)\n\/Dest /g)].map(([, title]) => title);
  for (const { title } of [profileTexts.company, profileTexts.expertise, profileTexts.contacts]) {
    expect(bookmarks.filter((each) => each === title)).toHaveLength(1);
  }
  expect(bookmarks).toContain(company.name);
});

check('all fonts are embedded, and are the site’s', () => {
  const pdf = objects();
  const fonts = [...pdf.matchAll(/\/BaseFont \/([A-Z]{6}\+)?([\w-]+)/g)];
  expect(fonts.length).toBeGreaterThan(3);
  expect(fonts.filter(([, subset, name]) => !subset || !name?.startsWith('IBMPlex'))).toEqual([]);
  expect(pdf).not.toContain('/Subtype /Type3');
  const descriptors = pdf.match(/\/Type \/FontDescriptor/g) ?? [];
  expect(pdf.match(/\/FontFile2 /g)).toHaveLength(descriptors.length);
});

check('its links lead to pages of this site, to contacts, and to its own chapters', () => {
  const pdf = objects();
  const targets = [...pdf.matchAll(/\/URI \(([^)]*)\)/g)].map(([, target = '']) => target);
  const own = targets.filter((target) => target.startsWith(siteUrl));
  expect(own.length).toBeGreaterThan(2);
  const missing = own.filter((target) => !paths.has(decodeURIComponent(new URL(target).pathname)));
  expect(missing).toEqual([]);
  const outward = targets.filter((target) => !own.includes(target));
  expect(outward.filter((target) => !/^(?:https|mailto|tel):/.test(target))).toEqual([]);
  const [, destinations = ''] = /<<((?:\/[\w-]+ \[\d+ 0 R \/XYZ [^\]]*\]\s*)+)>>/.exec(pdf) ?? [];
  const linked = [...pdf.matchAll(/\/Dest \/([\w-]+)/g)].map(([, name]) => name);
  expect(linked.length).toBeGreaterThan(3);
  expect(linked.filter((name) => !destinations.includes(`/${name} `))).toEqual([]);
});

check('pages offer the profile in their language, with its size', () => {
  for (const { code } of LANGUAGES) {
    const { profile } = JSON.parse(readFileSync(`build/company-profile.${code}.json`, 'utf8'));
    const pdf = readFileSync(join('build/site', manifest.files[profile.href]?.file ?? ''));
    const megabytes = (pdf.length / 1e6).toFixed(1).replace(/\.0$/, '');
    const size = pdf.length < 1e6 ? String(Math.round(pdf.length / 1e3)) : megabytes;
    expect(profile.label).toContain(size);
    for (const page of pagesIn(code)) {
      const html = readPage(page);
      expect.soft(html, page).toContain(`href="${profile.href}"`);
      expect.soft(html, page).toContain(profile.label);
    }
  }
});
