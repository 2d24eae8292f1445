// What the desk's HTTP side does with unusual clients.
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startDesk } from './testing/desk.ts';
import { send } from './testing/http.ts';
import { smallSite } from './testing/small-site.ts';

it('clients that hang up at once are no error', async () => {
  const desk = await startDesk({ site: smallSite, env: { TRUST_PROXY: 'loopback' } });
  const port = Number(new URL(desk.url).port);
  for (let i = 0; i < 60; i++) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    await new Promise((resolve) => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n', resolve));
    socket.resetAndDestroy();
  }
  expect((await send(desk.url, '/')).status).toBe(200);
  expect(desk.log()).not.toContain('"level":50');
});

it('a request that names the whole URL gets its page', async () => {
  const desk = await startDesk({ site: smallSite });
  const socket = connect(Number(new URL(desk.url).port), '127.0.0.1');
  socket.end('GET http://www.miqdam.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toContain('<h1>Home</h1>');
});

it.each(['/healthz', '/readyz', '/readyz/delivery'])(
  '%s says which methods it has',
  async (path) => {
    const desk = await startDesk({ site: smallSite });
    const statusOf = async (method: string) => {
      const { status, headers } = await send(desk.url, path, { method });
      return [status, headers.allow];
    };
    expect(await statusOf('OPTIONS')).toEqual([204, 'GET, HEAD']);
    expect(await statusOf('POST')).toEqual([405, 'GET, HEAD']);
    expect((await statusOf('HEAD'))[0]).toBe(200);
  },
);
