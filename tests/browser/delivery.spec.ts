// From the contact form to the office's mailbox while the mail server is down: spec §7, §8.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '#desk/store/sqlite/open.ts';
import { startDeskProcess } from '#desk/testing/desk-process.ts';
import { startSmtpPeer } from '#desk/testing/smtp-peer.ts';
import { expect, hydrated, SENT, test } from '../fixtures.ts';

const MESSAGE = {
  user_name: 'محمد بن عبد الله',
  user_email: 'bids@client.example',
  user_phone: '+966 13 000 0099',
  user_subject: 'Tank farm 🏗 package 9',
  message: `${'خزان '.repeat(1_000)}🏁`,
};

test('§7 §8 a message is stored before the answer, and delivered after the desk is killed and the mail server is back', async ({
  page,
}) => {
  expect(MESSAGE.message.length).toBeGreaterThan(5_000);
  const office = await startSmtpPeer();
  await office.stop();
  const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  const env = {
    SITE: 'on',
    DATA_DIR: folder,
    SMTP_URL: office.url,
    MAIL_FROM: 'Website <website@miqdam.example>',
    MAIL_TO: 'Office <office@miqdam.example>',
  };
  const first = await startDeskProcess(env);

  await page.goto(`${first.url}/contact`);
  await hydrated(page);
  for (const [name, value] of Object.entries(MESSAGE)) {
    await page.locator(`main form [name="${name}"]`).fill(value);
  }
  let storedAtAnswer: unknown[] = [];
  await page.route('**/send-form', async (route) => {
    // Playwright's own request lacks the header that every browser sends.
    const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
    const answer = await route.fetch({ headers });
    storedAtAnswer = stored(folder);
    await route.fulfill({ response: answer });
  });
  await page.locator('main form button').last().click();
  await expect(page.locator('main form').getByText(SENT)).toBeVisible();
  expect(storedAtAnswer).toEqual([MESSAGE]);
  await first.stop('SIGKILL');
  expect(stored(folder)).toEqual([MESSAGE]);

  await office.start();
  // A restart keeps the delay before the next attempt: the operator ends it.
  execFileSync(process.execPath, ['desk/cli.ts', 'retry', '--all'], {
    env: { ...process.env, ...env },
  });
  const second = await startDeskProcess(env);
  await expect.poll(() => office.mails.length, { timeout: 20_000 }).toBe(1);
  for (const value of Object.values(MESSAGE)) expect(office.mails[0]?.text).toContain(value);
  await second.stop();
  await office.stop();
  rmSync(folder, { recursive: true });
});

/** The values of every submission in the desk's SQLite file. */
function stored(folder: string): unknown[] {
  const database = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
  const rows = database.prepare('SELECT fields FROM submission').all();
  database.close();
  return rows.map(({ fields }) =>
    Object.fromEntries(
      (JSON.parse(String(fields)) as { name: string; value: string }[]).map(({ name, value }) => [
        name,
        value,
      ]),
    ),
  );
}
