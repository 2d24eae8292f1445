// Log-in, register and account of the template: spec §2.5, §4, §5, §8.
import type { Page } from '@playwright/test';
import { letReactDraw } from '../clock.ts';
import { fillIn, open, SENT, touch } from '../estate.ts';
import { expect, test } from '../fixtures.ts';
import { PASSWORD, register } from '../register.ts';

const DIFFERS = "Confirm password doesn't match with password";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const remark = (page: Page, name: string) =>
  field(page, name).locator('xpath=ancestor::div[1]').locator('p');

test('§3 §5 the fields of log-in and of register, by name', async ({ page }) => {
  const names = (form: string) =>
    page
      .locator(`${form} [name]`)
      .evaluateAll((all: HTMLInputElement[]) => all.map(({ name }) => name));
  await page.goto('/login');
  expect(await names('#login')).toEqual(['username', 'email', 'password']);
  await page.goto('/register');
  expect(await names('#register')).toEqual([
    'name',
    'lastName',
    'username',
    'email',
    'password',
    'confirm',
    'terms',
  ]);
});

test('§2.4 log-in and register link to each other, each with its own form', async ({ page }) => {
  await open(page, '/login');
  const main = page.getByRole('main');
  await field(page, 'User name').fill('li');
  await field(page, 'User name').blur();
  await expect(remark(page, 'User name')).toHaveCount(1);
  await main.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  await expect(field(page, 'First name')).toBeVisible();
  await expect(field(page, 'User name')).toHaveValue('');
  await expect(remark(page, 'User name')).toHaveCount(0);
  await main.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/login');
});

test('§5 log-in has three fields and shows the error of each after submission', async ({
  page,
}) => {
  await open(page, '/login');
  const main = page.getByRole('main');
  await expect(remark(page, 'User name')).toHaveCount(0);
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(field(page, 'User name')).toBeFocused();
  await expect(field(page, 'User name')).toHaveAttribute('aria-invalid', 'true');
  await expect(remark(page, 'User name')).toHaveText('username is a required field');
  await expect(remark(page, 'E-mail')).toHaveText('email is a required field');
  await expect(remark(page, 'Password')).toHaveText('Password is required');
  await field(page, 'E-mail').fill('nobody');
  await expect(remark(page, 'E-mail')).toHaveText('Your Email is not valid! Provide valid email');
  await expect(page).toHaveURL('/login');
});

test('a name of 201 characters is kept and refused', async ({ page }) => {
  await open(page, '/login');
  const name = field(page, 'User name');
  const send = page.getByRole('main').getByRole('button', { name: 'Log in' });
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
  await name.fill('l'.repeat(200));
  await send.click();
  await expect(page).toHaveURL('/account');
});

test('§5 the password rules are shown one at a time, once the field is touched', async ({
  page,
}) => {
  await open(page, '/register');
  const password = field(page, 'Password');
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

test('§5 register has separate errors for names, a different confirmation and terms', async ({
  page,
}) => {
  await open(page, '/register');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(remark(page, 'First name')).toHaveText('First Name is required');
  await expect(remark(page, 'Last name')).toHaveText('Last Name is required');
  await expect(page.getByText('Please accept the terms and conditions')).toBeVisible();
  await field(page, 'First name').fill('Li');
  await expect(remark(page, 'First name')).toHaveText(
    'Too Short! Must be at least 3 characters long',
  );
  await expect(remark(page, 'Confirm password')).toHaveText('confirm is a required field');
  await field(page, 'Last name').fill('Be');
  await expect(remark(page, 'Last name')).toHaveText(
    'Too Short! Must be at least 3 characters long',
  );
  await field(page, 'Confirm password').fill('else');
  await expect(remark(page, 'Confirm password')).toHaveText(DIFFERS);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }),
  ).toHaveAttribute('href', '/login');
});

test('§5 equality of the passwords is validated again when either changes, once both are touched', async ({
  page,
}) => {
  await open(page, '/register');
  const [password, confirm] = [field(page, 'Password'), field(page, 'Confirm password')];
  await password.fill('Aa1!x');
  await password.blur();
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

test('§4 a password is hidden until its button shows it', async ({ page }) => {
  await open(page, '/login');
  const password = field(page, 'Password');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show: Password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide: Password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('§4 §8 register leads to the account with all input except the password', async ({
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
  expect(kept).toContain('lina@house.example');
  expect(kept).not.toContain(PASSWORD);
  expect([...sent, ...outsideRequests]).toEqual([]);
});

test('§4 log-in leads to the account, and its form is empty after going back', async ({ page }) => {
  await open(page, '/login');
  await fillIn(page.locator('#login'), {
    'User name': 'lina',
    'E-mail': 'lina@house.example',
    Password: PASSWORD,
  });
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('Hello lina');
  await page.goBack();
  await expect(field(page, 'User name')).toHaveValue('');
  await expect(field(page, 'Password')).toHaveValue('');
});

test('§8 the account without data says so and links to log-in', async ({ page }) => {
  await open(page, '/account');
  await expect(page.getByText('No user data available. Please log in again.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login',
  );
});

test('§8 logout shows a notice, leads to log-in, and going back does not show the data', async ({
  page,
}) => {
  await register(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You have been logged out')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/register');
  await page.goForward();
  await expect(page).toHaveURL('/login');
});
