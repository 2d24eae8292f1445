// A form with a file goes its own way to the mail API; it refuses as the library does (spec §5, §7, §8).
// The module is the built one, fetched by its own page, so that the browser's parts are real.
import type { Page } from '@playwright/test';
import type { MailResult, MailSettings } from '#app/forms/mail/mail-settings.ts';
import type { uploadMail } from '#app/forms/mail/upload.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const SETTINGS: MailSettings = {
  origin: '',
  publicKey: 'miqdam-website',
  serviceId: 'service_desk',
  refusals: { blockHeadless: false, blockList: [], throttleMs: 0 },
};

/** Opens the careers page, fills the form and answers a way to send it with other settings. */
async function openWrapper(page: Page) {
  await page.goto('/careers');
  await hydrated(page);
  const chunk = page.waitForRequest(/\/assets\/upload-[^/]+\.js$/);
  const field = (name: string) => page.locator(`#apply [name="${name}"]`);
  await field('user_email').fill('huda@mail.example');
  const url = (await chunk).url();
  await field('user_name').fill('Huda');
  await field('user_phone').fill('+966 13 000 0095');
  const buffer = Buffer.from('%PDF-1.7\n%%EOF\n');
  await field('resume').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
  return (settings: Partial<MailSettings>, templateId = 'template_career') =>
    page.evaluate(
      async ([address, given, template]) => {
        const module = (await import(address)) as { uploadMail: typeof uploadMail };
        const form = document.querySelector<HTMLFormElement>('#apply form');
        const watch = { onShare: () => {}, signal: new AbortController().signal };
        return module.uploadMail(given, template, form as HTMLFormElement, watch);
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

test('§8 headless 451, block list 403, throttle 429, each where it is switched on', async ({
  page,
}) => {
  const send = await openWrapper(page);
  const { status, text } = await send(refusals({ blockHeadless: true }));
  expect([status, text]).toEqual([451, 'Unavailable For Headless Browser']);
  expect((await send(refusals({ blockList: ['huda@mail.example'] }))).text).toBe('Forbidden');
  expect((await send(refusals({ throttleMs: 60_000 }))).ok).toBe(true);
  expect((await send(refusals({ throttleMs: 60_000 }))).text).toBe('Too Many Requests');
});

test('§8 no answer is status 0 with Network Error', async ({ page, complaints }) => {
  complaints.expect(/ERR_CONNECTION_REFUSED/);
  const send = await openWrapper(page);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  const said = page.waitForEvent('console');
  expect(await send({})).toEqual({ ok: false, status: 0, text: 'Network Error' });
  await said;
});
