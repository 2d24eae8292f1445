import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const AGREES = {
  greeting: '220 hello',
  EHLO: '250-hello\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  /** After the dot. */
  message: '250 taken',
};

export type SmtpStep = keyof typeof AGREES;

/** What a mail server does at one step instead of agreeing: hangs up, says nothing, or says this. */
export interface Misdeed {
  at: SmtpStep;
  does: 'drop' | 'stall' | (string & {});
}

/** A mail server of a few lines that misbehaves on purpose. */
export interface ScriptedSmtp {
  port: number;
  /** The Message-ID of each message that came to its dot. */
  messageIds: string[];
  close(): void;
}

/** Starts one on a free port; without a misdeed it takes everything. */
export async function startScriptedSmtp(misdeed?: Misdeed): Promise<ScriptedSmtp> {
  const sockets = new Set<Socket>();
  const messageIds: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, misdeed, messageIds);
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

function converse(socket: Socket, misdeed: Misdeed | undefined, messageIds: string[]): void {
  let mail: string | undefined;
  const answer = (step: SmtpStep) => {
    const line = misdeed?.at === step ? misdeed.does : AGREES[step];
    if (line === 'drop') socket.destroy();
    else if (line !== 'stall') socket.write(`${line}\r\n`);
    return line;
  };
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    if (mail === undefined) {
      const verb = chunk.slice(0, 4).toUpperCase();
      const step = verb === 'HELO' ? 'EHLO' : (verb as SmtpStep);
      if (!(step in AGREES)) socket.write('250 ok\r\n');
      else if (answer(step) === AGREES.DATA) mail = '';
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
