// Log-in, register and account of the template: spec §2.5, §4, §5, §8.
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';

const SENT = 'Congratulations! You Have Submitted Successfully.';
const PASSWORD = 'Sehr1geheim!';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const remark = (page: Page, name: string) =>
  field(page, name).locator('xpath=ancestor::div[1]').locator('p');

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

async function register(page: Page) {
  await open(page, '/register');
  await field(page, 'First name').fill('Lina');
  await field(page, 'Last name').fill('Berg');
  await field(page, 'User name').fill('lina');
  await field(page, 'E-mail').fill('lina@house.example');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/account');
}

test('§5 log-in has three fields and tells what each lacks once it is sent', async ({ page }) => {
  await open(page, '/login');
  const main = page.getByRole('main');
  await expect(page.locator('#login input')).toHaveCount(3);
  await expect(remark(page, 'User name')).toHaveCount(0);
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(field(page, 'User name')).toBeFocused();
  await expect(field(page, 'User name')).toHaveAttribute('aria-invalid', 'true');
  await expect(remark(page, 'User name')).toHaveText(/ is a required field$/);
  await expect(remark(page, 'Password')).toHaveText('Password is required');
  await field(page, 'E-mail').fill('nobody');
  await expect(remark(page, 'E-mail')).toHaveText('Your Email is not valid! Provide valid email');
  await expect(page).toHaveURL('/login');
});

test('§5 the rules of a password are told one after the other, after touch', async ({ page }) => {
  await open(page, '/register');
  const password = field(page, 'Password');
  await password.fill('Ab');
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

test('§5 register tells names, another password and terms apart', async ({ page }) => {
  await open(page, '/register');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(remark(page, 'First name')).toHaveText('First Name is required');
  await expect(remark(page, 'Last name')).toHaveText('Last Name is required');
  await expect(page.getByText('Please accept the terms and conditions')).toBeVisible();
  await field(page, 'First name').fill('Li');
  await expect(remark(page, 'First name')).toHaveText(
    'Too Short! Must be at least 3 characters long',
  );
  await field(page, 'Confirm password').fill('else');
  await expect(remark(page, 'Confirm password')).toHaveText(
    "Confirm password doesn't match with password",
  );
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }),
  ).toHaveAttribute('href', '/login');
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

test('§4 §8 register leads to the account with all that was entered but the password', async ({
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

test('§4 log-in leads to the account, and going back finds its form empty', async ({ page }) => {
  await open(page, '/login');
  await field(page, 'User name').fill('lina');
  await field(page, 'E-mail').fill('lina@house.example');
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/account');
  await page.goBack();
  await expect(field(page, 'User name')).toHaveValue('');
  await expect(field(page, 'Password')).toHaveValue('');
});

test('§2.5 the account has nine entries, each with its panel', async ({ page }) => {
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
  for (const name of entries.slice(1)) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(name);
  }
});

test('§3 saved properties can be deleted one by one', async ({ page }) => {
  await register(page);
  await page.getByRole('tab', { name: 'My Properties' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('rowheader')).toHaveCount(3);
  await panel.getByRole('button', { name: 'Delete Palm Court House' }).click();
  await expect(panel.getByRole('rowheader')).toHaveText([
    'Harbour View Apartment',
    'Orchard Villa',
  ]);
});

test('§8 the account without data says so and leads to log-in', async ({ page }) => {
  await open(page, '/account');
  await expect(page.getByText('No user data available. Please log in again.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login',
  );
});

test('§8 logout says so, leads to log-in, and going back does not bring the data up', async ({
  page,
}) => {
  await register(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You have been logged out')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('lina@house.example')).toHaveCount(0);
});
