// The text pages (spec §2.3, §2.4).
import type { Locator, Page } from '@playwright/test';
import { parse, wcagContrast } from 'culori';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { fill } from '#app/content/placeholders.ts';
import type { Block } from '#app/corporate/text-page/blocks/content.server.ts';
import type { TextPage, TextPageOf } from '#app/corporate/text-page/content.server.ts';
import { readTextPage, textPagePaths } from '#app/corporate/text-page/read-text-page.server.ts';
import { hasContents } from '#app/corporate/text-page/text-sections.tsx';
import { expect, hydrated, test } from '../fixtures.ts';

/** A text page, which must be of this kind. */
function pageOf<Kind extends TextPage['kind']>(path: string, kind: Kind): TextPageOf<Kind> {
  const page = readTextPage(path);
  if (page.kind !== kind) throw new Error(`${path} is of kind ${page.kind}`);
  return page as TextPageOf<Kind>;
}

const articles = [...textPagePaths()]
  .map(readTextPage)
  .filter((page): page is TextPageOf<'article'> => page.kind === 'article');

const RIGHTS = '/privacy-policy';
const { title, clauses } = pageOf(RIGHTS, 'human-rights');
const [, , , , , , seventh] = clauses;
if (!seventh) throw new Error('The human rights policy has no seventh section');

/** The first paragraph or list item of a section. */
const textOf = (page: Page, id: string) =>
  page
    .locator('#content details')
    .filter({ has: page.locator(`[id="${id}"]`) })
    .locator('p, li')
    .first();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.3 §2.4 third-party inspection shows the page of quality management; a link to a section opens it', async ({
    page,
  }) => {
    await page.goto('/thirdparty-inspection');
    const { title } = readTextPage('/quality-management');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/quality-management$/,
    );

    await page.goto(`${RIGHTS}#${seventh.id}`);
    await expect(textOf(page, seventh.id)).toBeVisible();
    for (const { id } of clauses.filter((clause) => clause !== seventh)) {
      await expect(textOf(page, id)).toBeHidden();
    }
  });
});

test('the numbers in the margin are visible, but not read out', async ({ page }) => {
  const numbered = articles.find(
    ({ sections: [first, ...others] }) =>
      others.length >= 4 && first?.blocks.every(({ kind }) => kind === 'table'),
  );
  test.skip(!numbered, 'no numbered page begins with a table');
  const { path, sections } = numbered as TextPageOf<'article'>;
  await page.goto(path);
  const section = page.locator(`[id="${sections[0]?.id}"]`);
  const number = section.getByText('01', { exact: true });
  await expect(number).toBeVisible();
  expect(await section.ariaSnapshot()).not.toMatch(/\b01\b/);

  // The rule above the number is as wide as the rules of the table.
  await page.setViewportSize({ width: 768, height: 900 });
  const rule = await number.locator('..').boundingBox();
  expect(rule?.width).toBe((await section.getByRole('table').boundingBox())?.width);
});

test('§2.4 §9 the human rights policy has numbered sections, all closed; links and printing open them', async ({
  page,
}) => {
  const { openAll, closeAll } = readInterface().accordion;
  // A hash that cannot be decoded, which changes nothing.
  await page.goto(`${RIGHTS}#%`);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(title);
  const sections = page.locator('#content details:has(h2)');
  await expect(sections).toHaveCount(clauses.length);
  await expect(page.locator('#content details[open]')).toHaveCount(0);
  const numbers = await sections.locator('summary > span:first-child').allTextContents();
  expect(numbers.filter(Boolean)).toEqual(
    clauses.map((_, index) => String(index + 1).padStart(2, '0')),
  );
  await page.getByRole('button', { name: openAll }).click();
  await expect(page.locator('#content details[open]')).toHaveCount(clauses.length);
  const { linkToSection } = readInterface().document;
  await expect(page.getByRole('link', { name: linkToSection })).toHaveText(
    clauses.map((clause) => `${linkToSection}: ${clause.title}`),
  );
  await page.getByRole('button', { name: closeAll }).click();
  await expect(page.locator('#content details[open]')).toHaveCount(0);

  await page.locator(`#content a[href="#${seventh.id}"]`).first().click();
  await expect(page).toHaveURL(`${RIGHTS}#${seventh.id}`);
  await expect(textOf(page, seventh.id)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const { id } of clauses) await expect(textOf(page, id)).toBeVisible();

  await test.step('its first drawing fits below the introduction on an A4 sheet with margins of 15 mm', async () => {
    await page.setViewportSize({ width: 680, height: 1009 });
    const drawing = page.locator('#content figure').first();
    const bottom = await drawing.evaluate((part) => part.getBoundingClientRect().bottom + scrollY);
    expect(bottom).toBeLessThanOrEqual(1009);
  });
});

test('§2.4 history, safety record and chart are complete, and nothing fixed is printed over a text', async ({
  page,
}) => {
  await test.step('the years of the history are in chronological order', async () => {
    await page.goto('/our-history');
    const years = pageOf('/our-history', 'history').entries.map(({ year }) => year);
    await expect(page.locator('#content ol time')).toHaveText(
      years.toSorted((a, b) => a - b).map(String),
    );
  });

  await test.step('each rate of incidents is recordable cases × 200,000 ÷ hours', async () => {
    await page.goto('/incident-free');
    const { safety } = readCompanyFigures();
    const record = page.locator('#content table').filter({ has: page.locator('th:nth-child(7)') });
    const rows = await record.first().locator('tbody tr').allInnerTexts();
    expect(rows).toHaveLength(safety.length);
    expect(rows.length).toBeGreaterThan(0);
    for (const [index, row] of rows.entries()) {
      const cells = row.split('\t').map((cell) => cell.trim().replaceAll(',', ''));
      const [hours = 0, lost = 0, restricted = 0, medical = 0, recordable = 0] = cells
        .slice(1)
        .map(Number);
      expect(hours).toBe(safety[index]?.hours);
      const fatalities = safety[index]?.fatalities ?? 0;
      expect(recordable).toBe(fatalities + lost + restricted + medical);
      expect(cells[6]).toBe(((recordable * 200_000) / hours).toFixed(2));
    }
  });

  await page.goto('/hse-policy');
  await page.emulateMedia({ media: 'print' });
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility() && getComputedStyle(part).position === 'fixed')
      .map((part) => part.textContent),
  );
  expect(fixed).toEqual([]);
  await page.emulateMedia({ media: null });

  await test.step('the organizational chart shows every post once, beside its lead or below it', async () => {
    const { root, title } = pageOf('/organizational-chart', 'organizational-chart').chart;
    await page.goto('/organizational-chart');
    const figure = page.getByRole('figure', { name: title });
    const titles = (position: typeof root): string[] => [
      position.title,
      ...position.reports.flatMap(titles),
    ];
    await expect(figure.locator('strong')).toHaveText(titles(root));
    const lead = figure.locator('div > ul > li').filter({ has: page.getByRole('list') });
    const box = lead.first().locator('> div');
    const post = lead.first().getByRole('listitem').first();
    const isBeside = async () => {
      const [from, to] = await Promise.all([box.boundingBox(), post.boundingBox()]);
      return to && from && to.x > from.x + from.width / 2 && to.y < from.y + from.height;
    };
    expect(await isBeside()).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await isBeside()).toBe(false);
  });
});

test('the parts of a chart of columns are solid, with a contrast of 3 to the page, in both schemes', async ({
  page,
}) => {
  const charted = articles.find(
    ({ opening }) => opening?.kind === 'figure' && opening.chart.kind === 'columns',
  );
  if (!charted) throw new Error('No article opens with a chart of columns');
  await page.goto(charted.path);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const ground = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    const fills = await page
      .locator('#content figure rect[class]')
      .evaluateAll((all) => [...new Set(all.map((part) => getComputedStyle(part).fill))]);
    expect(fills.length).toBeGreaterThan(1);
    for (const fill of fills) {
      expect.soft(parse(fill)?.alpha ?? 1, fill).toBe(1);
      expect.soft(wcagContrast(fill, ground), fill).toBeGreaterThanOrEqual(3);
    }
  }
});

test('on a phone the contents, and the later entries of lists and legends, open at a press; paper has all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const drawn = articles.find(({ sections }) =>
    sections.some(({ blocks }) =>
      blocks.some((block) => block.kind === 'drawing' && block.legend.length > 4),
    ),
  );
  if (!drawn) throw new Error('No article has a drawing with a long legend');
  await page.goto(drawn.path);
  const legend = page
    .locator('#content figure ol')
    .filter({ has: page.locator('li:nth-child(5)') })
    .first();
  const parts = legend.locator('> li:visible');
  const all = await legend.locator('> li').count();
  await expect(parts).toHaveCount(3);
  const more = page.locator('figure details summary').filter({ visible: true }).first();
  await expect(more).toHaveText(fill(readInterface().foldRest, { n: all - 3 }));
  await page.emulateMedia({ media: 'print' });
  await expect(parts).toHaveCount(all);
  await page.emulateMedia({ media: null });
  await more.click();
  await expect(parts).toHaveCount(all);

  const { contents } = readInterface().document;
  const numbered = articles.find(({ sections }) => hasContents(sections));
  if (!numbered) throw new Error('No article has a table of contents');
  await page.goto(numbered.path);
  const nav = page.getByRole('navigation', { name: contents });
  await expect(nav.getByRole('link').first()).toBeHidden();
  await nav.getByText(contents).filter({ visible: true }).click();
  await expect(nav.getByRole('link')).toHaveCount(numbered.sections.length);
  await nav.getByRole('link').last().click();
  await expect(page.locator('#content section').last()).toBeInViewport();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('expected a visible part');
    return box;
  };

  /** The first section of an article with a block that fits. */
  const sectionWith = (fits: (block: Block, blocks: readonly Block[]) => boolean) => {
    for (const { path, sections } of articles) {
      const section = sections.find(({ blocks }) => blocks.some((block) => fits(block, blocks)));
      if (section) return { path, id: section.id };
    }
    throw new Error('The content has no section that this test needs');
  };

  test('a list is beside its title, a table below it', async ({ page }) => {
    const parts = async (kind: Block['kind'], selector: string) => {
      const { path, id } = sectionWith((block, { length }) => block.kind === kind && length === 1);
      await page.goto(path);
      const section = page.locator(`[id="${id}"]`);
      return [await boxOf(section.locator('h2')), await boxOf(section.locator(selector).first())];
    };
    const [factsTitle, facts] = await parts('facts', 'dl');
    expect(facts?.x).toBeGreaterThan((factsTitle?.x ?? 0) + (factsTitle?.width ?? 0));
    const [title, table] = await parts('table', 'table');
    expect(table?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  });

  test('many steps go along a line, which ends at the last', async ({ page }) => {
    const { path, id } = sectionWith((block) => block.kind === 'steps' && block.items.length > 4);
    await page.goto(path);
    const steps = page.locator(`[id="${id}"] ol`).first().locator('> li');
    const [first, second] = [await boxOf(steps.nth(0)), await boxOf(steps.nth(1))];
    expect(second.y).toBe(first.y);
    expect(second.x).toBeGreaterThan(first.x);
    const lines = await steps.evaluateAll((all) =>
      all.map((step) => getComputedStyle(step).borderBlockStartColor),
    );
    expect(lines.at(-1)).toBe('rgba(0, 0, 0, 0)');
    expect(lines.slice(0, -1)).not.toContain('rgba(0, 0, 0, 0)');
  });

  test('the legend of a drawing takes the height beside it, above the title block', async ({
    page,
  }) => {
    const { path, id } = sectionWith(
      (block) => block.kind === 'drawing' && block.legend.length > 0,
    );
    await page.goto(path);
    const figure = page
      .locator(`[id="${id}"] figure`)
      .filter({ has: page.locator('svg[role=img]') });
    const bottomOf = async (part: Locator) => {
      const { y, height } = await boxOf(part);
      return y + height;
    };
    const block = figure.locator('figcaption');
    expect(await bottomOf(figure.locator('ol > li').last())).toBeCloseTo((await boxOf(block)).y, 0);
    expect(Math.abs((await bottomOf(block)) - (await bottomOf(figure)))).toBeLessThan(2);
  });
});
