// Type of project capabilities: spec §2.4.
import { readInterface } from '#app/content/interface.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { expect, test } from '../fixtures.ts';

const { services, credentials } = readCapabilities();
const { list } = services;

test.use({ javaScriptEnabled: false });

test('§2.4 service types are in two columns, with clients and credentials', async ({ page }) => {
  await page.goto('/contract');
  const columns = page.locator('#service-types ol:not(figure ol)');
  const half = Math.ceil(list.length / 2);
  for (const [index, part] of [list.slice(0, half), list.slice(half)].entries()) {
    const items = columns.nth(index).locator('li');
    await expect(items).toHaveCount(part.length);
    await expect(items).toContainText(part.map(({ name }) => name));
    await expect(items.first()).toHaveJSProperty('value', index * half + 1);
  }
  const tops = [await columns.first().boundingBox(), await columns.last().boundingBox()];
  expect(tops[0]?.y).toBe(tops[1]?.y);
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = columns.first().locator('li:visible');
  await expect(shown).toHaveCount(Math.min(3, half));
  const others = fill(readInterface().foldRest, { n: half - 3 });
  await page.locator('#service-types').getByText(others).first().click();
  await expect(shown).toHaveCount(half);
  const marks = columns.getByText(services.subcontracted, { exact: true });
  await expect(marks).toHaveCount(list.filter(({ isSubcontracted }) => isSubcontracted).length);

  const { records } = readPortfolio();
  const clients = new Set(records.map(({ client, sector }) => `${client}, ${sector}`));
  await expect(page.locator('#clients li')).toHaveCount(clients.size);
  const rows = page.locator('#credentials tbody tr');
  await expect(rows).toHaveCount(credentials.items.length);
  await expect(rows).toContainText(credentials.items.map(({ title }) => title));
  await expect(rows).toContainText(credentials.items.map(({ number }) => number));
});
