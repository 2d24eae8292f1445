import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumArguments, findChromium } from '#tools/chromium/find.ts';

/** A running Chromium, with the port on which Lighthouse talks to it. */
export interface RunningBrowser {
  port: number;
  close(): Promise<void>;
}

/** Starts a Chromium with a profile of its own. */
export async function startBrowser(): Promise<RunningBrowser> {
  const { path, env } = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const child = spawn(
    path,
    [
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...chromiumArguments,
      'about:blank',
    ],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return {
    port: await debuggingPort(child.stderr),
    async close() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function debuggingPort(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input: output })) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    output.resume();
    return Number(port);
  }
  throw new Error('Chromium ended before it listened');
}
