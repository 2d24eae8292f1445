// Every page loads, and one with islands of its own hydrates, without console errors (the fixture checks); Arabic letters
// and numbers are in order, no heading breaks within a word above 320 px, and nothing overflows from 320 to 2560 px, or
// with a default font of 32 px; on each kind of page also not with wider text spacing (WCAG 1.4.12) or with a long word in
// a title. No control is below 24 px. On each page that has an element which no page before has, no field is invalid before
// it is touched, and axe finds nothing, at 390 px in the light scheme or at 1440 px in the dark one.
import type { CDPSession, Page } from '@playwright/test';
import type { AxeResults, NodeResult } from 'axe-core';
import { readArticles } from '#app/content/articles.server.ts';
import { hasTemplate } from '#app/content/settings.server.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { readEstateListings } from '#app/estate/listings.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { LANGUAGES } from '#shared/language.ts';
import { AXE } from '../axe.ts';
import { reasonFor } from '../axe-incomplete.ts';
import { brokenWords } from '../broken-words.ts';
import { firstOf } from '../content.ts';
import { expect, handlersAttached, hydrated, test } from '../fixtures.ts';
import { inGroups, languageOf, oneLayoutTwice, pagesIn, readPage } from '../pages.ts';
import { smallTargets } from '../small-targets.ts';
import { typeFaults } from '../type-faults.ts';

const all = LANGUAGES.flatMap(({ code }) => oneLayoutTwice(pagesIn(code)));

/** Those with a class that none before has: others are laid out like an earlier one. */
const first = new Set<string>();
const seen = new Set<string>();
for (const path of all) {
  for (const [, classes = ''] of readPage(path).matchAll(/ class="([^"]*)"/g)) {
    for (const name of classes.split(' ')) {
      if (!seen.has(name)) first.add(path);
      seen.add(name);
    }
  }
}

/** The 404 pages of sections and languages differ in a link or two. */
const visited = all.filter((path) => first.has(path) || !/.\/404$/.test(path));

/**
 * Widths beside that in which a page is opened. One shifts from page to page: those of the first language together test
 * header and footer every 20 px.
 */
const widthsOf = (path: string) => [
  320,
  ...(languageOf(path) === LANGUAGES[0] ? [340 + 20 * (visited.indexOf(path) % 64)] : []),
  ...(first.has(path) ? [1440, 2560] : []),
];

/** Pages of different kinds, whose texts are spaced, and whose titles, breadcrumbs and captions get a long word. */
const changed = [
  '/',
  '/project',
  ...readProjects()
    .slice(0, 1)
    .map(({ record }) => detailsPath('project', record.title)),
  '/career',
  ...readArticles()
    .articles.slice(0, 1)
    .map(({ title }) => detailsPath('blog', title)),
  ...(hasTemplate()
    ? ['/property', detailsPath('property', firstOf(readEstateListings()).title)]
    : []),
  '/hse-policy',
  '/incident-free',
  '/saudization',
  '/certification',
  '/area-of-expertise',
  '/careers',
  '/contact',
  '/pre-commissioning',
  '/organizational-chart',
  '/thank-you',
];

/** What surrounds every page alike: it is checked in both views at the beginning of a group. */
const AROUND = ['header', 'footer', 'dialog'];

const PHONE_BY_DAY = { width: 390, colorScheme: 'light' } as const;
const DESKTOP_BY_NIGHT = { width: 1440, colorScheme: 'dark' } as const;

for (const group of inGroups(visited, 12)) {
  test(`axe finds nothing and nothing overflows: ${group.join(' ')}`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    // At another width a page has another picture, before a slow machine has shown the first.
    complaints.allow(/preloaded using link preload but not used/);
    if (group.some((path) => path.endsWith('/404'))) complaints.expect(/status of 404/);
    const devTools = await page.context().newCDPSession(page);
    const found: string[] = [];
    for (const [index, path] of group.entries()) {
      const view = index % 2 === 0 ? PHONE_BY_DAY : DESKTOP_BY_NIGHT;
      await setWidth(devTools, view.width);
      await page.emulateMedia({ colorScheme: view.colorScheme });
      await page.goto(path);
      await handlersAttached(page);
      // The 404 page would go back.
      await page.keyboard.press('Shift');
      const hasIslands = await page.locator('main page-island').count();
      if (index === 0 || hasIslands) await hydrated(page);
      if (languageOf(path).direction === 'rtl') {
        found.push(...(await page.evaluate(typeFaults)).map((fault) => `${path}: ${fault}`));
      }
      found.push(...(await page.evaluate(smallTargets)).map((target) => `${path}: ${target}`));
      const isExamined = first.has(path);
      const hasFields = isExamined && (await page.locator('main :is(input, select)').count());
      const invalid = hasFields ? await invalidFields(devTools) : [];
      const violations = isExamined ? await findings(page, index < 2 ? [] : AROUND) : [];
      for (const finding of [...invalid, ...violations]) {
        found.push(`${path} at ${view.width} px, ${view.colorScheme}: ${finding}`);
      }
      const expectToFit = async (widths: readonly number[], how: string) => {
        for (const width of widths) {
          await setWidth(devTools, width);
          const [inner, content = 0] = await page.evaluate(() => [
            innerWidth,
            document.documentElement.scrollWidth,
          ]);
          expect(inner).toBe(width);
          if (content > width) found.push(`${path} ${how}: ${content} px wide at ${width} px`);
          if (how !== 'as it is' || width === 320) continue;
          const broken = await page.locator('h1, h2, h3, h4').evaluateAll(brokenWords);
          found.push(...broken.map((word) => `${path} at ${width} px: ${word}`));
        }
      };
      await expectToFit([view.width, ...widthsOf(path)], 'as it is');
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await expectToFit([390], 'with a font of 32 px');
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      if (!changed.includes(path)) continue;
      await page.evaluate(spaceOut);
      await expectToFit([320, 1280], 'with spaced text');
      await page.evaluate(() => document.adoptedStyleSheets.pop());
      await page.evaluate(lengthenTitles);
      await expectToFit([320, 768, 1440], 'with a long word in each title');
    }
    expect(found).toEqual([]);
  });
}

/** Makes the first text of each title, breadcrumb and caption a long word. */
function lengthenTitles() {
  const places = ':is(h1, h2, h3, h4, figcaption, caption), nav > ol > li > *';
  for (const place of document.querySelectorAll(`main :is(${places})`)) {
    const text = document.createTreeWalker(place, NodeFilter.SHOW_TEXT).nextNode();
    if (text) text.nodeValue = 'W'.repeat(200);
  }
}

/** The success criterion's spacing, set by script because the content policy blocks other style sheets. */
function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

async function setWidth(devTools: CDPSession, width: number): Promise<void> {
  await devTools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
}

/** Fields that the accessibility tree reports as invalid. */
async function invalidFields(devTools: CDPSession): Promise<string[]> {
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    )
    .map(({ role, name }) => `${role?.value} ${name?.value} is invalid`);
}

/** Violations, and undecided findings without a reason in axe-incomplete.ts. */
async function findings(page: Page, exclude: string[]): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations, incomplete } = await page.evaluate<
    Pick<AxeResults, 'violations' | 'incomplete'>,
    string[]
  >(async (parts) => {
    const { axe } = window as never as { axe: typeof import('axe-core') };
    const { violations, incomplete } = await axe.run(
      { exclude: parts },
      { resultTypes: ['violations', 'incomplete'] },
    );
    return { violations, incomplete };
  }, exclude);
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
