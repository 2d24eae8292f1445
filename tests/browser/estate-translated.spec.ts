// The template's pages when a translation, an extension or a telephone has changed them: every form and list.
import type { Locator } from '@playwright/test';
import { readEstateListings } from '#app/estate/listings.server.ts';
import { CHANGES, ChangedPage, expectMadeAnew, expectWhole } from '../changed-page.ts';
import { expect, SENT, test } from '../fixtures.ts';
import { PASSWORD } from '../register.ts';

const listings = readEstateListings();

/** Fills fields by their names: their labels are translated. */
async function fillByName(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
}

async function expectValues(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
  }
}

const PERSON = { name: 'Lin', phone: 'at the desk', email: 'lin@house.example' };

for (const change of CHANGES) {
  test.describe(`a page ${change}`, () => {
    test.beforeEach(({ complaints }) => expectMadeAnew(complaints, change));
    test.afterEach(({ page }) => expectWhole(page));

    for (const [path, id, own] of [
      ['/faq', 'message', { address: 'Way', message: 'Which of them?' }],
      ['/home-two', 'quote', { message: 'How much?' }],
    ] as const) {
      test(`the ${id} form keeps what it cannot send and says its state`, async ({ page }) => {
        const changed = new ChangedPage(page, change);
        const form = page.locator(`#${id} form`);
        const send = form.locator('[type=submit]');
        const { email, ...early } = { ...PERSON, ...own };
        await changed.open(path, () => fillByName(form, early));
        await expectValues(form, early);
        await send.click();
        await changed.says(form, 'email is a required field');
        await fillByName(form, { email: 'lin@' });
        await changed.says(form, 'Your Email is not valid! Provide valid email');
        await expectValues(form, early);
        await fillByName(form, { email });
        await expect(form.locator('[name=email]')).not.toHaveAttribute('aria-invalid', 'true');
        if (id === 'quote') await form.locator('[name=type]').selectOption('Escrow Service');
        await send.click();
        await changed.says(page, SENT);
        await expect(form.locator('[name=name]')).toHaveValue('');
      });
    }

    test('tabs keep their panels, and the keyword search its word', async ({ page }) => {
      const changed = new ChangedPage(page, change);
      const field = page.locator('[role=tabpanel] [type=search]').filter({ visible: true });
      await changed.open('/home-four', () => field.pressSequentially('vi'));
      await expect(field).toHaveValue('vi');
      await page.locator('[role=tabpanel] [type=submit]').filter({ visible: true }).click();
      await changed.says(page, 'Too Short! Must be at least 3 characters long');
      await page.getByRole('tab', { name: 'Rent' }).click();
      await expect(field).toHaveAttribute('placeholder', /rent/);
      await field.fill('villa');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/property-sidebar');
      await changed.arrive();

      await changed.open('/home-two', () => page.getByRole('tab', { name: 'Bed' }).click());
      const latest = page.locator('[id^=latest-][role=tabpanel]').filter({ visible: true });
      await expect(latest).toHaveAttribute('id', 'latest-3');
      await expect(latest.getByRole('heading').first()).toBeVisible();
      await page.getByRole('tab', { name: 'Houses' }).click();
      await changed.says(latest, listings[0]?.title ?? '');
    });

    test('log-in and register say what is missing; the account and its forms work', async ({
      page,
    }) => {
      const changed = new ChangedPage(page, change);
      await changed.open('/login', () => page.locator('#login [name=username]').fill('lina'));
      await page.locator('#login [type=submit]').click();
      await changed.says(page, 'Password is required');
      await expect(page.locator('#login [name=username]')).toHaveValue('lina');

      const form = page.locator('#register');
      const early = { name: 'Lina', lastName: 'Berg', username: 'lina', password: PASSWORD };
      await changed.open('/register', async () => {
        await fillByName(form, early);
        await form.getByRole('checkbox').check();
      });
      await expectValues(form, early);
      await expect(form.getByRole('checkbox')).toBeChecked();
      await form.locator('button[aria-label^="Show"]').first().click();
      await expect(form.locator('[name=password]')).toHaveAttribute('type', 'text');
      await changed.says(form, 'Hide');
      await form.locator('[type=submit]').click();
      await changed.says(form, 'email is a required field');
      await fillByName(form, { email: 'lina@house.example', confirm: 'Other1!' });
      await form.locator('[type=submit]').click();
      await changed.says(form, "Confirm password doesn't match with password");
      await fillByName(form, { confirm: PASSWORD });
      await form.locator('[type=submit]').click();
      await expect(page).toHaveURL('/account');
      await changed.arrive();
      await changed.says(page, 'Hello Lina Berg');

      const panel = page.getByRole('tabpanel');
      await page.getByRole('tab', { name: 'Account Details' }).click();
      await panel.locator('[type=submit]').click();
      await changed.says(panel, 'phone is a required field');
      await expectValues(panel, { name: 'Lina', email: 'lina@house.example' });
      await fillByName(panel, { phone: 'at the desk', address: 'Palm Court 12' });
      await panel.locator('[type=submit]').click();
      await changed.says(page, SENT);
      await page.getByRole('tab', { name: 'Change Password' }).click();
      await fillByName(panel, { current: PASSWORD, password: 'abcde' });
      await panel.locator('[type=submit]').click();
      await changed.says(panel, 'Password requires a number');
      await page.getByRole('tab', { name: 'My Properties' }).click();
      for (const title of ['Palm Court House', 'Harbour View Apartment', 'Orchard Villa']) {
        await panel.getByRole('button', { name: `Delete ${title}` }).click();
      }
      await changed.says(panel, 'This list is empty.');
      await page.getByRole('button', { name: 'Logout' }).first().click();
      await expect(page).toHaveURL('/login');
      await changed.arrive();
      await changed.open('/account');
      await changed.says(page, 'No user data available. Please log in again.');
    });

    test('the cart counts, takes a coupon, and can be emptied and paid', async ({ page }) => {
      const changed = new ChangedPage(page, change);
      const totals = page.locator('section:has(> #totals)');
      const coupon = page.locator('[name=coupon]');
      const apply = page.getByRole('button', { name: 'Apply coupon' });
      await changed.open('/cart', () => coupon.fill('HALF'));
      await expect(coupon).toHaveValue('HALF');
      const line = page.getByRole('row').filter({ hasText: 'Harbour View Apartment' });
      await line.getByRole('button', { name: 'Increase quantity' }).click();
      await changed.says(line.locator('output'), '2');
      await changed.says(line, '$531.00');
      // 340.00 + 2 × 265.50 + 920.00
      await changed.says(totals, '$1791.00');
      await apply.click();
      await changed.says(page, 'This coupon is not known');
      await coupon.fill('MODEL10');
      await apply.click();
      await changed.says(page, 'The coupon MODEL10 is applied.');
      await changed.says(totals, '−$179.10');
      await changed.says(totals, '$1611.90');
      await line.getByRole('button', { name: 'Increase quantity' }).click();
      await changed.says(totals, '−$205.65');
      await page.getByRole('button', { name: 'Remove the coupon' }).click();
      await expect(apply).toBeVisible();

      await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await expect(page).toHaveURL('/checkout');
      await changed.arrive();
      await changed.says(page.locator('main li'), '× 3');
      await changed.says(totals, '$2056.50');
      await changed.open('/cart');
      for (const title of ['Palm Court House', 'Harbour View Apartment', 'Orchard Villa']) {
        await page.getByRole('button', { name: `Delete ${title}` }).click();
        await changed.says(page, `${title} is no longer in the cart.`);
      }
      await changed.says(page, 'Your cart is empty');
    });

    test('the checkout keeps what it cannot send and says its state', async ({ page }) => {
      const changed = new ChangedPage(page, change);
      const form = page.locator('main form').filter({ has: page.locator('[name=zip]') });
      const early = { firstName: 'Lina', lastName: 'Berg', city: 'Industrial City' };
      await changed.open('/checkout', async () => {
        await fillByName(form, early);
        await form.locator('[name=payment]').nth(1).check();
        await form.locator('[name=country]').selectOption('India');
      });
      await expectValues(form, { ...early, country: 'India' });
      await expect(form.locator('[name=payment]').nth(1)).toBeChecked();
      await form.locator('[type=submit]').click();
      await changed.says(form, 'Zip code is a required field');
      await expectValues(form, early);
      await fillByName(form, {
        email: 'lina@house.example',
        phone: '+966 13 000 0099',
        address: 'Palm Court 12',
        zip: '35518',
      });
      await form.locator('[type=submit]').click();
      await changed.says(page, SENT);
      await expect(form).toBeHidden();
    });

    test('a new listing keeps texts, choices and pictures and says its state', async ({ page }) => {
      const changed = new ChangedPage(page, change);
      const form = page.locator('main form').filter({ has: page.locator('#basicInformation') });
      const early = { propertyTitle: 'Lime House', Description: 'A house\nwith limes' };
      await changed.open('/add-new-listing', async () => {
        await fillByName(form, early);
        await form.locator('[name=Type]').selectOption('House');
        await form.locator('[name=amenities]').nth(2).check();
      });
      await expectValues(form, { ...early, Type: 'House' });
      await expect(form.locator('[name=amenities]').nth(2)).toBeChecked();
      const upload = form.locator('[type=file]');
      const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('none') };
      await upload.setInputFiles(file);
      await expect(form.locator('#propertyGallery')).toContainText('a.txt');
      await upload.setInputFiles({ ...file, name: 'empty.png', buffer: Buffer.alloc(0) });
      await expect(form.locator('#propertyGallery')).toContainText('empty.png');
      await form.locator('[type=submit]').click();
      await changed.says(form, 'Rooms is a required field');
      await fillByName(form, { Price: 'cheap' });
      await changed.says(form, 'Price in USD has to be a number above zero, such as 1,250.50');
      await fillByName(form, { Price: '1,250.50', Area: '123', Rooms: '4', ...PERSON });
      await form.locator('[name=Status]').selectOption('For Rent');
      await expectValues(form, early);
      await form.locator('[type=submit]').click();
      await changed.says(page, SENT);
      await expect(form.locator('[name=propertyTitle]')).toHaveValue('');
    });

    test('the properties are filtered, in both lists', async ({ page }) => {
      const changed = new ChangedPage(page, change);
      const form = page.locator('#properties form');
      const shown = form.locator('article').filter({ visible: true });
      await changed.open('/property', () => form.locator('[name=type]').selectOption('Villa'));
      const villas = listings.filter(({ dataTypes }) => dataTypes === 'Villa').length;
      await expect(shown).toHaveCount(villas);
      await changed.says(form, `${villas} of ${listings.length} properties match.`);
      await form.locator('[name=q]').fill('no such words');
      await changed.says(form, 'No property matches these filters.');
      await page.getByRole('button', { name: 'Reset all filters' }).click();
      await changed.says(form, `${listings.length} of ${listings.length} properties match.`);
      await form.locator('[name=view]').nth(1).check();
      await expect(page).toHaveURL(/view=list/);
      await expect(shown).toHaveCount(listings.length);

      await changed.open('/property-sidebar', () => form.locator('[name=max]').fill('300'));
      await changed.says(form, '$0 to $300');
      await form.locator('[name=min]').fill('100');
      await changed.says(form, '$100 to $300');
    });

    test('offices, gallery and carousel keep their content and follow their controls', async ({
      page,
    }) => {
      const changed = new ChangedPage(page, change);
      const groups = page.locator('#offices section').filter({ visible: true });
      await page.route(/openstreetmap/, (route) => route.fulfill({ body: 'A map' }));
      await changed.open('/map-location');
      await expect(page.locator('#map address')).not.toBeEmpty();
      await page.locator('#offices select').selectOption({ index: 1 });
      await expect(groups).toHaveCount(1);
      await page.locator('#offices select').selectOption('');
      await expect(groups).toHaveCount(3);

      await changed.open('/home-five');
      await page.getByRole('link', { name: 'Enlarge picture 2' }).click();
      const dialog = page.getByRole('dialog');
      for (const n of [2, 3, 4]) {
        await changed.says(dialog.getByRole('heading'), `Picture ${n} of 4`);
        await dialog.getByRole('button', { name: 'Next picture' }).click();
      }
      await dialog.getByRole('button', { name: 'Close the picture' }).click();
      await expect(dialog).toHaveCount(0);

      await changed.open('/home-two');
      const carousel = page.locator('[aria-roledescription=carousel]').last();
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.locator('li')).not.toHaveCount(0);
      const first = () => carousel.locator('ul').evaluate((row) => row.scrollLeft);
      const before = await first();
      await carousel.locator('button').last().click();
      await expect.poll(first).not.toBe(before);
    });
  });
}
