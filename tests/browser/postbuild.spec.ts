// The output of the postbuild step (decision 0002) in a browser.
import { expect, handlersAttached, hydrated, test } from '../fixtures.ts';

test('pages request no style sheet, and nothing from other origins', async ({
  page,
  outsideRequests,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url());
  });
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    await expect(page.locator('body')).not.toHaveCSS('font-family', /^Times/);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect([...asked, ...outsideRequests], path).toEqual([]);
  }
});

test('a page of text asks for at most 14 files, none of an island', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/vision');
  await handlersAttached(page);
  await page.waitForLoadState('networkidle');
  const islands = await page
    .locator('page-island')
    .evaluateAll((all) => all.map((island) => island.getAttribute('src')));
  expect(islands).not.toHaveLength(0);
  expect(asked.filter((path) => islands.includes(path))).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(14);
});
