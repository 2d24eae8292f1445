// Untouched fields in the accessibility tree.
import { expect, hydrated, test } from '../fixtures.ts';
import { pages, readPage } from '../pages.ts';

/** Pages with a form besides the footer's. */
const withForm = pages.filter((path) => readPage(path).split('<form').length > 2);

test('no field is invalid before it is touched', async ({ page, context }) => {
  test.setTimeout(180_000);
  expect(withForm).toContain('/contact');
  const devTools = await context.newCDPSession(page);
  const invalid: string[] = [];
  for (const path of withForm) {
    await page.goto(path);
    await hydrated(page);
    const { nodes } = await devTools.send('Accessibility.getFullAXTree');
    for (const { role, name, properties = [] } of nodes) {
      const isInvalid = properties.some(
        (property) => property.name === 'invalid' && property.value.value !== 'false',
      );
      if (isInvalid) invalid.push(`${path} ${role?.value} ${name?.value}`);
    }
  }
  expect(invalid).toEqual([]);
});
