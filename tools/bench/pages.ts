import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startDeskProcess } from '#desk/testing/desk-process.ts';
import { isBuildFresh } from '#tools/build/fresh.ts';
import { build } from '#tools/build/steps.ts';
import { chromiumArguments, findChromium } from '#tools/chromium.ts';
import { compared, type Figures, inTurn, table } from './figures.ts';
import { measurePageChange } from './page-change.ts';
import { measurePress, PRESSES } from './presses.ts';
import { weigh } from './weights.ts';

/**
 * `npm run bench [-- --part weights …] [--runs 5] [--beside <URL>] [--slowdown 4] [path …]`: what this site's pages
 * (of `weights` only these) weigh and how fast they answer on a slow processor, with ratios to a site served at
 * another URL. Only ratios of one run count: times depend on the machine.
 */
const PARTS: Record<string, () => Promise<void>> = {
  weights: benchWeights,
  presses: benchPresses,
  changes: benchPageChanges,
};
const { values, positionals } = parseArgs({
  options: {
    part: { type: 'string', multiple: true, default: Object.keys(PARTS) },
    runs: { type: 'string', default: '5' },
    beside: { type: 'string' },
    slowdown: { type: 'string', default: '4' },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const slowdown = Number(values.slowdown);
const unknown = values.part.find((name) => !(name in PARTS));
if (unknown) throw new Error(`No part "${unknown}"; expected one of ${Object.keys(PARTS)}`);

/** Entries of the menu, followed from the home page. */
const TARGETS = ['/project', '/standard-compliance', '/careers', '/contact'];

if (!isBuildFresh()) await build();
const desk = await startDeskProcess({ SITE: 'on' });
const sites = [desk.url, ...(values.beside ? [values.beside.replace(/\/$/, '')] : [])];
const { path: executablePath, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  args: chromiumArguments,
});
try {
  for (const name of values.part) await PARTS[name]?.();
} finally {
  await browser.close();
  await desk.stop();
}

/** Weights do not vary, so each page is loaded once. */
async function benchWeights(): Promise<void> {
  // Imported here, since it reads the build.
  const { pages } = await import('../../tests/pages.ts');
  const rows: string[][] = [];
  for (const path of positionals.length > 0 ? positionals : pages) {
    rows.push(...compared(path, await inTurn(sites, 1, (site) => weigh(browser, site + path))));
  }
  console.info(`\n${table(['Bytes over the wire', 'script', 'requests', 'bytes'], rows)}`);
}

function benchPresses(): Promise<void> {
  return benchTimes('First press', Object.keys(PRESSES), async (site, press) => ({
    INP: await measurePress(browser, site, press, slowdown),
  }));
}

function benchPageChanges(): Promise<void> {
  return benchTimes('Page change', TARGETS, async (site, path) => ({
    'first frame': await measurePageChange(site, path, slowdown),
  }));
}

async function benchTimes(
  title: string,
  names: readonly string[],
  measure: (site: string, name: string) => Promise<Figures>,
): Promise<void> {
  const rows: string[][] = [];
  for (const name of names) {
    rows.push(...compared(name, await inTurn(sites, runs, (site) => measure(site, name))));
  }
  console.info(`\n${table([`${title} at ${slowdown}×`, 'ms'], rows)}`);
}
