// The data of the account: spec §4, §5, §8; its panels: estate-dashboard.spec.ts.
import type { Page } from '@playwright/test';
import { fillIn, panelOf, sentBy } from '../estate.ts';
import { expect, SENT, test } from '../fixtures.ts';
import { PASSWORD, register } from '../register.ts';

/** Waits until the notice of the previous form is gone, to tell the next one from it. */
async function noticeOver(page: Page) {
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('status');
  await expect(notice).toContainText(SENT);
  await notice.getByRole('progressbar').evaluate((bar) => bar.getAnimations()[0]?.finish());
  await expect(page.getByText(SENT)).toHaveCount(0);
}

test('§4 §8 the account has all input except the password, keeps changes, and loses them by logout; nothing is sent', async ({
  page,
  outsideRequests,
}) => {
  const sent = sentBy(page);
  await register(page);
  await expect(page.getByText('Agent of Property')).toBeVisible();
  await noticeOver(page);
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }, location.href]),
  );
  expect(kept).toContain('"username":"lina"');
  expect(kept).not.toContain(PASSWORD);

  await test.step('§5 account details are prefilled and validated like a message', async () => {
    const details = await panelOf(page, 'Account Details');
    await expect(details.getByLabel('First name')).toHaveValue('Lina');
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(details.locator('[id$=-error]')).toHaveText([
      'phone is a required field',
      'address is a required field',
    ]);
    await fillIn(details, {
      'First name': 'Lino',
      Telephone: 'at the desk',
      Address: 'Palm Avenue 7',
    });
    await details.getByRole('button', { name: 'Save' }).click();
    await noticeOver(page);
  });

  await test.step('profile and address show what was saved, also after a reload', async () => {
    await page.reload();
    await expect(page.getByText('Lino Berg').first()).toBeVisible();
    for (const [entry, words] of [
      ['Profile', ['lina', 'lina@house.example', 'Lino', 'Berg', 'at the desk']],
      ['address', ['Palm Avenue 7']],
    ] as const) {
      const panel = await panelOf(page, entry);
      for (const word of words) await expect(panel.getByText(word, { exact: true })).toBeVisible();
    }
  });

  await test.step('§5 a change of password has the rules of register', async () => {
    const change = await panelOf(page, 'Change Password');
    await fillIn(change, { 'New password': 'abcde', 'Confirm password': 'else' });
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(change.locator('[id$=-error]')).toHaveText([
      'Current password is a required field',
      'Password requires a number',
      "Confirm password doesn't match with password",
    ]);
  });

  await test.step('after logout, going back does not show the data', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('You have been logged out')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/register');
  });
  expect([...sent, ...outsideRequests]).toEqual([]);
});
