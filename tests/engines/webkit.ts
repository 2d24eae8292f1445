import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Command, DIRECT, type Driver, PROXY } from './driver.ts';
import { until } from './until.ts';

const PATHS: Record<Command, string> = {
  Navigate: '/url',
  Back: '/back',
  ExecuteScript: '/execute/sync',
  SetWindowRect: '/window/rect',
  GetComputedLabel: '/element/:id/computedlabel',
  ElementClear: '/element/:id/clear',
  ElementClick: '/element/:id/click',
  ElementSendKeys: '/element/:id/value',
  PerformActions: '/actions',
};

/** Arguments of the browser, because the capability `noProxy` crashes about one start in ten. */
const args = ['--automation', `--proxy=http://${PROXY}`, `--ignore-host=${DIRECT}`];

/** Starts WebKitGTK's driver and its browser on their own virtual screen. */
export async function startWebKit(program: string): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
  });
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until('WebKitWebDriver listens', () => send('GET', '/status'));
  const { sessionId } = await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
  });
  return {
    command(name, { id, ...parameters } = {}) {
      const path = `/session/${sessionId}${PATHS[name].replace(':id', String(id))}`;
      return name === 'GetComputedLabel' ? send('GET', path) : send('POST', path, parameters);
    },
    async stop() {
      await send('DELETE', `/session/${sessionId}`);
      // The next virtual screen hangs while this one is still closing.
      for (const child of [driver, screen]) {
        child.kill();
        await once(child, 'exit');
      }
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
