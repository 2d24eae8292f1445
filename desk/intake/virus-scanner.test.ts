// Scanning files with ClamAV: clamd's INSTREAM command (clamd(8)).
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { metric, SOON, startDesk, storedIn, temporaryDirectory } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { sendApplication } from '../testing/forms.ts';
import { applicationMail, startMailing } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';

/** Starts a clamd that finds EICAR on a Unix socket, or that never answers on a free port. */
async function startClamd(path?: string) {
  const files: Buffer[] = [];
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const file = streamed(received);
      if (!file) return;
      files.push(file);
      if (path === undefined) return;
      socket.end(file.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  server.listen(path ?? 0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { files, port: (server.address() as AddressInfo).port };
}

/** The file of an INSTREAM command, once its final chunk of length 0 has arrived. */
function streamed(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  let at = command.length;
  const chunks: Buffer[] = [];
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) {
      expect(received.subarray(0, command.length).toString()).toBe(command);
      return Buffer.concat(chunks);
    }
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const INFECTED = pdf(9, '% EICAR');

it('§5 refuses an infected file beside its field, and accepts a clean one, by a Unix socket', async () => {
  const path = join(temporaryDirectory(), 'clamd.ctl');
  const clamd = await startClamd(path);
  const desk = await startDesk({ env: { CLAMD: path, METRICS_PORT: '0' } });
  const refused = await sendApplication(desk.url, INFECTED);
  expect([refused.status, refused.text]).toEqual([
    422,
    'resume: Résumé contains a virus: please send a clean file',
  ]);
  expect(desk.log()).toContain('Eicar-Signature');
  expect(await metric(desk, 'desk_refusals_total{reason="infected_file"}')).toBe(1);
  expect(await storedIn(desk.dataDir)).toEqual([]);

  const clean = pdf(70_000);
  expect((await sendApplication(desk.url, clean)).text).toBe('OK');
  expect(clamd.files.map((file) => Buffer.compare(file, clean))).toEqual([expect.anything(), 0]);
  const [, stored] = await storedIn(desk.dataDir);
  expect(stored?.attachments).toMatchObject([{ unscanned: false }]);
});

it('§5 accepts a file while the scanner is down, and its mail says so', async () => {
  const path = join(temporaryDirectory(), 'clamd.ctl');
  const { peer, desk } = await startMailing({ env: { CLAMD: path } });
  expect((await sendApplication(desk.url, pdf(9))).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  expect(applicationMail(peer)?.text).toContain('Not scanned for viruses');
  expect(desk.log()).toContain('files are accepted unscanned');
});

it('§5 accepts a file while the scanner is silent, before the connection times out', async () => {
  const clock = createManualClock();
  const clamd = await startClamd();
  const desk = await startDesk({ env: { CLAMD: `127.0.0.1:${clamd.port}` }, clock });
  const answer = sendApplication(desk.url, INFECTED);
  await vi.waitFor(() => expect(clamd.files).toHaveLength(1), SOON);
  clock.advance(25_000);
  expect((await answer).text).toBe('OK');
  const [, stored] = await storedIn(desk.dataDir);
  expect(stored?.attachments).toMatchObject([{ unscanned: true }]);
});

it('§5 without a scanner the mail does not mention scanning', async () => {
  const { peer, desk } = await startMailing();
  await sendApplication(desk.url, INFECTED);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  expect(applicationMail(peer)?.text).not.toContain('scanned');
});
