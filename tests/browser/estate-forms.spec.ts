// Forms of the template's composed pages: spec §4, §5, §8; they send nothing: §7. What they share with the contact
// form, such as its errors on blur and its double click: contact-form.spec.ts, typed-text.spec.ts.
import { letReactDraw } from '../clock.ts';
import { fillIn, open, SHORT, sentBy, touch } from '../estate.ts';
import { expect, FAILED, SENT, test } from '../fixtures.ts';
import { scriptsExporting } from '../pages.ts';

const EMAIL = 'Your Email is not valid! Provide valid email';
const MESSAGE = 'Message must have minimum 5 characters';
const PERSON = { Name: 'Lin', Telephone: 'at the desk', 'E-mail': 'lin@house.example' };

test('§4 §5 §7 §8 the contact message and the quote are validated and confirmed, and nothing is sent', async ({
  page,
}) => {
  const sent = sentBy(page);
  await open(page, '/faq');
  const form = page.locator('#message');
  const errors = form.locator('[id$=-error]');

  await test.step('an error is shown once its field is touched', async () => {
    await touch(form.getByLabel('Telephone'));
    await expect(errors).toHaveText(['phone is a required field']);
    await form.getByLabel('Telephone').fill(PERSON.Telephone);
    await form.getByLabel('Name').fill('Li');
    await letReactDraw(page);
    await expect(errors).toHaveCount(0);
    await form.getByLabel('Message').focus();
    await expect(errors).toHaveText([SHORT]);
    await form.getByLabel('Name').fill('Lin');
    await expect(errors).toHaveCount(0);
  });

  await test.step('submission touches all fields, keeps them, and focuses the first invalid one', async () => {
    await form.getByLabel('Name').fill('');
    await form.getByLabel('Message').fill('Four');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(errors).toHaveText([
      'name is a required field',
      'email is a required field',
      'address is a required field',
      MESSAGE,
    ]);
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(4);
    await expect(form.getByLabel('Name')).toBeFocused();
    await fillIn(form, { Name: 'Li', 'E-mail': 'lin@house', Address: 'Wa' });
    await expect(errors).toHaveText([SHORT, EMAIL, SHORT, MESSAGE]);
    await expect(form.getByLabel('Message')).toHaveValue('Four');
  });

  await test.step('valid input is removed, and a coloured toast confirms it', async () => {
    await fillIn(form, { ...PERSON, Address: 'Way', Message: '' });
    await form.getByRole('button', { name: 'Send Message' }).click();
    const toast = page.getByRole('region', { name: 'Notices' }).getByRole('status');
    await expect(toast).toContainText(SENT);
    // A plain toast has the colour of the page.
    await expect(toast).toHaveCSS('background-color', 'rgb(27, 106, 60)');
    for (const label of ['Name', 'Telephone', 'E-mail', 'Address', 'Message']) {
      await expect(form.getByLabel(label)).toHaveValue('');
    }
    await expect(errors).toHaveCount(0);
  });

  await test.step('a quote needs a type instead of an address', async () => {
    await open(page, '/home-two');
    const quote = page.locator('#quote');
    const send = quote.getByRole('button', { name: 'Get a quote' });
    await quote.getByLabel('Message').fill('Four');
    await send.click();
    await expect(quote.locator('[id$=-error]')).toHaveText([
      'name is a required field',
      'phone is a required field',
      'email is a required field',
      'type is a required field',
      MESSAGE,
    ]);
    await fillIn(quote, { ...PERSON, Message: '' });
    await quote.getByLabel('Subject').selectOption('Escrow Service');
    await send.click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(quote.getByLabel('Subject')).toHaveValue('');
  });

  await test.step('a press that opens a list does not delay an error', async () => {
    const quote = page.locator('#quote');
    await quote.getByLabel('E-mail').fill('half@');
    await quote.getByLabel('Subject').hover();
    await page.mouse.down();
    await expect(quote.getByText(EMAIL)).toBeVisible();
    await page.mouse.up();
  });
  expect(sent).toEqual([]);
});

test('§4 §5 §8 the keyword search of home four has a tab for each mode, requires three characters, and leads to the list', async ({
  page,
}) => {
  await open(page, '/home-four');
  const field = page.getByRole('searchbox', { name: 'Keyword' });
  const search = page.getByRole('tabpanel').getByRole('button', { name: 'Search', exact: true });
  await expect(field).toHaveAttribute('placeholder', /buy/);
  await page.getByRole('tab', { name: 'Rent', exact: true }).click();
  await expect(field).toHaveCount(1);
  await expect(field).toHaveAttribute('placeholder', /rent/);
  await touch(field);
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
  await expect(notices).toContainText(FAILED);
  await expect(notices).not.toContainText(SENT);
  await expect(form.getByLabel('User name')).toHaveValue('lina');
});
