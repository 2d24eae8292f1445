// The files of a message as one ZIP.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { pdf } from '../testing/documents.ts';
import { APPLICATION, CONTACT, emailjsIds, sendJson, sendMultipart } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { startOffice } from '../testing/inbox-messages.ts';
import { naming, upload } from '../testing/uploads.ts';

/** The entries of a ZIP whose files are stored as they are, by its central directory (APPNOTE.TXT). */
function entriesOf(zip: Buffer): { name: string; content: Buffer }[] {
  const end = zip.lastIndexOf('PK\x05\x06', zip.length, 'latin1');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [flags, method, crc] = [8, 10, 16].map((offset) =>
      offset === 16 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    );
    expect([Number(flags) & 0x800, method]).toEqual([0x800, 0]);
    const [size, local] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const [nameBytes, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const name = zip.toString('utf8', at + 46, at + 46 + Number(nameBytes));
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(data, data + size);
    expect(crc32(content)).toBe(crc);
    at += 46 + Number(nameBytes) + Number(extra) + Number(comment);
    return { name, content };
  });
}

async function startWithFiles() {
  const office = await startOffice(['administrator']);
  const files = [
    { name: 'plan.pdf', bytes: pdf(300_000) },
    { name: 'PLAN.pdf', bytes: pdf(7) },
    { name: '../../مخطط\u202efdp.pdf', bytes: pdf(8) },
  ];
  const sent = [];
  for (const file of files) sent.push(await upload(office.url, file));
  await sendJson(office.url, 'contact', { ...CONTACT, ...naming(...sent) });
  const [row] = await office.lists(1);
  const headers = { cookie: office.browser.cookie };
  const zip = () => send(office.url, `/inbox/api/messages/${row?.id}/files.zip`, { headers });
  const lose = ({ id }: { id: string }) => rmSync(join(office.dataDir, 'uploads', id));
  return { office, files, row, zip, sent, lose };
}

it('has every file under a name that is safe and its own, and its downloads are recorded', async () => {
  const { office, files, row, zip } = await startWithFiles();
  const { status, headers, bytes } = await zip();
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(bytes.length),
    'content-disposition': expect.stringMatching(/^attachment; filename="\w{4}-\w{4}\.zip"$/),
  });
  const names = ['plan.pdf', 'PLAN (2).pdf', 'مخططfdp.pdf'];
  expect(entriesOf(bytes)).toEqual(
    files.map((file, index) => ({ name: names[index], content: file.bytes })),
  );
  const { entries } = (await office.browser.call('GET', 'audit')).json;
  const recorded = (name: string) => ({
    ...{ actor: 'ahmad@people.example', action: 'download', subject: `${row?.id} ${name}` },
  });
  for (const name of ['plan.pdf', 'PLAN.pdf', 'مخططfdp.pdf']) {
    expect(entries).toContainEqual(expect.objectContaining(recorded(name)));
  }
});

it('has the files of forms too, which are in the database', async () => {
  const office = await startOffice();
  const resume = new File([new Uint8Array(pdf(9))], 'cv.pdf');
  const fields = Object.entries({ ...emailjsIds('career'), ...APPLICATION });
  await sendMultipart(office.url, [...fields, ['resume', resume]]);
  const [row] = await office.lists(1);
  const headers = { cookie: office.browser.cookie };
  const path = `/inbox/api/messages/${row?.id}/files.zip`;
  const { bytes } = await send(office.url, path, { headers });
  expect(entriesOf(bytes)).toEqual([{ name: 'cv.pdf', content: pdf(9) }]);
});

it('says that it failed when the first file cannot be read, and is cut off at a later one', async () => {
  const { zip, sent, lose } = await startWithFiles();
  const [first, ...others] = sent;
  others.forEach(lose);
  const cut = await zip().catch(({ code }) => code);
  if (first) lose(first);
  const failed = await zip();
  expect([cut, failed.status, failed.headers['retry-after']]).toEqual(['ECONNRESET', 503, '60']);
});
