// What text pages show (spec §2.3, §2.4, §9); how: text-pages-layout.spec.ts. Their titles and sections:
// tests/site/named-contents.spec.ts.
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { pageFiles } from '#app/content/page-files.server.ts';
import { readCareers } from '#app/corporate/careers/content.server.ts';
import { readPrequalification } from '#app/corporate/prequalification/content.server.ts';
import type { TextPageOf } from '#app/corporate/text-page/content.server.ts';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';
import { firstOf, pageAt } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { pages, readPage } from '../pages.ts';
import { readHtml } from '../read-page.ts';

const RIGHTS = '/privacy-policy';

const lastOf = <T>(all: readonly T[]) => firstOf(all.toReversed(), undefined, 'section to open');

/** The clauses of the human rights policy, of which there is one at least. */
function readClauses() {
  const page = readTextPage(pageAt(RIGHTS));
  const clauses = page.kind === 'human-rights' ? page.clauses : [];
  firstOf(clauses, undefined, 'clause of human rights');
  return clauses;
}

test('§2.3 the second address of a page leads to the first', () => {
  const { path, alias = '' } = firstOf(
    pageFiles(),
    (file) => file.alias !== undefined,
    'page with a second address',
  );
  const { headings, canonical } = readHtml(readPage(alias));
  expect(headings[0]?.text).toBe(readTextPage(path).title);
  expect(canonical).toBe(path);
});

test('§2.4 the history is in the order of its years', () => {
  const history = pageAt('/our-history');
  const times = [...readPage(history).matchAll(/<time[^>]*>(\d{4})</g)];
  const { entries } = readTextPage(history) as TextPageOf<'history'>;
  const years = entries.map(({ year }) => year);
  expect(times.map(([, year]) => Number(year))).toEqual(years.toSorted((a, b) => a - b));
});

test('each rate of incidents is recordable cases × 200,000 ÷ hours', () => {
  const record = readPage(pageAt('/incident-free'))
    .split('<tr')
    .map((row) => [...row.matchAll(/<td[^>]*><span>([^<]*)/g)].map(([, cell = '']) => cell))
    .filter((cells) => cells.length === 6);
  const expected = readCompanyFigures().safety.map((year) => {
    const injured = [year.lostTime, year.restricted, year.medical];
    const recordable = injured.reduce((sum, cases) => sum + cases, year.fatalities ?? 0);
    const cells = [year.hours, ...injured, recordable].map((cell) => cell.toLocaleString('en'));
    return [...cells, ((recordable * 200_000) / year.hours).toFixed(2)];
  });
  expect(record).toEqual(expected);
});

test('§2.4 §9 the human rights policy has numbered sections, which open', async ({ page }) => {
  const clauses = readClauses();
  const last = lastOf(clauses);
  const { openAll, closeAll } = readInterface().accordion;
  const { linkToSection } = readInterface().document;
  const opened = page.locator('#content details[open]');
  // A hash that cannot be decoded, which changes nothing.
  await page.goto(`${RIGHTS}#%`);
  await hydrated(page);
  await expect(opened).toHaveCount(0);
  const summaries = page.locator('#content details:has(h2) summary');
  await expect(summaries).toContainText(
    clauses.map(({ title }, index) => `${String(index + 1).padStart(2, '0')}${title}`),
  );
  await page.getByRole('button', { name: openAll }).click();
  await expect(opened).toHaveCount(clauses.length);
  await expect(page.getByRole('link', { name: linkToSection })).toHaveText(
    clauses.map((clause) => `${linkToSection}: ${clause.title}`),
  );
  await page.getByRole('button', { name: closeAll }).click();
  await expect(opened).toHaveCount(0);
  await page.locator(`#content a[href="#${last.id}"]`).first().click();
  await expect(page).toHaveURL(`${RIGHTS}#${last.id}`);
  await expect(opened).toHaveCount(1);

  await page.emulateMedia({ media: 'print' });
  for (const part of await page.locator('#content details:has(h2) :is(p, li)').all()) {
    await expect(part).toBeVisible();
  }
  // Its first drawing fits below the introduction on an A4 sheet with margins of 15 mm.
  await page.setViewportSize({ width: 680, height: 1009 });
  const drawing = page.locator('#content figure').first();
  const bottom = await drawing.evaluate((part) => part.getBoundingClientRect().bottom + scrollY);
  expect(bottom).toBeLessThanOrEqual(1009);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('§2.4 the address of a closed section opens it, and no other', async ({ page }) => {
    for (const [path, readId, count] of [
      [RIGHTS, () => lastOf(readClauses()).id, 1],
      ['/careers', () => lastOf(readCareers().sections).id, 1],
      // Its first section is open.
      [
        '/prequalification',
        () => lastOf(lastOf(readPrequalification().sections.slice(1)).questions).id,
        2,
      ],
    ] as const) {
      if (!pages.includes(path)) continue;
      const id = readId();
      await page.goto(`${path}#${id}`);
      await expect(page.locator(`main [id="${id}"]`)).toBeVisible();
      await expect(page.locator('main details[open]')).toHaveCount(count);
    }
  });
});
