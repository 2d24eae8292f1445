import type { Page } from '@playwright/test';

/** Lets the first island in the footer of the page fail when it is rendered; it is not in view yet. */
export async function failIslandOfFooter(page: Page, message: string): Promise<void> {
  const src = await page.locator('footer page-island').first().getAttribute('src');
  const body = `export default { Content() { throw new Error(${JSON.stringify(message)}); } };`;
  await page.route(`**${src}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
