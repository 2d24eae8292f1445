// Files are scanned by ClamAV where one is configured: clamd's INSTREAM command (clamd(8)).
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startDesk, storedIn, temporaryDirectory } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { sendApplication } from '../testing/forms.ts';
import { mailEnvironment, startPeer } from '../testing/mail.ts';
import { SOON } from '../testing/soon.ts';

/** A clamd that finds a virus in every file with this text; on a free port, or a Unix socket. */
async function startClamd(virus: string, path?: string) {
  const files: Buffer[] = [];
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const file = streamed(received);
      if (!file) return;
      files.push(file);
      socket.end(file.includes(virus) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  server.listen(path ?? 0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { files, port: (server.address() as AddressInfo).port };
}

/** The file of an INSTREAM command, once its closing chunk of length 0 is there. */
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

it('§5 refuses an infected file beside its field, and takes a clean one', async () => {
  const clamd = await startClamd('EICAR');
  const desk = await startDesk({ env: { CLAMD: `127.0.0.1:${clamd.port}` } });
  const refused = await sendApplication(desk.url, INFECTED);
  expect([refused.status, refused.text]).toEqual([
    422,
    'resume: resume contains a virus: please send a clean file',
  ]);
  expect(desk.log()).toContain('Eicar-Signature');
  expect(await storedIn(desk.dataDir)).toEqual([]);

  const clean = pdf(70_000);
  expect((await sendApplication(desk.url, clean)).text).toBe('OK');
  expect(clamd.files.map((file) => Buffer.compare(file, clean))).toEqual([expect.anything(), 0]);
  const [stored] = await storedIn(desk.dataDir);
  expect(stored?.attachments).toMatchObject([{ unscanned: false }]);
});

it('§5 finds clamd by its socket', async () => {
  const path = join(temporaryDirectory(), 'clamd.ctl');
  await startClamd('EICAR', path);
  const desk = await startDesk({ env: { CLAMD: path } });
  expect((await sendApplication(desk.url, INFECTED)).status).toBe(422);
});

it('§5 takes a file while the scanner is away, and its mail says that it was not scanned', async () => {
  const peer = await startPeer();
  const path = join(temporaryDirectory(), 'clamd.ctl');
  const desk = await startDesk({ env: { ...mailEnvironment(peer.url), CLAMD: path } });
  expect((await sendApplication(desk.url, pdf(9))).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  expect(peer.mails[0]?.text).toContain('Not scanned for viruses');
  expect(desk.log()).toContain('files are taken unscanned');
});

it('§5 without a scanner the mail says nothing of one', async () => {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  await sendApplication(desk.url, INFECTED);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  expect(peer.mails[0]?.text).not.toContain('scanned');
});
