// A supplier's way from the first field on the site to an approval, and back out, by the real desk and mail server.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pdf } from '#desk/testing/documents.ts';
import { freePort } from '#desk/testing/http.ts';
import type { Words } from '#shared/desk-content.ts';
import { fileNeeds } from '../content.ts';
import { builtSite, startDesk } from '../desk.ts';
import { mailEnvironment } from '../mail-fixtures.ts';
import { test as base, enter, expect, expectSound, invite } from './fixtures.ts';
import { WALKS } from './walks.ts';

const { languages } = JSON.parse(readFileSync('build/site/desk.json', 'utf8')) as {
  languages: Words[];
};

fileNeeds(languages[0]?.registration, 'the registration of suppliers');

interface Website {
  url: string;
  invitation(): Promise<string>;
}

/** A desk with the built site and its inbox. */
const test = base.extend<{ website: Website }>({
  website: async ({ context, mailServer, store, createDatabase }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'registration-'));
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const env = {
      ...{ SITE_URL: url, PORT: String(port), INBOX: 'on', DATA_DIR: folder },
      // Without a bucket one desk has to be told that it may take files.
      ...(store === 'PostgreSQL' ? { DATABASE_URL: await createDatabase(), UPLOADS: 'on' } : {}),
      ...mailEnvironment(mailServer),
    };
    const desk = await startDesk(env, { site: await builtSite() });
    await use({ url, invitation: () => invite(env, 'huda@company.example', ['office']) });
    for (const page of context.pages()) await page.close();
    await desk.close();
    rmSync(folder, { recursive: true });
  },
});

const day = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** The path of a document. The bank letter is larger than a form, and has several parts. */
function file(id: string): string {
  const path = test.info().outputPath(`${id}.pdf`);
  writeFileSync(path, pdf(id === 'bank' ? 9_000_000 : 2_000 + id.length));
  return path;
}

/** Fills in what every document asks for, with a file of its own content. */
async function handIn(page: Page, { registration }: Words, only?: string): Promise<void> {
  for (const { id, number, expiry, validDays, required } of registration?.documents ?? []) {
    if (!required || (only ?? id) !== id) continue;
    if (number) await page.locator(`#${id}_number`).fill(`2050 ${id.length}77`);
    const isDated = expiry !== 'none' || validDays !== undefined;
    if (isDated) await page.locator(`#${id}_issued`).fill(day(-20));
    if (expiry === 'required') await page.locator(`#${id}_expires`).fill(day(200));
    await page.locator(`#${id}_file`).setInputFiles(file(id));
  }
}

const linkIn = (text = '') => {
  const { pathname, search, hash } = new URL(/\S+\/api\/registration\S*/.exec(text)?.[0] ?? '');
  return pathname + search + hash;
};

for (const { locale, index, texts, width, store } of WALKS.filter(
  ({ index }) => languages[index],
)) {
  test.describe(`${locale}, ${store}`, () => {
    test.use({ locale, store, viewport: { width, height: 900 } });

    test('a supplier registers, is asked, approved for one trade, and leaves', async ({
      page,
      browser,
      website,
      mailbox,
      complaints,
    }) => {
      complaints.allow(/status of (?:401|404|422)|ERR_FAILED/);
      const words = languages[index];
      const settings = words?.registration;
      if (!words || !settings) throw new Error('The language takes no registrations');
      const address = `supplier${index}@sawari.example`;
      const { url } = website;

      // What it takes and how long is said before the first field.
      await page.goto(`${url}${words.base}/registration`);
      const section = page.locator('#register');
      await expect(section).toContainText(settings.start.evaluation);
      await expect(section.locator('li')).toHaveCount(settings.documents.length);
      const first = section.locator('[name=company]');
      const isRead = await first.evaluate((field) => {
        const list = field.closest('#register')?.querySelector('ul');
        return Boolean(
          list && list.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
      });
      expect(isRead, 'the documents are read before the first field').toBe(true);
      await expectSound(page);
      await first.fill('Sawari Piping');
      await section.locator('[name=user_name]').fill('Badr Al-Qahtani');
      await section.locator('[name=user_email]').fill(address);
      await section.locator('[name=user_phone]').fill('+966 13 000 0055');
      await section.getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(settings.form.title);
      await expectSound(page);
      await page.locator('#activities').fill('Welding');
      await page.getByRole('button', { name: settings.form.save }).click();
      await expect(page.locator('p[role=status]')).toHaveText(settings.form.saved);

      // On another machine, by the mailed link.
      const [{ text }] = [await mailbox.receive('/api/registration')];
      const other = await browser.newContext({ locale, viewport: { width, height: 900 } });
      const supplier = await other.newPage();
      await supplier.goto(url + linkIn(text));
      await expect(supplier.locator('#activities')).toHaveValue('Welding');
      expect(supplier.url()).not.toContain('#');
      await supplier.getByRole('button', { name: settings.form.send }).click();
      await expect(supplier.getByRole('alert')).toContainText(settings.form.errors.trade);
      await expectSound(supplier);
      const [trade, otherTrade] = settings.trades;
      for (const each of [trade, otherTrade]) {
        await supplier.getByLabel(each?.label ?? '', { exact: true }).check();
      }
      // The connection is lost once; sending waits until everything has arrived.
      let cuts = 0;
      await supplier.route('**/api/uploads/*', (route) =>
        route.request().method() === 'PATCH' && cuts++ === 0 ? route.abort() : route.continue(),
      );
      await handIn(supplier, words);
      await supplier.getByRole('button', { name: settings.form.send }).click();
      await expect(supplier.locator('p[role=status]')).toHaveText(settings.form.sent);
      await expect(supplier.getByText(settings.page.statuses.received.explanation)).toBeVisible();
      await expectSound(supplier);
      const { text: receipt } = await mailbox.receive(
        index === 0 ? 'Your registration has arrived' : 'وصل تسجيلك',
      );
      const status = url + linkIn(receipt);

      // The office asks and decides.
      const office = await browser.newContext({ locale, viewport: { width, height: 900 } });
      const inbox = await office.newPage();
      await enter(inbox, await website.invitation());
      await inbox.getByRole('link', { name: /Sawari Piping/ }).click();
      const message = inbox.getByRole('article');
      await expect(message).toContainText(texts.registration.status.evaluation);
      await expectSound(inbox);
      const [document] = settings.documents;
      await message
        .getByLabel(texts.registration.item, { exact: true })
        .selectOption(String(document?.id));
      await message.getByLabel(texts.registration.question).fill('Which branch?');
      await message.getByRole('button', { name: texts.registration.send }).click();
      await expect(message).toContainText(texts.registration.status.missing);
      await mailbox.receive('Which branch?');

      await supplier.goto(status);
      await expect(supplier.getByText(settings.page.statuses.missing.explanation)).toBeVisible();
      await supplier.locator(`#${document?.id}_answer`).fill('The one in Jubail');
      await expectSound(supplier);
      await supplier.getByRole('button', { name: settings.form.change }).click();
      await expect(supplier.locator('p[role=status]')).toHaveText(settings.form.saved);
      await expect(message).toContainText('The one in Jubail');

      const { decide, approve, reason } = texts.registration;
      await message.getByRole('button', { name: `${decide} ${trade?.label}` }).click();
      await message.getByLabel(reason).fill('Up to SAR 200,000');
      await expectSound(inbox);
      const approving = message.getByRole('button', { name: approve, exact: true });
      await approving.click();
      await expect(message).toContainText('Up to SAR 200,000');
      await expect(approving).toHaveCount(0);
      await mailbox.receive('Up to SAR 200,000');
      await supplier.goto(status);
      await expect(supplier.getByText('Up to SAR 200,000')).toBeVisible();
      await expect(supplier.getByText(settings.page.trades.undecided)).toBeVisible();
      await expectSound(supplier);

      await inbox.goto(`${url}/inbox?tab=all&form=registration`);
      const downloading = inbox.waitForEvent('download');
      await inbox.getByRole('button', { name: texts.filter.suppliers }).click();
      await expectSound(inbox);
      await inbox.getByRole('button', { name: texts.filter.download }).click();
      const csv = await (await (await downloading).createReadStream()).toArray();
      expect(Buffer.concat(csv).toString()).toContain('Sawari Piping,');

      // And back out.
      await supplier.locator('summary').click();
      await supplier.getByRole('button', { name: settings.page.erase }).click();
      await expect(supplier.getByText(settings.page.erased)).toBeVisible();
      await supplier.goto(status);
      await expect(supplier.getByText(settings.page.statuses.withdrawn.explanation)).toBeVisible();
      await expect(inbox.getByRole('link', { name: /Sawari Piping/ })).toHaveCount(0);
      await office.close();
      await other.close();
    });
  });
}
