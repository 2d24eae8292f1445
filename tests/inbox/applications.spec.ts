// Whom an office declines after a vacancy is filled, and how it reads what applicants sent.
import { drawnPdf, pdf } from '#desk/testing/documents.ts';
import { ar } from '../../inbox/texts/ar.ts';
import { en } from '../../inbox/texts/en.ts';
import { drawnIn, enter, expect, expectSound, type Office, test } from './fixtures.ts';

const VACANCY = { vacancy: 'V-31 Pipe welder' };

test.beforeEach(({ complaints }) => {
  complaints.allow(/status of 401/);
  // Axe looks for itself in the frame, which has no origin.
  complaints.allow(/target origin provided/);
});

async function applicants(office: Office, ...names: string[]) {
  for (const [index, user_name] of names.entries()) {
    const user_email = `applicant${index}@mail.example`;
    await office.apply(pdf(), { ...VACANCY, user_name, user_email });
  }
}

test.describe('English', () => {
  const texts = en;
  test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

  test('two résumés are beside each other at an address of their own', async ({ page, office }) => {
    await office.apply(drawnPdf('1 0 0'), { ...VACANCY, user_name: 'Huda' });
    await office.apply(drawnPdf('0 0 1'), { ...VACANCY, user_name: 'Omar' });
    await enter(page, await office.invite('ahmad@company.example', 'hr'));
    await page.getByRole('link', { name: texts.frame.applications }).click();
    await page.getByLabel(texts.filter.vacancy).selectOption('V-31');
    await page.getByRole('link', { name: texts.board.compare }).click();
    const option = (name: string) =>
      page.getByRole('option', { name }).first().getAttribute('value').then(String);
    await page
      .getByRole('combobox', { name: texts.compare.one })
      .selectOption(await option('Huda'));
    await page
      .getByRole('combobox', { name: texts.compare.other })
      .selectOption(await option('Omar'));
    await expect.poll(() => drawnIn(page, 'سيرة.pdf')).toEqual([255, 0, 0]);
    await expect.poll(() => drawnIn(page, 'سيرة.pdf', 1)).toEqual([0, 0, 255]);
    await expectSound(page);
    const below = async () => {
      const [one, other] = await Promise.all(
        [0, 1].map((at) => page.locator('iframe').nth(at).boundingBox()),
      );
      return Number(other?.y) - Number(one?.y);
    };
    expect(await below()).toBe(0);
    await page.setViewportSize({ width: 320, height: 900 });
    await expect.poll(below).toBeGreaterThan(0);
    await expectSound(page);
    await page.reload();
    await expect.poll(() => drawnIn(page, 'سيرة.pdf', 1)).toEqual([0, 0, 255]);
  });
});

test.describe('Arabic, on a phone', () => {
  const texts = ar;
  test.use({ locale: 'ar-SA', viewport: { width: 320, height: 900 } });

  test('all who remain are declined, each by a mail of their own', async ({
    page,
    office,
    complaints,
  }) => {
    complaints.allow(/status of 503|Service Unavailable/);
    await applicants(office, 'Huda', 'Omar', 'Sami', 'Lina');
    await enter(page, await office.invite('ahmad@company.example', 'hr'));
    await page.getByRole('link', { name: texts.frame.applications }).click();
    const board = page.getByRole('main');
    const lanes = board.getByRole('region');
    await board.getByLabel(texts.filter.vacancy).selectOption('V-31');
    await expect(lanes.first().getByRole('listitem')).toHaveCount(4);
    const huda = lanes.first().getByRole('listitem').filter({ hasText: 'Huda' });
    await huda.getByRole('combobox').selectOption('interview');
    await expect(lanes.nth(2)).toContainText('Huda');

    await board.getByRole('button', { name: texts.board.decline }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox')).toHaveCount(3);
    await expect(dialog.getByLabel(texts.decline.stage)).toHaveValue('declined');
    await expect(dialog).toContainText('Dear Lina: Declined');
    await expect(dialog).toContainText(texts.decline.advice);
    await expectSound(page);
    await dialog.getByRole('checkbox', { name: /Omar/ }).uncheck();

    // What the desk says of the second is lost; done again, it is mailed once.
    let posts = 0;
    await page.route('**/answers', async (route) => {
      posts += 1;
      if (posts !== 2) return route.continue();
      await route.fetch();
      return route.fulfill({ status: 503, body: '' });
    });
    await dialog.getByRole('button', { name: texts.decline.action }).click();
    await expect(dialog.getByRole('alert')).toContainText('Sami');
    await expect(dialog.getByRole('alert')).not.toContainText('Lina');
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    await expectSound(page);
    await dialog.getByRole('button', { name: texts.decline.action }).click();
    await expect(dialog).toContainText(texts.decline.done);
    expect(posts).toBe(2);
    await page.keyboard.press('Escape');
    await expect(lanes.last().getByRole('listitem')).toHaveCount(2);
    await expect(lanes.first()).toContainText('Omar');

    await lanes.last().getByRole('link', { name: 'Lina' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByText('Dear Lina: Declined')).toBeVisible();
    await page.getByRole('button', { name: texts.answer.takeBack }).click();
    await expect(page.getByRole('timer')).toBeHidden();
  });

  test('a PDF is drawn in its frame, and a damaged one is named', async ({ page, office }) => {
    await office.apply(drawnPdf('0 1 0'), { user_name: 'Huda' });
    await office.apply(pdf(2_000), { user_name: 'Omar' });
    await enter(page, await office.invite('ahmad@company.example', 'hr'));
    await page.getByRole('listitem').filter({ hasText: 'Huda' }).getByRole('link').click();
    await page.getByRole('button', { name: texts.message.show }).click();
    await expect.poll(() => drawnIn(page, 'سيرة.pdf')).toEqual([0, 255, 0]);
    await expectSound(page);
    // Nothing of the file reaches the inbox.
    const origin = await page
      .frames()
      .at(-1)
      ?.evaluate(() => globalThis.origin);
    expect(origin).toBe('null');

    await page.goto(`${office.origin}/inbox`);
    await page.getByRole('listitem').filter({ hasText: 'Omar' }).getByRole('link').click();
    await page.getByRole('button', { name: texts.message.show }).click();
    await expect(page.getByRole('alert')).toHaveText(texts.message.notShown);
  });
});
