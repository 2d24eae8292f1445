// The pages that the desk writes: behind the links in mails (decisions 0108, 0113), and for a refused form without
// JavaScript (decision 0007). The visitor here reads the last language, the office the first.
import type { Page } from '@playwright/test';
import { readSettings } from '#app/content/settings.server.ts';
import { readContent } from '#desk/content.ts';
import { linkIn } from '#desk/testing/smtp-peer.ts';
import type { Words } from '#shared/desk-content.ts';
import * as wire from '#shared/wire.ts';
import { violationsIn } from '../axe.ts';
import { pageAt } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import type { Mailbox } from '../mail-fixtures.ts';

const { languages } = readContent('build/site');
const [office] = languages;
const words: Words = languages.at(-1) ?? office;
const { code } = words.language;
const { career, withdrawal, confirm, unsubscribe } = words.mails;

test.use({ viewport: { width: 320, height: 640 } });

/** The page has the brand and ways out, fits a narrow screen, and axe finds nothing in either scheme. */
async function expectWhole(page: Page, title: string, shown: Words) {
  const { language, siteName, base, errorPage, contact, phone } = shown;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('html')).toHaveAttribute('lang', language.code);
  const home = page.getByRole('banner').getByRole('link', { name: siteName });
  await expect(home).toHaveAttribute('href', base || '/');
  await home.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const ways = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(ways).toHaveText([errorPage.home, contact]);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: phone })).toBeVisible();
  const isFace = () => [...document.fonts].some((face) => face.status === 'loaded');
  await expect.poll(() => page.evaluate(isFace)).toBe(true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsIn(page), `${page.url()} ${colorScheme}`).toEqual([]);
  }
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(overflow), page.url()).toBeLessThanOrEqual(0);
}

/** What someone does who gets mails after sending a form. */
function recipient(page: Page, mailbox: Mailbox) {
  const { publicKey, serviceId, templateIds } = readSettings().mail;
  return {
    async post(form: 'career' | 'subscribe', fields: object) {
      const ids = { user_id: publicKey, service_id: serviceId, template_id: templateIds[form] };
      const language = words.base ? { [wire.LANGUAGE_NAME]: code } : {};
      const multipart = { user_email: 'reem@client.example', ...ids, ...language, ...fields };
      const answer = await page.request.post(wire.SEND_FORM_PATH, { multipart });
      expect(answer.ok()).toBe(true);
    },
    mailed: async (part: string) => linkIn((await mailbox.receive(part)).text),
    async visit(link: string, title: string, says: string, shown = words) {
      await page.goto(link);
      await expect(page.getByText(says)).toBeVisible();
      await expectWhole(page, title, shown);
    },
    async press({ button, done }: { button: string; done: string }) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(done)).toBeVisible();
    },
  };
}

test('the pages of an application say what it is for, and withdraw it at a press', async ({
  page,
  mailbox,
  complaints,
}) => {
  pageAt('/careers');
  complaints.expect(/404/);
  const { post, mailed, visit, press } = recipient(page, mailbox);
  const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await post('career', { user_name: 'Reem', user_phone: '0500000097', resume });
  const status = await mailed(`${wire.APPLICATION_PATH}${words.base && `?language=${code}`}#`);
  const { statuses, title, question } = office.mails.career.page;
  await visit(status, career.page.title, career.page.statuses.received.explanation);
  if (words !== office) {
    await page.getByRole('banner').getByRole('link', { name: office.language.name }).click();
    await expect(page.getByText(statuses.received.explanation)).toBeVisible();
  }
  await visit(await mailed('/office#'), title, question, office);
  const withdraw = status.replace(wire.APPLICATION_PATH, wire.WITHDRAW_PATH);
  await visit(withdraw, withdrawal.page.title, withdrawal.page.question);
  await press(withdrawal.page);
  await expectWhole(page, withdrawal.page.title, words);
  await visit(`${status.split('#')[0]}#unknown`, career.page.title, career.page.unknown);
});

test('the pages of a subscription say what they are for, and act at a press', async ({
  page,
  mailbox,
}) => {
  const { post, mailed, visit, press } = recipient(page, mailbox);
  await post('subscribe', {});
  await visit(await mailed(wire.CONFIRM_PATH), confirm.page.title, confirm.page.question);
  await press(confirm.page);
  const leave = await mailed(wire.UNSUBSCRIBE_PATH);
  await visit(leave, unsubscribe.page.title, unsubscribe.page.question);
  await press(unsubscribe.page);
});

test('a refused form has the brand, and what was typed', async ({ page, complaints }) => {
  complaints.expect(/422/);
  await page.goto(`${words.base}/contact`);
  await page.locator('main [name=message]').fill('m'.repeat(20_001));
  // As a browser without JavaScript does.
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit());
  await expectWhole(page, words.refusalPage.title, words);
  await expect(page.locator('[name=message]')).toHaveValue('m'.repeat(20_001));
});
