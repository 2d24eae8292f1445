// Log-in, register and account of the template: spec §2.5, §4, §5, §8.
import type { Page } from '@playwright/test';
import { letReactDraw } from '../clock.ts';
import { fillIn, open, touch } from '../estate.ts';
import { expect, SENT, test } from '../fixtures.ts';
import { PASSWORD, register } from '../register.ts';

const DIFFERS = "Confirm password doesn't match with password";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const remark = (page: Page, name: string) =>
  field(page, name).locator('xpath=ancestor::div[1]').locator('p');
/** Names of a form's fields. */
const names = (page: Page, form: string) =>
  page
    .locator(`${form} [name]`)
    .evaluateAll((all: HTMLInputElement[]) => all.map(({ name }) => name));

test('§4 §5 §8 log-in validates its three fields, leads to the account, and is empty after going back', async ({
  page,
}) => {
  await open(page, '/login');
  expect(await names(page, '#login')).toEqual(['username', 'email', 'password']);
  const [name, password] = [field(page, 'User name'), field(page, 'Password')];
  const send = page.getByRole('main').getByRole('button', { name: 'Log in' });

  await test.step('errors are shown after submission', async () => {
    await expect(remark(page, 'User name')).toHaveCount(0);
    await send.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(remark(page, 'User name')).toHaveText('username is a required field');
    await expect(remark(page, 'E-mail')).toHaveText('email is a required field');
    await expect(remark(page, 'Password')).toHaveText('Password is required');
    await field(page, 'E-mail').fill('nobody');
    await expect(remark(page, 'E-mail')).toHaveText('Your Email is not valid! Provide valid email');
    await expect(page).toHaveURL('/login');
  });

  await test.step('a password is hidden until its button shows it', async () => {
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show: Password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide: Password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  await test.step('a name of 201 characters is kept and refused', async () => {
    await fillIn(page.locator('#login'), {
      'User name': 'l'.repeat(201),
      'E-mail': 'lina@house.example',
      Password: PASSWORD,
    });
    await expect(name).toHaveValue('l'.repeat(201));
    await expect(page.getByText('Characters over the limit of 200: 1').first()).toBeVisible();
    await send.click();
    await expect(name).toHaveAccessibleDescription(
      'username is too long: at most 200 characters can be sent',
    );
    await expect(name).toBeFocused();
    await expect(field(page, 'E-mail')).toHaveValue('lina@house.example');
  });

  await name.fill('l'.repeat(200));
  await send.click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText(`Hello ${'l'.repeat(200)}`);
  await page.goBack();
  await expect(name).toHaveValue('');
  await expect(password).toHaveValue('');
});

test('§2.4 §3 §5 register and log-in link to each other; register has errors for each field', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const [password, confirm] = [field(page, 'Password'), field(page, 'Confirm password')];
  await open(page, '/login');
  await field(page, 'User name').fill('li');
  await field(page, 'User name').blur();
  await expect(remark(page, 'User name')).toHaveCount(1);

  await test.step('each has its own form', async () => {
    await main.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    await expect(field(page, 'First name')).toBeVisible();
    await expect(field(page, 'User name')).toHaveValue('');
    await expect(remark(page, 'User name')).toHaveCount(0);
    expect(await names(page, '#register')).toEqual([
      'name',
      'lastName',
      'username',
      'email',
      'password',
      'confirm',
      'terms',
    ]);
    await main.getByRole('link', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('password rules are shown one at a time, once the field is touched', async () => {
    await open(page, '/register');
    await touch(field(page, 'User name'));
    await expect(remark(page, 'User name')).toHaveCount(1);
    await password.fill('Ab');
    await letReactDraw(page);
    await expect(password).not.toHaveAttribute('aria-invalid', 'true');
    await password.blur();
    for (const [value, message] of [
      ['', 'Password is required'],
      ['Ab', 'Password must be 5 characters long'],
      ['abcde', 'Password requires a number'],
      ['ABCD1', 'Password requires a lowercase letter'],
      ['abcd1', 'Password requires an uppercase letter'],
      ['Abcd1', 'Password requires a symbol'],
    ] as const) {
      await password.fill(value);
      await expect(remark(page, 'Password')).toHaveText(message);
    }
    await password.fill(PASSWORD);
    await expect(remark(page, 'Password')).toHaveCount(0);
  });

  await test.step('equality is validated when either password changes, once both are touched', async () => {
    await password.fill('Aa1');
    await expect(remark(page, 'Password')).toHaveCount(1);
    await expect(remark(page, 'Confirm password')).toHaveCount(0);
    await confirm.fill('Aa1!y');
    await confirm.blur();
    await expect(remark(page, 'Confirm password')).toHaveText(DIFFERS);
    await password.fill('Aa1!y');
    await expect(remark(page, 'Confirm password')).toHaveCount(0);
    await password.fill('Aa1!z');
    await expect(remark(page, 'Confirm password')).toHaveText(DIFFERS);
  });

  await test.step('names, confirmation and terms have their own errors', async () => {
    await open(page, '/register');
    await main.getByRole('button', { name: 'Register' }).click();
    await expect(remark(page, 'First name')).toHaveText('First Name is required');
    await expect(remark(page, 'Last name')).toHaveText('Last Name is required');
    await expect(page.getByText('Please accept the terms and conditions')).toBeVisible();
    await expect(remark(page, 'Confirm password')).toHaveText('confirm is a required field');
    for (const [label, value] of [
      ['First name', 'Li'],
      ['Last name', 'Be'],
    ] as const) {
      await field(page, label).fill(value);
      await expect(remark(page, label)).toHaveText('Too Short! Must be at least 3 characters long');
    }
    await confirm.fill('else');
    await expect(remark(page, 'Confirm password')).toHaveText(DIFFERS);
  });
});

test('§4 §8 register leads to the account with all input except the password; logout removes it', async ({
  page,
  outsideRequests,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await register(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText('Agent of Property')).toBeVisible();
  await page.getByRole('tab', { name: 'Profile' }).click();
  const profile = page.getByRole('tabpanel');
  for (const word of ['lina', 'lina@house.example', 'Lina', 'Berg']) {
    await expect(profile.getByText(word, { exact: true })).toBeVisible();
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }, location.href]),
  );
  expect(kept).toContain('"username":"lina"');
  expect(kept).toContain('lina@house.example');
  expect(kept).not.toContain(PASSWORD);
  expect([...sent, ...outsideRequests]).toEqual([]);

  await test.step('after logout, going back does not show the data', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('You have been logged out')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/register');
    await page.goForward();
    await expect(page).toHaveURL('/login');
  });

  await test.step('the account without data says so and links to log-in', async () => {
    await open(page, '/account');
    await expect(page.getByText('No user data available. Please log in again.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login',
    );
  });
});
