// How text pages are laid out: charts, contents, legends, on phones and paper (spec §2.4).
import { parse, wcagContrast } from 'culori';
import { readInterface } from '#app/content/interface.server.ts';
import { textPaths } from '#app/content/paths.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';
import { firstOf } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { readPage } from '../pages.ts';

const pages = textPaths().map(readTextPage);
const articles = pages.flatMap((page) => (page.kind === 'article' ? [page] : []));

test('a plate has its picture beside its words, as high as they are, however long these are', async ({
  page,
}) => {
  const isPlate = ({ form }: (typeof articles)[number]) => form?.kind === 'plate';
  const { path } = firstOf(articles, isPlate, 'text page with a plate');
  await page.goto(path);
  const words = page.locator(':has(+ div > picture):has(h1)').last();
  const picture = page.locator(':has(h1) + div:has(> picture)').last();
  await words.getByRole('heading').evaluate((title) => title.append(' and more words'.repeat(12)));
  for (const width of [1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [beside, drawn] = [await words.boundingBox(), await picture.boundingBox()];
    if (!beside || !drawn) throw new Error('Expected both to be shown');
    expect(drawn.x + drawn.width, `${width} px`).toBeLessThanOrEqual(beside.x);
    expect(beside.height - drawn.height, `${width} px`).toBeLessThan(40);
  }
});

test('§2.4 the organizational chart shows every post once, by its lead', async ({ page }) => {
  const { root, title } = firstOf(
    pages.flatMap((each) => (each.kind === 'organizational-chart' ? [each.chart] : [])),
    undefined,
    'organizational chart',
  );
  await page.goto('/organizational-chart');
  const figure = page.getByRole('figure', { name: title });
  const titles = (post: typeof root): string[] => [post.title, ...post.reports.flatMap(titles)];
  await expect(figure.locator('strong')).toHaveText(titles(root));
  const lead = figure
    .locator('div > ul > li')
    .filter({ has: page.getByRole('list') })
    .first();
  const isBeside = async () => {
    const from = await lead.locator('> div').boundingBox();
    const to = await lead.getByRole('listitem').first().boundingBox();
    return from && to && to.x > from.x + from.width / 2 && to.y < from.y + from.height;
  };
  expect(await isBeside()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isBeside()).toBe(false);
});

test('a chart of columns has a contrast of 3 to the page in both schemes', async ({ page }) => {
  const { path } = firstOf(
    articles,
    ({ opening }) => opening?.kind === 'figure' && opening.chart.kind === 'columns',
    'text page that opens with columns',
  );
  await page.goto(path);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const fills = await page
      .locator('#content figure rect[class]')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).fill));
    expect(new Set(fills).size).toBeGreaterThan(1);
    for (const colour of new Set(fills)) {
      expect.soft(parse(colour)?.alpha ?? 1, colour).toBe(1);
      expect.soft(wcagContrast(colour, ground), colour).toBeGreaterThanOrEqual(3);
    }
  }
});

test('phones fold contents, and legends and tables but for their beginning, which open and are printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hasLegend = ({ sections }: (typeof articles)[number]) =>
    sections
      .flatMap(({ blocks }) => blocks)
      .some((block) => block.kind === 'drawing' && block.legend.length > 5);
  const { path } = firstOf(articles, hasLegend, 'drawing with a long legend');
  await page.goto(path);
  const legend = page.locator('#content figure ol:has(li:nth-child(6))').first();
  const parts = legend.locator('> li:visible');
  const all = await legend.locator('> li').count();
  await expect(parts).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(parts).toHaveCount(all);
  await page.emulateMedia({ media: null });
  const more = page.locator('figure summary').filter({ visible: true }).first();
  await expect(more).toHaveText(fill(readInterface().foldRest, { n: all - 3 }));
  await more.click();
  await expect(parts).toHaveCount(all);

  const hasTable = ({ sections }: (typeof articles)[number]) =>
    sections
      .flatMap(({ blocks }) => blocks)
      .some((block) => block.kind === 'table' && block.rows.length > 5);
  await page.goto(firstOf(articles, hasTable, 'long table').path);
  const rows = page.locator('#content table:has(tr:nth-child(6)) >> nth=0 >> tbody > tr:visible');
  await expect(rows).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  expect(await rows.count()).toBeGreaterThan(4);
  await page.emulateMedia({ media: null });

  const { contents } = readInterface().document;
  const isNumbered = ({ path }: (typeof articles)[number]) =>
    readPage(path).includes('aria-labelledby="contents"');
  const numbered = firstOf(articles, isNumbered, 'text page with a table of contents');
  await page.goto(numbered.path);
  const nav = page.getByRole('navigation', { name: contents });
  await expect(nav.getByRole('link').first()).toBeHidden();
  await nav.getByText(contents).filter({ visible: true }).click();
  await expect(nav.getByRole('link')).toHaveCount(numbered.sections.length);

  await test.step('a number in the margin is not read out, and nothing fixed is printed', async () => {
    const section = page.locator(`[id="${numbered.sections[0]?.id}"]`);
    await expect(section.getByText('01', { exact: true }).first()).toBeVisible();
    expect(await section.ariaSnapshot()).not.toMatch(/\b01\b/);
    await page.emulateMedia({ media: 'print' });
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((part) => part.checkVisibility() && getComputedStyle(part).position === 'fixed')
        .map((part) => part.textContent),
    );
    expect(fixed).toEqual([]);
  });
});
