// Log-in and register of the template: spec §2.4, §2.5, §4, §5, §8; the account: estate-account.spec.ts.
import { fillIn, open, SHORT } from '../estate.ts';
import { expect, hydrated, SENT, test } from '../fixtures.ts';
import { PASSWORD } from '../register.ts';

const DIFFERS = "Confirm password doesn't match with password";

test('§4 §5 §8 log-in validates its three fields, leads to the account, and is empty after going back', async ({
  page,
}) => {
  await open(page, '/login');
  const form = page.locator('#login form');
  const errors = form.locator('[id$=-error]');
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const send = form.getByRole('button', { name: 'Log in' });
  await send.click();
  await expect(errors).toHaveText([
    'username is a required field',
    'email is a required field',
    'Password is required',
  ]);
  await expect(field('User name')).toBeFocused();
  await expect(field('User name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/login');

  await test.step('a password is hidden until its button shows it', async () => {
    await expect(field('Password')).toHaveAttribute('type', 'password');
    await form.getByRole('button', { name: 'Show: Password' }).click();
    await expect(field('Password')).toHaveAttribute('type', 'text');
    await form.getByRole('button', { name: 'Hide: Password' }).click();
    await expect(field('Password')).toHaveAttribute('type', 'password');
  });

  await fillIn(form, {
    'User name': 'lina',
    'E-mail': 'lina@house.example',
    Password: PASSWORD,
  });
  await send.click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('Hello lina');
  await page.goBack();
  await expect(field('User name')).toHaveValue('');
  await expect(field('Password')).toHaveValue('');
});

test('§2.4 §5 register and log-in link to each other; register has errors for each field, and its password is not kept', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await open(page, '/register');
  const form = page.locator('#register form');
  const errors = form.locator('[id$=-error]');
  const password = form.getByLabel('Password', { exact: true });
  const confirm = form.getByLabel('Confirm password', { exact: true });
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(errors).toHaveText([
    'First Name is required',
    'Last Name is required',
    'username is a required field',
    'email is a required field',
    'Password is required',
    'confirm is a required field',
    'Please accept the terms and conditions',
  ]);
  await fillIn(form, { 'First name': 'Li', 'Last name': 'Be', 'User name': 'li' });
  for (const place of [0, 1, 2]) await expect(errors.nth(place)).toHaveText(SHORT);
  await fillIn(form, {
    'First name': 'Lina',
    'Last name': 'Berg',
    'User name': 'lina',
    'E-mail': 'lina@house.example',
    'Confirm password': 'else',
  });
  await form.getByRole('checkbox').check();

  await test.step('password rules are shown one at a time, and equality is validated with both fields', async () => {
    for (const [value, message] of [
      ['Ab', 'Password must be 5 characters long'],
      ['abcde', 'Password requires a number'],
      ['ABCD1', 'Password requires a lowercase letter'],
      ['abcd1', 'Password requires an uppercase letter'],
      ['Abcd1', 'Password requires a symbol'],
    ] as const) {
      await password.fill(value);
      await expect(errors).toHaveText([message, DIFFERS]);
    }
    await password.fill(PASSWORD);
    await expect(errors).toHaveText([DIFFERS]);
    await confirm.fill(PASSWORD);
    await expect(errors).toHaveCount(0);
    await password.fill(`${PASSWORD}!`);
    await expect(errors).toHaveText([DIFFERS]);
  });

  await test.step('going back restores what was typed, but never a password, visible or not', async () => {
    await form.getByRole('button', { name: 'Show: Password' }).click();
    await main.getByRole('link', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    await page.goBack();
    await hydrated(page);
    await expect(form.getByLabel('User name')).toHaveValue('lina');
    await expect(password).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain(PASSWORD);
  });
});
