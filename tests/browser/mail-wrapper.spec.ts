// The mail service wrapper: what it refuses and how it reports (spec §5, §7, §8).
// The module is the built one, fetched by its own page, so that the browser's parts are real.
import type { Page } from '@playwright/test';
import type { MailResult, MailSettings, SendMail } from '#app/forms/mail/mail-settings.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const SETTINGS: MailSettings = {
  origin: '',
  publicKey: 'miqdam-website',
  serviceId: 'service_desk',
  refusals: { blockHeadless: false, blockList: [], throttleMs: 0 },
};

/** Opens the contact page, fills the form and answers a way to send it with other settings. */
async function openWrapper(page: Page) {
  await page.goto('/contact');
  await hydrated(page);
  const chunk = page.waitForRequest(/\/assets\/mail-[^/]+\.js$/);
  await page.locator('main [name="user_email"]').fill('buyer@client.example');
  const url = (await chunk).url();
  return (settings: Partial<MailSettings>, templateId = 'template_contact') =>
    page.evaluate(
      async ([address, given, template]) => {
        const { sendMail } = (await import(address)) as { sendMail: SendMail };
        const form = document.querySelector<HTMLFormElement>('main form');
        return sendMail(given, template, form as HTMLFormElement);
      },
      [url, { ...SETTINGS, ...settings }, templateId] as const,
    ) as Promise<MailResult>;
}

const refusals = (some: Partial<MailSettings['refusals']>) => ({
  refusals: { ...SETTINGS.refusals, ...some },
});

test('§7 untouched settings refuse nothing and reach the own desk', async ({ page }) => {
  const send = await openWrapper(page);
  expect(await send({})).toEqual({ ok: true, status: 200, text: 'OK' });
});

test('§5 a missing item is named and nothing is sent', async ({ page }) => {
  const send = await openWrapper(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method()));
  expect((await send({ publicKey: '' })).text).toMatch(/public key is required/);
  expect((await send({ serviceId: '' })).text).toMatch(/service ID is required/);
  expect((await send({}, '')).text).toMatch(/template ID is required/);
  expect(requests).not.toContain('POST');
});

test('§8 a headless browser gets 451 where that is switched on', async ({ page }) => {
  const send = await openWrapper(page);
  expect(await send(refusals({ blockHeadless: true }))).toEqual({
    ok: false,
    status: 451,
    text: 'Unavailable For Headless Browser',
  });
});

test('§8 an address of the block list gets 403', async ({ page }) => {
  const send = await openWrapper(page);
  expect(await send(refusals({ blockList: ['buyer@client.example'] }))).toEqual({
    ok: false,
    status: 403,
    text: 'Forbidden',
  });
  expect((await send(refusals({ blockList: ['other@client.example'] }))).ok).toBe(true);
});

test('§8 a second message within the throttle gets 429', async ({ page }) => {
  const send = await openWrapper(page);
  expect((await send(refusals({ throttleMs: 60_000 }))).ok).toBe(true);
  expect(await send(refusals({ throttleMs: 60_000 }))).toEqual({
    ok: false,
    status: 429,
    text: 'Too Many Requests',
  });
});

test('§8 no answer is status 0 with Network Error', async ({ page, complaints }) => {
  complaints.expect(/ERR_CONNECTION_REFUSED/);
  const send = await openWrapper(page);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  expect(await send({})).toEqual({ ok: false, status: 0, text: 'Network Error' });
});

test('§8 what the API says against it comes through', async ({ page, complaints }) => {
  complaints.expect(/400/);
  const send = await openWrapper(page);
  const { ok, status, text } = await send({}, 'template_unknown');
  expect({ ok, status }).toEqual({ ok: false, status: 400 });
  expect(text).toMatch(/template/i);
});
