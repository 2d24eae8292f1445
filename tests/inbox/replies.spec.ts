// What a sender replies by mail is below the message, as text.
import { INBOX_PATH } from '#shared/inbox.ts';
import { en } from '../../inbox/texts/en.ts';
import { enter, expect, expectSound, test } from './fixtures.ts';

test.use({ locale: 'en-GB' });

test('a reply by mail makes its message news, and is never HTML', async ({
  page,
  office,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await office.send({ user_name: 'Noura Al-Harbi', user_subject: 'API 650 tanks' });
  await enter(page, await office.invite('ahmad@company.example', 'office'));
  await page.getByRole('listitem').getByRole('link').click();
  await page.getByRole('button', { name: en.mark.done, exact: true }).click();
  await expect(page.getByText(en.change.changed)).toBeVisible();
  const [, id] = /messages\/([\da-f-]+)/.exec(page.url()) ?? [];
  const send = (text: string) =>
    office.receive(
      `From: Noura <noura@client.example>\nIn-Reply-To: <${id}@miqdam.example>\nSubject: Site visit\n\n${text}\n`,
    );
  await send('<b>On Sunday</b>');
  const reply = page.getByRole('article').filter({ hasText: en.answer.reply }).last();
  await expect(reply).toContainText('<b>On Sunday</b>');
  await expect(reply).toContainText('noura@client.example');
  await expect(reply.getByRole('heading')).toHaveText('Site visit');
  await expect(page.getByRole('button', { name: en.mark.done, exact: true })).toBeVisible();
  await expectSound(page);

  await page.goto(office.origin + INBOX_PATH);
  await send('Or on Monday');
  await expect(page.getByRole('listitem')).toContainText(en.messages.replied);
  await expectSound(page);
});
