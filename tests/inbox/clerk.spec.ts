// What a clerk does in a day, by keyboard and pointer, in both languages, at the width of a phone, and on both stores.
import { pdf } from '#desk/testing/documents.ts';
import { HONEYPOT_NAME } from '#shared/wire.ts';
import { enter, expect, expectSound, test } from './fixtures.ts';
import { WALKS } from './walks.ts';

for (const { locale, dir, texts, width, store } of WALKS) {
  test.describe(`${locale}, ${store}`, () => {
    test.use({ locale, viewport: { width, height: 900 }, store });

    test('twelve tasks of a clerk', async ({ page, office, complaints }) => {
      // The page asks who is signed in before anybody is.
      complaints.allow(/status of 401/);
      await office.send({ user_name: 'Noura Al-Harbi', user_subject: 'API 650 tanks' });
      await office.send({ user_name: 'أحمد القحطاني', user_subject: 'زيارة الموقع' });
      await office.send({ user_name: 'Robot', user_subject: 'Rank first', [HONEYPOT_NAME]: 'x' });
      await office.apply(pdf());

      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
      const message = page.getByRole('article').first();
      const heading = page.getByRole('heading', { level: 2 });
      const toList = async () => {
        const back = page.getByRole('link', { name: texts.message.back });
        if (await back.isVisible()) await back.click();
      };

      await test.step('1 comes in by an invitation', async () => {
        await enter(page, await office.invite('ahmad@company.example', 'administrator'));
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        await expect(row('Noura')).toBeVisible();
        await expectSound(page);
      });

      await test.step('2 sees how much looks like spam, and restores what is not', async () => {
        const tab = page.getByRole('link', { name: texts.messages.tab.suspected });
        await expect(tab).toContainText('1');
        await tab.click();
        await row('Robot').getByRole('link').click();
        await expect(page.getByText(texts.message.suspected)).toBeVisible();
        await button(texts.mark.restored).click();
        await expect(tab.or(page.getByText(texts.change.changed)).first()).toBeVisible();
        await toList();
        await expect(tab).toContainText('0');
        await page.getByRole('link', { name: texts.messages.tab.open }).click();
        await expect(row('Robot')).toBeVisible();
      });

      await test.step('3 opens a message by keyboard, and sees that it arrived', async () => {
        await row('Robot').getByRole('link').focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await expect(row('Noura').getByRole('link')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(heading).toHaveText('API 650 tanks');
        await expect(heading).toBeFocused();
        await expect(page.getByText(texts.proof.stored)).toBeVisible();
        await expect(page.getByText(texts.proof.seen)).toBeVisible();
        await expectSound(page);
      });

      await test.step('4 takes it on', async () => {
        const assignee = message.getByLabel(texts.message.assignee);
        await assignee.selectOption({ label: texts.messages.myself });
        await expect(assignee).not.toHaveValue('nobody');
      });

      await test.step('5 notes something', async () => {
        await page.getByLabel(texts.note.label).fill('Called back');
        await page.reload();
        await expect(page.getByLabel(texts.note.label)).toHaveValue('Called back');
        await button(texts.note.add).click();
        await expect(page.getByText('Called back')).toBeVisible();
        await expect(page.getByLabel(texts.note.label)).toHaveValue('');
      });

      await test.step('6 answers with a template, takes it back, and sends it again', async () => {
        await button(texts.answer.write).click();
        await page.getByLabel(texts.answer.template).selectOption({ label: 'Drawings' });
        const text = page.getByLabel(texts.answer.text, { exact: true });
        await expect(text).toHaveValue('Dear Noura Al-Harbi,');
        await text.fill('Dear Noura Al-Harbi, please send the drawings.');
        await button(texts.answer.send).click();
        await expect(page.getByRole('timer')).toContainText('0:');
        await expectSound(page);
        await button(texts.answer.takeBack).click();
        await expect(text).toHaveValue('Dear Noura Al-Harbi, please send the drawings.');
        await expect(page.getByRole('timer')).toBeHidden();
        await button(texts.answer.send).click();
        await expect(page.getByRole('timer')).toBeVisible();
        await expect(text).toBeHidden();
      });

      await test.step('7 is done with it, and undoes that', async () => {
        await button(texts.mark.done).click();
        await expect(page.getByText(texts.change.changed)).toContainText('1');
        await button(texts.change.undo).click();
        await expect(button(texts.mark.done)).toBeVisible();
        // It is in the list again, which a telephone does not show yet.
        const all = page.getByRole('listitem', { includeHidden: true });
        await expect(all.filter({ hasText: 'Noura' })).toBeAttached();
        await toList();
        await expect(row('Noura').getByRole('link')).toBeFocused();
      });

      await test.step('8 finds an Arabic name typed without its hamza', async () => {
        await page.getByRole('searchbox').fill('احمد');
        await page.keyboard.press('Enter');
        await expect(row('Noura')).toBeHidden();
        await expect(row('أحمد القحطاني')).toBeVisible();
        await page.getByRole('searchbox').fill('');
        await page.keyboard.press('Enter');
        await expect(row('Noura')).toBeVisible();
      });

      await test.step('9 looks at messages with a file only, and downloads it', async () => {
        await button(texts.filter.more).click();
        await page.getByLabel(texts.filter.file).check();
        await expect(row('Noura')).toBeHidden();
        await expectSound(page);
        await row('ريم السالم').getByRole('link').click();
        const download = page.waitForEvent('download');
        await page.getByRole('link', { name: texts.message.download }).click();
        expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
        await toList();
        await page.getByLabel(texts.filter.file).uncheck();
      });

      await test.step('10 is done with several at once, and undoes that', async () => {
        await row('Robot').getByRole('checkbox').check();
        await row('Noura').getByRole('checkbox').check();
        await button(texts.mark.done).click();
        await expect(row('Robot')).toBeHidden();
        await expect(row('Noura')).toBeHidden();
        await button(texts.change.undo).click();
        await expect(row('Robot')).toBeVisible();
        await expect(row('Noura')).toBeVisible();
      });

      await test.step('11 moves an application on the board', async () => {
        await page.getByRole('link', { name: texts.frame.applications }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.frame.applications);
        const lanes = page.getByRole('main').getByRole('region');
        await expect(lanes.first()).toContainText('ريم السالم');
        await lanes.first().getByRole('combobox').selectOption({ index: 2 });
        await expect(lanes.nth(2)).toContainText('ريم السالم');
        await lanes.nth(2).getByRole('listitem').dragTo(lanes.nth(1));
        await expect(lanes.nth(1)).toContainText('ريم السالم');
        await expectSound(page);
      });

      await test.step('12 erases a message, and signs out', async () => {
        await page.getByRole('link', { name: texts.frame.messages, exact: true }).click();
        await row('Robot').getByRole('link').click();
        await page.getByLabel(texts.note.label).fill('Kept until then');
        await button(texts.message.erase).click();
        await page.getByRole('dialog').getByRole('button', { name: texts.message.erase }).click();
        await expect(row('Noura')).toBeVisible();
        await expect(row('Robot')).toBeHidden();
        await button(texts.frame.signOut).click();
        await expect(button(texts.signIn.action)).toBeVisible();
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
        await expectSound(page);
        await button(texts.signIn.action).click();
        await expect(row('Noura')).toBeVisible();
      });
    });
  });
}
