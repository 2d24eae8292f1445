// Type of project capabilities: spec §2.4.
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { expect, test } from '../fixtures.ts';

const { services, credentials } = readCapabilities();
const { list } = services;

test.use({ javaScriptEnabled: false });

test('§2.4 service types in two numbered columns, split in half rounded up; clients and credentials', async ({
  page,
}) => {
  await page.goto('/contract');
  const columns = page.locator('#service-types ol:not(figure ol)');
  await expect(columns).toHaveCount(2);
  const half = Math.ceil(list.length / 2);
  await expect(columns.nth(0).locator('li')).toHaveCount(half);
  await expect(columns.nth(1).locator('li')).toHaveCount(list.length - half);
  const items = await page.locator('#service-types li:not(figure li)').evaluateAll((all) =>
    all.map((item) => [
      (item as HTMLLIElement).value,
      // Figures and units do not break (tools/postbuild/no-break-spaces.ts).
      item.textContent.replaceAll('\u00a0', ' '),
    ]),
  );
  for (const [index, { name }] of list.entries()) {
    expect(items[index]).toEqual([index + 1, expect.stringContaining(name)]);
  }
  const subcontracted = list.filter(({ trade }) => !trade).length;
  const marks = columns.getByText(services.subcontracted, { exact: true });
  await expect(marks).toHaveCount(subcontracted);
  const lead = (await page.getByText(services.lead).textContent()) ?? '';
  expect(lead.match(/\d+/g)?.map(Number)).toEqual(
    expect.arrayContaining([list.length - subcontracted, subcontracted]),
  );
  const [left, right] = [await columns.nth(0).boundingBox(), await columns.nth(1).boundingBox()];
  expect(left?.y).toBe(right?.y);

  const { records } = readPortfolio();
  const sectors = new Set(records.map(({ sector }) => sector));
  await expect(page.locator('#clients section')).toHaveCount(sectors.size);
  const clients = new Set(records.map(({ client, sector }) => `${client}, ${sector}`));
  await expect(page.locator('#clients li')).toHaveCount(clients.size);
  const rows = page.locator('#credentials tbody tr');
  await expect(rows).toHaveCount(credentials.items.length);
  for (const [index, { title, number }] of credentials.items.entries()) {
    await expect(rows.nth(index)).toContainText(title);
    await expect(rows.nth(index)).toContainText(number);
  }

  await test.step('on phones both columns are folded, but not on paper', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [first, last] = [
      columns.first().locator('li').first(),
      columns.last().locator('li').last(),
    ];
    await expect(first).toBeHidden();
    await expect(last).toBeHidden();
    await page.locator('#service-types summary').first().click();
    await expect(first).toBeVisible();
    await expect(last).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(last).toBeVisible();
    await expect(page.locator('#service-types summary').first()).toBeHidden();
  });
});
