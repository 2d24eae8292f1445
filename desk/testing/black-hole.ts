import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';

/** Listens, then never looks again: what connects stays in the system's queue. */
const DEAF = `
const { createServer } = require('node:net');
const { parentPort } = require('node:worker_threads');
const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
  parentPort.postMessage(server.address().port);
  setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
});
`;

/** As many as the queue takes, and more. */
const QUEUED = 4;

/**
 * A port of this machine from which no answer comes, as behind a firewall that drops packets: its
 * queue of connections is full and nobody takes any.
 */
export async function startBlackHole(): Promise<{ port: number; close(): Promise<void> }> {
  const worker = new Worker(DEAF, { eval: true });
  const [port] = (await once(worker, 'message')) as [number];
  const fillers: Socket[] = [];
  for (let i = 0; i < QUEUED; i++) {
    fillers.push(connect(port, '127.0.0.1').on('error', () => undefined));
  }
  await Promise.any(fillers.map((socket) => once(socket, 'connect')));
  return {
    port,
    async close() {
      for (const socket of fillers) socket.destroy();
      await worker.terminate();
    },
  };
}
