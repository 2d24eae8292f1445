import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArguments, findChromium } from '#tools/chromium.ts';
import { acceptCertificate } from './http2-proxy.ts';

/** Not a dependency: a first start would install its 93 packages, which only the bench needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

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

/**
 * Measures one load of a page.
 *
 * @param slowdown how much slower than this machine the phone's processor is
 */
export async function measureLoad(
  url: string,
  throttlingMethod: Throttling,
  slowdown: number,
): Promise<Load> {
  const { audits } = await run(url, [
    `--throttling-method=${throttlingMethod}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    '--only-categories=performance',
  ]);
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
  const { audits, categories } = await run(url);
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

/** The parts of Lighthouse's report that the benches read. */
interface Report {
  audits: Record<string, { score: number | null; numericValue?: number }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message: string };
}

async function run(url: string, options: readonly string[] = []): Promise<Report> {
  const { path, env } = await findChromium();
  const flags = ['--headless', acceptCertificate, ...chromiumArguments].map((flag) =>
    flag.replace(/=(.*)/, '="$1"'),
  );
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
      ...options,
    ],
    { env: { ...process.env, ...env, CHROME_PATH: path }, maxBuffer: 64 * 1024 * 1024 },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}
