// Components that only the template has, when a translation, an extension and a telephone have changed them before their
// scripts run. Forms, dialogs and pages that are translated later: translated.spec.ts.
import type { Locator } from '@playwright/test';
import { readEstateListings } from '#app/estate/listings.server.ts';
import { CHANGES, ChangedPage, expectMadeAnew, expectWhole } from '../changed-page.ts';
import { expect, SENT, test } from '../fixtures.ts';
import { PASSWORD } from '../register.ts';

const [EARLY] = CHANGES;

/** Fills fields and chooses options by their names. */
async function fillByName(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`);
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? field.selectOption(value) : field.fill(value));
  }
}

test.beforeEach(({ complaints }) => expectMadeAnew(complaints, EARLY));
test.afterEach(({ page }) => expectWhole(page));

test('register keeps what was typed; the account and its panels say their state', async ({
  page,
}) => {
  const changed = new ChangedPage(page, EARLY);
  const form = page.locator('#register');
  await changed.open('/register', async () => {
    await fillByName(form, {
      name: 'Lina',
      lastName: 'Berg',
      username: 'lina',
      password: PASSWORD,
    });
    await form.getByRole('checkbox').check();
  });
  await form.locator('button[aria-label^="Show"]').first().click();
  await changed.says(form, 'Hide');
  await form.locator('[type=submit]').click();
  await changed.says(form, 'email is a required field');
  // What was typed early is still there.
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(2);
  await fillByName(form, { email: 'lina@house.example', confirm: PASSWORD });
  await form.locator('[type=submit]').click();
  await expect(page).toHaveURL('/account');
  await changed.arrive();
  await changed.says(page, 'Hello Lina Berg');

  const panel = page.getByRole('tabpanel');
  await page.getByRole('tab', { name: 'Account Details' }).click();
  await panel.locator('[type=submit]').click();
  await changed.says(panel, 'phone is a required field');
  await fillByName(panel, { phone: 'at the desk', address: 'Palm Court 12' });
  await panel.locator('[type=submit]').click();
  await changed.says(page, SENT);
  await page.getByRole('tab', { name: 'My Properties' }).click();
  for (const title of ['Palm Court House', 'Harbour View Apartment', 'Orchard Villa']) {
    await panel.getByRole('button', { name: `Delete ${title}` }).click();
  }
  await changed.says(panel, 'This list is empty.');
  await changed.open('/account');
  await changed.says(page, 'No user data available. Please log in again.');
});

test('the cart counts, takes a coupon, and can be emptied', async ({ page }) => {
  const changed = new ChangedPage(page, EARLY);
  const totals = page.locator('section:has(> #totals)');
  const coupon = page.locator('[name=coupon]');
  const apply = page.getByRole('button', { name: 'Apply coupon' });
  await changed.open('/cart', () => coupon.fill('HALF'));
  await apply.click();
  await changed.says(page, 'This coupon is not known');
  const line = page.getByRole('row').filter({ hasText: 'Harbour View Apartment' });
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await changed.says(line.locator('output'), '2');
  await changed.says(line, '$531.00');
  await coupon.fill('MODEL10');
  await apply.click();
  await changed.says(page, 'The coupon MODEL10 is applied.');
  // A tenth of 340.00 + 2 × 265.50 + 920.00
  await changed.says(totals, '−$179.10');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await changed.arrive();
  await changed.says(page.locator('main li'), '× 2');
  await page.goBack();
  await changed.arrive();
  for (const title of ['Palm Court House', 'Harbour View Apartment', 'Orchard Villa']) {
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await changed.says(page, `${title} is no longer in the cart.`);
  }
  await changed.says(page, 'Your cart is empty');
});

test('filters, tabs and pictures chosen early stay, and say what there is', async ({ page }) => {
  const changed = new ChangedPage(page, EARLY);
  const listings = readEstateListings();
  const filters = page.locator('#properties form');
  await changed.open('/property-sidebar', () => fillByName(filters, { type: 'Villa', max: '900' }));
  await changed.says(filters, `1 of ${listings.length} properties match.`);
  await changed.says(filters, '$0 to $900');
  await fillByName(filters, { q: 'no such words' });
  await changed.says(filters, 'No property matches these filters.');
  await page.getByRole('button', { name: 'Reset all filters' }).click();
  await changed.says(filters, `${listings.length} of ${listings.length} properties match.`);

  await changed.open('/home-two', () => page.getByRole('tab', { name: 'Bed' }).click());
  const latest = page.locator('[id^=latest-][role=tabpanel]').filter({ visible: true });
  await expect(latest).toHaveAttribute('id', 'latest-3');
  await page.getByRole('tab', { name: 'Houses' }).click();
  await changed.says(latest, listings[0]?.title ?? '');

  const pictures = page.locator('#propertyGallery');
  const file = { name: 'early.txt', mimeType: 'text/plain', buffer: Buffer.from('none') };
  await changed.open('/add-new-listing', () => pictures.locator('input').setInputFiles(file));
  await expect(pictures).toContainText('early.txt is not a photograph');
});
