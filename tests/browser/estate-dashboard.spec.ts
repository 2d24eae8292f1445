// The panels of the account: spec §2.5, §3, §4, §8.
import type { Page } from '@playwright/test';
import { brokenWords, fillIn } from '../estate.ts';
import { expect, SENT, test } from '../fixtures.ts';
import { PASSWORD, register } from '../register.ts';

/** Selects an entry of the account and returns its panel. */
async function panelOf(page: Page, entry: string) {
  await page.getByRole('tab', { name: entry, exact: true }).click();
  return page.getByRole('tabpanel');
}

/** Waits until the notice of the previous form is gone, to tell the next one from it. */
async function noticeOver(page: Page) {
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('status');
  await expect(notice).toContainText(SENT);
  await notice.getByRole('progressbar').evaluate((bar) => bar.getAnimations()[0]?.finish());
  await expect(page.getByText(SENT)).toHaveCount(0);
}

test('§2.5 §3 the account has nine entries in a vertical list, each with its panel', async ({
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

  await test.step('arrow keys', async () => {
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
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
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
  await expect(await panelOf(page, 'address')).toContainText('Palm Court 12');
  const add = (await panelOf(page, 'Add Property')).getByRole('link');
  await expect(add).toHaveAttribute('href', '/add-new-listing');
  const payments = await panelOf(page, 'Payments');
  await expect(payments.getByRole('columnheader')).toHaveText(['Date', 'Purpose', 'Amount (USD)']);
  await expect(payments.getByRole('row')).toHaveCount(4);
  await expect(payments.getByRole('row').last()).toContainText('125.50');
  const favourites = await panelOf(page, 'Favorite Properties');
  await expect(favourites.getByRole('rowheader')).toHaveCount(3);
  await expect(favourites.getByRole('link', { name: /^Edit/ })).toHaveCount(0);

  await test.step('saved properties have their fields, fit a narrow screen, and can be deleted', async () => {
    const panel = await panelOf(page, 'My Properties');
    await expect(panel.getByRole('columnheader')).toHaveText([
      'Picture',
      'Property',
      'Location',
      'Price',
      'Saved on',
      'Edit and delete',
    ]);
    const row = panel.getByRole('row').filter({ hasText: 'Palm Court House' });
    await expect(row.locator('img')).toHaveAttribute('alt', /\w/);
    await expect(row).toContainText('Zum Palmenhof 18, Potsdam');
    await expect(row).toContainText('$340.00');
    await expect(row).toContainText('14 March 2026');
    await expect(row.getByRole('link', { name: 'Edit Palm Court House' })).toHaveAttribute(
      'href',
      '/add-new-listing',
    );
    await expect(panel.getByRole('rowheader')).toHaveCount(3);

    for (const width of [768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenWords(panel.getByRole('table'))).toEqual([]);
      const [inside = 0, outside = 0] = await panel.evaluate((box) => [
        box.querySelector('table')?.getBoundingClientRect().width,
        box.getBoundingClientRect().width,
      ]);
      expect(inside).toBeLessThanOrEqual(outside);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    await panel.getByRole('button', { name: 'Delete Palm Court House' }).click();
    await expect(panel.getByRole('rowheader')).toHaveText([
      'Harbour View Apartment',
      'Orchard Villa',
    ]);
    // The focused button has been removed.
    await expect(panel.locator('[tabindex="-1"]')).toBeFocused();
    await panel.getByRole('button', { name: 'Delete Harbour View Apartment' }).click();
    await panel.getByRole('button', { name: 'Delete Orchard Villa' }).click();
    await expect(panel.getByText('This list is empty.')).toBeVisible();
  });
});

test('§5 §8 account details are prefilled and validated like a message; the change of password has the rules of register', async ({
  page,
}) => {
  await register(page);
  await noticeOver(page);
  const details = await panelOf(page, 'Account Details');
  await expect(details.getByLabel('First name')).toHaveValue('Lina');
  await expect(details.getByLabel('E-mail')).toHaveValue('lina@house.example');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('phone is a required field')).toBeVisible();
  await expect(details.getByText('address is a required field')).toBeVisible();
  await expect(page.getByText(SENT)).toHaveCount(0);
  await fillIn(details, { Telephone: 'at the desk', Address: 'Palm Court 12' });
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(SENT)).toBeVisible();

  await noticeOver(page);
  const change = await panelOf(page, 'Change Password');
  const save = change.getByRole('button', { name: 'Save' });
  await fillIn(change, { 'New password': 'abcde', 'Confirm password': 'else' });
  await save.click();
  await expect(change.locator('[id$=-error]')).toHaveText([
    'Current password is a required field',
    'Password requires a number',
    "Confirm password doesn't match with password",
  ]);
  await fillIn(change, {
    'Current password': 'before',
    'New password': PASSWORD,
    'Confirm password': PASSWORD,
  });
  await save.click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(change.getByLabel('New password', { exact: true })).toHaveValue('');
});
