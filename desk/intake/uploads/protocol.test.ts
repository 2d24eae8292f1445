// Files that arrive ahead of their form: the protocol, its limits, and what ends an upload.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { MAX_UPLOAD_BYTES, MAX_UPLOADS, UPLOADS_PATH } from '#shared/uploads.ts';
import { newSecret } from '../../store/secrets.ts';
import { startClamd } from '../../testing/clamd.ts';
import { SOON, startDesk, storedIn, temporaryDirectory } from '../../testing/desk.ts';
import { docx, PROGRAM, pdf } from '../../testing/documents.ts';
import { sendJson } from '../../testing/forms.ts';
import { send } from '../../testing/http.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { ask, createUpload, DRAWING, naming, sendBytes, upload } from '../../testing/uploads.ts';

const filesIn = (dataDir: string) => readdirSync(join(dataDir, 'uploads'));

it('goes on where the connection was lost, and stores every byte once', async () => {
  const desk = await startDesk();
  const { name, bytes } = DRAWING;
  const created = await createUpload(desk.url, { name, bytes: bytes.length });
  expect([created.status, created.headers['cache-control']]).toEqual([201, 'no-store']);
  const location = String(created.headers.location);
  expect(location).toMatch(/^\/api\/uploads\/[\w-]{43}$/);
  expect((await sendBytes(desk.url, location, 0, bytes.subarray(0, 70_000))).status).toBe(204);
  const head = await ask(desk.url, location, 'HEAD');
  expect(head.headers).toMatchObject({
    'upload-offset': '70000',
    'upload-length': `${bytes.length}`,
  });
  expect(head.headers['upload-metadata']).toBeUndefined();
  expect((await sendBytes(desk.url, location, 0, bytes)).status).toBe(409);
  expect((await sendBytes(desk.url, location, 70_000, bytes.subarray(70_000))).status).toBe(204);
  const [file] = filesIn(desk.dataDir);
  expect(readFileSync(join(desk.dataDir, 'uploads', String(file))).equals(bytes)).toBe(true);
});

it('an address is no download, and ends when it is removed or a form names it', async () => {
  const desk = await startDesk();
  const [removed, named] = [await upload(desk.url), await upload(desk.url)];
  expect((await ask(desk.url, named.location, 'GET')).status).toBe(404);
  expect((await ask(desk.url, removed.location, 'DELETE')).status).toBe(204);
  await sendJson(desk.url, 'contact', naming(named));
  for (const { location } of [removed, named, { location: `${UPLOADS_PATH}/${newSecret()}` }]) {
    for (const method of ['HEAD', 'DELETE'] as const) {
      expect((await ask(desk.url, location, method)).status).toBe(404);
    }
    expect((await sendBytes(desk.url, location, 0, Buffer.from('x'))).status).toBe(404);
  }
  expect(filesIn(desk.dataDir)).toEqual([named.id]);
});

it.each([
  ['a program', 'setup.pdf', PROGRAM],
  ['text', 'notes.dwg', Buffer.from('Dear office')],
  ['a web page', 'a.ifc', Buffer.from('<script>alert(1)</script>')],
])('refuses %s whatever its name, and erases it', async (_, name, bytes) => {
  const desk = await startDesk();
  const { answer } = await upload(desk.url, { name, bytes });
  expect(answer.status).toBe(415);
  expect(filesIn(desk.dataDir)).toEqual([]);
});

it('refuses too much before anything of it is sent, from pages of other sites, and without names', async () => {
  const desk = await startDesk({ env: { UPLOADS_TOTAL_GB: '3' } });
  const [enquiry, other] = [newSecret(), newSecret()];
  const create = (bytes: number, of = enquiry, headers = {}, name = 'a.pdf') =>
    createUpload(desk.url, { name, bytes }, headers, of).then(({ status }) => status);
  expect(await create(MAX_UPLOAD_BYTES + 1)).toBe(413);
  expect(await create(MAX_UPLOAD_BYTES - 5)).toBe(201);
  expect(await create(6)).toBe(413);
  expect(await create(5)).toBe(201);
  // Another enquiry; all together may take 3 GB.
  expect(await create(1e9, newSecret())).toBe(507);
  expect(await create(9, newSecret(), { origin: 'https://elsewhere.example' })).toBe(403);
  expect(await create(9, newSecret(), { origin: desk.url })).toBe(201);
  expect(await create(9, 'short')).toBe(400);
  expect(await create(0, newSecret())).toBe(400);
  expect(await create(9, newSecret(), {}, 'x'.repeat(256))).toBe(400);
  expect(
    await create(9, newSecret(), { 'upload-length': '', 'upload-defer-length': '1' }),
  ).toBeGreaterThanOrEqual(400);
  for (let sent = 0; sent < MAX_UPLOADS; sent += 1) expect(await create(1, other)).toBe(201);
  expect(await create(1, other)).toBe(413);
});

it('is created once, however often its sender asks, and by nobody else', async () => {
  const desk = await startDesk();
  const [enquiry, id] = [newSecret(), newSecret()];
  const create = (size: number, of = enquiry) =>
    createUpload(desk.url, { name: 'a.pdf', bytes: size }, {}, of, id);
  const size = DRAWING.bytes.length;
  const { location } = (await create(size)).headers;
  await sendBytes(desk.url, String(location), 0, DRAWING.bytes.subarray(0, 9));
  const again = await create(size);
  expect([again.status, again.headers.location]).toEqual([201, location]);
  expect((await ask(desk.url, String(location), 'HEAD')).headers['upload-offset']).toBe('9');
  expect((await create(size + 1)).status).toBe(400);
  expect((await create(size, newSecret())).status).toBe(400);
  // Counted once.
  const { status } = await createUpload(
    desk.url,
    { name: 'b.pdf', bytes: MAX_UPLOAD_BYTES - size },
    {},
    enquiry,
  );
  expect(status).toBe(201);
});

it('keeps free what the operator reserves, and one network takes two enquiries at once', async () => {
  const desk = await startDesk({ env: { UPLOADS_RESERVE_GB: '999999' } });
  expect((await createUpload(desk.url, { name: 'a.pdf', bytes: 1 })).status).toBe(507);
  // On a disk that has room for three.
  const other = await startDesk({ env: { UPLOADS_RESERVE_GB: '1' } });
  for (const status of [201, 201, 429]) {
    expect((await createUpload(other.url, { name: 'a.pdf', bytes: MAX_UPLOAD_BYTES })).status).toBe(
      status,
    );
  }
});

it('hashes what came in several requests, and in one of them after a start, as a whole', async () => {
  const dataDir = temporaryDirectory();
  const [bytes, other] = [pdf(300_000), pdf(300_001)];
  let desk = await startDesk({ dataDir });
  const [whole, begun] = await Promise.all(
    [bytes, other].map(async (each, index) => {
      const created = await createUpload(desk.url, { name: `${index}.pdf`, bytes: each.length });
      const location = String(created.headers.location);
      await sendBytes(desk.url, location, 0, each.subarray(0, 1_000));
      return { id: location.split('/').at(-1) ?? '', name: `${index}.pdf`, location };
    }),
  );
  if (!whole || !begun) throw new Error('Two were created');
  await sendBytes(desk.url, whole.location, 1_000, bytes.subarray(1_000));
  await desk.close();
  desk = await startDesk({ dataDir });
  await sendBytes(desk.url, begun.location, 1_000, other.subarray(1_000));
  await sendJson(desk.url, 'contact', naming(whole, begun));
  const [message] = await storedIn(dataDir);
  expect(message?.attachments.map(({ sha256 }) => sha256)).toEqual(
    [bytes, other].map((each) => createHash('sha256').update(each).digest('hex')),
  );
});

it('a file is examined once, however often its end is sent', async () => {
  const path = join(temporaryDirectory(), 'clamd.ctl');
  const clamd = await startClamd(path);
  const desk = await startDesk({ env: { CLAMD: path } });
  const { location, ...file } = await upload(desk.url);
  const size = DRAWING.bytes.length;
  for (const _ of [1, 2]) await sendBytes(desk.url, location, size, Buffer.alloc(0));
  await sendJson(desk.url, 'contact', naming(file));
  expect(clamd.files).toHaveLength(1);
});

it('erases what nothing has arrived of for a day, but no file of a message', async () => {
  const clock = createManualClock();
  const desk = await startDesk({ clock });
  const [kept, forgotten, active] = [
    await upload(desk.url),
    await upload(desk.url),
    await createUpload(desk.url, { name: 'a.pdf', bytes: 9 }),
  ];
  await sendJson(desk.url, 'contact', naming(kept));
  clock.advance(23 * 60 * 60_000);
  await sendBytes(desk.url, String(active.headers.location), 0, pdf().subarray(0, 4));
  clock.advance(2 * 60 * 60_000);
  await vi.waitFor(() => expect(filesIn(desk.dataDir)).not.toContain(forgotten.id), SOON);
  expect(filesIn(desk.dataDir)).toHaveLength(2);
  expect(filesIn(desk.dataDir)).toContain(kept.id);
});

it('is off where it is switched off, and with PostgreSQL unless it is switched on', async () => {
  const desk = await startDesk({ env: { UPLOADS: 'off' } });
  expect((await send(desk.url, UPLOADS_PATH, { method: 'OPTIONS' })).status).toBe(404);
  const { id, name } = await upload((await startDesk()).url, { name: 'a.docx', bytes: docx() });
  expect(
    (await sendJson(desk.url, 'contact', { message: 'x', ...naming({ id, name }) })).text,
  ).toBe('OK');
});
