import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromiumArguments, findChromium } from '#tools/chromium.ts';

/** Results of one Lighthouse run: times in ms, CLS, scores of 100. */
export interface Measured {
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
  /** Bytes over the wire for the first view. */
  bytes: number;
  performance: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
  /** Audits that lower a score. */
  complaints: string[];
}

/**
 * Measures a page with Lighthouse's simulated throttling: a mid-range phone on a slow network, or a
 * desktop computer.
 */
export async function measure(url: string, device: 'phone' | 'desktop'): Promise<Measured> {
  const browser: RunningBrowser = await startBrowser();
  try {
    const config = device === 'desktop' ? desktopConfig : undefined;
    const result = await lighthouse(url, { port: browser.port, logLevel: 'error' }, config);
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    return {
      FCP: value('first-contentful-paint'),
      LCP: value('largest-contentful-paint'),
      TBT: value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
      complaints: Object.values(categories)
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    };
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
