import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIRECT, type Driver, PROXY } from './driver.ts';
import { until } from './until.ts';

/** A headless browser has no mouse: fine pointer (2) and hover (4) for media queries. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

const preferences = (values: Record<string, number>) =>
  Object.entries(values)
    .map(([name, value]) => `user_pref("${name}", ${value});\n`)
    .join('');

/**
 * Firefox allows no window narrower than 500 px: the style sheet of its own window has the limit.
 */
const ALLOW_NARROW_WINDOWS =
  "document.documentElement.style.setProperty('min-width', '0', 'important')";

/**
 * Starts Firefox and drives it by Marionette, the protocol that geckodriver translates WebDriver
 * into: neither Debian nor an npm package ships geckodriver.
 */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences({ 'marionette.port': 0, ...MOUSE }));
  const browser = spawn(
    program,
    ['--headless', '--marionette', '--remote-allow-system-access', '--profile', profile],
    { stdio: 'ignore' },
  );
  const port = await until('Firefox listens', () => {
    const written = readFileSync(join(profile, 'MarionetteActivePort'), 'utf8');
    if (!written) throw new Error('The file of its port is still empty');
    return Number(written);
  });
  const socket = connect(port, '127.0.0.1');
  const send = marionette(socket);
  const proxy = { proxyType: 'manual', httpProxy: PROXY, sslProxy: PROXY, noProxy: [DIRECT] };
  await send('WebDriver:NewSession', { proxy });
  await send('Marionette:SetContext', { value: 'chrome' });
  await send('WebDriver:ExecuteScript', { script: ALLOW_NARROW_WINDOWS, args: [] });
  await send('Marionette:SetContext', { value: 'content' });
  return {
    command: (name, parameters) => send(`WebDriver:${name}`, parameters),
    async stop() {
      const ended = once(browser, 'exit');
      await send('Marionette:Quit', { flags: ['eForceQuit'] });
      socket.destroy();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Sends commands: each message is its length in bytes, a colon and JSON. */
function marionette(socket: Socket) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.toString('utf8', start, end));
      received = received.subarray(end);
      // The first message is Marionette's greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting.get(id)?.resolve(result?.value);
      waiting.delete(id);
    }
  });
  return (name: string, parameters: Record<string, unknown> = {}): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>();
    waiting.set(++last, answer);
    const message = JSON.stringify([0, last, name, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    return answer.promise;
  };
}
