// An application with its résumé (spec §3, §5), from the form to the office's mailbox.
import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { SOON, startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import { doc, PROGRAM, pdf } from '../testing/documents.ts';
import {
  APPLICATION,
  emailjsIds,
  readFormPage,
  sendJson,
  sendMultipart,
} from '../testing/forms.ts';
import { applicationMail, mailEnvironment, startPeer } from '../testing/mail.ts';

const NAVIGATE = { 'sec-fetch-mode': 'navigate' };
const MEGABYTE = 1024 * 1024;
const resume = (content: Buffer, name = 'cv.pdf', type = 'application/pdf') =>
  ['resume', new File([new Uint8Array(content)], name, { type })] as [string, File];

type Parts = [string, string | Blob][];

/** As the SDK sends it: fields and file, then the EmailJS ids. */
const bySdk = (file: Parts[number], change: Record<string, string> = {}): Parts => [
  ...Object.entries({ ...APPLICATION, ...change }),
  file,
  ...Object.entries(emailjsIds('career')),
];

/** As a browser without JavaScript posts it: the EmailJS ids first. */
const byForm = (file: Parts[number], change: Record<string, string> = {}): Parts => [
  ...Object.entries({ ...emailjsIds('career'), ...APPLICATION, ...change }),
  file,
];

it('§5 a 4 MB PDF with an Arabic name arrives by mail, byte-identical', async () => {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  const content = pdf(4 * MEGABYTE);
  const answer = await sendMultipart(desk.url, bySdk(resume(content, 'سيرة ذاتية ٢٠٢٦.pdf')));
  expect([answer.status, answer.text]).toEqual([200, 'OK']);

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
  for (const text of [
    sha256,
    `${content.length.toLocaleString('en-GB')} bytes`,
    ...Object.values(APPLICATION),
  ]) {
    expect(mail?.text).toContain(text);
  }
  expect(mail?.subject).toBe(`Website: application from ${APPLICATION.user_name}`);
  expect(mail?.replyTo?.value[0]?.address).toBe(APPLICATION.user_email);
  const [, stored] = await storedIn(desk.dataDir);
  expect(valuesOf(stored)).toEqual(APPLICATION);
  expect(stored?.attachments).toEqual([expect.objectContaining({ sha256, size: content.length })]);
});

it('the mail and its subject name the vacancy, also one that is closed or unknown', async () => {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  const vacancy = 'V-999 One that closed a minute ago';
  const answer = await sendMultipart(desk.url, bySdk(resume(pdf(9)), { vacancy }));
  expect([answer.status, answer.text]).toEqual([200, 'OK']);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  const mail = applicationMail(peer);
  expect(mail?.subject).toBe(`Website: application for ${vacancy} from ${APPLICATION.user_name}`);
  expect(mail?.text).toContain(`Position:\n${vacancy}`);
  const [, stored] = await storedIn(desk.dataDir);
  expect(valuesOf(stored)).toEqual({ vacancy, ...APPLICATION });
});

it('§5 a malicious file name is safe in the mail, and readable in its text', async () => {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  const name = '../../x\u202e"; filename=evil.exe\r\nBcc: v@evil.example\r\n.pdf';
  expect((await sendMultipart(desk.url, bySdk(resume(pdf(9), name)))).status).toBe(200);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  const mail = applicationMail(peer);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^[^"/\\\p{C};:]+\.pdf$/u),
  ]);
  expect(mail?.headers.has('bcc')).toBe(false);
  expect(mail?.text).toContain('Sent as: ../../x�');
  expect(peer.envelopes.flatMap(({ to }) => to)).not.toContain('v@evil.example');
});

const REFUSED: [string, Parts[number], Record<string, string>, number, string, string][] = [
  ['a renamed program', resume(PROGRAM), {}, 422, 'resume', 'is not a PDF or Word document'],
  ['a document with a password', resume(doc({}, true)), {}, 422, 'resume', 'remove the password'],
  [
    'rich text',
    resume(Buffer.from('{\\rtf1')),
    {},
    422,
    'resume',
    'open it in Word, save it as PDF',
  ],
  ['a program', resume(PROGRAM, 'cv.exe'), {}, 422, 'resume', 'has to be a .pdf, .doc or .docx'],
  ['an empty file', resume(Buffer.alloc(0)), {}, 422, 'resume', 'is an empty file'],
  ['no file', resume(Buffer.alloc(0), ''), {}, 422, 'resume', 'is a required field'],
  [
    'a file one byte over 5 MB',
    resume(Buffer.concat([pdf(), Buffer.alloc(5 * MEGABYTE + 1 - pdf().length)])),
    {},
    413,
    'resume',
    'is larger than 5 MB',
  ],
  ['a file of 12 MB', resume(pdf(12 * MEGABYTE)), {}, 413, 'resume', 'is larger than 5 MB'],
  ['a wrong e-mail', resume(pdf(9)), { user_email: 'nobody' }, 422, 'user_email', 'is not valid'],
  [
    'a script as portfolio',
    resume(pdf(9)),
    { portfolio: 'javascript:alert(1)' },
    422,
    'portfolio',
    'has to be a whole address',
  ],
];

it.each(REFUSED)('§5 refuses %s beside its field, and shows everything typed', async (...row) => {
  const [, file, change, status, field, text] = row;
  const desk = await startDesk();
  const page = await sendMultipart(desk.url, byForm(file, change), NAVIGATE);
  expect(page.status).toBe(status);
  expect(page.text).toContain(`id="${field}-problem"`);
  expect(page.text).toContain(text);
  expect(page.text).toContain('Please choose the file again');
  expect(readFormPage(page.text).fields).toMatchObject({ ...APPLICATION, ...change, resume: '' });
  expect(page.text).toMatch(/<input type="file" id="resume" name="resume"[^>]* accept="\.pdf,/);

  const program = await sendMultipart(desk.url, byForm(file, change));
  expect([program.status, program.text]).toEqual([status, expect.stringContaining(text)]);
  expect(await storedIn(desk.dataDir)).toEqual([]);
});

it('§5 answers 12 MB with the EmailJS ids at the end, as the SDK sends them, with a plain 413', async () => {
  const desk = await startDesk();
  const answer = await sendMultipart(desk.url, bySdk(resume(pdf(12 * MEGABYTE))));
  expect([answer.status, answer.text]).toEqual([413, 'Payload Too Large']);
});

it('§5 the form of the refusal page works', async () => {
  const desk = await startDesk();
  const page = await sendMultipart(desk.url, byForm(resume(PROGRAM)), NAVIGATE);
  const { resume: _, ...fields } = readFormPage(page.text).fields;
  const again = await sendMultipart(
    desk.url,
    [...Object.entries(fields), resume(pdf(9))],
    NAVIGATE,
  );
  expect([again.status, again.headers.location]).toEqual([303, '/thank-you']);
  const forms = (await storedIn(desk.dataDir)).map(({ form }) => form);
  expect(forms).toEqual(['receipt', 'career']);
});

it('§5 a form without a file field accepts no large body', async () => {
  const desk = await startDesk();
  const parts: Parts = [
    ...Object.entries({ ...emailjsIds('contact'), message: 'm' }),
    resume(pdf(2 * MEGABYTE)),
  ];
  expect((await sendMultipart(desk.url, parts)).status).toBe(413);
});

it('§5 refuses an application as JSON, which cannot have a file', async () => {
  const desk = await startDesk();
  const answer = await sendJson(desk.url, 'career', {
    ...APPLICATION,
    resume: { name: 'cv.pdf', size: 9, bytes: [37, 80] },
  });
  expect([answer.status, answer.text]).toEqual([422, 'resume: Résumé is a required field']);
});
