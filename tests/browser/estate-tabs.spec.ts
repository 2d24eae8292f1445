// Tabs of the template's pages: spec §2.5, §4, §9.
import { readEstateListings } from '#app/estate/listings.server.ts';
import { open, section } from '../estate.ts';
import { expect, test } from '../fixtures.ts';

const SLICES: [string, number, number][] = [
  ['Houses', 0, 6],
  ['Apartments', 6, 13],
  ['Bed', 1, 7],
  ['Smart House', 5, 10],
  ['Swimming Pool', 2, 8],
];
const titles = readEstateListings().map(({ title }) => title);

/** What is printed before each element. */
const before = (elements: Element[]) =>
  elements.map((element) => getComputedStyle(element, '::before').content);

test('§2.5 §4 §9 the latest properties have five tabs, each with its part of the list', async ({
  page,
}) => {
  await open(page, '/home-two');
  const latest = section(page, 'Latest properties');
  const tabs = latest.getByRole('tab');
  const selected = latest.getByRole('tab', { selected: true });
  await expect(tabs).toHaveText(SLICES.map(([label]) => label));
  await expect(selected).toHaveText('Houses');
  for (const [label, from, to] of SLICES) {
    await latest.getByRole('tab', { name: label, exact: true }).click();
    await expect(selected).toHaveText(label);
    await expect(latest.getByRole('tabpanel')).toHaveCount(1);
    await expect(latest.getByRole('tabpanel').getByRole('heading')).toHaveText(
      titles.slice(from, to),
    );
  }
  await expect(page).toHaveURL('/home-two');

  await test.step('keyboard: one tab stop, arrow keys, Home and End', async () => {
    for (const [key, name] of [
      ['ArrowRight', 'Houses'],
      ['ArrowLeft', 'Swimming Pool'],
      ['Home', 'Houses'],
      ['Alt+ArrowRight', 'Houses'],
      ['End', 'Swimming Pool'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(selected).toHaveText(name);
      await expect(selected).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: titles[2] ?? '' })).toBeFocused();
  });

  await test.step('an address typed into the open page switches the tab', async () => {
    await page.evaluate(() => location.assign('#latest-2'));
    await expect(selected).toHaveText('Apartments');
    await expect(page.locator('#latest-2')).toBeInViewport();
  });

  await test.step('the line below the selected tab is visible in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const rules = await tabs.evaluateAll((all) =>
      all.map((tab) => getComputedStyle(tab).borderBlockEndColor),
    );
    const [first, second, ...others] = rules;
    expect(new Set([first, ...others]).size).toBe(1);
    expect(second).not.toBe(first);
    await page.emulateMedia({ forcedColors: null });
  });

  await test.step('on paper every list has its name', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await latest.getByRole('tabpanel').evaluateAll(before)).toEqual(
      SLICES.map(([label]) => `"${label}"`),
    );
  });
});

test('§2.5 §4 floor plans have six tabs under Select Floor, the first selected, one at a time', async ({
  page,
}) => {
  await open(page, '/home-three');
  const plans = section(page, 'Floor plans');
  const tabs = plans.getByRole('tablist', { name: 'Select Floor' }).getByRole('tab');
  await expect(plans.getByText('Select Floor', { exact: true })).toBeVisible();
  await expect(tabs).toHaveText(['1', '2', '3', '4', '5', '6']);
  const panel = plans.getByRole('tabpanel');
  await expect(panel.locator('dd').last()).toHaveText('$1323.1');
  for (const [index, rooms] of ['03', '04', '05', '06', '07', '08'].entries()) {
    await tabs.nth(index).click();
    await expect(panel).toHaveCount(1);
    await expect(panel.locator('dt')).toHaveText([
      'Rooms',
      'Bathroom',
      'Total Area SQ.M',
      'Parking',
      'Total Price',
    ]);
    await expect(panel.locator('dd').first()).toHaveText(rooms);
    const plan = panel.getByRole('img', { name: `Plan of floor ${index + 1}` });
    const drawn = plan.locator('g').filter({ hasText: /^(Living|Dining|Room|Study)$/ });
    await expect(drawn).toHaveCount(Number(rooms));
    const baths = await panel.locator('dd').nth(1).textContent();
    await expect(plan.locator('g').filter({ hasText: 'Bath' })).toHaveCount(Number(baths));
  }
  await expect(panel.locator('dd').last()).toHaveText('$5453.1');
  await page.emulateMedia({ media: 'print' });
  expect(await plans.locator('[role=tabpanel] > div').evaluateAll(before)).toEqual(
    [1, 2, 3, 4, 5, 6].map((floor) => `"Plan of floor ${floor}"`),
  );
});
