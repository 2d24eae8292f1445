import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Certificate } from './certificate.ts';

type Verb = 'connect' | 'auth' | 'mail' | 'recipient' | 'message';

/** A real mail server, which can be stopped and made to reject. */
export interface SmtpPeer {
  url: string;
  mails: ParsedMail[];
  envelopes: { from: string; to: string[] }[];
  /** Number of connections so far. */
  connections: number;
  /** Makes it answer this verb with this code; undefined accepts everything. */
  rejects: { verb: Verb; code: number; recipient?: string } | undefined;
  /** Set to a list, it receives each mail that waits for its answer; undefined answers at once. */
  held: { mail: ParsedMail; answer(): void }[] | undefined;
  stop(): Promise<void>;
  /** Listens again, on the same port. */
  start(): Promise<void>;
}

/** The path of the link in a mail, with the token behind `#`. */
export function linkIn(text = ''): string {
  const { pathname, search, hash } = new URL(/^http\S+\/api\/\S+$/m.exec(text)?.[0] ?? '');
  return pathname + search + hash;
}

/** Starts a mail server on a free port, which accepts everything by default; over TLS with a certificate. */
export async function startSmtpPeer(certificate?: Certificate): Promise<SmtpPeer> {
  let server: SMTPServer;
  let port = 0;
  const peer: SmtpPeer = {
    url: '',
    mails: [],
    envelopes: [],
    connections: 0,
    rejects: undefined,
    held: undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    async start() {
      server = createServer(peer, certificate);
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
      port = (server.server.address() as AddressInfo).port;
      peer.url = `${certificate ? 'smtps' : 'smtp'}://127.0.0.1:${port}`;
    },
  };
  await peer.start();
  return peer;
}

function createServer(peer: SmtpPeer, certificate: Certificate | undefined): SMTPServer {
  const rejection = (verb: Verb): Error | null =>
    peer.rejects?.verb === verb
      ? Object.assign(new Error(`rejected at ${verb}`), { responseCode: peer.rejects.code })
      : null;
  const server = new SMTPServer({
    authOptional: true,
    ...(certificate ? { secure: true, ...certificate } : {}),
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onConnect(_, done) {
      peer.connections++;
      done(rejection('connect'));
    },
    onAuth: (_, __, done) => done(rejection('auth'), { user: 'desk' }),
    onMailFrom: (_, __, done) => done(rejection('mail')),
    onRcptTo: ({ address }, __, done) =>
      done((peer.rejects?.recipient ?? address) === address ? rejection('recipient') : null),
    onData(stream, { envelope }, done) {
      simpleParser(stream).then(async (mail) => {
        await new Promise<void>((answer) => {
          if (peer.held) peer.held.push({ mail, answer });
          else answer();
        });
        const error = rejection('message');
        if (!error) {
          peer.mails.push(mail);
          peer.envelopes.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
          });
        }
        done(error);
      }, done);
    },
  });
  // Clients may disconnect at any time.
  server.on('error', () => undefined);
  return server;
}
