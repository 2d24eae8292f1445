import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import lighthouse, { type Flags } from 'lighthouse';
import { chromiumArguments, findChromium } from '#tools/chromium.ts';

/** How Lighthouse slows the network and the processor: computed afterwards, or while it loads. */
export type Throttling = 'simulate' | 'devtools';

/** Times of one load on a mid-range phone and a slow network, in ms, and its CLS. */
export interface Load {
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
}

/** Lighthouse's scores of 100, and the audits that lower one. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
  complaints: string[];
}

/** Measures one load of a page. */
export async function measureLoad(url: string, throttlingMethod: Throttling): Promise<Load> {
  const { audits } = await run(url, { throttlingMethod, onlyCategories: ['performance'] });
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
  };
}

/** Scores a page in one run. */
export async function score(url: string): Promise<Scores> {
  const { audits, categories } = await run(url, {});
  const of = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best practices': of('best-practices'),
    SEO: of('seo'),
    complaints: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}

async function run(url: string, flags: Flags) {
  const browser: RunningBrowser = await startBrowser();
  try {
    const result = await lighthouse(url, { ...flags, port: browser.port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** A running Chromium and its DevTools port. */
interface RunningBrowser {
  port: number;
  close(): Promise<void>;
}

/** Starts a Chromium with a fresh profile. */
async function startBrowser(): Promise<RunningBrowser> {
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
  throw new Error('Chromium exited before its DevTools port was open');
}
