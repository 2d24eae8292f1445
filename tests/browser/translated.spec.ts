// Pages that a translation, an extension or a telephone has changed: every form in every state, and every list.
import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { readArticles } from '#app/content/articles.server.ts';
import { readCertificates } from '#app/content/certificates.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readCareer } from '#app/corporate/career/content.server.ts';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { readSearch } from '#app/corporate/search/content.server.ts';
import { CHANGES, ChangedPage, expectMadeAnew, expectWhole } from '../changed-page.ts';
import { articlePath, firstOf, projectPath } from '../content.ts';
import { expect, FAILED, SENT, test } from '../fixtures.ts';
import { APPLICANT, CareersPage, pdf } from '../page-objects/careers.ts';
import { Portfolio, sectorId, WORD, withWord } from '../page-objects/portfolio.ts';

const words = readInterface();
const { form, share, article } = words;

/** How a form's request ends, and what the console says of it. */
const FAILURES = {
  'a refusal by the desk': (route: Route) => route.fulfill({ status: 422, body: 'resume: virus' }),
  'a desk that is down': (route: Route) => route.fulfill({ status: 503 }),
  'no connection': (route: Route) => route.abort('internetdisconnected'),
};
const RESOURCE = /Failed to load resource|ERR_INTERNET_DISCONNECTED/;

for (const change of CHANGES) {
  test.describe(`a page ${change}`, () => {
    test.beforeEach(({ complaints }) => expectMadeAnew(complaints, change));
    test.afterEach(({ page }) => expectWhole(page));

    test('the contact form loses no letter and says its state', async ({
      page,
      complaints,
      mailbox,
    }) => {
      complaints.expect(RESOURCE);
      const changed = new ChangedPage(page, change);
      const box = page.locator('main form');
      const message = box.locator('[name=message]');
      const email = box.locator('[name=user_email]');
      const send = box.locator('[type=submit]');
      const recipient = box.locator('[name=recipient]');
      const [card] = readContact().cards;
      // The desk sends equal messages once.
      const subject = randomUUID();
      await changed.open('/contact', async () => {
        await recipient.selectOption(card?.title ?? '');
        await box.locator('[name=user_subject]').fill(subject);
        await message.pressSequentially('Typed early ');
      });
      await expect(message).toBeFocused();
      await page.keyboard.type('and late');
      await expect(message).toHaveValue('Typed early and late');
      await expect(recipient).toHaveValue(card?.title ?? '');
      await page.keyboard.press('Home');

      await email.fill('half@');
      await send.click();
      await changed.says(box, form.errors.emailInvalid);
      await email.fill('early@client.example');
      await expect(box.locator('[aria-invalid=true]')).toHaveCount(0);

      for (const [name, fail] of Object.entries(FAILURES)) {
        await test.step(`sending, then ${name}`, async () => {
          const held = Promise.withResolvers<Route>();
          await page.route('**/api/**', (route) => held.resolve(route));
          await send.click();
          await changed.says(box, form.sending);
          await fail(await held.promise);
          await changed.says(box, FAILED);
          await changed.says(box, words.toasts.keepsTyping);
          await expect(message).toHaveValue('Typed early and late');
          await expect(email).toHaveValue('early@client.example');
          await page.unrouteAll();
        });
      }
      await send.click();
      await changed.says(box, SENT);
      await expect(message).toHaveValue('');
      expect((await mailbox.receive(subject)).text).toContain('early and late');
      // Ignored as the second half of a double click at first.
      await expect(async () => {
        await send.click();
        await changed.says(box, form.errors.allBlank);
      }).toPass();
      await page.goto('/contact');
      await changed.arrive();
      await expect(page.locator('main address').first()).not.toBeEmpty();
    });

    test('the application keeps texts and file and says its state', async ({
      page,
      complaints,
      mailbox,
    }) => {
      complaints.expect(RESOURCE);
      const changed = new ChangedPage(page, change);
      const careers = new CareersPage(page);
      const { form: box } = careers;
      const send = box.locator('[type=submit]');
      const input = [...Object.values(APPLICANT), 'V-31-Huda.pdf'];
      await changed.open('/careers', async () => {
        await careers.fill();
        await careers.choose(pdf(20_000));
      });
      expect(await careers.content()).toEqual(input);
      await expect(box.getByText('V-31-Huda.pdf')).toBeVisible();

      await careers.field('portfolio').fill('nowhere');
      await send.click();
      await expect(box.locator('[aria-invalid=true]')).toHaveCount(1);
      const { portfolio: field } = form.application.labels;
      await changed.says(box, fill(form.errors.urlInvalid, { field }));
      await careers.field('portfolio').fill(APPLICANT.portfolio);

      await test.step('sending, then stopped', async () => {
        await page.route('**/api/**', () => undefined);
        await send.click();
        await changed.says(box, form.sending);
        await careers.progress.waitFor();
        await box.getByRole('button', { name: form.upload.stop }).click();
        await changed.says(box, form.stopped);
        expect(await careers.content()).toEqual(input);
        await page.unrouteAll();
      });
      for (const [name, fail] of Object.entries(FAILURES)) {
        await test.step(`sending, then ${name}`, async () => {
          await page.route('**/api/**', fail);
          await send.click();
          await changed.says(box, FAILED);
          expect(await careers.content()).toEqual(input);
          await page.unrouteAll();
        });
      }
      await send.click();
      await changed.says(box, SENT);
      expect(await careers.content()).toEqual(['', '', '', '']);
      expect((await mailbox.receive(APPLICANT.user_name)).attachments).toHaveLength(1);
    });

    test('the subscribe box keeps an address and says its state', async ({ page, complaints }) => {
      complaints.expect(RESOURCE);
      const changed = new ChangedPage(page, change);
      const box = page.locator('footer form');
      const address = box.locator('[type=email]');
      const send = box.locator('[type=submit]');
      await changed.open('/vision', () => address.pressSequentially('early@client.ex'));
      await expect(address).toBeFocused();
      await page.keyboard.type('ample');
      for (const [name, fail] of Object.entries(FAILURES)) {
        await test.step(`sending, then ${name}`, async () => {
          const held = Promise.withResolvers<Route>();
          await page.route('**/api/**', (route) => held.resolve(route));
          await send.click();
          await changed.says(box, form.sending);
          await fail(await held.promise);
          await changed.says(box, FAILED);
          await expect(address).toHaveValue('early@client.example');
          await page.unrouteAll();
        });
      }
      await send.click();
      await changed.says(box, SENT);
      await expect(address).toHaveValue('');
    });

    test('the comment form keeps its text and says that nothing was sent', async ({ page }) => {
      const changed = new ChangedPage(page, change);
      const box = page.locator('main form');
      const text = box.locator('textarea');
      await changed.open(articlePath, () => text.fill('Typed early'));
      await expect(text).toHaveValue('Typed early');
      await box.locator('[type=submit]').click();
      await changed.says(box, article.notSent);
      await expect(text).toHaveValue('Typed early');
    });

    test('the search of the header leads to results, which follow what is typed', async ({
      page,
      complaints,
    }) => {
      complaints.expect(RESOURCE);
      const texts = readSearch();
      const changed = new ChangedPage(page, change);
      const field = page.locator('[type=search]').filter({ visible: true });
      const results = page.locator('main li:has(h2)');
      const status = page.locator('main p[role=status]');
      await changed.open('/contact');
      await page.locator(`button[aria-label="${words.search.open}"]`).first().click();
      await page.keyboard.type('concrete');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=concrete');
      await changed.arrive();
      await expect(field).toHaveValue('concrete');
      await expect(results.locator('mark').first()).toBeVisible();
      for (const typed of ['tank', 'tank foundation', 'co']) {
        await field.fill(typed);
        await expect(results.locator('h2 mark, p mark').first()).toBeVisible();
        await expect(page).toHaveURL(/q=/);
      }
      await changed.says(page, texts.more);
      await page.getByRole('button', { name: texts.more }).click();
      await expect(results.nth(10)).toBeVisible();
      await field.fill('qqqqqq');
      await changed.says(page, fill(texts.none.title, { q: 'qqqqqq' }));
      await field.fill('');
      await expect(results).toHaveCount(0);

      await test.step('loading and failed', async () => {
        const held = Promise.withResolvers<Route>();
        await page.route('**/assets/search-*.json', (route) => held.resolve(route));
        await page.goto('/search?q=co');
        await changed.arrive();
        await changed.says(status, texts.loading);
        await (await held.promise).abort();
        await changed.says(page, texts.failed.text);
        await page.unrouteAll();
        await page.getByRole('button', { name: texts.failed.retry }).click();
        await expect(results.locator('mark').first()).toBeVisible();
        await expect(status).not.toContainText(texts.loading);
      });

      await test.step('typed before the scripts', async () => {
        await changed.open('/search', () => field.pressSequentially('tan'));
        await expect(field).toBeFocused();
        await page.keyboard.type('k');
        await expect(field).toHaveValue('tank');
        await expect(results.locator('mark').first()).toBeVisible();
      });
    });

    test('the portfolio is filtered and sorted', async ({ page }) => {
      const { register, filter } = readPortfolioPage();
      const { records } = readPortfolio();
      const changed = new ChangedPage(page, change);
      const { rows } = new Portfolio(page);
      const count = (n: number) => fill(register.count, { n, all: records.length });
      const q = page.locator('main [name=q]');
      await changed.open('/project', () => q.pressSequentially(WORD));
      await expect(q).toHaveValue(WORD);
      await changed.says(page, count(withWord(WORD).length));
      await expect(rows).toHaveCount(withWord(WORD).length);
      const other = firstOf(records).sector;
      await q.fill('');
      await page.locator('main [name=sector]').selectOption(sectorId(other));
      await changed.says(page, count(records.filter((each) => each.sector === other).length));
      await q.fill('qqqqqq');
      await changed.says(page, register.none);
      await page.getByRole('button', { name: filter.reset }).click();
      await changed.says(page, fill(register.count, { n: 12, all: records.length }));
      for (const direction of ['descending', 'ascending']) {
        const year = page.locator('main thead th', { hasText: register.columns.year });
        await year.getByRole('button').click();
        await expect(year).toHaveAttribute('aria-sort', direction);
      }
      const years = records.map(({ year }) => Number(year)).toSorted((a, b) => a - b);
      await changed.says(rows.first(), String(years[0]));
    });

    test('the list of articles is filtered', async ({ page }) => {
      const { list, sidebar } = readCareer();
      const { articles } = readArticles();
      const changed = new ChangedPage(page, change);
      const q = page.locator('main [name=q]');
      const count = (n: number) => fill(list.count, { n, all: articles.length });
      await changed.open('/career', () => q.pressSequentially('qqqq'));
      await expect(q).toHaveValue('qqqq');
      await changed.says(page, list.none);
      await changed.says(page, count(0));
      await q.fill('');
      await changed.says(page, count(articles.length));
      const tag = firstOf(articles.flatMap(({ tags }) => tags));
      await page.locator('nav').getByRole('link', { name: tag }).first().click();
      await changed.says(page, count(articles.filter(({ tags }) => tags.includes(tag)).length));
      await page.locator('nav').getByRole('link', { name: sidebar.all }).first().click();
      await expect(page.locator('main article')).toHaveCount(articles.length);
    });

    test('the dialog of the certificates follows its buttons', async ({ page }) => {
      const { labels, certificates } = readCertificates();
      const shown = certificates.filter((each) => each.page === 'registrations');
      const changed = new ChangedPage(page, change);
      await changed.open('/iso-certifications');
      await page.locator('#certificates li a').first().click();
      const dialog = page.getByRole('dialog');
      for (const [index, { title, number }] of shown.entries()) {
        await changed.says(dialog, fill(labels.position, { n: index + 1, total: shown.length }));
        await changed.says(dialog.getByRole('heading'), title);
        await changed.says(dialog, number);
        await expect(dialog.getByRole('status')).toContainText(`: ${title}`);
        await dialog.getByRole('button', { name: labels.next }).click();
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    test('the share menu stays open and says that the link is copied', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const changed = new ChangedPage(page, change);
      const menu = page.locator('[popover]').filter({ hasText: share.mail });
      await changed.open(projectPath, () =>
        page.getByRole('button', { name: share.title }).click(),
      );
      await expect(menu).toBeVisible();
      await menu.getByRole('button', { name: share.copy }).click();
      await changed.says(menu, share.copied);
    });

    test('the controls of the hero show its slides', async ({ page }) => {
      const changed = new ChangedPage(page, change);
      const hero = page.locator('main section[aria-roledescription=carousel]').first();
      const button = (name: string) => hero.getByRole('button', { name, exact: true });
      await changed.open('/', () => hero.locator('ol button').nth(2).click());
      await expect(hero.locator('figure').nth(2)).toHaveAttribute('data-shown');
      await button(words.hero.next).click();
      await expect(hero.locator('figure').nth(3)).toHaveAttribute('data-shown');
      await button(words.hero.previous).click();
      await expect(hero.locator('figure').nth(2)).toHaveAttribute('data-shown');
      await hero.locator(`button[aria-label="${words.hero.play}"]`).click();
      await hero.locator(`button[aria-label="${words.hero.pause}"]`).click();
    });

    test('the categories of work keep what they contain and what is open', async ({ page }) => {
      const { categories } = readExpertise();
      const changed = new ChangedPage(page, change);
      const items = page.locator('details[id^=expertise-]');
      await changed.open('/', () => items.first().locator('> summary').click());
      await expect(items.first()).toHaveAttribute('open');
      await expect(items.first().locator('li')).not.toHaveCount(0);
      await items.nth(2).locator('> summary').click();
      await expect(items.nth(2)).toHaveAttribute('open');
      await expect(items.nth(2).locator('img')).toBeVisible();
      await expect(items).toHaveCount(categories.length);
      await page.reload();
      await changed.arrive();
      await expect(items.nth(2)).toHaveAttribute('open');
    });
  });
}
