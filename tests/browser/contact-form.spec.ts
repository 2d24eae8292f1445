// The contact form: spec §3, §5, §7, §8. Blank: typed-text.spec.ts; without JavaScript: other-language.spec.ts.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { DATABASE_FILE } from '#desk/store/sqlite/open.ts';
import { expect, FAILED, hydrated, SENT, test } from '../fixtures.ts';

const { id, title = '' } = readContact().cards[0] ?? {};

const MESSAGE = {
  user_name: 'عبد الله القحطاني',
  user_email: 'bids@client.example',
  user_phone: '+966 13 000 0099',
  user_subject: `Tank farm 🏗 ${randomUUID()}`,
  message: `${'Hydrotest of forty loops. '.repeat(768)}End 🏁`,
};
const NAMES = Object.keys(MESSAGE);

test('§5 §7 §8 errors are beside their fields; a message that fails is kept, and arrives once', async ({
  page,
  context,
  desk,
  mailbox,
  complaints,
}) => {
  const form = page.locator('main form');
  const field = (name: string) => form.locator(`[name="${name}"]`);
  const [email, message] = [field('user_email'), field('message')];
  const send = form.getByRole('button', { name: 'Send Message' });
  const failed = form.getByText(FAILED);
  const toast = page.getByRole('region', { name: 'Notices' }).getByRole('status');
  const values = () => Promise.all(NAMES.map((name) => field(name).inputValue()));
  await page.goto(`/contact?to=${id}`);
  await hydrated(page);
  await expect(email).toHaveAttribute('type', 'email');
  await expect(field('user_phone')).toHaveAttribute('type', 'tel');

  await test.step('without a connection, and the scripts that were to load, it fails in words', async () => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await message.fill('In a tunnel');
    await send.click();
    await expect(failed).toBeVisible();
    await expect(message).toHaveValue('In a tunnel');
    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${request.postDataBuffer()}`);
  });

  await test.step('an error shows on blur, follows changes and gets the focus on submit', async () => {
    const error = form.getByText('Your Email is not valid! Provide valid email');
    await email.pressSequentially('nobody');
    await expect(error).toBeHidden();
    await email.press('Tab');
    await expect(error).toBeVisible();
    await send.click();
    await expect(email).toBeFocused();
    await email.pressSequentially('@client.example');
    await expect(error).toBeHidden();
    await expect(email).not.toHaveAttribute('aria-invalid');
  });

  await test.step('a text that is too long stays, with the limit beside it', async () => {
    await message.fill('m'.repeat(25_000));
    const over = 'Characters over the limit of 20,000: 5,000';
    await expect(form.getByText(over).first()).toBeVisible();
    await expect(form.locator('[aria-live]', { hasText: over })).toBeAttached();
    await send.click();
    await expect(message).toBeFocused();
    await expect(message).toHaveAccessibleDescription(
      'Message is too long: at most 20,000 characters can be sent',
    );
    await expect(message).toHaveValue('m'.repeat(25_000));
    expect(sent).toEqual([]);
  });

  for (const [name, text] of Object.entries(MESSAGE)) await field(name).fill(text);
  await expect(form.getByText('Characters left: 27 of 20,000').first()).toBeVisible();

  await test.step('a refusal by the desk is beside its field until that changes', async () => {
    complaints.expect(/422/);
    const body = 'user_email: Not this one\nuser_phone: Nor this';
    await page.route('**/api/**', (route) => route.fulfill({ status: 422, body }));
    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Not this one');
    await expect(field('user_phone')).toHaveAccessibleDescription('Nor this');
    await email.press('Tab');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('other@client.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await email.fill(MESSAGE.user_email);
    await page.unrouteAll();
  });

  await test.step('a busy desk says when to try again; an answer can be lost', async () => {
    for (const cause of [/429/, /ERR_CONNECTION_RESET/]) complaints.expect(cause);
    const wait = form.getByText('Please try again in 45 seconds.');
    const headers = { 'retry-after': '45' };
    await page.route('**/api/**', (route) => route.fulfill({ status: 429, headers }));
    await send.click();
    await expect(wait).toBeVisible();
    await expect(toast.filter({ hasText: FAILED })).toBeVisible();
    expect(await values()).toEqual(Object.values(MESSAGE));
    await page.unrouteAll();
    await page.route('**/api/**', async (route) => {
      // Playwright's own request lacks the header that every browser sends.
      const own = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
      expect((await route.fetch({ headers: own })).status()).toBe(200);
      await route.abort('connectionreset');
    });
    await send.click();
    await expect(wait).toBeHidden();
    await expect(failed).toBeVisible();
    await page.unrouteAll();
  });

  await send.click();
  await expect(toast.filter({ hasText: SENT })).toBeVisible();
  await expect(form.getByText(SENT)).toBeVisible();
  await expect(form.getByText(/^Characters/)).toHaveCount(0);
  expect(await values()).toEqual(['', '', '', '', '']);
  const names = [...(sent.at(-1) ?? '').matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
  const ids = ['lib_version', 'service_id', 'template_id', 'user_id'];
  expect(names).toEqual(['recipient', ...NAMES, ...ids]);
  expect(sent.at(-1)).toContain('4.3.3');
  const { subject, text, replyTo } = await mailbox.receive(MESSAGE.user_subject);
  expect(subject).toContain(title);
  for (const value of Object.values(MESSAGE)) expect(text).toContain(value.slice(0, 900));
  expect(text).toContain('End 🏁');
  expect(replyTo?.text).toContain(MESSAGE.user_email);
  const database = new DatabaseSync(join(desk.dataDir, DATABASE_FILE), { readOnly: true });
  const stored = database.prepare('SELECT fields FROM submission WHERE fields LIKE ?');
  expect(stored.all(`%${MESSAGE.user_subject}%`)).toHaveLength(1);
  database.close();
});
