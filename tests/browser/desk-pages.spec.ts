// The pages that the desk writes: behind the links in mails (decisions 0108, 0113), and for forms without
// JavaScript (decision 0007).
import type { APIRequestContext, Page } from '@playwright/test';
import { readSettings } from '#app/content/settings.server.ts';
import { readContent } from '#desk/content.ts';
import { startDeskProcess } from '#desk/testing/desk-process.ts';
import { linkIn } from '#desk/testing/smtp-peer.ts';
import type { Words } from '#shared/desk-content.ts';
import { APPLICATION_PATH, LANGUAGE_NAME, SEND_FORM_PATH, WITHDRAW_PATH } from '#shared/wire.ts';
import { violationsIn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

const { languages } = readContent('build/site');
const { publicKey, serviceId, templateIds } = readSettings().mail;
const PDF = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };

function post(
  request: APIRequestContext,
  words: Words,
  form: keyof typeof templateIds,
  email: string,
) {
  const ids = { user_id: publicKey, service_id: serviceId, template_id: templateIds[form] };
  const multipart = {
    ...ids,
    ...(words.base ? { [LANGUAGE_NAME]: words.language.code } : {}),
    user_email: email,
    ...(form === 'career' ? { user_name: 'Reem', user_phone: '0500000097', resume: PDF } : {}),
  };
  return request.post(SEND_FORM_PATH, { multipart });
}

/** The page has the brand and ways out, fits a narrow screen, and axe finds nothing in either scheme. */
async function expectWhole(page: Page, words: Words, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const { base, siteName, contact, phone, errorPage } = words;
  const home = page.getByRole('banner').getByRole('link', { name: siteName });
  await expect(home).toHaveAttribute('href', base || '/');
  const mark = home.locator('img');
  expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const ways = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(ways).toHaveText([errorPage.home, contact]);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: phone })).toBeVisible();
  const letters = words.language.direction === 'rtl' ? 'ش' : 'S';
  const isLoaded = await page.evaluate(async (sample) => {
    const family = getComputedStyle(document.body).fontFamily;
    const faces = await document.fonts.load(`16px ${family}`, sample);
    return faces.some(({ family, status }) => family.includes('Plex') && status === 'loaded');
  }, letters);
  expect(isLoaded).toBe(true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsIn(page), `${page.url()} ${colorScheme}`).toEqual([]);
  }
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(overflow), page.url()).toBeLessThanOrEqual(0);
}

for (const words of languages) {
  const { code } = words.language;
  const other = languages.find((each) => each !== words) ?? words;
  const { career, withdrawal, confirm, unsubscribe } = words.mails;
  const switchLanguage = async (page: Page) => {
    const { name } = other.language;
    if (other !== words) await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.language.code);
  };
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

  test.describe(`in ${code}`, () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test('an application’s pages have the brand, and the same in the other language', async ({
      page,
      request,
      mailbox,
    }) => {
      const email = `applicant-${code}@client.example`;
      expect((await post(request, words, 'career', email)).ok()).toBe(true);
      const receipt = linkIn(
        (await mailbox.receive(`${APPLICATION_PATH}${words.base && `?language=${code}`}#`)).text,
      );
      const office = linkIn((await mailbox.receive('/office#')).text);

      const shows = ({ mails }: Words) =>
        expect(page.getByText(mails.career.page.statuses.received.explanation)).toBeVisible();
      await page.goto(receipt);
      await shows(words);
      await expectWhole(page, words, career.page.title);
      await switchLanguage(page);
      await shows(other);
      const [offices] = languages;
      await page.goto(office);
      await expect(page.getByText(offices.mails.career.page.question)).toBeVisible();
      await expectWhole(page, offices, offices.mails.career.page.title);
      await page.goto(receipt.replace(APPLICATION_PATH, WITHDRAW_PATH));
      await expectWhole(page, words, withdrawal.page.title);
      await switchLanguage(page);
      await press(page, other.mails.withdrawal.page.button);
      await expect(page.getByText(other.mails.withdrawal.page.done)).toBeVisible();
      await expectWhole(page, other, other.mails.withdrawal.page.title);
    });

    test('a subscription’s pages have the brand', async ({
      page,
      request,
      mailbox,
      complaints,
    }) => {
      complaints.expect(/404/);
      const email = `reader-${code}@client.example`;
      await post(request, words, 'subscribe', email);
      await page.goto(linkIn((await mailbox.receive(email)).text));
      await expectWhole(page, words, confirm.page.title);
      await press(page, confirm.page.button);
      await expect(page.getByText(confirm.page.done)).toBeVisible();
      await expectWhole(page, words, confirm.page.title);
      await page.goto(linkIn((await mailbox.receive('/api/unsubscribe')).text));
      await expectWhole(page, words, unsubscribe.page.title);
      await press(page, unsubscribe.page.button);
      await expect(page.getByText(unsubscribe.page.done)).toBeVisible();
      await page.goto(`${APPLICATION_PATH}?language=${code}#unknown`);
      await expect(page.getByText(career.page.unknown)).toBeVisible();
      await expectWhole(page, words, career.page.title);
    });

    test('a refused form has the brand, and what was typed', async ({ page, complaints }) => {
      complaints.expect(/422/);
      await page.goto(`${words.base}/contact`);
      await page.locator('main [name=message]').fill('m'.repeat(20_001));
      // As a browser without JavaScript does.
      await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit());
      await expectWhole(page, words, words.refusalPage.title);
      await expect(page.locator('[name=message]')).toHaveValue('m'.repeat(20_001));
    });

    test('a form that comes too early says how long to wait, and is kept', async ({ browser }) => {
      const desk = await startDeskProcess({ SITE: 'on', RATE_LIMIT: '1' });
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: desk.url });
      const page = await context.newPage();
      const { wait, goBack } = words.refusalPage;
      for (const message of ['First', 'Second']) {
        await page.goto(`${words.base}/contact`);
        await page.locator('main [name=message]').fill(message);
        await page.locator('main form button[type=submit]').click();
      }
      await expect(page.getByText(wait.split('{time}')[0] ?? '')).toHaveText(/\d/);
      await expect(page.getByText(goBack)).toBeVisible();
      await page.goBack();
      await expect(page.locator('main [name=message]')).toHaveValue('Second');
      await context.close();
      await desk.stop();
    });
  });
}
