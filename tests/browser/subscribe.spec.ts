// The footer's subscribe box (spec §2.1; decision 0007: it subscribes through the desk).
import type { ParsedMail } from 'mailparser';
import { letReactDraw, openWithStoppedClock } from '../clock.ts';
import { expect, hydrated, test } from '../fixtures.ts';

/** The path of the link in a mail. */
function linkIn({ text = '' }: ParsedMail): string {
  const { pathname, search } = new URL(/^http\S+$/m.exec(text)?.[0] ?? '');
  return pathname + search;
}

const SENT = 'Congratulations! You Have Submitted Successfully.';

test('§2.1 the subscribe box sends the address and says so beside its button', async ({
  page,
  mailbox,
}) => {
  await page.goto('/data-protection');
  await hydrated(page);
  const box = page.locator('footer form');
  await expect(box.getByPlaceholder('Your mail address')).toBeVisible();
  await box.getByRole('textbox', { name: 'Your mail address' }).fill('reader@client.example');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByText(SENT)).toBeVisible();
  await expect(box.getByRole('textbox', { name: 'Your mail address' })).toHaveValue('');
  await mailbox.receive('reader@client.example');
});

test('§2.1 the subscribe box keeps the address when nobody answers', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED/);
  await page.goto('/data-protection');
  await hydrated(page);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  const box = page.locator('footer form');
  await box.getByRole('textbox', { name: 'Your mail address' }).fill('kept@client.example');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByText("Something went wrong! Your message didn't sent.")).toBeVisible();
  await expect(box.getByRole('textbox', { name: 'Your mail address' })).toHaveValue(
    'kept@client.example',
  );
});

test('an address longer than any mail has is kept whole and not sent', async ({ page }) => {
  await page.goto('/data-protection');
  await hydrated(page);
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  const box = page.locator('footer form');
  const address = box.getByRole('textbox', { name: 'Your mail address' });
  const endless = `${'a'.repeat(250)}@client.example`;
  await address.fill(endless);
  await expect(box.getByText('Characters over the limit of 254: 11').first()).toBeVisible();
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(endless);
  expect(posted).toEqual([]);
});

test('§2.1 a double click subscribes once and finds nothing wrong', async ({ page }) => {
  await openWithStoppedClock(page, '/data-protection');
  const box = page.locator('footer form');
  const address = box.getByRole('textbox', { name: 'Your mail address' });
  await address.fill('twice@client.example');
  const answer = page.waitForResponse('**/send-form');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await (await answer).finished();
  await letReactDraw(page);
  // At work it is no button to be waited for, but to be pressed all the same.
  await box.getByRole('button', { name: 'Subscribe' }).click({ force: true });
  await expect(box.locator(':user-invalid')).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(box.getByText(SENT)).toBeVisible();
  await expect(address).toHaveValue('');
});

test('§2.1 a link in a mail confirms the address; the one for newsletters leaves the list', async ({
  page,
  request,
  mailbox,
}) => {
  await page.goto('/data-protection');
  await hydrated(page);
  const box = page.locator('footer form');
  await box.getByRole('textbox', { name: 'Your mail address' }).fill('leaving@client.example');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  const mail = await mailbox.receive('We erase leaving@client.example');
  expect(mail.to).toMatchObject({ text: 'leaving@client.example' });
  // A scanner opens every link of a mail.
  expect((await request.get(linkIn(mail))).status()).toBe(200);
  await page.goto(linkIn(mail));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();

  await page.goto(linkIn(await mailbox.receive('new subscriber')));
  await expect(page.getByText('We will send you no further newsletters')).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed.')).toBeVisible();
  await mailbox.receive('leaving@client.example has unsubscribed');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.1 the subscribe box works and thanks the visitor', async ({ page, mailbox }) => {
    await page.goto('/data-protection');
    const box = page.locator('footer form');
    await box.getByRole('textbox', { name: 'Your mail address' }).fill('plain@client.example');
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await mailbox.receive('plain@client.example');
  });
});
