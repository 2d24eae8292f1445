// Content that pages must show: spec §2.1 (call to action and footer), §2.4; read from the built HTML.
import { expect, test } from '@playwright/test';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { textPaths } from '#app/content/paths.server.ts';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';
import { isWithin } from '#app/layout/active.ts';
import { firstOf } from '../content.ts';
import { pages, readPage } from '../pages.ts';
import { readHtml } from '../read-page.ts';

test('§2.4 every text page has the title and the sections of its content, in order', () => {
  firstOf(textPaths(), undefined, 'text page');
  let sections = 0;
  for (const path of textPaths()) {
    const page = readTextPage(path);
    const { title, lead, form } = page;
    const titles = [
      form?.kind === 'statement' ? `${title} ${lead}` : title,
      ...('sections' in page ? page.sections.map(({ title }) => title) : []),
    ];
    const { headings } = readHtml(readPage(path));
    const found = headings.map(({ text }) => text).filter((text) => titles.includes(text));
    expect.soft(found, path).toEqual(titles);
    sections += titles.length - 1;
  }
  expect(sections).toBeGreaterThan(0);
});

test('§2.4 home and the area of expertise have its introduction', () => {
  for (const path of ['/', '/area-of-expertise'].filter((each) => pages.includes(each))) {
    const { texts } = readHtml(readPage(path));
    expect.soft(texts, path).toEqual(expect.arrayContaining(readExpertise().intro));
  }
});

test('§2.1 every page has one call to action and, below it, one footer', () => {
  expect(pages).not.toHaveLength(0);
  for (const path of pages) {
    const parts = [...readPage(path).matchAll(/ id="call-to-action"|<main|<footer/g)].map(
      ([part]) => part.trim(),
    );
    expect.soft(parts, path).toEqual(['<main', 'id="call-to-action"', '<footer']);
  }
});

test('§2.1 the call to action says what the reader of its page does next', () => {
  const { corporate, template, exceptions, templateExceptions } = readLayout().callToAction;
  const titleOn = (path: string) =>
    /id="call-to-action"[^>]*>([^<]+)</.exec(readPage(path))?.[1]?.replaceAll('&#x27;', '’');
  const isPlain = (path: string) =>
    !exceptions.some(({ on }) => on.some((each) => isWithin(each, path)));
  expect.soft(titleOn(firstOf(['/', ...textPaths()], isPlain))).toBe(corporate.title);
  for (const { on, title, button, secondary } of [...exceptions, ...templateExceptions]) {
    for (const path of on.filter((each) => pages.includes(each))) {
      expect.soft(titleOn(path), path).toBe(title);
      expect.soft([button.to, secondary?.to], path).not.toContain(path);
    }
  }
  // The 404 page has the call to action of the search.
  expect.soft(titleOn('/404')).toBe(titleOn('/search'));
  for (const path of ['/faq', '/account'].filter((each) => pages.includes(each))) {
    expect.soft(titleOn(path), path).toBe(template.title);
  }
});
