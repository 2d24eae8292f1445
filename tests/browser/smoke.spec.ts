import { expect, hydrated, test } from '../fixtures.ts';

test('the home page hydrates and requests nothing from other origins', async ({
  page,
  outsideRequests,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(outsideRequests).toEqual([]);
});
