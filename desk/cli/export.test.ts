// The command `export`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { simpleParser } from 'mailparser';
import { expect, it, vi } from 'vitest';
import { submissionsWorkbook } from '../store/submissions-workbook.ts';
import { content } from '../testing/content.ts';
import { SOON, startDesk, storedIn, temporaryDirectory } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { APPLICATION, CONTACT, SUBSCRIBER, sendApplication, sendJson } from '../testing/forms.ts';
import { newestLink, press, startMailing } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { failureOf, idOf, operator } from '../testing/operator.ts';

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
    'Allowed choices are csv, json, xlsx, eml',
  );
});

it('exports a workbook whose cells are as typed, never a number or a formula', async () => {
  const desk = await startDesk({ clock: createManualClock(Date.UTC(2026, 0, 1, 22, 30)) });
  const typed = [
    ...['0501234567', '+966 13 000 0099', '1E5', '1/2', '=1+1', '-1', 'TRUE', '#N/A', '#DIV/0!'],
    ...['_x003D_1+1', "'=1", ' نص\r\nسطر ', '<b>&amp;</b>', '2026-01-01'],
  ];
  for (const message of typed)
    await sendJson(desk.url, 'contact', { user_phone: message, message });
  const unsafe = 'a\u0000\u0007\ufffe\ud800b';
  const long = '👷'.repeat(20_000);
  await sendJson(desk.url, 'contact', { user_phone: unsafe, message: long });
  await sendApplication(desk.url, RESUME);
  const run = operator({ DATA_DIR: desk.dataDir });
  const out = join(temporaryDirectory(), 'all.xlsx');
  expect((await run('export', [], { format: 'xlsx', out })).json).toMatchObject({ written: 17 });
  const bytes = readFileSync(out);
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  expect(sheets.map(({ name }) => name)).toEqual(['contact', 'career', 'receipt']);
  const [contact, career] = sheets;
  const rows = contact?.rows.slice(1) ?? [];
  expect(contact?.rows[0]?.join()).toBe(
    'Received (Asia/Riyadh),Name,E-mail,Telephone,Subject,Message,State,Language,ID',
  );
  const asTyped = typed.toReversed().map((text) => text.replace('\r\n', '\n').trim());
  expect(rows.slice(1).map((row) => String(row[5]).trim())).toEqual(asTyped);
  expect(rows.slice(1).map((row) => String(row[3]).trim())).toEqual(asTyped);
  for (const cell of contact?.cells?.values() ?? [])
    expect(cell.type).toMatch(/^(string|richText|date)$/);
  expect(rows[0]?.[3]).toBe('a\ufffdb');
  const cut = String(rows[0]?.[5]);
  expect(cut).toHaveLength(32_767);
  expect(cut).toMatch(/^(👷)+\ufffd? … \[cut: json has all of it\]$/u);
  // At the office it is the next day.
  expect(rows[0]?.[0]).toEqual(new Date(Date.UTC(2026, 0, 2, 1, 30)));
  expect(contact?.freezePane).toMatchObject({ rows: 1 });
  expect(contact?.view?.rightToLeft).toBeFalsy();
  expect(contact?.cells?.get('1,5')?.style).toMatchObject({
    numFmt: '@',
    alignment: { wrapText: true },
  });
  expect(career?.rows[0]?.slice(-3)).toEqual(['Reference', 'Status', 'Since (Asia/Riyadh)']);
  expect(career?.rows[1]?.slice(-2)).toEqual(['Received', new Date(Date.UTC(2026, 0, 2, 1, 30))]);
  expect(career?.rows[1]).toContain('سيرة.pdf');
  expect(await failureOf(run('export', [], { format: 'xlsx' }))).toBe(
    'usage: --format xlsx needs --out FILE',
  );
});

it('exports when a subscriber confirmed, not when the form was sent', async () => {
  const { desk, peer, clock } = await startMailing();
  await sendJson(desk.url, 'subscribe', SUBSCRIBER);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  clock.advance(60 * 60_000);
  await press(desk.url, newestLink(peer));
  const out = join(temporaryDirectory(), 'all.xlsx');
  await operator({ DATA_DIR: desk.dataDir })('export', [], { format: 'xlsx', out });
  const { sheets } = await readXlsx(readFileSync(out));
  expect(sheets.map(({ name, rows }) => [name, rows[0]?.[0], rows[1]?.[0]])).toEqual([
    ['subscribe', 'Confirmed (Asia/Riyadh)', new Date(Date.UTC(2026, 0, 1, 4))],
  ]);
});

it('a workbook of an office that reads Arabic is from right to left; an empty one opens', async () => {
  const office = { ...content, ...content.languages[1] };
  const desk = await startDesk();
  await sendJson(desk.url, 'contact', CONTACT);
  const filled = await readXlsx(await submissionsWorkbook(await storedIn(desk.dataDir), office));
  expect(filled.sheets[0]?.view?.rightToLeft).toBe(true);
  const empty = await readXlsx(await submissionsWorkbook([], office));
  expect(empty.sheets.map(({ rows }) => rows)).toEqual([[]]);
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
