// Desks that share a database and a bucket: files go through any of them, and a bucket that is away loses no message.
import { request } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { DOWNLOAD_PATH, FILES_PATH } from '#shared/wire.ts';
import type { Finding } from '../../cli/check/finding.ts';
import type { Clock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { everySubmission } from '../../store/archive.ts';
import { withStoreBeside } from '../../store/open-store.ts';
import { startClamd } from '../../testing/clamd.ts';
import { SOON, startDesk, storedIn, temporaryDirectory, valuesOf } from '../../testing/desk.ts';
import { PROGRAM, pdf } from '../../testing/documents.ts';
import { sendJson } from '../../testing/forms.ts';
import { mailTo, OFFICE, press, startMailing } from '../../testing/mail.ts';
import { operator } from '../../testing/operator.ts';
import { postgresOfFile } from '../../testing/postgres-of-file.ts';
import { type S3Peer, startS3Peer } from '../../testing/s3-peer.ts';
import { linkIn } from '../../testing/smtp-peer.ts';
import { ask, createUpload, DRAWING, naming, sendBytes, upload } from '../../testing/uploads.ts';

const postgres = postgresOfFile();

let bucket: S3Peer;
let env: Record<string, string>;

beforeEach(async () => {
  await postgres.openEmpty();
  bucket = await startS3Peer();
  onTestFinished(() => bucket.stop());
  env = { DATABASE_URL: postgres.url, ...bucket.env };
});

/** Too large for a mail, and of many parts. */
const LARGE = { name: 'large.pdf', bytes: pdf(13_000_000) };

const created = async (url: string, { name, bytes }: typeof LARGE) =>
  String((await createUpload(url, { name, bytes: bytes.length })).headers.location);

const named = (location: string, { name }: typeof LARGE) =>
  naming({ id: location.split('/').at(-1) ?? '', name });

/** Begins to send a file, and leaves the request open. */
function begin(url: string, location: string, bytes: Buffer, most: number, offset = 0) {
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
    'content-length': bytes.length,
  };
  const outgoing = request(new URL(location, url), { method: 'PATCH', headers, agent: false });
  const status = new Promise<number>((resolve) => {
    outgoing.on('response', (incoming) => resolve(incoming.resume().statusCode ?? 0));
    outgoing.on('error', () => resolve(0));
  });
  const sent = new Promise((resolve) => outgoing.write(bytes.subarray(0, most), resolve));
  return { outgoing, status, sent };
}

/** So much of a file came to another desk. */
const BEGUN = 70_000;

/** Begins a file at another desk, so that its examination reads it; returns the rest. */
async function beginElsewhere(
  location: string,
  { bytes }: typeof LARGE,
  clock: Clock,
): Promise<Buffer> {
  const other = await startDesk({ env, clock });
  await sendBytes(other.url, location, 0, bytes.subarray(0, BEGUN));
  return bytes.subarray(BEGUN);
}

const offsetAt = async (url: string, location: string) =>
  Number((await ask(url, location, 'HEAD')).headers['upload-offset']);

/** The contents of all files of messages, as a command reads them. */
const contents = (settings: Record<string, string>) =>
  withStoreBeside(readConfig(settings), 'read', async (store, files) => {
    const all = (await Array.fromAsync(everySubmission(store))).flatMap((each) => each.attachments);
    return Promise.all(all.map(async (file) => buffer(await files.read(String(file.upload)))));
  });

it('one desk continues what another began, and what is mailed, downloaded and erased is whole', async () => {
  const { peer, clock, desk: one } = await startMailing({ env });
  // By the clock of this machine the upload would be old.
  const other = await startDesk({ env, clock });
  bucket.objects.set('desk-of-another-database/id/0-part', Buffer.from('kept'));
  const location = await created(one.url, LARGE);
  const { outgoing, sent } = begin(one.url, location, LARGE.bytes, 5_000_000);
  await sent;
  // Cut in the middle of a part.
  outgoing.destroy();
  await vi.waitFor(async () => {
    const offset = await offsetAt(other.url, location);
    expect(offset).toBeGreaterThan(4 * 1024 * 1024);
    const rest = LARGE.bytes.subarray(offset);
    expect((await sendBytes(other.url, location, offset, rest)).status).toBe(204);
  }, SOON);
  const small = await upload(other.url);
  expect((await upload(other.url, { name: 'a.pdf', bytes: PROGRAM })).answer.status).toBe(415);

  await sendJson(one.url, 'contact', { message: 'Small', ...naming(small) });
  await vi.waitFor(() => mailTo(OFFICE[0], peer), SOON);
  expect(mailTo(OFFICE[0], peer).attachments[0]?.content.equals(DRAWING.bytes)).toBe(true);
  await sendJson(one.url, 'contact', { message: 'Large', ...named(location, LARGE) });
  const link = await vi.waitFor(() => {
    const mail = peer.mails.find(({ text }) => text?.includes(FILES_PATH));
    return linkIn(String(mail?.text));
  }, SOON);
  const path = link.replace(FILES_PATH, DOWNLOAD_PATH);
  const download = (headers = {}) =>
    press(one.url, path, { address: OFFICE[0], position: '0' }, headers);
  bucket.refuses = () => [500, 'InternalError'];
  expect((await download()).status).toBe(503);
  bucket.refuses = undefined;
  expect((await download()).bytes.equals(LARGE.bytes)).toBe(true);
  const rest = await download({ range: 'bytes=6000000-' });
  expect(rest.bytes.equals(LARGE.bytes.subarray(6_000_000))).toBe(true);

  const command = operator({ ...env, DATA_DIR: temporaryDirectory() });
  for (const { id } of await storedIn('', postgres.url))
    await command('erase', [id], { yes: true });
  expect([...bucket.objects.keys()]).toEqual(['desk-of-another-database/id/0-part']);
});

it('of two requests at once, to different desks, one is stored, and not a mixture', async () => {
  const [one, other] = [await startDesk({ env }), await startDesk({ env })];
  const location = await created(one.url, LARGE);
  // Less than a part: nothing of it is in the bucket yet.
  const { outgoing, status } = begin(one.url, location, Buffer.alloc(LARGE.bytes.length), 100_000);
  expect((await sendBytes(other.url, location, 0, LARGE.bytes)).status).toBe(204);
  outgoing.end(Buffer.alloc(LARGE.bytes.length - 100_000));
  expect(await status).toBe(409);
  await sendJson(one.url, 'contact', { message: 'x', ...named(location, LARGE) });
  const [content] = await contents(env);
  expect(content?.equals(LARGE.bytes)).toBe(true);
});

it('without its bucket a desk refuses files for a while, and accepts and mails messages', async () => {
  const { peer, clock, desk } = await startMailing({ env });
  const arrived = await upload(desk.url);
  const file = { name: 'later.pdf', bytes: pdf(99_000) };
  const location = await created(desk.url, file);
  await bucket.stop();
  const refused = await sendBytes(desk.url, location, 0, file.bytes);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
  expect((await sendJson(desk.url, 'contact', { message: 'Small', ...naming(arrived) })).text).toBe(
    'OK',
  );
  await vi.waitFor(() => expect(desk.log()).toContain('not delivered yet'), SOON);
  // The server did not fail: others do not wait for it.
  clock.advance(1_000);
  await sendJson(desk.url, 'contact', { message: 'No file' });
  await vi.waitFor(() => expect(mailTo(OFFICE[0], peer).text).toContain('No file'), SOON);

  await bucket.start();
  clock.advance(300_000);
  await vi.waitFor(() => expect(mailTo(OFFICE[0], peer).attachments).toHaveLength(1), SOON);
  bucket.refuses = ({ method }) => (method === 'GET' ? [503, 'SlowDown'] : undefined);
  const rest = await beginElsewhere(location, file, clock);
  expect((await sendBytes(desk.url, location, BEGUN, rest)).status).toBe(503);
  await sendJson(desk.url, 'contact', { message: 'Later', ...named(location, file) });
  const [message] = await storedIn('', postgres.url);
  expect(valuesOf(message)).toMatchObject({ message: 'Later', missing: file.name });
});

it('a bucket that never answers holds nobody up for long, and loses no message', async () => {
  const { peer, clock, desk } = await startMailing({ env });
  const arrived = await upload(desk.url);
  const location = await created(desk.url, LARGE);
  const rest = await beginElsewhere(location, LARGE, clock);
  bucket.refuses = ({ method }) => (method === 'GET' ? 'never' : undefined);
  // All of it has arrived, and cannot be examined.
  const examining = sendBytes(desk.url, location, BEGUN, rest);
  await vi.waitFor(async () => {
    expect((await ask(desk.url, location, 'HEAD')).status).toBe(423);
  }, SOON);
  const named = naming(arrived, { id: location.split('/').at(-1) ?? '', name: LARGE.name });
  const sleeping = clock.sleeping();
  const sending = sendJson(desk.url, 'contact', { message: 'With files', ...named });
  await vi.waitFor(() => expect(clock.sleeping()).toBe(sleeping + 1), SOON);
  // Meanwhile the others go on.
  expect((await sendJson(desk.url, 'contact', { message: 'No file' })).text).toBe('OK');
  await vi.waitFor(() => expect(mailTo(OFFICE[0], peer).text).toContain('No file'), SOON);
  clock.advance(20_000);
  expect((await sending).text).toBe('OK');
  const message = (await storedIn('', postgres.url)).find(({ attachments }) => attachments[0]);
  expect(valuesOf(message)).toMatchObject({ message: 'With files', missing: LARGE.name });
  expect(message?.attachments.map(({ originalName }) => originalName)).toEqual([arrived.name]);
  await bucket.stop();
  expect((await examining).status).toBe(503);
});

it('a bucket that is silent is given up after 20 s, so that the visitor reads it', async () => {
  const desk = await startDesk({ env });
  const location = await created(desk.url, LARGE);
  // As if the time had passed.
  const { setTimeout: wait } = Socket.prototype;
  const patience = vi.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (
    this: Socket,
    milliseconds,
    ...rest
  ) {
    return wait.call(this, milliseconds === 20_000 ? 20 : milliseconds, ...rest);
  });
  onTestFinished(() => patience.mockRestore());
  bucket.refuses = () => 'never';
  const { status, headers } = await sendBytes(desk.url, location, 0, LARGE.bytes);
  expect([status, headers['retry-after']]).toEqual([503, '60']);
  expect(desk.log()).toContain('no answer within 20 s');
  patience.mockRestore();
  bucket.refuses = undefined;
  expect((await sendBytes(desk.url, location, 0, LARGE.bytes)).status).toBe(204);
});

it('an infected file in the bucket is refused and erased, and every byte of another is scanned', async () => {
  const path = join(temporaryDirectory(), 'clamd.ctl');
  const clamd = await startClamd(path);
  const desk = await startDesk({ env: { ...env, CLAMD: path } });
  const infected = { name: 'a.pdf', bytes: pdf(700_000, '% EICAR') };
  expect((await upload(desk.url, infected)).answer.status).toBe(422);
  expect([...bucket.objects.keys()]).toEqual([]);
  expect((await upload(desk.url)).answer.status).toBe(204);
  expect(clamd.files.map((file) => Buffer.compare(file, DRAWING.bytes))).toEqual([
    expect.anything(),
    0,
  ]);
});

it('bytes that are sent one by one are few objects, and still the file', async () => {
  const [one, other] = [await startDesk({ env }), await startDesk({ env })];
  const { name, bytes } = DRAWING;
  const location = await created(one.url, { name, bytes });
  for (let offset = 0; offset < 50; offset += 1) {
    const desk = offset % 2 ? one : other;
    const byte = bytes.subarray(offset, offset + 1);
    expect((await sendBytes(desk.url, location, offset, byte)).status).toBe(204);
  }
  expect(bucket.objects.size).toBe(1);
  // Of two that go on with the last of them one is stored.
  const held = begin(one.url, location, Buffer.alloc(9), 1, 50);
  await held.sent;
  expect((await sendBytes(other.url, location, 50, bytes.subarray(50))).status).toBe(204);
  held.outgoing.end(Buffer.alloc(8));
  expect(await held.status).toBe(409);
  await sendJson(one.url, 'contact', { message: 'x', ...named(location, { name, bytes }) });
  expect((await contents(env))[0]?.equals(bytes)).toBe(true);
});

it('check says what is wrong with the bucket', async () => {
  await startDesk({ env });
  const found = async (change: Record<string, string> = {}) => {
    const settings = { ...env, DATA_DIR: temporaryDirectory(), ...change };
    const { json } = await operator(settings)('check', [], { 'no-mail': true });
    const {
      level,
      finding,
      remedy = '',
    } = (json as Finding[]).find(({ about }) => about === 'bucket') ?? {};
    return `${level}: ${finding} ${remedy}`;
  };
  expect(await found()).toContain('ok: Objects can be written');
  const keys = /error: .* 403 \w+ No Correct UPLOADS_BUCKET_KEY_ID and UPLOADS_BUCKET_SECRET/;
  expect(await found({ UPLOADS_BUCKET_KEY_ID: 'other' })).toMatch(keys);
  expect(await found({ UPLOADS_BUCKET_SECRET: 'other' })).toMatch(keys);
  expect(await found({ UPLOADS_BUCKET: `${env.UPLOADS_BUCKET}2` })).toContain('Create it, or');
  await bucket.stop();
  expect(await found()).toMatch(/error: .* it does not answer: ECONNREFUSED/);
});

it('backup has the files of the bucket; restore and move bring them into it', async () => {
  const dataDir = temporaryDirectory();
  const sqlite = await startDesk({ dataDir });
  const file = await upload(sqlite.url);
  await sendJson(sqlite.url, 'contact', { message: 'x', ...naming(file) });
  await sqlite.close();
  const copy = join(dataDir, 'copy.db');
  await operator({ ...env, DATA_DIR: dataDir })('move');
  await operator({ ...env, DATA_DIR: dataDir })('backup', [copy]);
  const restored = { ...env, DATABASE_URL: await postgres.server.createDatabase() };
  await operator({ ...restored, DATA_DIR: dataDir })('restore', [copy]);
  for (const settings of [env, restored]) {
    expect((await contents(settings)).map((each) => each.equals(DRAWING.bytes))).toEqual([true]);
  }
});
