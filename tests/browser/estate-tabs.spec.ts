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

test('§2.5 §4 §9 the latest properties have five tabs, each with its part of the list, and the floor plans six', async ({
  page,
}) => {
  const latest = section(page, 'Latest properties');
  const selected = latest.getByRole('tab', { selected: true });

  await test.step('the line below the selected tab is visible in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/home-two');
    const rules = await latest
      .getByRole('tab')
      .evaluateAll((all) => all.map((tab) => getComputedStyle(tab).borderBlockEndColor));
    expect(new Set(rules.slice(1)).size).toBe(1);
    expect(rules[0]).not.toBe(rules[1]);
    await page.emulateMedia({ forcedColors: null });
  });

  await expect(latest.getByRole('tab')).toHaveText(SLICES.map(([label]) => label));
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
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('Houses').click();
    for (const [key, name] of [
      ['ArrowRight', 'Apartments'],
      ['Alt+ArrowRight', 'Apartments'],
      ['End', 'Swimming Pool'],
      ['ArrowRight', 'Houses'],
      ['ArrowLeft', 'Swimming Pool'],
      ['Home', 'Houses'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: titles[0] ?? '' })).toBeFocused();
  });

  await test.step('an address typed into the open page switches the tab', async () => {
    for (const [hash, name] of [
      ['#latest-2', 'Apartments'],
      ['#latest-1', 'Houses'],
    ] as const) {
      await page.evaluate((to) => location.assign(to), hash);
      await expect(selected).toHaveText(name);
      await expect(page.locator(hash)).toBeInViewport();
    }
  });

  await test.step('floor plans: six tabs under Select Floor, the first selected, one at a time', async () => {
    await open(page, '/home-three');
    const plans = section(page, 'Floor plans');
    await expect(plans.getByText('Select Floor', { exact: true })).toBeVisible();
    const tabs = plans.getByRole('tablist', { name: 'Select Floor' }).getByRole('tab');
    await expect(tabs).toHaveText(['1', '2', '3', '4', '5', '6']);
    await expect(plans.getByRole('tab', { selected: true })).toHaveText('1');
    const panel = plans.getByRole('tabpanel');
    const rooms = ['03', '04', '05', '06', '07', '08'];
    for (const [index, count] of rooms.entries()) {
      await tabs.nth(index).click();
      await expect(panel).toHaveCount(1);
      await expect(panel.locator('dt')).toHaveText([
        'Rooms',
        'Bathroom',
        'Total Area SQ.M',
        'Parking',
        'Total Price',
      ]);
      await expect(panel.locator('dd').first()).toHaveText(count);
      const plan = panel.getByRole('img', { name: `Plan of floor ${index + 1}` });
      await expect(plan).toBeVisible();
      const drawn = await plan.locator('g').evaluateAll((all) =>
        all.map((room) => {
          const { width = null, height = null } = room.querySelector('rect') ?? {};
          const area = (width?.baseVal.value ?? 0) * (height?.baseVal.value ?? 0);
          return { name: room.textContent, area };
        }),
      );
      const called = (names: RegExp) => drawn.filter(({ name }) => names.test(name)).length;
      expect(called(/^(Living|Dining|Room|Study)$/)).toBe(Number(count));
      const [, bathrooms, area] = await panel.locator('dd').allTextContents();
      expect(called(/^Bath$/)).toBe(Number(bathrooms));
      expect(drawn.reduce((sum, room) => sum + room.area, 0)).toBeCloseTo(Number(area), 1);
    }
    await expect(panel.locator('dd').last()).toHaveText('$5453.1');
    await tabs.first().click();
    await expect(panel.locator('dd').last()).toHaveText('$1323.1');
  });

  await test.step('on paper every list and plan has its name', async () => {
    await page.emulateMedia({ media: 'print' });
    const before = (elements: Element[]) =>
      elements.map((element) => getComputedStyle(element, '::before').content);
    expect(await latest.getByRole('tabpanel').evaluateAll(before)).toEqual(
      SLICES.map(([label]) => `"${label}"`),
    );
    const plans = section(page, 'Floor plans').locator('[role=tabpanel] > div');
    expect(await plans.evaluateAll(before)).toEqual(
      [1, 2, 3, 4, 5, 6].map((floor) => `"Plan of floor ${floor}"`),
    );
  });
});
