// The output of the postbuild step (decision 0002) in a browser.
import { expect, hydrated, test } from '../fixtures.ts';

test('pages request no style sheet and nothing from other origins; one of text at most 14 files, none of an island', async ({
  page,
  outsideRequests,
}) => {
  const asked: { kind: string; path: string }[] = [];
  page.on('request', (request) =>
    asked.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }),
  );
  await page.goto('/data-protection');
  await page.waitForLoadState('networkidle');
  const islands = await page
    .locator('page-island')
    .evaluateAll((all) => all.map((island) => island.getAttribute('src')));
  expect(islands).not.toHaveLength(0);
  expect(asked.filter(({ path }) => islands.includes(path))).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(14);
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    await expect(page.locator('body')).not.toHaveCSS('font-family', /^Times/);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter(({ kind }) => kind === 'stylesheet')).toEqual([]);
  expect(outsideRequests).toEqual([]);
});
