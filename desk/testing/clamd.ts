import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished } from 'vitest';

/** Starts a clamd that finds EICAR on a Unix socket, or that never answers on a free port. */
export async function startClamd(path?: string) {
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
