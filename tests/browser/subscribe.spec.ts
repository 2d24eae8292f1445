// The footer's subscribe box (spec §2.1), which posts to the desk (decision 0007). The pages behind the mailed links:
// desk-pages.spec.ts.
import type { Page } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readMailTexts } from '#app/corporate/contact/content.server.ts';
import { linkIn } from '#desk/testing/smtp-peer.ts';
import { CONFIRM_PATH } from '#shared/wire.ts';
import { letReactDraw, openWithStoppedClock } from '../clock.ts';
import { expect, FAILED, hydrated, SENT, test } from '../fixtures.ts';

const { subscribe, form } = readInterface();

const boxIn = (page: Page) => {
  const box = page.locator('footer form');
  const address = box.getByRole('textbox', { name: subscribe.label });
  return { box, address, button: box.getByRole('button', { name: subscribe.button }) };
};

test('§2.1 the subscribe box keeps an address that it cannot send, with the reason; else the address gets a mail', async ({
  page,
  mailbox,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED/);
  complaints.expect(/422/);
  await page.goto('/data-protection');
  await hydrated(page);
  const { box, address, button } = boxIn(page);
  const posted: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posted.push(sent.url());
  });
  await expect(box.getByPlaceholder('Your mail address')).toBeVisible();
  const endless = `${'a'.repeat(250)}@client.example`;
  await address.fill(endless);
  const over = fill(form.length.over, { n: 11, max: 254 });
  await expect(box.getByText(over).first()).toBeVisible();
  await button.click();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(endless);
  expect(posted).toEqual([]);

  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  // Browsers accept a domain without a dot.
  await address.fill('reader@client');
  await button.click();
  await expect(box.getByText(FAILED)).toBeVisible();
  await expect(address).toHaveValue('reader@client');
  await page.unrouteAll();

  await button.click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(form.errors.emailInvalid);
  await expect(address).toHaveValue('reader@client');
  await address.pressSequentially('.example');
  await expect(box.getByText(form.errors.emailInvalid)).toBeHidden();
  await button.click();
  await expect(box.getByText(SENT)).toBeVisible();
  await expect(address).toHaveValue('');
  const mail = await mailbox.receive(CONFIRM_PATH);
  expect(mail.to).toMatchObject({ text: 'reader@client.example' });
});

test('§2.1 a double click subscribes once and shows no error', async ({ page }) => {
  await openWithStoppedClock(page, '/data-protection');
  const { box, address, button } = boxIn(page);
  await address.fill('twice@client.example');
  const answer = page.waitForResponse('**/send-form');
  await button.click();
  await (await answer).finished();
  await letReactDraw(page);
  // The button is disabled while sending, so Playwright would wait for it.
  await button.click({ force: true });
  await expect(box.locator(':user-invalid')).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(box.getByText(SENT)).toBeVisible();
  await expect(address).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.1 the subscribe box works, and its mail leads to a page that takes the link', async ({
    page,
    mailbox,
  }) => {
    const { page: texts } = readMailTexts().confirm;
    await page.goto('/data-protection');
    const { address, button } = boxIn(page);
    await address.fill('plain@client.example');
    await button.click();
    await expect(page).toHaveURL(/\/thank-you$/);
    const link = linkIn((await mailbox.receive('plain@client.example')).text);
    await page.goto(link);
    await page.getByLabel(texts.link).fill(link);
    await page.getByRole('button', { name: texts.button }).click();
    await expect(page.getByText(texts.done)).toBeVisible();
  });
});
