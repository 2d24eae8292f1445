import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumArguments, findChromium } from '#tools/chromium.ts';

/** A tab of a Chromium that prerenders. */
export interface PrerenderingTab {
  open(url: string): Promise<void>;
  /** The value of an expression in the page that the tab shows; undefined while another page takes its place. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer to the middle of the first link to this path in the header. */
  hover(path: string): Promise<void>;
  /** Presses and releases the button of the pointer where it is. */
  press(): Promise<void>;
  /** States of the pages that the tab has prerendered, by path. */
  prerendered: ReadonlyMap<string, string>;
  /** Errors and warnings in the console of any page. */
  complaints: readonly string[];
  close(): Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's values.
  params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's values.
  result?: any;
}

/**
 * Starts a Chromium of its own: Playwright attaches to pages, which switches prerendering off, and this to the tab
 * (Chrome DevTools Protocol).
 *
 * @param slowdown how much slower than this machine the processor of every page is
 */
export async function openPrerenderingTab({ slowdown = 1 } = {}): Promise<PrerenderingTab> {
  const { path: executable, env } = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const size = '--window-size=1440,900';
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, size];
  const browser = spawn(executable, [...chromiumArguments, ...own, 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(browser, 'exit');
  const address = await new Promise<string>((found) => {
    createInterface(browser.stderr).on('line', (line) => {
      const [, url] = /^DevTools listening on (ws:.+)$/.exec(line) ?? [];
      if (url) found(url);
    });
  });
  const socket = new WebSocket(address);
  await once(socket, 'open');

  const answers = new Map<
    number,
    { session: string | undefined; answer(message: Message): void }
  >();
  const pages: string[] = [];
  const prerendered = new Map<string, string>();
  const complaints: string[] = [];
  let count = 0;
  const send = async (method: string, params: object = {}, sessionId?: string) => {
    const id = ++count;
    const answered = new Promise<Message>((answer) =>
      answers.set(id, { session: sessionId, answer }),
    );
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return (await answered).result;
  };
  const [tab, attached] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, ...message }: Message = JSON.parse(String(data));
    if (id !== undefined) answers.get(id)?.answer(message);
    if (method === 'Target.attachedToTarget') {
      const { type } = params.targetInfo;
      if (type === 'tab') tab.resolve(params.sessionId);
      if (type !== 'page') return;
      pages.push(params.sessionId);
      void send('Log.enable', {}, params.sessionId);
      void send('Runtime.enable', {}, params.sessionId);
      void send('Emulation.setCPUThrottlingRate', { rate: slowdown }, params.sessionId);
      void send('Preload.enable', {}, params.sessionId).then(() => attached.resolve());
    }
    if (method === 'Target.detachedFromTarget') {
      pages.splice(pages.indexOf(params.sessionId), 1);
      // A page that is left answers no more.
      for (const { session, answer } of answers.values())
        if (session === params.sessionId) answer({});
    }
    if (method === 'Preload.prerenderStatusUpdated') {
      const { key, status, prerenderStatus = '' } = params;
      prerendered.set(new URL(key.url).pathname, `${status} ${prerenderStatus}`.trim());
    }
    if (method === 'Log.entryAdded' && /error|warning/.test(params.entry.level))
      complaints.push(params.entry.text);
    if (method === 'Runtime.exceptionThrown') complaints.push(JSON.stringify(params));
  });
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true });
  await send('Target.attachToTarget', { targetId, flatten: true });
  const onlyPages = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', onlyPages, await tab.promise);
  await attached.promise;

  const inPage = (method: string, params: object) => send(method, params, pages.at(0));
  const evaluate = async (expression: string) =>
    (await inPage('Runtime.evaluate', { expression, returnByValue: true }))?.result?.value;
  let [x, y] = [0, 0];
  const mouse = (type: string) =>
    inPage('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  return {
    prerendered,
    complaints,
    evaluate,
    async open(url) {
      await inPage('Page.navigate', { url });
    },
    async hover(path) {
      const box = `document.querySelector('header a[href="${path}"]').getBoundingClientRect()`;
      [x, y] = (await evaluate(
        `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(${box})`,
      )) as [number, number];
      await inPage('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    },
    async press() {
      await mouse('mousePressed');
      await mouse('mouseReleased');
    },
    async close() {
      socket.close();
      browser.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
