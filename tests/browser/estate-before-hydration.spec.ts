// The template's pages before they are hydrated, and without JavaScript: spec §2.5, §4, §8; pictures:
// estate-add-listing.spec.ts.
import { readEstateListings } from '#app/estate/listings.server.ts';
import { fillIn } from '../estate.ts';
import { expect, hydrated, SENT, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

test('filters, tabs and states chosen before hydration stay chosen and work, and the side panel stays open', async ({
  page,
}) => {
  await test.step('filters apply and enter the address', async () => {
    const release = await holdScripts(page, '/property');
    await page.getByLabel('Type', { exact: true }).selectOption('Villa');
    await page.getByLabel('List', { exact: true }).check();
    await release();
    await hydrated(page);
    const shown = page.locator('#properties article').filter({ visible: true });
    const villas = readEstateListings().filter(({ dataTypes }) => dataTypes === 'Villa');
    await expect(shown.getByRole('heading')).toHaveText(villas.map(({ title }) => title));
    await expect(page).toHaveURL('/property?type=Villa&view=list');
  });

  await test.step('a tab, and the side panel', async () => {
    const release = await holdScripts(page, '/home-two');
    const shown = page.locator('#latest-2').getByRole('heading').first();
    await expect(shown).toBeHidden();
    await page.getByRole('tab', { name: 'Apartments' }).click();
    await expect(shown).toBeVisible();
    await expect(page.locator('#latest-1').getByRole('heading').first()).toBeHidden();
    await page.getByRole('button', { name: 'Open the side panel' }).click();
    const panel = page.getByRole('dialog', { name: 'Offices and search' });
    await expect(panel).toBeVisible();
    await release();
    await hydrated(page);
    await expect(panel).toBeVisible();
    expect(await page.evaluate(() => document.body.classList.length)).toBe(2);
    await page.keyboard.press('Escape');
    await expect(shown).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Apartments');
  });

  await test.step('§2.5 a state, and the map, which is requested in view', async () => {
    await page.route(/openstreetmap/, (route) => route.fulfill({ body: 'A map' }));
    const release = await holdScripts(page, '/map-location');
    const state = page.getByLabel('State', { exact: true });
    const groups = page.locator('#offices section').filter({ visible: true });
    await state.selectOption('Makkah Province');
    await release();
    await hydrated(page);
    await expect(groups.getByRole('heading', { level: 3 })).toHaveText(['Makkah Province']);
    await state.selectOption('All states');
    await expect(groups).toHaveCount(3);
    await page.locator('#map address').scrollIntoViewIfNeeded();
    await expect(page.locator('#map object')).toHaveAttribute('data', /^https:/);
  });
});

test('§4 the message of a missing account waits for hydration, and appears if that fails', async ({
  page,
}) => {
  const release = await holdScripts(page, '/account');
  const notice = page.getByText('No user data available. Please log in again.');
  const waiting = page.locator('main page-island > div').filter({ has: notice });
  await waiting.evaluate((place) => {
    for (const wait of place.getAnimations()) wait.currentTime = 0;
  });
  await expect(notice).toBeHidden();
  await waiting.evaluate((place) => {
    for (const wait of place.getAnimations()) wait.finish();
  });
  await expect(notice).toBeVisible();
  await release();
  await hydrated(page);
  await expect(notice).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: 'Log in' });
  await expect(link).toHaveAttribute('href', '/login');
});

test('§8 a submission before hydration is validated after it, and its input does not enter the address', async ({
  page,
}) => {
  const release = await holdScripts(page, '/faq');
  const form = page.locator('#message');
  await fillIn(form, {
    Name: 'Lin',
    Telephone: 'at the desk',
    'E-mail': 'lin@house.example',
    Address: 'Way',
  });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Lin');
  await release();
  await expect(page.getByText(SENT)).toHaveCount(1);
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(page).toHaveURL('/faq');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form says that it needs it in place of its button, all properties are shown, slides scroll, and pictures link to their files', async ({
    page,
    request,
  }) => {
    const main = page.getByRole('main');
    await page.goto('/faq');
    await expect(main.getByText('This sample form needs JavaScript')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Send Message' })).toHaveCount(0);
    await page.goto('/property?type=Villa');
    await expect(page.getByText('All properties are shown.')).toBeVisible();
    await expect(page.getByText('14 of 14 properties match.')).toBeHidden();
    await page.goto('/home-six');
    const carousel = page.locator('[aria-roledescription=carousel]');
    await expect(carousel.getByRole('list').first()).toHaveCSS('overflow-x', 'auto');
    await expect(carousel.getByRole('button')).toHaveCount(0);
    const href = await page.getByRole('link', { name: 'Enlarge picture 1' }).getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toBe('image/avif');
  });
});
