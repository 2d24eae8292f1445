// Every page of the contractor (spec §2.2, §2.3), as the desk serves it and a browser without
// JavaScript shows it. That they come to life without a complaint: tests/browser/every-page.spec.ts.
import sharp from 'sharp';
import { expect, test } from '../fixtures.ts';
import { pages, readPage, siteUrl } from '../pages.ts';
import { type PageReading, readHtml, wordsIn } from '../read-page.ts';

/** Spec 2.3, "Corporate pages", and home; the menu of 2.2 leads to some of them. */
const ROUTES = [
  '/',
  '/our-history',
  '/what-we-do',
  '/experience',
  '/vision',
  '/mission',
  '/organizational-chart',
  '/certification',
  '/contract',
  '/area-of-expertise',
  '/pre-commissioning',
  '/our-services',
  '/registration',
  '/hse-policy',
  '/aramco-safety',
  '/staff-safety',
  '/incident-free',
  '/emergency-response',
  '/safety-awards',
  '/iso-certifications',
  '/standard-compliance',
  '/sap-numbers',
  '/IKTVA',
  '/saudization',
  '/saudi-aramco-compliance',
  '/quality-management',
  '/thirdparty-inspection',
  '/privacy-policy',
  '/public-statement',
  '/project',
  '/careers',
  '/career',
  '/contact',
];

/** The page that decision 0007 adds, and all of `/project/{title}` and `/blog/{title}`. */
const PATHS = [
  ...ROUTES,
  '/data-protection',
  ...pages.filter((path) => /^\/(project|blog)\/(?!404$)/.test(path)),
];

/** Pages that say the same, and why. */
const SAME: readonly [RegExp, RegExp, string][] = [
  [/^\/thirdparty-inspection$/, /^\/quality-management$/, '2.3 gives both one page'],
  [/^\/$/, /^\/area-of-expertise$/, '2.4 places the section twice'],
  [/^\/career$/, /^\/blog\//, '2.4 lists each note with its description'],
  [/^\/$/, /^\/project$/, 'home shows a few rows of the portfolio'],
];

/** Sections that are the same below each note: two fixed sample comments and their form (2.4). */
const FIXED = ['comments', 'write'];

/** Shorter texts are labels, names and units. */
const SENTENCE = 8;

const may = (path: string, other: string) =>
  path === other ||
  SAME.some(([a, b]) => (a.test(path) && b.test(other)) || (a.test(other) && b.test(path)));

test('§2.2 §2.3 every page of the contractor answers, and says something of its own', async ({
  request,
}) => {
  const readings = new Map<string, PageReading>();
  for (const path of PATHS) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    readings.set(path, readHtml(await response.text(), FIXED));
  }

  const shownOn = new Map<string, string[]>();
  const heads = new Map<string, string>();
  for (const [path, { title, description, canonical, headings, texts, ...rest }] of readings) {
    const page = canonical ?? path;
    for (const head of [title, description]) {
      expect(head, path).not.toBe('');
      expect(heads.get(head) ?? page, `“${head}” is also said of ${path}`).toBe(page);
      heads.set(head, page);
    }
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThan(60);
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    const steps = headings.map(({ level }, index) => level - (headings[index - 1]?.level ?? 0));
    expect(
      headings.filter(({ level }) => level === 1),
      path,
    ).toHaveLength(1);
    expect.soft(Math.max(...steps), `${path} skips a level of headings`).toBe(1);
    expect.soft(rest.styled, path).toBe(0);
    for (const text of new Set(texts)) shownOn.set(text, [...(shownOn.get(text) ?? []), path]);
  }

  for (const [path, { texts }] of readings) {
    const own = texts.filter((text) => shownOn.get(text)?.every((other) => may(path, other)));
    const words = own.reduce((sum, text) => sum + wordsIn(text), 0);
    expect.soft(words, `words of its own on ${path}`).toBeGreaterThanOrEqual(120);
  }
  // A page may be named on others.
  const names = new Set([...readings.values()].map(({ headings }) => headings[0]?.text));
  const shared = [...shownOn].filter(
    ([text, paths]) =>
      wordsIn(text) >= SENTENCE &&
      !names.has(text) &&
      paths.some((path) => paths.some((other) => !may(path, other))),
  );
  expect(shared.map(([text, paths]) => `${paths.join(' ')}: ${text}`)).toEqual([]);
});

test('§2.3 every page but home has a way back to home, visible and for machines', async ({
  request,
}) => {
  for (const path of PATHS.filter((each) => each !== '/')) {
    const html = await (await request.get(path)).text();
    const { canonical, structured } = readHtml(html);
    const list = structured.find((object) => object['@type'] === 'BreadcrumbList') as
      | { itemListElement: { item: string }[] }
      | undefined;
    const steps = list?.itemListElement.map(({ item }) => new URL(item).pathname) ?? [];
    expect(steps[0], path).toBe('/');
    expect(steps.at(-1), path).toBe(canonical);
    expect(html, path).toContain('aria-label="You are here"');
  }
});

test('apostrophes are set as such: straight ones stand only where the specification quotes them', () => {
  for (const path of pages) {
    const { texts } = readHtml(readPage(path));
    expect(
      texts.filter((text) => /\p{L}'\p{L}/u.test(text)),
      path,
    ).toEqual([]);
  }
});

test('the manifest names the origin that the pages name as their own', () => {
  expect(readPage('/contact')).toContain(`rel="canonical" href="${siteUrl}/contact"`);
});

test('every page is shown with a picture of what it is about, complete and of its size', async ({
  request,
}) => {
  const shown = new Map<string, string>();
  for (const path of PATHS) {
    const { graph } = readHtml(await (await request.get(path)).text());
    const image = new URL(graph.image ?? '');
    shown.set(path, image.pathname);
    const answer = await request.get(image.pathname);
    expect(answer.headers()['content-type'], path).toBe('image/jpeg');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([`${width}`, `${height}`], path).toEqual([graph['image:width'], graph['image:height']]);
    expect(graph['image:alt'], path).toMatch(/\w/);
  }
  expect(shown.get('/')).toBe('/social.jpg');
  expect(shown.get('/contact')).toMatch(/banner-contact/);
  expect(shown.get('/hse-policy')).toMatch(/banner-policies/);
  const withoutOwn = [...shown]
    .filter(([, image]) => image === '/social.jpg')
    .map(([path]) => path);
  expect(withoutOwn).toEqual(['/', '/data-protection']);
});
