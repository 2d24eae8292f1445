// The line for bid managers below the header; which pages and links it has: tests/sample/layout.test.ts.
import { readLayout } from '#app/content/layout.server.ts';
import { fileNeeds, pageAt } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { plainHtml } from '../pages.ts';

const strip = readLayout().bidStrip;
fileNeeds(strip, 'line for bid managers');
const { label = '', links = [], notOn = [] } = strip ?? {};

test('the line for bid managers is one line at every width, begins with two whole links, and is not printed', async ({
  page,
}) => {
  const path = pageAt('/hse-policy');
  await page.goto(path);
  const line = page.getByRole('navigation', { name: label });
  await expect(line.getByRole('link')).toHaveText(links.map((link) => link.label));
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await line.boundingBox())?.height, `at ${width} px`).toBeLessThan(48);
    await line.getByRole('link').first().focus();
    for (const index of [0, 1]) {
      const link = line.getByRole('link').nth(index);
      await expect(link, `at ${width} px`).toBeInViewport({ ratio: 1 });
    }
    const last = line.getByRole('link').last();
    await last.focus();
    await expect(last, `at ${width} px`).toBeInViewport({ ratio: 0.9 });
  }
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeHidden();
});

test('readers who do not bid see no line for bid managers', () => {
  for (const path of notOn.filter((each) => !each.endsWith('/'))) {
    expect(plainHtml(path), path).not.toContain(`aria-label="${label}"`);
  }
});
