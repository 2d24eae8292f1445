// The development server answers its own editor, and no page of another site.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { answerOffice } from './dev.ts';

async function startServer() {
  const server = createServer(async (request, response) => {
    if (!(await answerOffice(request, response, request.url ?? '/'))) response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, body: object, from = 'same-origin') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': from },
      body: JSON.stringify(body),
    });
}

it('tells a window of the others that have the same form', async () => {
  const post = await startServer();
  const [one, other] = [randomUUID(), randomUUID()];
  const tell = async (window: string, state: string) =>
    (await post('/office/editing', { window, form: 'vision', state })).json();
  expect(await tell(one, 'changed')).toEqual([]);
  expect(await tell(other, 'open')).toEqual([{ state: 'changed' }]);
  expect(await tell(one, 'changed')).toEqual([{ state: 'open' }]);
});

it('leaves what others send, and takes nothing from another site', async () => {
  const post = await startServer();
  expect((await post('/office/files', [], 'cross-site')).status).toBe(403);
  expect((await post('/office/editing', {}, 'same-site')).status).toBe(403);
  expect((await post('/api/contact', {})).status).toBe(404);
});
