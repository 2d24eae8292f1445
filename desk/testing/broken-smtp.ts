import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';

/** The answer that accepts each step. */
const ACCEPTS = {
  greeting: '220 hello',
  EHLO: '250-hello\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  /** After the dot. */
  message: '250 accepted',
};

type SmtpStep = keyof typeof ACCEPTS;

/** A failure at one step: the server disconnects, does not answer, or answers this line. */
export interface Failure {
  at: SmtpStep;
  does: 'drop' | 'stall' | (string & {});
}

/** A minimal mail server that fails on purpose. */
export interface ScriptedSmtp {
  port: number;
  /** The Message-ID of each message received completely. */
  messageIds: string[];
  close(): void;
}

/** Starts one on a free port; without a failure it accepts everything. */
export async function startScriptedSmtp(failure?: Failure): Promise<ScriptedSmtp> {
  const sockets = new Set<Socket>();
  const messageIds: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, failure, messageIds);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    messageIds,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function converse(socket: Socket, failure: Failure | undefined, messageIds: string[]): void {
  let mail: string | undefined;
  const answer = (step: SmtpStep) => {
    const line = failure?.at === step ? failure.does : ACCEPTS[step];
    if (line === 'drop') socket.destroy();
    else if (line !== 'stall') socket.write(`${line}\r\n`);
    return line;
  };
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    if (mail === undefined) {
      const verb = chunk.slice(0, 4).toUpperCase();
      const step = verb === 'HELO' ? 'EHLO' : (verb as SmtpStep);
      if (!(step in ACCEPTS)) socket.write('250 ok\r\n');
      else if (answer(step) === ACCEPTS.DATA) mail = '';
      return;
    }
    mail += chunk;
    if (!mail.endsWith('\r\n.\r\n')) return;
    messageIds.push(/^Message-ID: (.*)$/im.exec(mail)?.[1] ?? '');
    mail = undefined;
    answer('message');
  });
  answer('greeting');
}

/** Listens and then blocks: connections stay in the system's queue. */
const DEAF = `
const { createServer } = require('node:net');
const { parentPort } = require('node:worker_threads');
const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
  parentPort.postMessage(server.address().port);
  setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
});
`;

/** More than fit into the queue. */
const QUEUED = 4;

/**
 * Opens a port that never answers, as behind a firewall that drops packets: its queue of connections is
 * full, and none is accepted.
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
