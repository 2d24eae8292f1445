// Many uploads at once (spec §8) share a bounded memory, and messages are still accepted.
import { connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SEND_FORM_PATH } from '#shared/wire.ts';
import { metric, SOON, startDesk, storedIn } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { APPLICATION, CONTACT, readFormPage, sendApplication, sendJson } from '../testing/forms.ts';
import { createBodyRoom, FREE_BYTES } from './body-room.ts';

const MEGABYTE = 1024 * 1024;

const RESUME = pdf(2 * MEGABYTE);

const apply = (url: string, headers?: Record<string, string>) =>
  sendApplication(url, RESUME, headers);

/** Starts uploads that stop after 1 MB; returns a function that ends them. */
function startUploads(port: number, count: number): () => void {
  const bytes = Buffer.alloc(MEGABYTE);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(
      `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${2 * MEGABYTE}\r\n\r\n`,
    );
    socket.write(bytes);
    return socket;
  });
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(end);
  return end;
}

it('§8 without memory an upload gets 503, Retry-After and its form again; messages are accepted', async () => {
  const desk = await startDesk({ env: { METRICS_PORT: '0', TRUST_PROXY: 'loopback' } });
  expect((await apply(desk.url)).text).toBe('OK');
  const end = startUploads(desk.port, 75);
  const refused = await vi.waitFor(async () => {
    const answer = await apply(desk.url, { 'sec-fetch-mode': 'navigate' });
    expect(answer.status).toBe(503);
    return answer;
  }, SOON);
  expect(refused.headers['retry-after']).toBe('10');
  expect(readFormPage(refused.text).fields).toMatchObject(APPLICATION);
  expect((await apply(desk.url)).status).toBe(503);
  expect(await metric(desk, 'desk_refusals_total{reason="no_memory"}')).toBe(2);
  expect((await sendJson(desk.url, 'contact', CONTACT)).text).toBe('OK');
  // One sender does not take the room of others.
  expect((await apply(desk.url, { 'x-forwarded-for': '192.0.2.7' })).text).toBe('OK');

  end();
  await vi.waitFor(async () => expect((await apply(desk.url)).text).toBe('OK'), SOON);
  expect((await storedIn(desk.dataDir)).map(({ form }) => form)).toContain('contact');
});

it('§8 the first bytes are free; a sender can take a quarter of the room, all together the whole of it', () => {
  const room = createBodyRoom();
  const [one, other] = [room.open('sender'), room.open('sender')];
  expect(one.resize(15 * MEGABYTE)).toBe(true);
  expect(other.resize(FREE_BYTES)).toBe(true);
  expect(other.resize(10 * MEGABYTE)).toBe(false);
  expect(other.resize(1 * MEGABYTE)).toBe(true);
  // A share is released once.
  one.close();
  one.close();
  expect(other.resize(16 * MEGABYTE)).toBe(true);
  expect(one.resize(MEGABYTE)).toBe(false);
  const shares = ['b', 'c', 'd', 'e'].map((sender) => room.open(sender));
  expect(shares.map((each) => each.resize(16 * MEGABYTE))).toEqual([true, true, true, false]);
  other.close();
  expect(shares[3]?.resize(16 * MEGABYTE)).toBe(true);
});
