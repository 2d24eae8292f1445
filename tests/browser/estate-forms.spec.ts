// Forms of the template's composed pages: spec §3, §4, §5, §8; they send nothing: §7.
import type { Locator } from '@playwright/test';
import { clickWhileValidating } from '../click-while-validating.ts';
import { letReactDraw, openWithStoppedClock } from '../clock.ts';
import { fillIn, open, touch } from '../estate.ts';
import { expect, hydrated, SENT, test } from '../fixtures.ts';
import { scriptsExporting } from '../pages.ts';

const SHORT = 'Too Short! Must be at least 3 characters long';
const MESSAGE = {
  Name: 'Lin',
  Telephone: 'at the desk',
  'E-mail': 'lin@house.example',
  Address: 'Way',
};

test('§4 §5 §8 the contact message of the FAQ page is validated and confirmed, and nothing is sent', async ({
  page,
}) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url());
  });
  await open(page, '/faq');
  await expect(page.getByText('This sample form needs JavaScript')).toBeHidden();
  const form = page.locator('#message');
  const errors = form.locator('[id$=-error]');

  await test.step('submission touches all fields, keeps them, and focuses the first invalid one', async () => {
    await form.getByLabel('Message').fill('Which of the five?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(errors).toHaveText([
      'name is a required field',
      'phone is a required field',
      'email is a required field',
      'address is a required field',
    ]);
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(4);
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByLabel('Message')).toHaveValue('Which of the five?');
  });

  await test.step('valid input is removed, and a toast confirms it', async () => {
    await fillIn(form, MESSAGE);
    await form.getByRole('button', { name: 'Send Message' }).click();
    const toast = page.getByRole('region', { name: 'Notices' }).getByRole('status');
    await expect(toast).toContainText(SENT);
    // The coloured theme: a plain toast has the colour of the page.
    await expect(toast).toHaveCSS('background-color', 'rgb(27, 106, 60)');
    for (const label of ['Name', 'Telephone', 'E-mail', 'Address', 'Message']) {
      await expect(form.getByLabel(label)).toHaveValue('');
    }
    await expect(errors).toHaveCount(0);
  });

  await test.step('errors are shown on blur and while typing', async () => {
    await touch(form.getByLabel('Telephone'));
    await expect(errors).toHaveText(['phone is a required field']);
    await form.getByLabel('Telephone').fill(MESSAGE.Telephone);
    await form.getByLabel('Name').fill('Li');
    await letReactDraw(page);
    await expect(errors).toHaveCount(0);
    await form.getByLabel('Message').focus();
    await expect(errors).toHaveText([SHORT]);
    await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Name').fill('Lin');
    await expect(errors).toHaveCount(0);
    await form.getByLabel('E-mail').fill('lin@house');
    await form.getByLabel('Address').fill('Wa');
    await form.getByLabel('Message').fill('Four');
    await form.getByLabel('Name').focus();
    await expect(errors).toHaveText([
      'Your Email is not valid! Provide valid email',
      SHORT,
      'Message must have minimum 5 characters',
    ]);
  });
  expect(posted).toEqual([]);
});

test('§2.5 §3 the quote has its six types, required fields, and a toast', async ({ page }) => {
  await open(page, '/home-two');
  const form = page.locator('#quote');
  const errors = form.locator('[id$=-error]');
  const types = form.getByLabel('Subject');
  await expect(types.locator('option')).toHaveText([
    'Choose one',
    'Property Management',
    'Mortgage Server',
    'Consulting Service',
    'Home Buying',
    'Home Selling',
    'Escrow Service',
  ]);
  await form.getByRole('button', { name: 'Get a quote' }).click();
  await expect(errors).toHaveText([
    'name is a required field',
    'phone is a required field',
    'email is a required field',
    'type is a required field',
  ]);
  await form.getByLabel('Message').fill('Four');
  await expect(form.getByText('Message must have minimum 5 characters')).toBeVisible();
  await form.getByLabel('Message').fill('');
  await fillIn(form, { Name: 'Lin', 'E-mail': 'lin@house.example', Telephone: 'at the desk' });
  await types.selectOption('Escrow Service');
  await form.getByRole('button', { name: 'Get a quote' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(types).toHaveValue('');
});

test('an error on blur does not move a link that is being pressed, and a press that opens a list does not delay it', async ({
  page,
}) => {
  await clickWhileValidating(page, { path: '/register', first: 'First name', to: '/login' });

  await open(page, '/home-two');
  const form = page.locator('main form').filter({ has: page.locator('select') });
  await form.getByLabel('E-mail').fill('half@');
  await form.locator('select').hover();
  await page.mouse.down();
  await expect(form.getByText('Your Email is not valid! Provide valid email')).toBeVisible();
  await page.mouse.up();
});

test('§4 §5 §8 the keyword search of home four has a tab for each mode, requires three characters, and leads to the list', async ({
  page,
}) => {
  await open(page, '/home-four');
  const field = page.getByRole('searchbox', { name: 'Keyword' });
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('Buy');
  await expect(field).toHaveAttribute('placeholder', /buy/);
  await page.getByRole('tab', { name: 'Rent', exact: true }).click();
  await expect(field).toHaveCount(1);
  await expect(field).toHaveAttribute('placeholder', /rent/);

  const search = page.getByRole('tabpanel').getByRole('button', { name: 'Search', exact: true });
  // Loads the rules that both forms share.
  await touch(page.locator('#quote').getByLabel('Name'));
  await expect(page.getByText('name is a required field')).toBeVisible();
  await field.fill('vi');
  await letReactDraw(page);
  await expect(page.getByText(SHORT)).toHaveCount(0);
  await field.blur();
  await expect(page.getByText(SHORT)).toBeVisible();
  await field.fill('');
  await search.click();
  await expect(page.getByText('searchKeyword is a required field')).toBeVisible();
  await field.fill('vi');
  await expect(page.getByText(SHORT)).toBeVisible();
  await field.fill('villa');
  await search.click();
  await expect(page.getByText('Congratulations! You Have Searched Successfully.')).toBeVisible();
  await expect(page).toHaveURL('/property-sidebar');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('villa');
});

test('§8 if the schema cannot be fetched, the form fails and keeps its input', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  for (const path of scriptsExporting('loginSchema')) {
    await page.route(path, (route) => route.abort());
  }
  await open(page, '/login');
  const form = page.locator('#login');
  await form.getByLabel('User name').fill('lina');
  await form.getByRole('button', { name: 'Log in' }).click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText("Something went wrong! Your message didn't sent.");
  await expect(notices).not.toContainText(SENT);
  await expect(page).toHaveURL('/login');
  await expect(form.getByLabel('User name')).toHaveValue('lina');
});

test('§8 a double click submits once and shows no error in the emptied form', async ({ page }) => {
  await openWithStoppedClock(page, '/faq');
  const form = page.locator('#message');
  await fillIn(form, MESSAGE);
  const send = form.getByRole('button', { name: 'Send Message' });
  await send.dblclick();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');
  // A slower double click.
  await send.click();
  await letReactDraw(page);
  await expect(form.locator('[id$=-error]')).toHaveCount(0);
  await expect(page.getByText(SENT)).toHaveCount(1);
});

/** Forms, and input in them. */
const FORMS: [path: string, form: string, change: (form: Locator) => Promise<void>][] = [
  [
    '/home-two',
    'form:has(select)',
    async (form) => {
      await form.getByLabel('Message').fill('How much is it?');
      await form.getByRole('combobox').selectOption('Home Buying');
    },
  ],
  [
    '/add-new-listing',
    'main form',
    async (form) => {
      await form.getByLabel('Rooms', { exact: true }).fill('7');
      await form.getByRole('combobox').first().selectOption({ index: 2 });
      await form.getByRole('checkbox').nth(1).check();
    },
  ],
  [
    '/checkout',
    'main form',
    async (form) => {
      await form.getByLabel('City').fill('Havelstadt');
      await form.getByLabel('Paypal').check();
    },
  ],
];

test('going back restores the input of a form, but never a password', async ({ page }) => {
  for (const [path, selector, change] of FORMS) {
    await test.step(path, async () => {
      await open(page, path);
      const form = page.locator(selector).first();
      await change(form);
      const values = () =>
        form.evaluate((element: HTMLFormElement) =>
          [...element.elements].map((field) =>
            field instanceof HTMLInputElement && field.type !== 'text'
              ? [field.value, field.checked]
              : (field as HTMLSelectElement).value,
          ),
        );
      const typed = await values();
      await page.locator('footer').getByRole('link', { name: 'Contact Us' }).click();
      await expect(page).toHaveURL('/contact');
      await page.goBack();
      await expect(page).toHaveURL(path);
      await hydrated(page);
      await expect.poll(values).toEqual(typed);
      // Untouched fields show no error.
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
    });
  }

  await test.step('a password, visible or not', async () => {
    await open(page, '/register');
    await page.getByLabel('User name').fill('lina');
    await page.getByLabel('Password', { exact: true }).fill('Secret-1');
    await page.getByRole('button', { name: 'Show: Password' }).click();
    await page.getByLabel('Password', { exact: true }).press('End');
    await page.locator('footer').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await hydrated(page);
    await expect(page.getByLabel('User name')).toHaveValue('lina');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      'Secret',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every sample form says that it needs it, in place of its button', async ({ page }) => {
    for (const [path, button] of [
      ['/faq', 'Send Message'],
      ['/home-two', 'Get a quote'],
      ['/home-four', 'Search'],
      ['/login', 'Log in'],
      ['/register', 'Register'],
      ['/add-new-listing', 'Add the listing'],
      ['/checkout', 'Pay Now'],
    ] as const) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText('This sample form needs JavaScript').first()).toBeVisible();
      await expect(main.getByRole('button', { name: button, exact: true })).toHaveCount(0);
    }
    await page.goto('/property?type=Villa');
    await expect(page.getByText('All properties are shown.')).toBeVisible();
    await expect(page.getByText('14 of 14 properties match.')).toBeHidden();
  });
});
