import { test as check, expect } from '@playwright/test';
import { pageWeights } from '#tools/bench/weights.ts';

/** What a page may weigh at first view, brotli where it pays (issue: the front door). */
const KB = 1024;
const htmlLimits: Record<string, number> = { '/': 30 * KB, '/contact': 20 * KB };
const otherHtml = 25 * KB;

for (const { path, html, scripts, data, fonts } of pageWeights('build/site')) {
  check(`${path} keeps within its budget of bytes`, () => {
    expect.soft(html, 'HTML with its CSS').toBeLessThanOrEqual(htmlLimits[path] ?? otherHtml);
    expect.soft(scripts, 'JavaScript').toBeLessThanOrEqual(135 * KB);
    expect.soft(data, 'data').toBeLessThanOrEqual(20 * KB);
    expect.soft(fonts, 'fonts').toBeLessThanOrEqual(70 * KB);
  });
}
