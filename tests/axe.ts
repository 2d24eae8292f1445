import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';

/** Axe as a script. Minified: less than half the size of the package's main export. */
export const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe has examined in this process. */
const examined = new Set<string>();

/**
 * Violations that axe finds in a page, or in the part of it that this selector matches. It is asked only about one with
 * an element of a kind that it has not examined: it takes half a second.
 */
export async function violationsIn(page: Page, part = 'html'): Promise<Result[]> {
  // What is not laid out yet has no name.
  await page.locator('html:not(.loading)').waitFor({ state: 'attached' });
  const kinds = await page.evaluate(kindsIn, part);
  if (kinds.every((kind) => examined.has(kind))) return [];
  for (const kind of kinds) examined.add(kind);
  await page.evaluate(AXE);
  return page.evaluate(async (selector) => {
    const { axe } = window as never as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(selector, { resultTypes: ['violations'] });
    return violations;
  }, part);
}

/** The kinds of the visible elements: all that axe judges an element by but its words. Runs in the page. */
function kindsIn(part: string): string[] {
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const kindOf = (element: Element | null) =>
    element &&
    [
      element.localName,
      ...[...element.attributes].flatMap(({ name, value }) => {
        if (/^(?:class|role|type|aria-(?!label|describedby|controls|owns))/.test(name))
          return value;
        return /^(?:aria-|title|alt|tabindex|lang)/.test(name) ? name : [];
      }),
    ].join(' ');
  const shown = [...document.querySelectorAll(`:is(${part}), :is(${part}) *`)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return [
    ...new Set(shown.map((each) => `${scheme} ${kindOf(each.parentElement)} > ${kindOf(each)}`)),
  ];
}
