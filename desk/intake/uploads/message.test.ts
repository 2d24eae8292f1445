// A message with files: what is stored and mailed, what is missing, and who may download.
import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DOWNLOAD_PATH, FILES_PATH } from '#shared/wire.ts';
import { newSecret } from '../../store/secrets.ts';
import { startDesk, storedIn, type TestDesk, valuesOf } from '../../testing/desk.ts';
import { PROGRAM, pdf } from '../../testing/documents.ts';
import { CONTACT, emailjsIds, sendJson, sendMultipart } from '../../testing/forms.ts';
import { allDelivered, mailTo, OFFICE, press, startMailing } from '../../testing/mail.ts';
import { operator } from '../../testing/operator.ts';
import { linkIn } from '../../testing/smtp-peer.ts';
import { createUpload, DRAWING, naming, sendBytes, upload } from '../../testing/uploads.ts';

const DAY = 24 * 60 * 60_000;

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const messageIn = async ({ dataDir }: TestDesk) =>
  (await storedIn(dataDir)).find(({ form }) => form === 'contact');

it('files are of the message once it is accepted, and both receipts name them with size and hash', async () => {
  const { peer, desk } = await startMailing();
  const files = [DRAWING, { name: 'list.pdf', bytes: pdf(9) }];
  const sent = await Promise.all(files.map((file) => upload(desk.url, file)));
  const params = { ...CONTACT, ...naming(...sent) };
  expect((await sendJson(desk.url, 'contact', params)).text).toBe('OK');
  // The answer was lost, and the browser asks again.
  expect((await sendJson(desk.url, 'contact', params)).text).toBe('OK');
  await allDelivered(desk);
  const message = await messageIn(desk);
  expect(valuesOf(message)).toEqual(CONTACT);
  expect(message?.attachments).toMatchObject(
    files.map(({ name, bytes }) => ({
      originalName: name,
      size: bytes.length,
      sha256: hashOf(bytes),
    })),
  );
  expect(peer.mails).toHaveLength(2);
  const [office, receipt] = [mailTo(OFFICE[0], peer), mailTo(CONTACT.user_email, peer)];
  for (const { bytes } of files) {
    for (const mail of [office, receipt]) {
      expect(mail.text).toContain(`${bytes.length.toLocaleString('en-GB')} bytes`);
      expect(mail.text).toContain(`SHA-256 ${hashOf(bytes)}`);
    }
  }
  expect(office.attachments.map(({ content }) => hashOf(content))).toEqual(
    files.map(({ bytes }) => hashOf(bytes)),
  );
  expect(receipt.attachments).toEqual([]);
  // Nobody can mail text of their choice to a stranger.
  expect(`${receipt.text}${receipt.html}`).not.toContain('Two tanks');
});

it('a message is not lost because a file is: it says which, and takes it later by the link', async () => {
  const { peer, desk } = await startMailing();
  const [gone, whole] = [
    await upload(desk.url),
    await upload(desk.url, { name: 'b.pdf', bytes: pdf(7) }),
  ];
  rmSync(join(desk.dataDir, 'uploads', gone.id));
  const half = await createUpload(desk.url, { name: 'half.pdf', bytes: 99 });
  const halfId = String(half.headers.location).split('/').at(-1) ?? '';
  await sendBytes(desk.url, String(half.headers.location), 0, pdf().subarray(0, 20));
  const unknown = { id: newSecret(), name: 'unknown.pdf' };
  const named = naming(gone, whole, { id: halfId, name: 'half.pdf' }, unknown);
  expect((await sendJson(desk.url, 'contact', { ...CONTACT, ...named })).text).toBe('OK');
  await allDelivered(desk);
  const missing = `${gone.name}\nhalf.pdf\nunknown.pdf`;
  const message = await messageIn(desk);
  expect(valuesOf(message)).toEqual({ ...CONTACT, missing });
  expect(message?.attachments.map(({ name }) => name)).toEqual(['b.pdf']);
  const receipt = mailTo(CONTACT.user_email, peer);
  expect(mailTo(OFFICE[0], peer).text).toContain(missing);
  expect(receipt.text).toContain('unknown.pdf');

  const [, earlier = ''] = /\/contact#earlier=([\w-]{43})/.exec(receipt.text ?? '') ?? [];
  const later = await upload(desk.url, { name: 'later.pdf', bytes: pdf(8) });
  await sendJson(desk.url, 'contact', { ...naming(later), earlier });
  await allDelivered(desk);
  const added = (await storedIn(desk.dataDir)).find(
    ({ attachments }) => attachments[0]?.name === 'later.pdf',
  );
  const reference = /reference (\S+)/.exec(receipt.subject ?? '')?.[1];
  expect(valuesOf(added)).toMatchObject({ user_email: CONTACT.user_email, adds: reference });
  expect(peer.mails.at(-1)?.text ?? '').toContain(String(reference));
  // A token of nothing is no reason to lose a message.
  const other = { message: 'Other', earlier: newSecret() };
  expect((await sendJson(desk.url, 'contact', other)).text).toBe('OK');
});

it('a name with line breaks and bidi marks is one line, which reads as it is', async () => {
  const desk = await startDesk();
  const name = 'plan\r\nSHA-256 ab\u202efdp.exe.pdf';
  const file = await upload(desk.url, { name, bytes: pdf(9) });
  await sendJson(desk.url, 'contact', naming({ ...file, name: 'plan.pdf' }));
  expect((await messageIn(desk))?.attachments).toMatchObject([
    { originalName: 'plan��SHA-256 ab�fdp.exe.pdf', name: 'planSHA-256 abfdp.exe.pdf' },
  ]);
});

it('a file is of one message only', async () => {
  const desk = await startDesk();
  const file = await upload(desk.url);
  await sendJson(desk.url, 'contact', { message: 'First', ...naming(file) });
  expect((await sendJson(desk.url, 'contact', { message: 'Second', ...naming(file) })).text).toBe(
    'OK',
  );
  const [second, first] = await storedIn(desk.dataDir);
  expect([first?.attachments.length, second?.attachments.length]).toEqual([1, 0]);
  expect(valuesOf(second)).toMatchObject({ message: 'Second', missing: file.name });
});

it('files that are too large for a mail are a link, for who got the mail, for 30 days', async () => {
  const { peer, clock, desk } = await startMailing({ env: { MAIL_TO: 'Office@miqdam.example' } });
  const large = { name: '<b>a"b.pdf', bytes: pdf(13_000_000) };
  await sendJson(desk.url, 'contact', { ...CONTACT, ...naming(await upload(desk.url, large)) });
  await allDelivered(desk);
  const office = peer.mails.find(({ text }) => text?.includes(FILES_PATH));
  expect(office?.attachments).toEqual([]);
  const link = linkIn(office?.text);
  const page = (address: string) => press(desk.url, link, { address });
  const download = (address: string, position = '0') =>
    press(desk.url, link.replace(FILES_PATH, DOWNLOAD_PATH), { address, position });
  const theirs = await page('office@MIQDAM.example');
  expect(theirs.status).toBe(200);
  expect(theirs.text).toContain(hashOf(large.bytes));
  const answer = await download('office@miqdam.example');
  expect(hashOf(answer.bytes)).toBe(hashOf(large.bytes));
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename\*=UTF-8''[\w%.-]+\.pdf$/,
  );
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  const stranger = 'stranger@client.example';
  for (const refused of [
    await page(stranger),
    await download(stranger),
    await download('office@miqdam.example', '1'),
    await press(desk.url, `${FILES_PATH}#${newSecret()}`, { address: 'office@miqdam.example' }),
  ]) {
    expect([refused.status, refused.bytes.length < 20_000]).toEqual([404, true]);
  }
  const { text } = await operator({ DATA_DIR: desk.dataDir })('audit', []);
  expect(text).toContain('office@miqdam.example');
  clock.advance(30 * DAY);
  expect((await page('office@miqdam.example')).status).toBe(404);
});

it('erasing a message erases its files, and no others', async () => {
  const desk = await startDesk();
  const [mine, other] = [await upload(desk.url), await upload(desk.url)];
  await sendJson(desk.url, 'contact', { message: 'Mine', ...naming(mine) });
  await operator({ DATA_DIR: desk.dataDir })('erase', [String((await messageIn(desk))?.id)], {
    yes: true,
  });
  expect(readdirSync(join(desk.dataDir, 'uploads'))).toEqual([other.id]);
});

it('takes files in the form without JavaScript, of types that the office can open', async () => {
  const { peer, desk } = await startMailing();
  const post = (...files: [string, Buffer][]) =>
    sendMultipart(desk.url, [
      ...Object.entries({ ...emailjsIds('contact'), ...CONTACT }),
      ...files.map(([name, bytes]): [string, Blob] => [
        'files',
        new File([new Uint8Array(bytes)], name),
      ]),
    ]);
  expect(await post(['a.exe', PROGRAM])).toMatchObject({
    status: 422,
    text: expect.stringMatching(/^files: /),
  });
  expect((await post(['a.pdf', pdf(6_000_000)])).status).toBe(413);
  expect((await post(['', Buffer.alloc(0)])).text).toBe('OK');
  expect((await post(['a.pdf', pdf(4)], ['b.pdf', pdf(5)])).text).toBe('OK');
  await allDelivered(desk);
  expect((await messageIn(desk))?.attachments.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
  expect(mailTo(CONTACT.user_email, peer).text).toContain('b.pdf');
});

it('a backup has the files, and is not restored without them', async () => {
  const desk = await startDesk();
  await sendJson(desk.url, 'contact', { message: 'Mine', ...naming(await upload(desk.url)) });
  const [copy, again] = [join(desk.dataDir, 'copy.db'), join(desk.dataDir, 'again')];
  const { text } = await operator({ DATA_DIR: desk.dataDir })('backup', [copy]);
  expect(text).toContain('1 files');
  await operator({ DATA_DIR: again })('restore', [copy]);
  const restored = await startDesk({ dataDir: again });
  expect((await messageIn(restored))?.attachments[0]?.sha256).toBe(hashOf(DRAWING.bytes));
  expect(readdirSync(join(again, 'uploads'))).toHaveLength(1);
  rmSync(`${copy}.uploads`, { recursive: true });
  const refused = operator({ DATA_DIR: join(desk.dataDir, 'third') })('restore', [copy]);
  await expect(refused).rejects.toThrow('is missing');
});
