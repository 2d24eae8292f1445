// The address of a closed section opens it, however it is reached (spec §2.1, §2.4, §4).
import type { Locator, Page } from '@playwright/test';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readTextPage, textPagePaths } from '#app/corporate/text-page/read-text-page.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { expectTabWithin, follow, walkSections } from '../walk-sections.ts';

const header = 72;

/** Ids of the numbered sections of a document. */
function sectionsOf(path: string): string[] {
  const page = readTextPage(path);
  return 'clauses' in page ? page.clauses.map(({ id }) => id) : [];
}

/** The second and the last but one of a list, which has at least four entries. */
function twoOf(ids: readonly string[]): [string, string] {
  const [, first = ''] = ids;
  expect(ids.length).toBeGreaterThanOrEqual(4);
  return [first, ids.at(-2) ?? ''];
}

const RIGHTS = '/privacy-policy';
const STATEMENT = '/public-statement';
const categories = readExpertise().categories.map(({ id }) => `expertise-${id}`);
const category = categories[Math.floor(categories.length / 2)] ?? '';
const [early, late] = twoOf(sectionsOf(STATEMENT));
const [clause] = twoOf(sectionsOf(RIGHTS));

/** A link on another page to a section of the human rights policy, if the content has one. */
const linkToClause = [...textPagePaths()]
  .filter((path) => path !== RIGHTS)
  .flatMap((path) => readTextPage(path).end.related.map(({ label, to }) => ({ path, label, to })))
  .find(({ to }) => to.startsWith(`${RIGHTS}#`));

/** Waits until the section is open and its title is below the header, in the upper half. */
async function expectShown(page: Page, section: Locator) {
  await expect(section).toHaveAttribute('open');
  const top = () =>
    section.locator('> summary').evaluate((title) => title.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(header);
  await expect.poll(top).toBeLessThan(300);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await top()).toBeLessThan(300);
}

/** Waits until no animation runs. */
const still = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

const enclosing = (page: Page, id: string) =>
  page.locator('details').filter({ has: page.locator(`[id="${id}"]`) });

test('§2.1 §2.4 a section opens at its address, by link, changed hash and history', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });

    await test.step(`the address of a category opens it at ${width} px`, async () => {
      const [other] = twoOf(categories);
      await page.goto(`/#${category}`);
      await hydrated(page);
      await expectShown(page, page.locator(`#${category}`));
      await page.evaluate((hash) => location.assign(hash), `#${other}`);
      await expectShown(page, page.locator(`#${other}`));
    });

    await test.step(`a link on another page to a category opens it at ${width} px`, async () => {
      await page.goto('/vision');
      await hydrated(page);
      await page.evaluate((to) => {
        const link = document.querySelector<HTMLAnchorElement>('footer a[href="/contact"]');
        link?.setAttribute('href', to);
        link?.click();
      }, `/#${category}`);
      await expectShown(page, page.locator(`#${category}`));
    });

    await test.step(`a link within the page opens a closed category again at ${width} px`, async () => {
      await page.goto('/area-of-expertise');
      await hydrated(page);
      const section = page.locator(`#${category}`);
      const link = page.locator(`a[href="#${category}"]`);
      for (const _ of ['first', 'again']) {
        await section.locator('> summary').click();
        await expect(section).not.toHaveAttribute('open');
        await link.click();
        await expectShown(page, section);
      }
    });

    await test.step(`back restores the open section and the scroll position at ${width} px`, async () => {
      await page.goto(`${RIGHTS}#${clause}`);
      await hydrated(page);
      await expectShown(page, enclosing(page, clause));
      await page.evaluate(() => scrollTo({ top: scrollY + 500, behavior: 'instant' }));
      const before = await page.evaluate(() => scrollY);
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click(),
      );
      await expect(page).toHaveURL('/contact');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(enclosing(page, clause)).toHaveAttribute('open');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    });

    await test.step(`a link from another page leads to the section at ${width} px`, async () => {
      if (!linkToClause) return;
      const { path, label, to } = linkToClause;
      const id = to.replace(/.*#/, '');
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(to);
      await expectShown(page, enclosing(page, id));
      await expectTabWithin(enclosing(page, id));
      await expect(page.locator('#content details[open]')).toHaveCount(1);
    });
  }
});

test('sections open at once before hydration and with reduced motion, and else gradually', async ({
  page,
}) => {
  /** Closes a section, and tells whether it has its whole height when it has just opened. */
  const opensAtOnce = () =>
    page
      .locator('#content details:not([data-fold])')
      .first()
      .evaluate(async (section: HTMLDetailsElement) => {
        section.open = false;
        await Promise.all(section.getAnimations({ subtree: true }).map(({ finished }) => finished));
        const closed = section.offsetHeight;
        section.open = true;
        const first = section.offsetHeight;
        await Promise.all(section.getAnimations({ subtree: true }).map(({ finished }) => finished));
        return first === section.offsetHeight && first > closed;
      });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await holdScripts(page, RIGHTS);
  expect(await opensAtOnce()).toBe(true);
  await release();
  await hydrated(page);
  expect(await opensAtOnce()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await opensAtOnce()).toBe(true);
});

test('§2.1 back and forward between sections move the page', async ({ page }) => {
  for (const [path, ids] of [
    [STATEMENT, [early, late]],
    [RIGHTS, twoOf(sectionsOf(RIGHTS))],
    ['/area-of-expertise', twoOf(categories)],
  ] as const) {
    await test.step(path, () => walkSections(page, path, ids));
  }
});

test('§2.1 a section link adds a history entry, also before hydration, unless it is to the current section', async ({
  page,
}) => {
  const position = () => page.evaluate(() => scrollY);
  const release = await holdScripts(page, STATEMENT);
  await page.locator(`main nav a[href="#${early}"]`).click();
  await release();
  await hydrated(page);
  const first = await position();
  await follow(page, late);
  await expect(page).toHaveURL(`${STATEMENT}#${late}`);
  await expect(page.locator(`#${late}`)).toBeInViewport();
  await expect.poll(position).toBeGreaterThan(first);

  const [place, entries] = await page.evaluate(() => [scrollY, history.length]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await follow(page, late);
  await expect.poll(() => page.evaluate(() => [scrollY, history.length])).toEqual([place, entries]);

  await page.goBack();
  await expect.poll(position).toBe(first);
});

test('§4 the pressed title stays in place while others close', async ({ page }) => {
  for (const path of ['/area-of-expertise', '/']) {
    await test.step(path, () => expectTitleInPlace(page, path));
  }
});

test('§4 the pressed title stays in place on a busy device', async ({ page }) => {
  await expectTitleInPlace(page, '/', () => page.evaluate(busyAtEachClick));
});

/** Opens a closed section at 390 px, below open ones, and expects its title to stay in place. */
async function expectTitleInPlace(page: Page, path: string, prepare?: () => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await hydrated(page);
  // As in a browser without scroll anchoring.
  await page.evaluate(() =>
    Object.assign(document.documentElement.style, { overflowAnchor: 'none' }),
  );
  const sections = page.locator('#content details:not([data-fold])');
  const last = sections.nth((await sections.count()) - 2);
  if (path === '/area-of-expertise') await last.locator('> summary').click();
  else {
    await sections.first().locator('> summary').click();
    await page.locator('[data-fold]:has(details) > summary').click();
  }
  await expect(last).not.toHaveAttribute('open');
  await still(page);
  const place = () =>
    last.locator('> summary').evaluate((title) => Math.round(title.getBoundingClientRect().top));
  await last.evaluate((section) =>
    scrollTo({ top: scrollY + section.getBoundingClientRect().top - 400, behavior: 'instant' }),
  );
  const before = await place();
  await prepare?.();
  await last.locator('> summary').click();
  await expect(last).toHaveAttribute('open');
  await expect(page.locator('#content details[open]:not([data-fold])')).toHaveCount(1);
  await still(page);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
}

/** Blocks painting for 700 ms at the click, and again after the `toggle` that follows. */
function busyAtEachClick() {
  const work = () => {
    const end = performance.now() + 700;
    while (performance.now() < end);
  };
  addEventListener('click', work);
  addEventListener('toggle', () => setTimeout(work), { capture: true, once: true });
}
