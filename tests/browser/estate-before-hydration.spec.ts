// Use of the template pages before they are hydrated: spec §2.5, §4, §8; pictures:
// estate-add-listing.spec.ts.
import { readEstateListings } from '#app/estate/listings.server.ts';
import { fillIn } from '../estate.ts';
import { expect, hydrated, SENT, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

test('filters, tabs and states chosen before hydration stay chosen, and the side panel stays open', async ({
  page,
}) => {
  await test.step('filters apply and enter the address', async () => {
    const release = await holdScripts(page, '/property');
    const type = page.getByLabel('Type', { exact: true });
    await type.selectOption('Villa');
    await page.getByLabel('List', { exact: true }).check();
    await release();
    await hydrated(page);
    const shown = page.locator('#properties article').filter({ visible: true });
    await expect(shown.getByRole('heading')).toHaveText(
      readEstateListings()
        .filter(({ dataTypes }) => dataTypes === 'Villa')
        .map(({ title }) => title),
    );
    await expect(type).toHaveValue('Villa');
    await expect(page).toHaveURL('/property?type=Villa&view=list');
  });

  await test.step('a tab', async () => {
    const release = await holdScripts(page, '/home-two');
    const shown = page.locator('#latest-2').getByRole('heading').first();
    await expect(shown).toBeHidden();
    await page.getByRole('tab', { name: 'Apartments' }).click();
    await expect(shown).toBeVisible();
    await expect(page.locator('#latest-1').getByRole('heading').first()).toBeHidden();
    await release();
    await hydrated(page);
    await expect(shown).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Apartments');
  });

  await test.step('a state', async () => {
    const release = await holdScripts(page, '/map-location');
    await page.getByLabel('State', { exact: true }).selectOption('Makkah Province');
    await release();
    await hydrated(page);
    const groups = page.locator('#offices section').filter({ visible: true });
    await expect(groups.getByRole('heading', { level: 3 })).toHaveText(['Makkah Province']);
  });

  await test.step('the side panel', async () => {
    const release = await holdScripts(page, '/home-six');
    await page.getByRole('button', { name: 'Open the side panel' }).click();
    const panel = page.getByRole('dialog', { name: 'Offices and search' });
    await expect(panel).toBeVisible();
    await release();
    await hydrated(page);
    await expect(panel).toBeVisible();
    expect(await page.evaluate(() => document.body.classList.length)).toBe(2);
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
  await expect(page).toHaveURL('/faq');
  await expect(form.getByLabel('Name')).toHaveValue('Lin');
  await release();
  await expect(page.getByText(SENT)).toHaveCount(1);
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(page).toHaveURL('/faq');
});
