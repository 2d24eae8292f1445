import { test as check, expect } from '@playwright/test';
import { matchPath } from 'react-router';
import routes from '#app/routes.ts';
import { pageWeights } from '#tools/bench/weights.ts';
import { pages, readPage } from '../pages.ts';

/** What a page may weigh at first view, brotli where it pays (decision 0006). */
const KB = 1024;
const htmlLimits: Record<string, number> = { '/': 30 * KB, '/contact': 20 * KB };
const otherHtml = 25 * KB;

/** Pages of the template carry its sections and forms. */
const scriptLimit = (path: string) => (isTemplate(path) ? 160 * KB : 135 * KB);

function isTemplate(path: string): boolean {
  return routes.some(
    ({ file, children = [] }) =>
      file === 'estate/layout.tsx' &&
      children.some((page) => matchPath(`/${page.path}`, path) !== null),
  );
}

for (const { path, html, scripts, data, fonts } of pageWeights('build/site')) {
  check(`${path} keeps within its budget of bytes`, () => {
    expect.soft(html, 'HTML with its CSS').toBeLessThanOrEqual(htmlLimits[path] ?? otherHtml);
    expect.soft(scripts, 'JavaScript').toBeLessThanOrEqual(scriptLimit(path));
    expect.soft(data, 'data').toBeLessThanOrEqual(20 * KB);
    expect.soft(fonts, 'fonts').toBeLessThanOrEqual(70 * KB);
  });
}

check('the scripts that every page loads are seven files (decision 0002)', () => {
  const linked = pages.map<string[]>(
    (page) => readPage(page).match(/(?<=rel="modulepreload" href="\/assets\/)[^"]+/g) ?? [],
  );
  const shared = linked.reduce((all, own) => all.filter((file) => own.includes(file)));
  // A hash may begin with a hyphen.
  const names = shared.map((file) => file.replace(/-[\w-]{8}\.js$/, ''));
  expect(names.sort()).toEqual([
    'entry.client',
    'manifest',
    'meta',
    'packages',
    'rolldown-runtime',
    'root',
    'shell',
  ]);
});
