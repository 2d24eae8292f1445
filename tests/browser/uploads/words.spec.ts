// The list of files in another language, and on a page that a browser translates.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import type { UploadTexts } from '#shared/upload-texts.ts';
import { violationsIn } from '../../axe.ts';
import { CHANGES, ChangedPage, expectWhole } from '../../changed-page.ts';
import { fileNeeds } from '../../content.ts';
import { expect } from '../../fixtures.ts';
import { drawing, MEGABYTE, texts } from '../../page-objects/contact-files.ts';
import { test } from '../../upload-fixtures.ts';

fileNeeds(texts, 'files that come with a message');

const code = LANGUAGES[1]?.code ?? '';
const file = `content/${code}/uploads.yaml`;

test('§4 the list is in the language of its page', async ({ page, contact, server }) => {
  test.skip(!code || !existsSync(file), 'the texts are in one language');
  const { form } = parse(readFileSync(file, 'utf8')) as UploadTexts;
  server.holdAfter(MEGABYTE);
  await contact.open(`${baseOf(code)}/contact#write`);
  await expect(contact.form.getByText(form.label)).toBeVisible();
  await contact.choose(drawing('plan.pdf', 3 * MEGABYTE), drawing('small.pdf'));
  await contact.says('small.pdf', form.states.arrived);
  await contact.says('plan.pdf', RegExp(form.states.sending.split('{')[0]?.trim() ?? ''));
  await expect(contact.button(form.pause, 'plan.pdf')).toBeVisible();
  await expect(contact.form.getByText(form.keepOpen)).toBeVisible();
  expect(await violationsIn(page, '#write')).toEqual([]);
  server.release();
  await contact.says('plan.pdf', form.states.arrived);
});

test('on a page that is translated the list says every state', async ({
  page,
  contact,
  server,
}) => {
  const changed = new ChangedPage(page, CHANGES[1]);
  server.holdAfter(MEGABYTE);
  await changed.open('/contact#write');
  await contact.choose(drawing('plan.pdf', 3 * MEGABYTE), drawing('small.pdf'));
  await changed.says(contact.row('small.pdf'), texts.states.arrived);
  await contact.form.getByRole('button', { name: /^Pause/ }).click();
  await expect(contact.row('plan.pdf').getByText(/^‹Paused at \d+%›$/)).toBeVisible();
  await contact.row('plan.pdf').locator('[data-action=down]').click();
  expect(await contact.names()).toEqual(['‹small.pdf›', '‹plan.pdf›']);
  await contact.row('small.pdf').locator('[data-action=remove]').click();
  await expect(contact.rows).toHaveCount(1);
  server.release();
  await contact.row('plan.pdf').locator('[data-action=resume]').click();
  await changed.says(contact.row('plan.pdf'), texts.states.arrived);
  await contact.button(texts.remove, 'plan.pdf').click();
  await expect(contact.rows).toHaveCount(0);
  await expectWhole(page);
});
