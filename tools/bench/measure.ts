import lighthouse, { desktopConfig } from 'lighthouse';
import { type RunningBrowser, startBrowser } from './browser.ts';

/** What one run of Lighthouse found: milliseconds, a shift, and scores of 100. */
export interface Measured {
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
  /** Everything the first view loads, over the wire. */
  bytes: number;
  performance: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
  /** Audits that cost a score. */
  complaints: string[];
}

/**
 * Measures a page by Lighthouse's simulation: as a mid-range phone on a slow network would see it,
 * or a desktop computer.
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
