// Cart and checkout of the template: spec §2.5, §3, §4, §8, §9; fields and choices: tests/site/estate-forms.spec.ts.
import type { Page } from '@playwright/test';
import { brokenWords } from '../broken-words.ts';
import { fillIn, open, sentBy } from '../estate.ts';
import { expect, hydrated, SENT, test } from '../fixtures.ts';

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const totals = (page: Page) => page.getByRole('region', { name: 'Cart totals' });

async function deleteLine(page: Page, title: string) {
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByText(`${title} is no longer in the cart.`)).toBeVisible();
}

test('§2.5 §4 §8 the cart has quantities, a coupon and totals, which stay the same on the checkout, after going back and after a reload', async ({
  page,
}) => {
  await open(page, '/cart');
  const line = row(page, 'Harbour View Apartment');
  await expect(line.locator('img')).toHaveAttribute('alt', /\w/);
  await expect(line).toContainText('Minato Terrace 7, Shirahama');
  const less = line.getByRole('button', { name: 'Decrease quantity' });
  const more = line.getByRole('button', { name: 'Increase quantity' });
  await less.click({ force: true });
  await expect(line.locator('output')).toHaveText('1');
  await more.click();
  await more.click();
  await expect(line).toContainText('$796.50');
  // 340.00 + 3 × 265.50 + 920.00
  await expect(totals(page)).toContainText('$2056.50');
  await less.click();
  await expect(line).toContainText('$531.00');

  await test.step('an unknown coupon is refused; the known one takes ten per cent off, with one notice', async () => {
    const apply = page.getByRole('button', { name: 'Apply coupon' });
    const code = page.getByLabel('Coupon code');
    await apply.click();
    await expect(page.getByText('Coupon code is a required field')).toBeVisible();
    await code.fill('HALF');
    await expect(page.getByText('This coupon is not known')).toBeVisible();
    await code.fill('model10');
    await apply.click();
    await expect(totals(page)).toContainText('$1611.90');
    await page.getByRole('button', { name: 'Remove the coupon' }).press('Enter');
    await expect(totals(page)).not.toContainText('$1611.90');
    await code.fill('MODEL10');
    await apply.click();
    await expect(totals(page)).toContainText('$1611.90');
    const toasts = page.getByRole('region', { name: 'Notices' });
    await expect(toasts.getByText('The coupon takes ten per cent off.')).toHaveCount(1);
  });

  await deleteLine(page, 'Palm Court House');
  // (2 × 265.50 + 920.00) × 0.9
  await expect(totals(page)).toContainText('$1305.90');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('region', { name: 'Your order' }).getByRole('listitem')).toHaveText([
    /Harbour View Apartment × 2\s*\$531\.00/,
    /Orchard Villa × 1\s*\$920\.00/,
  ]);
  await expect(totals(page)).toContainText('$1305.90');
  await page.goBack();
  await page.reload();
  await expect(totals(page)).toContainText('$1305.90');
  await expect(row(page, 'Palm Court House')).toHaveCount(0);

  await test.step('a page that the browser had kept shows what has changed on others', async () => {
    await hydrated(page);
    await page.evaluate(() => {
      sessionStorage.setItem('cart', '{"quantities":{"Palm Court House":0},"hasCoupon":false}');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    // 265.50 + 920.00
    await expect(totals(page)).toContainText('$1185.50');
  });
});

test('§4 §8 an empty cart says so, also on the checkout; it is filled from the page of a property, and with the samples', async ({
  page,
}) => {
  await open(page, '/cart');
  for (const title of ['Palm Court House', 'Harbour View Apartment', 'Orchard Villa']) {
    await deleteLine(page, title);
  }
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toHaveCount(0);
  await open(page, '/checkout');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByText('There is nothing to pay for.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);

  await open(page, '/property/long-pool-villa');
  const add = page.getByRole('button', { name: 'Add to cart' });
  await add.click();
  await add.click();
  await expect(page.getByText('In the cart: 2.')).toBeVisible();
  await page.getByRole('link', { name: 'See the cart' }).click();
  await expect(totals(page)).toContainText('$1560.00');
  await deleteLine(page, 'Long Pool Villa');
  await page.getByRole('button', { name: 'Put the samples back' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(3);

  await test.step('in one column figures have labels; picture and delete button need none', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    const labels = await row(page, 'Harbour View Apartment')
      .locator('td, th')
      .evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
    expect(labels).toEqual(['none', 'none', '"Price"', '"Quantity"', '"Sum"', 'none']);
    expect(await page.getByRole('table').evaluateAll(brokenWords)).toEqual([]);
  });

  await test.step('on paper it has no buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(row(page, 'Orchard Villa')).toContainText('1');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByLabel('Coupon code')).toBeHidden();
  });
});

test('§2.5 the checkout shows what is missing, then confirms, and the cart is empty; nothing is sent', async ({
  page,
}) => {
  const sent = sentBy(page);
  await open(page, '/checkout');
  const card = page.getByLabel('Debit card / Credit card');
  await expect(card).toBeChecked();
  await page.getByLabel('Paypal').check();
  await expect(card).not.toBeChecked();
  const pay = page.getByRole('button', { name: 'Pay Now' });
  await pay.click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByText('Zip code is a required field')).toBeVisible();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(8);
  await fillIn(page.getByRole('main'), {
    'First name': 'Lina',
    'Last name': 'Berg',
    'E-mail': 'lina@house.example',
    Telephone: '+966 13 000 0099',
    Address: 'Palm Court 12',
    City: 'Industrial City',
    'Zip code': '35518',
  });
  await page.getByLabel('Country').selectOption('India');
  await pay.click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(pay).toHaveCount(0);
  expect(sent).toEqual([]);
});
