// The footer's subscribe box (spec §2.1), which posts to the desk (decision 0007).
import type { Locator, Page } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readMailTexts } from '#app/corporate/contact/content.server.ts';
import { linkIn } from '#desk/testing/smtp-peer.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#shared/wire.ts';
import { letReactDraw, openWithStoppedClock } from '../clock.ts';
import { expect, FAILED, hydrated, SENT, test } from '../fixtures.ts';

const texts = readInterface();
const { confirm, unsubscribe } = readMailTexts();

/** Spec 8. */

const boxOf = (page: Page) => page.locator('footer form');
const addressIn = (box: Locator) => box.getByRole('textbox', { name: texts.subscribe.label });
const buttonIn = (box: Locator) => box.getByRole('button', { name: texts.subscribe.button });

test('§2.1 the subscribe box keeps an address that it cannot send; mailed links confirm and unsubscribe one', async ({
  page,
  request,
  mailbox,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED/);
  await page.goto('/data-protection');
  await hydrated(page);
  const posted: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posted.push(sent.url());
  });
  const box = boxOf(page);
  const address = addressIn(box);
  await expect(box.getByPlaceholder('Your mail address')).toBeVisible();
  const endless = `${'a'.repeat(250)}@client.example`;
  await address.fill(endless);
  await expect(
    box.getByText(fill(texts.form.length.over, { n: 11, max: 254 })).first(),
  ).toBeVisible();
  await buttonIn(box).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(endless);
  expect(posted).toEqual([]);

  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await address.fill('leaving@client.example');
  await buttonIn(box).click();
  await expect(box.getByText(FAILED)).toBeVisible();
  await expect(address).toHaveValue('leaving@client.example');

  await page.unrouteAll();
  await buttonIn(box).click();
  await expect(box.getByText(SENT)).toBeVisible();
  await expect(address).toHaveValue('');
  const mail = await mailbox.receive(CONFIRM_PATH);
  expect(mail.to).toMatchObject({ text: 'leaving@client.example' });
  // Mail scanners open every link.
  expect((await request.get(linkIn(mail.text))).status()).toBe(200);
  await page.goto(linkIn(mail.text));
  await expect(page.getByLabel(confirm.page.link)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${CONFIRM_PATH}$`));
  await page.getByRole('button', { name: confirm.page.button }).click();
  await expect(page.getByText(confirm.page.done)).toBeVisible();

  await page.goto(linkIn((await mailbox.receive(UNSUBSCRIBE_PATH)).text));
  await expect(page.getByText(unsubscribe.page.question)).toBeVisible();
  await page.getByRole('button', { name: unsubscribe.page.button }).click();
  await expect(page.getByText(unsubscribe.page.done)).toBeVisible();
  const [subject = ''] = unsubscribe.office.subject;
  await mailbox.receive(fill(subject, { user_email: 'leaving@client.example' }));
});

test('§2.1 an address that only the desk refuses is kept, with the reason beside it until it changes', async ({
  page,
  complaints,
}) => {
  complaints.expect(/422/);
  await page.goto('/data-protection');
  await hydrated(page);
  const box = boxOf(page);
  const address = addressIn(box);
  // Browsers accept a domain without a dot.
  await address.fill('nobody@client');
  await buttonIn(box).click();
  await expect(box.getByText(FAILED)).toBeVisible();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(texts.form.errors.emailInvalid);
  await expect(address).toHaveValue('nobody@client');
  await address.pressSequentially('.example');
  await expect(box.getByText(texts.form.errors.emailInvalid)).toBeHidden();
  await buttonIn(box).click();
  await expect(box.getByText(SENT)).toBeVisible();
});

test('§2.1 a double click subscribes once and shows no error', async ({ page }) => {
  await openWithStoppedClock(page, '/data-protection');
  const box = boxOf(page);
  const address = addressIn(box);
  await address.fill('twice@client.example');
  const answer = page.waitForResponse('**/send-form');
  await buttonIn(box).click();
  await (await answer).finished();
  await letReactDraw(page);
  // The button is disabled while sending, so Playwright would wait for it.
  await buttonIn(box).click({ force: true });
  await expect(box.locator(':user-invalid')).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(box.getByText(SENT)).toBeVisible();
  await expect(address).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.1 the subscribe box works and leads to the thank-you page', async ({
    page,
    mailbox,
  }) => {
    await page.goto('/data-protection');
    const box = boxOf(page);
    await addressIn(box).fill('plain@client.example');
    await buttonIn(box).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    const link = linkIn((await mailbox.receive('plain@client.example')).text);
    await page.goto(link);
    await page.getByLabel(confirm.page.link).fill(link);
    await page.getByRole('button', { name: confirm.page.button }).click();
    await expect(page.getByText(confirm.page.done)).toBeVisible();
  });
});
