import { expect, type Page } from '@playwright/test';
import { fillIn, open } from './estate.ts';

/** A valid password (spec 5). */
export const PASSWORD = 'Sehr1geheim!';

/** Registers an account at /register. */
export async function register(page: Page): Promise<void> {
  await open(page, '/register');
  const form = page.locator('#register');
  await fillIn(form, {
    'First name': 'Lina',
    'Last name': 'Berg',
    // With blanks, which the account leaves out.
    'User name': '  lina ',
    'E-mail': 'lina@house.example',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  });
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/account');
}
