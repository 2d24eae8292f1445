import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import localCertificate from 'smtp-server/lib/tls-options.js';

export interface TlsProxy {
  /** Where visitors come in. */
  https: string;
  /** Plain HTTP, which only leads there. */
  http: string;
  close(): void;
}

/** A reverse proxy as docs/operating.md asks for one: TLS in front, plain HTTP redirected to it. */
export async function startTlsProxy(target: () => string): Promise<TlsProxy> {
  const forward = (incoming: IncomingMessage, answer: ServerResponse) => {
    const { method, url, headers, socket } = incoming;
    const { hostname, port } = new URL(target());
    const outgoing = request({
      hostname,
      port,
      path: url,
      method,
      headers: { ...headers, 'x-forwarded-for': socket.remoteAddress },
    });
    outgoing.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  };
  const secure = createTlsServer(localCertificate(), forward);
  secure.listen(0, '127.0.0.1');
  await once(secure, 'listening');
  const https = `https://localhost:${(secure.address() as AddressInfo).port}`;
  const plain = createServer(({ url }, answer) => {
    answer.writeHead(308, { location: `${https}${url}` }).end();
  });
  plain.listen(0, '127.0.0.1');
  await once(plain, 'listening');
  return {
    https,
    http: `http://localhost:${(plain.address() as AddressInfo).port}`,
    close() {
      secure.close();
      secure.closeAllConnections();
      plain.close();
    },
  };
}
