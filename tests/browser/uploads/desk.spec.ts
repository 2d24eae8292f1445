// Drawings from the form to the office, by the real desk: what arrives is what was chosen.
import { createHash } from 'node:crypto';
import { FILES_PATH } from '#shared/wire.ts';
import { fileNeeds } from '../../content.ts';
import { expect, SENT, test } from '../../fixtures.ts';
import { ContactFiles, drawing, MEGABYTE, texts } from '../../page-objects/contact-files.ts';

fileNeeds(texts, 'files that come with a message');

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('drawings reach the office, and their sender learns which', async ({ page, mailbox }) => {
  const contact = new ContactFiles(page);
  await contact.open();
  await contact.form.locator('[name=user_email]').fill('bids@client.example');
  await contact.message.fill('Two drawings of tank T-101');
  const files = [drawing('T-101 plan.pdf', MEGABYTE), drawing('مخطط.pdf', MEGABYTE)];
  await contact.choose(...files);
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  const office = await mailbox.receive('Two drawings of tank T-101');
  expect(office.attachments.map(({ filename }) => filename)).toEqual(files.map(({ name }) => name));
  expect(office.attachments.map(({ content }) => hashOf(content))).toEqual(
    files.map(({ buffer }) => hashOf(buffer)),
  );
  const receipt = await mailbox.receive('contact#earlier=');
  for (const { name, buffer } of files) {
    expect(receipt.text).toContain(name);
    expect(receipt.text).toContain(hashOf(buffer));
  }

  // A file that is added later belongs to the same message.
  await page.goto('/vision');
  const [link = ''] = /\S+#earlier=\S+/.exec(String(receipt.text)) ?? [];
  await contact.open(new URL(link).pathname + new URL(link).hash);
  await contact.choose(drawing('section.pdf'));
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  const reference = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(String(receipt.subject))?.[0] ?? '—';
  const addition = await mailbox.receive('section.pdf');
  expect(addition.text).toContain(reference);
});

test('files too large for a mail are downloaded by its link, with the address that got it', async ({
  page,
  mailbox,
  complaints,
}) => {
  complaints.expect(/404/);
  const contact = new ContactFiles(page);
  await contact.open();
  await contact.message.fill('A large model');
  const model = drawing('model.pdf', 13 * MEGABYTE);
  await contact.choose(model);
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible({ timeout: 20_000 });
  const { text, attachments } = await mailbox.receive('A large model');
  expect(attachments).toEqual([]);
  const [link = ''] = new RegExp(String.raw`\S+${FILES_PATH}\S*`).exec(String(text)) ?? [];
  await page.goto(new URL(link).pathname + new URL(link).search + new URL(link).hash);
  await page.locator('[type=email]').fill('stranger@client.example');
  await page.locator('main button').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await page.goto(new URL(link).pathname + new URL(link).search + new URL(link).hash);
  await page.locator('[type=email]').fill('office@miqdam.example');
  await page.locator('main button').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'model.pdf' }).click();
  const stream = await (await downloading).createReadStream();
  expect(hashOf(Buffer.concat(await stream.toArray()))).toBe(hashOf(model.buffer));
});
