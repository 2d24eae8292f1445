// The panels of the account: spec §2.5, §3, §4.
import { brokenWords } from '../broken-words.ts';
import { panelOf } from '../estate.ts';
import { expect, SENT, test } from '../fixtures.ts';
import { register } from '../register.ts';

test('§2.5 §3 the account has nine entries in a vertical list, each with its panel; saved properties can be edited and deleted', async ({
  page,
}) => {
  await register(page);
  const entries = [
    'Home',
    'Profile',
    'address',
    'Account Details',
    'My Properties',
    'Favorite Properties',
    'Add Property',
    'Payments',
    'Change Password',
  ];
  await expect(page.getByRole('tab')).toHaveText(entries);
  await expect(page.getByRole('tabpanel')).toContainText('Hello Lina Berg');

  await test.step('arrow keys go along the list', async () => {
    const list = page.getByRole('tablist');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    await tab('Home').focus();
    for (const [key, name] of [
      ['ArrowDown', 'Profile'],
      ['ArrowRight', 'Profile'],
      ['ArrowUp', 'Home'],
      ['ArrowUp', 'Change Password'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
    }
    // In a narrow window the list is a row.
    await page.setViewportSize({ width: 700, height: 900 });
    await expect(list).not.toHaveAttribute('aria-orientation');
    await page.keyboard.press('ArrowLeft');
    await expect(tab('Payments')).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  for (const name of entries.slice(1)) {
    const panel = await panelOf(page, name);
    await expect(panel).toHaveCount(1);
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(name);
  }
  const add = (await panelOf(page, 'Add Property')).getByRole('link');
  await expect(add).toHaveAttribute('href', '/add-new-listing');
  const payments = await panelOf(page, 'Payments');
  await expect(payments.getByRole('row')).toHaveCount(4);
  await expect(payments.getByRole('row').last()).toContainText('125.50');
  const favourites = await panelOf(page, 'Favorite Properties');
  await expect(favourites.getByRole('rowheader')).toHaveCount(3);

  const panel = await panelOf(page, 'My Properties');
  const row = panel.getByRole('row').filter({ hasText: 'Palm Court House' });
  await test.step('saved properties have their fields and fit a narrow screen', async () => {
    await expect(row.locator('img')).toHaveAttribute('alt', /\w/);
    await expect(row).toContainText('Zum Palmenhof 18, Potsdam');
    await expect(row).toContainText('$340.00');
    await expect(row).toContainText('2 January 2026');
    for (const width of [768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await panel.getByRole('table').evaluateAll(brokenWords)).toEqual([]);
      const [inside = 0, outside = 0] = await panel.evaluate((box) => [
        box.querySelector('table')?.getBoundingClientRect().width,
        box.getBoundingClientRect().width,
      ]);
      expect(inside).toBeLessThanOrEqual(outside);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('one is edited in the listing form, which is empty after submission; Back returns to the panel', async () => {
    await row.getByRole('button', { name: 'Edit Palm Court House' }).click();
    await expect(page).toHaveURL('/add-new-listing');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const values = {
      'Property title': 'Palm Court House',
      Status: 'For Rent',
      Type: 'House',
      'Area in Sq Ft': '2,180',
      Rooms: '4',
      'E-mail': 'lina@house.example',
    };
    for (const [label, value] of Object.entries(values)) {
      await expect(field(label)).toHaveValue(value);
    }
    await field('Phone').fill('at the desk');
    await page.getByRole('button', { name: 'Add the listing' }).click();
    await expect(page.getByText(SENT)).toBeVisible();
    for (const label of Object.keys(values)) await expect(field(label)).toHaveValue('');
    await page.goBack();
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('My Properties');
  });

  await panel.getByRole('button', { name: 'Delete Palm Court House' }).click();
  // The focused button has been removed.
  await expect(panel.locator('[tabindex="-1"]')).toBeFocused();
  await expect(panel.getByRole('rowheader')).toHaveCount(2);
  for (const title of ['Harbour View Apartment', 'Orchard Villa']) {
    await panel.getByRole('button', { name: `Delete ${title}` }).click();
  }
  await expect(panel.getByText('This list is empty.')).toBeVisible();
});
