// The address of a closed section opens it, however it is reached (spec §2.1, §2.4, §4). Way back to another page:
// page-change.spec.ts.
import type { Locator, Page } from '@playwright/test';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';
import { firstOf, pageAt } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { pages } from '../pages.ts';
import { expectTabWithin, walkSections } from '../walk-sections.ts';

const header = 72;

const RIGHTS = '/privacy-policy';
const policy = pages.includes(RIGHTS) && readTextPage(RIGHTS);
const clauses = policy && 'clauses' in policy ? policy.clauses : [];
const categories = readExpertise().categories.map(({ id }) => `expertise-${id}`);
const category = categories[Math.floor(categories.length / 2)] ?? '';

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

test('§2.1 §2.4 a section opens at its address, and by a changed hash', async ({ page }) => {
  const isOther = (id: string) => id !== category;
  const other = firstOf(categories.toReversed(), isOther, 'second category of expertise');
  const section = page.locator(`#${category}`);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('about:blank');
    await page.goto(`/#${category}`);
    await hydrated(page);
    await expectShown(page, section);
    await expectTabWithin(section);
    await page.evaluate((hash) => location.assign(hash), `#${other}`);
    await expectShown(page, page.locator(`#${other}`));
  }
});

test('§2.1 a section opens again by a link within the page', async ({ page }) => {
  await page.goto(pageAt('/area-of-expertise'));
  await hydrated(page);
  const section = page.locator(`#${category}`);
  for (const _ of ['first', 'again']) {
    await section.locator('> summary').click();
    await expect(section).not.toHaveAttribute('open');
    await page.locator(`a[href="#${category}"]`).click();
    await expectShown(page, section);
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
        const rest = async () => {
          // Until it has drawn a closed section, Chromium tells the height from before.
          for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
          await Promise.all(
            section.getAnimations({ subtree: true }).map(({ finished }) => finished),
          );
        };
        section.open = false;
        await rest();
        const closed = section.offsetHeight;
        section.open = true;
        const first = section.offsetHeight;
        await rest();
        return first === section.offsetHeight && first > closed;
      });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  if (clauses.length === 0) firstOf(categories, undefined, 'section that opens');
  const release = await holdScripts(page, clauses.length > 0 ? RIGHTS : '/');
  expect(await opensAtOnce()).toBe(true);
  await release();
  await hydrated(page);
  expect(await opensAtOnce()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await opensAtOnce()).toBe(true);
});

test('§2.1 back and forward between sections move the page', async ({ page }) => {
  firstOf(clauses, undefined, 'clause of human rights');
  const ids = clauses.map(({ id }) => id);
  await walkSections(page, RIGHTS, [ids.at(1) ?? '', ids.at(-2) ?? '']);
});

test('§4 the pressed title stays in place while others close, on a busy device too', async ({
  page,
}) => {
  firstOf(categories.slice(1), undefined, 'second category of expertise');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  // As in a browser without scroll anchoring.
  await page.evaluate(() =>
    Object.assign(document.documentElement.style, { overflowAnchor: 'none' }),
  );
  const still = () => page.waitForFunction(() => document.getAnimations().length === 0);
  const sections = page.locator('#content details:not([data-fold])');
  await sections.first().locator('> summary').click();
  // Few are not folded.
  for (const fold of await page.locator('[data-fold]:has(details) > summary').all())
    await fold.click();
  const last = sections.nth(Math.max(1, categories.length - 2));
  const title = last.locator('> summary');
  await still();
  const place = () => title.evaluate((each) => Math.round(each.getBoundingClientRect().top));
  await title.evaluate((each) =>
    scrollTo({ top: scrollY + each.getBoundingClientRect().top - 400, behavior: 'instant' }),
  );
  const before = await place();
  await page.evaluate(busyAtEachClick);
  await title.click();
  await expect(last).toHaveAttribute('open');
  await expect(page.locator('#content details[open]:not([data-fold])')).toHaveCount(1);
  await still();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});

/** Blocks painting for 700 ms at the click, and again after the `toggle` that follows. */
function busyAtEachClick() {
  const work = () => {
    const end = performance.now() + 700;
    while (performance.now() < end);
  };
  addEventListener('click', work);
  addEventListener('toggle', () => setTimeout(work), { capture: true, once: true });
}
