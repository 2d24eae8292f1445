// An application with its résumé (spec §3, §5), from the form to the office's mailbox.
import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { SOON, startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import { PROGRAM, pdf } from '../testing/documents.ts';
import {
  APPLICATION,
  emailjsIds,
  readFormPage,
  sendJson,
  sendMultipart,
} from '../testing/forms.ts';
import { applicationMail, startMailing } from '../testing/mail.ts';

const NAVIGATE = { 'sec-fetch-mode': 'navigate' };
const MEGABYTE = 1024 * 1024;

type Parts = [string, string | Blob][];

const resume = (content: Buffer, name = 'cv.pdf'): [string, File] => [
  'resume',
  new File([new Uint8Array(content)], name),
];

/** As the SDK sends it: fields and file, then the EmailJS ids. */
const bySdk = (file: Parts[number]): Parts => [
  ...Object.entries(APPLICATION),
  file,
  ...Object.entries(emailjsIds('career')),
];

/** As a browser without JavaScript posts it: the EmailJS ids first. */
const byForm = (file: Parts[number], change: Record<string, string> = {}): Parts => [
  ...Object.entries({ ...emailjsIds('career'), ...APPLICATION, ...change }),
  file,
];

it('§5 a 4 MB PDF with an Arabic name arrives by mail, byte-identical', async () => {
  const content = pdf(4 * MEGABYTE);
  const { peer, desk } = await startMailing();
  const answer = await sendMultipart(desk.url, bySdk(resume(content, 'سيرة ذاتية ٢٠٢٦.pdf')));
  expect(answer.text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  const mail = applicationMail(peer);
  const [attached] = mail?.attachments ?? [];
  const sha256 = createHash('sha256').update(content).digest('hex');
  expect(attached).toMatchObject({
    filename: 'سيرة ذاتية ٢٠٢٦.pdf',
    contentType: 'application/pdf',
    contentDisposition: 'attachment',
    size: content.length,
  });
  expect(attached && Buffer.compare(attached.content, content)).toBe(0);
  const size = `${content.length.toLocaleString('en-GB')} bytes`;
  for (const text of [sha256, size, ...Object.values(APPLICATION)]) {
    expect(mail?.text).toContain(text);
  }
  expect(mail?.subject).toBe(`Website: application from ${APPLICATION.user_name}`);
  expect(mail?.replyTo?.value[0]?.address).toBe(APPLICATION.user_email);
  const [, stored] = await storedIn(desk.dataDir);
  expect(valuesOf(stored)).toEqual(APPLICATION);
  expect(stored?.attachments).toEqual([expect.objectContaining({ sha256, size: content.length })]);
});

it.each<[string, status: number, text: string, file: Parts[number], Record<string, string>?]>([
  ['a renamed program', 422, 'is not a PDF or Word document', resume(PROGRAM)],
  ['more than 5 MB', 413, 'is larger than 5 MB', resume(pdf(5 * MEGABYTE))],
  ['12 MB', 413, 'is larger than 5 MB', resume(pdf(12 * MEGABYTE))],
  ['a wrong e-mail', 422, 'is not valid', resume(pdf(9)), { user_email: 'nobody' }],
])('§5 refuses %s beside its field, and shows everything typed', async (...row) => {
  const [, status, text, file, change = {}] = row;
  const desk = await startDesk();
  const page = await sendMultipart(desk.url, byForm(file, change), NAVIGATE);
  expect([page.status, page.text]).toEqual([status, expect.stringContaining(text)]);
  expect(page.text).toContain(`id="${Object.keys(change)[0] ?? 'resume'}-problem"`);
  expect(page.text).toContain('Please choose the file again');
  expect(readFormPage(page.text).fields).toMatchObject({ ...APPLICATION, ...change, resume: '' });
  expect(page.text).toMatch(/<input type="file" id="resume" name="resume"[^>]* accept="\.pdf,/);
  const program = await sendMultipart(desk.url, byForm(file, change));
  expect([program.status, program.text]).toEqual([status, expect.stringContaining(text)]);
  expect(await storedIn(desk.dataDir)).toEqual([]);
});

it('§5 a large body is refused without a file field, or with the EmailJS ids at its end', async () => {
  const desk = await startDesk();
  const contact = Object.entries({ ...emailjsIds('contact'), message: 'm' });
  const answer = await sendMultipart(desk.url, [...contact, resume(pdf(2 * MEGABYTE))]);
  expect(answer.status).toBe(413);
  const sdk = await sendMultipart(desk.url, bySdk(resume(pdf(12 * MEGABYTE))));
  expect([sdk.status, sdk.text]).toEqual([413, 'Payload Too Large']);
});

it('§5 refuses an application as JSON, which cannot have a file', async () => {
  const desk = await startDesk();
  const file = { name: 'cv.pdf', size: 9, bytes: [37, 80] };
  const answer = await sendJson(desk.url, 'career', { ...APPLICATION, resume: file });
  expect([answer.status, answer.text]).toEqual([422, 'resume: Résumé is a required field']);
});
