import type { Page } from '@playwright/test';
import { readSettings } from '#app/content/settings.server.ts';
import type { MailResult, SdkSettings, SendMail } from '#app/forms/mail/transport.ts';
import type { uploadMail } from '#app/forms/mail/upload.ts';
import { hydrated } from './fixtures.ts';
import { scriptsExporting } from './pages.ts';

/** The sender's address in each form. */
export const SENDER = 'buyer@client.example';

const { publicKey, serviceId, templateIds } = readSettings().mail;

const SETTINGS: SdkSettings = {
  origin: '',
  publicKey,
  serviceId,
  refusals: { blockHeadless: false, blockList: [], throttleMs: 0 },
};

/** Settings with some refusals enabled. */
export const refusals = (some: Partial<SdkSettings['refusals']>) => ({
  refusals: { ...SETTINGS.refusals, ...some },
});

/** Sends the page's form with other settings, or to another template. */
export type Send = (settings: Partial<SdkSettings>, templateId?: string) => Promise<MailResult>;

/** Opens the contact page and fills in its form, which the SDK sends. */
export async function openMail(page: Page): Promise<Send> {
  const address = await openForm(page, '/contact', 'sendMail');
  return (settings, template = templateIds.contact) =>
    page.evaluate(
      async ([module, given, to]) => {
        const { sendMail } = (await import(module)) as { sendMail: SendMail };
        const form = document.querySelector<HTMLFormElement>('main form');
        return sendMail(given, to, form as HTMLFormElement);
      },
      [address, { ...SETTINGS, ...settings }, template] as const,
    );
}

/** Opens the careers page and fills in its form, which `uploadMail` sends because of its file. */
export async function openUpload(page: Page): Promise<Send> {
  const address = await openForm(page, '/careers', 'uploadMail');
  const field = (name: string) => page.locator(`main form [name="${name}"]`);
  await field('user_name').fill('Huda');
  await field('user_phone').fill('+966 13 000 0095');
  const buffer = Buffer.from('%PDF-1.7\n%%EOF\n');
  await field('resume').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
  return (settings, template = templateIds.career) =>
    page.evaluate(
      async ([module, given, to]) => {
        const { uploadMail: send } = (await import(module)) as { uploadMail: typeof uploadMail };
        const form = document.querySelector<HTMLFormElement>('main form');
        const watch = { onShare: () => {}, signal: new AbortController().signal };
        return send(given, to, form as HTMLFormElement, watch);
      },
      [address, { ...SETTINGS, ...settings }, template] as const,
    );
}

/** Fills in the sender and returns the URL of the module with this export, which the page then fetches. */
async function openForm(page: Page, path: string, name: string): Promise<string> {
  const modules = scriptsExporting(name);
  await page.goto(path);
  await hydrated(page);
  const chunk = page.waitForRequest((request) => modules.includes(new URL(request.url()).pathname));
  await page.locator('main form [name="user_email"]').fill(SENDER);
  return (await chunk).url();
}
