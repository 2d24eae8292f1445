import { once } from 'node:events';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** One HTTP exchange exactly as given: unlike `fetch` it adds, normalises and decodes nothing. */
export async function send(
  base: string,
  path: string,
  options: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer } = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  const { hostname, port } = new URL(base);
  const outgoing = request({ hostname, port, path, method, headers, agent: false });
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
