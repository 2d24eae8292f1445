// Every page hydrates without console errors (the fixture checks), no field is invalid before it is
// touched, axe finds nothing at 390 px in the light scheme or, on every second page, at 1440 px in the
// dark one, Arabic letters and numbers are in order, and nothing overflows from 320 to 2560 px, or at
// 390 px with a default font of 32 px.
import type { CDPSession, Page } from '@playwright/test';
import type { AxeResults, NodeResult } from 'axe-core';
import { hasTemplate } from '#app/content/settings.server.ts';
import { readEstateListings } from '#app/estate/listings.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { AXE } from '../axe.ts';
import { reasonFor } from '../axe-incomplete.ts';
import { articlePath, firstOf, projectPath } from '../content.ts';
import { expect, handlersAttached, hydrated, test } from '../fixtures.ts';
import { inGroups, languageOf, oneLayoutTwice, pages } from '../pages.ts';
import { typeFaults } from '../type-faults.ts';

const visited = oneLayoutTwice(pages);

/** One width shifts from page to page: 64 pages together test header and footer every 20 px. */
const widthsOf = (page: number) => [320, 340 + 20 * (page % 64), 2560];

const PHONE_BY_DAY = { width: 390, colorScheme: 'light' } as const;
const DESKTOP_BY_NIGHT = { width: 1440, colorScheme: 'dark' } as const;

for (const group of inGroups(visited, 16)) {
  test(`axe finds nothing and nothing overflows: ${group.join(' ')}`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    if (group.some((path) => path.endsWith('/404'))) complaints.expect(/status of 404/);
    const devTools = await page.context().newCDPSession(page);
    // Evaluated in each page, its half a megabyte would be sent again.
    await page.addInitScript(AXE);
    const found: string[] = [];
    for (const [index, path] of group.entries()) {
      const view = index % 2 === 0 ? PHONE_BY_DAY : DESKTOP_BY_NIGHT;
      await setWidth(devTools, view.width);
      await page.emulateMedia({ colorScheme: view.colorScheme });
      await page.goto(path);
      await handlersAttached(page);
      // The 404 page would go back.
      await page.keyboard.press('Shift');
      await hydrated(page);
      found.push(...(await invalidFields(devTools)).map((field) => `${path}: ${field} is invalid`));
      if (languageOf(path).direction === 'rtl') {
        found.push(...(await page.evaluate(typeFaults)).map((fault) => `${path}: ${fault}`));
      }
      for (const finding of await findings(page)) {
        found.push(`${path} at ${view.width} px, ${view.colorScheme}: ${finding}`);
      }
      await setWidth(devTools, 390);
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      const { font, content } = await measured(page);
      expect(font).toBe('32px');
      if (content > 390) found.push(`${path} in ${font}: ${content} px wide at 390 px`);
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      for (const width of widthsOf(visited.indexOf(path))) {
        await setWidth(devTools, width);
        const { inner, content } = await measured(page);
        expect(inner).toBe(width);
        if (content > width) found.push(`${path}: ${content} px wide at ${width} px`);
      }
    }
    expect(found).toEqual([]);
  });
}

test('a long word wraps in titles, breadcrumbs and captions', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  const overflowing: string[] = [];
  for (const path of [
    '/',
    '/project',
    projectPath,
    '/career',
    articlePath,
    ...templatePaths(),
    '/hse-policy',
    '/certification',
    '/area-of-expertise',
    '/careers',
  ]) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      const places = ':is(h1, h2, h3, h4, figcaption, caption), nav > ol > li > *';
      for (const place of document.querySelectorAll(`main :is(${places})`)) {
        const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        const text = texts.nextNode();
        if (text) text.nodeValue = 'W'.repeat(200);
      }
    });
    for (const width of [320, 768, 1440]) {
      await setWidth(devTools, width);
      const { content } = await measured(page);
      if (content > width) overflowing.push(`${path} at ${width} px: ${content} px`);
    }
  }
  expect(overflowing).toEqual([]);
});

function templatePaths(): string[] {
  if (!hasTemplate()) return [];
  return ['/property', detailsPath('property', firstOf(readEstateListings()).title)];
}

async function setWidth(devTools: CDPSession, width: number): Promise<void> {
  await devTools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
}

function measured(page: Page) {
  return page.evaluate(() => ({
    inner: innerWidth,
    content: document.documentElement.scrollWidth,
    font: getComputedStyle(document.documentElement).fontSize,
  }));
}

/** Fields that the accessibility tree reports as invalid. */
async function invalidFields(devTools: CDPSession): Promise<string[]> {
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    )
    .map(({ role, name }) => `${role?.value} ${name?.value}`);
}

/** Violations, and undecided findings without a reason in axe-incomplete.ts. */
async function findings(page: Page): Promise<string[]> {
  const { violations, incomplete } = await page.evaluate<
    Pick<AxeResults, 'violations' | 'incomplete'>
  >(async () => {
    const { axe } = window as never as { axe: typeof import('axe-core') };
    const { violations, incomplete } = await axe.run({
      resultTypes: ['violations', 'incomplete'],
    });
    return { violations, incomplete };
  });
  const described = (kind: string, { id }: { id: string }, node: NodeResult) =>
    `${kind} ${id}: ${node.html.slice(0, 160)} — ${node.failureSummary}`;
  const found = violations.flatMap((each) =>
    each.nodes.map((node) => described('violation', each, node)),
  );
  for (const each of incomplete) {
    for (const node of each.nodes) {
      const reason = await reasonFor(page, each.id, String(node.target[0]));
      if (reason === undefined) found.push(described('undecided', each, node));
    }
  }
  return found;
}
