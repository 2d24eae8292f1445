import { test as check, expect } from '@playwright/test';
import { matchPath } from 'react-router';
import routes from '#app/routes.ts';
import { pageWeights } from '#tools/bench/weights.ts';
import { pages, readPage } from '../pages.ts';

/** Bytes of a page at first view, with brotli where it saves any (decision 0006). */
const KB = 1024;
const htmlLimits: Record<string, number> = { '/': 30 * KB, '/contact': 20 * KB };
const otherHtml = 25 * KB;

/** Template pages have further sections and forms. */
const scriptLimit = (path: string) => (isTemplate(path) ? 164 * KB : 139 * KB);

function isTemplate(path: string): boolean {
  return routes.some(
    ({ file, children = [] }) =>
      file === 'estate/layout.tsx' &&
      children.some((page) => matchPath(`/${page.path}`, path) !== null),
  );
}

for (const { path, html, scripts, data, fonts } of pageWeights('build/site')) {
  check(`${path} stays within its budget`, () => {
    expect.soft(html, 'HTML with its CSS').toBeLessThanOrEqual(htmlLimits[path] ?? otherHtml);
    expect.soft(scripts, 'JavaScript').toBeLessThanOrEqual(scriptLimit(path));
    expect.soft(data, 'data').toBeLessThanOrEqual(16 * KB);
    expect.soft(fonts, 'fonts').toBeLessThanOrEqual(70 * KB);
  });
}

check('packages and data that every page loads are in one file each (decision 0002)', () => {
  expect(pages).not.toHaveLength(0);
  for (const page of pages) {
    const scripts = readPage(page).match(/(?<=rel="modulepreload" href="\/assets\/)[^"]+/g) ?? [];
    expect(scripts.filter((file) => /^(packages|client|jsx-runtime)-/.test(file))).toHaveLength(1);
    expect(scripts.filter((file) => file.startsWith('shared-data-'))).toHaveLength(1);
  }
});
