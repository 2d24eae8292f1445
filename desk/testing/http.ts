import { once } from 'node:events';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The answer to a request. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** Sends a request exactly as given: unlike `fetch` it adds, normalises and decodes nothing. */
export async function send(
  base: string,
  path: string,
  options: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer } = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  const { hostname, port } = new URL(base);
  const outgoing = request({ hostname, port, path, method, headers, agent: false });
  // A server that answers before it has read everything may close the connection then.
  outgoing.on('error', () => undefined);
  outgoing.end(body);
  const [incoming] = await once(outgoing, 'response');
  const bytes = await buffer(incoming);
  return {
    status: incoming.statusCode,
    headers: incoming.headers,
    bytes,
    text: bytes.toString('utf8'),
  };
}

/** A port that is not in use. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
