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
  await expect(favourites.getByRole('button', { name: /^Edit/ })).toHaveCount(3);

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
    await expect(row).toContainText('2 January 2026');
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

    await test.step('one is edited in the listing form, which is empty after submission; Back returns to the panel', async () => {
      await row.getByRole('button', { name: 'Edit Palm Court House' }).click();
      await expect(page).toHaveURL('/add-new-listing');
      const values = {
        'Property title': 'Palm Court House',
        Status: 'For Rent',
        Type: 'House',
        'Area in Sq Ft': '2,180',
        Rooms: '4',
        'E-mail': 'lina@house.example',
      };
      const field = (label: string) => page.getByLabel(label, { exact: true });
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

test('§5 §8 account details are prefilled, validated like a message and kept; the change of password has the rules of register', async ({
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
  await fillIn(details, { Telephone: 'at the desk', Address: 'Palm Avenue 7' });
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await noticeOver(page);

  await test.step('profile, address and form show what was saved, also after another save and a reload', async () => {
    await details.getByLabel('First name').fill('Lino');
    await details.getByRole('button', { name: 'Save' }).click();
    await noticeOver(page);
    await page.reload();
    await expect(page.getByText('Lino Berg').first()).toBeVisible();
    for (const [entry, words] of [
      ['Profile', ['Lino', 'at the desk']],
      ['address', ['Palm Avenue 7']],
    ] as const) {
      const panel = await panelOf(page, entry);
      for (const word of words) await expect(panel.getByText(word, { exact: true })).toBeVisible();
    }
    await panelOf(page, 'Account Details');
    await expect(details.getByLabel('Telephone')).toHaveValue('at the desk');
    await expect(details.getByLabel('Address')).toHaveValue('Palm Avenue 7');
  });

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
