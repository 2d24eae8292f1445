// The command `export`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { expect, it } from 'vitest';
import { startDesk, temporaryDirectory } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { APPLICATION, CONTACT, sendApplication, sendJson } from '../testing/forms.ts';
import { idOf, operator } from '../testing/operator.ts';

const RESUME = pdf(100_000);

it('exports CSV that a spreadsheet reads, with formulas made inert', async () => {
  const desk = await startDesk();
  const formula = '=HYPERLINK("https://evil.example","x")';
  await sendJson(desk.url, 'contact', { ...CONTACT, user_name: 'نورة', message: formula });
  await sendJson(desk.url, 'contact', { ...CONTACT, user_subject: ' =1+1', language: 'ar' });
  const run = operator({ DATA_DIR: desk.dataDir });
  const { text } = await run('export', [], { format: 'csv' });
  expect(text.startsWith('\ufeffid,received,form,state,language,user_name,')).toBe(true);
  expect(text).toContain('نورة');
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
  expect(text).toContain(",' =1+1,");
  expect(text).toMatch(/,contact,waiting,ar,.*,contact,waiting,en,/s);
  await expect(run('export', [], { format: 'xls' })).rejects.toThrow(
    'Allowed choices are csv, json, eml',
  );
});

it('exports JSON and mails with byte-identical files, readable only by their owner', async () => {
  const desk = await startDesk();
  await sendApplication(desk.url, RESUME);
  await sendJson(desk.url, 'contact', CONTACT);
  const run = operator({ DATA_DIR: desk.dataDir });
  const directory = temporaryDirectory();

  const file = join(directory, 'all.json');
  expect((await run('export', [], { format: 'json', out: file })).json).toMatchObject({
    written: 3,
  });
  const [, , application] = JSON.parse(readFileSync(file, 'utf8'));
  expect(Buffer.from(application.attachments[0].base64, 'base64').equals(RESUME)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(run('export', [], { format: 'csv', out: file })).rejects.toThrow('already exists');

  const mails = join(directory, 'mails');
  await run('export', [], { format: 'eml', out: mails, form: 'career' });
  expect(readdirSync(mails)).toEqual([`${await idOf(desk, 'career')}.eml`]);
  const mail = await simpleParser(readFileSync(join(mails, String(readdirSync(mails)[0]))));
  expect(mail.attachments[0]?.content.equals(RESUME)).toBe(true);
  expect(mail.text).toContain(APPLICATION.user_name);
});
