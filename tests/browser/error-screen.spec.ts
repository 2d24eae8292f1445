// A part of a page that fails: spec §2.3, §8.
import { expect, hydrated, test } from '../fixtures.ts';

test('§2.3 §8 a part that fails says so in its place, and everything else on the page stays', async ({
  page,
  complaints,
}) => {
  const message = 'The list has no end';
  complaints.expect(new RegExp(message));
  await page.goto('/contact');
  // It is not in view yet.
  const src = await page.locator('footer page-island').first().getAttribute('src');
  const body = `export default { Content() { throw new Error('${message}'); } };`;
  await page.route(`**${src}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const text = page.locator('main form [name=message]');
  await text.fill('Typed before the failure');
  await hydrated(page);
  const failed = page.getByRole('contentinfo').getByRole('alert');
  await expect(failed.getByRole('heading')).toHaveText('Unexpected Application Error');
  await expect(failed).toContainText(message);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(text).toHaveValue('Typed before the failure');
});
