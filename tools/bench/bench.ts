import { parseArgs } from 'node:util';
import { isBuildFresh } from '#tools/build/fresh.ts';
import { build } from '#tools/build/steps.ts';
import { median, table } from './figures.ts';
import { type Load, measureLoad, score, type Throttling } from './measure.ts';
import { type Served, serve, serveFloors } from './served.ts';
import {
  hasFallbackFont,
  measureFirstPress,
  measureTasks,
  startChromium,
  type Tasks,
} from './tasks.ts';
import { pageWeights } from './weights.ts';

/**
 * `npm run bench [-- --runs 3] [--before <folder>] [--slowdown 4] [--part tasks …] [path …]`: times of pages on a
 * phone beside their floors (the same page without scripts) and beside another build, and the bytes
 * of every page. Sites are measured in turn, so that a busy machine slows all of them.
 *
 * `--before` names the `build/site` of another checkout, `--part` a measurement, `--slowdown` how much
 * slower the phone's processor is: on a fast machine, blocking times need more than 4.
 */
const PARTS = {
  simulated: () => benchLoads('simulate'),
  applied: () => benchLoads('devtools'),
  tasks: benchTasks,
  presses: benchPresses,
  scores: benchScores,
  bytes: () => console.info(`\nBytes over the wire, brotli; CSS is in the HTML\n${weights()}`),
};
const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    before: { type: 'string' },
    slowdown: { type: 'string', default: '4' },
    part: { type: 'string', multiple: true, default: Object.keys(PARTS) },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const slowdown = Number(values.slowdown);
const paths =
  positionals.length > 0 ? positionals : ['/', '/contact', '/project', '/hse-policy', '/property'];

/** First presses whose delay is measured: page and selector. */
const PRESSES = [
  ['menu button', '/', 'header [commandfor]'],
  ['accordion', '/area-of-expertise', 'main summary'],
  ['filter', '/project', 'main search select, main search button'],
] as const;

if (!isBuildFresh()) await build();
const floors = await serveFloors('build/site', paths);
const sites: Record<string, Served> = {
  page: await serve('build/site'),
  ...(values.before ? { before: await serve(values.before) } : {}),
  floor: floors,
};
const browser = await startChromium();
if (!(await hasFallbackFont(browser))) {
  console.warn(
    'Neither Arial nor Liberation Sans is installed: LCP and CLS are worse than on phones.',
  );
}
try {
  for (const [name, part] of Object.entries(PARTS)) if (values.part.includes(name)) await part();
} finally {
  await browser.close();
  for (const site of Object.values(sites)) await site.close();
}
/** FCP, LCP, TBT and CLS by Lighthouse. */
async function benchLoads(throttling: Throttling): Promise<void> {
  const keys = ['FCP', 'LCP', 'TBT', 'CLS'] as const;
  const rows: string[][] = [];
  for (const path of paths) {
    const loads = await inTurn<Load>((site) => measureLoad(site.url + path, throttling, slowdown));
    rows.push(...compared(path, loads, keys));
  }
  print(`Lighthouse, ${throttling === 'simulate' ? 'simulated' : 'applied'}, ms`, keys, rows);
}

/** Long tasks and page changes. */
async function benchTasks(): Promise<void> {
  const keys = ['blocking', 'longest', 'hydration', 'pageChange'] as const;
  const rows: string[][] = [];
  const { floor: _, ...scripted } = sites;
  for (const path of paths) {
    const tasks = await inTurn<Tasks>(
      (site) => measureTasks(browser, site.url + path, slowdown),
      scripted,
    );
    rows.push(...compared(path, tasks, keys));
  }
  print(
    `Main thread at ${slowdown}×, ms`,
    ['blocking', 'longest', 'hydration', 'page change'],
    rows,
  );
}

async function benchPresses(): Promise<void> {
  const rows: string[][] = [];
  for (const [name, path, selector] of PRESSES) {
    const delays = await inTurn(
      async (site) => ({
        INP: await measureFirstPress(browser, site.url + path, selector, slowdown),
      }),
      { page: sites.page as Served },
    );
    rows.push(...compared(`${name} (${path})`, delays, ['INP']));
  }
  print(`First press at ${slowdown}×, ms`, ['INP'], rows);
}

async function benchScores(): Promise<void> {
  const rows: string[][] = [];
  for (const path of paths) {
    const { complaints, ...scores } = await score((sites.page as Served).url + path);
    rows.push([path, ...Object.values(scores).map(String), complaints.join(', ')]);
  }
  print('Lighthouse scores', ['perf', 'a11y', 'best', 'SEO', 'complaints'], rows);
}

/** Runs a measurement on each site in turn, several times. */
async function inTurn<Figures>(
  measured: (site: Served) => Promise<Figures>,
  among: Record<string, Served> = sites,
): Promise<Record<string, Figures[]>> {
  const figures: Record<string, Figures[]> = {};
  for (let run = 0; run < runs; run++) {
    for (const [name, site] of Object.entries(among)) {
      figures[name] ??= [];
      figures[name].push(await measured(site));
    }
  }
  return figures;
}

/** Rows of medians: the page, the others, and the page's ratio to each of these. */
function compared<Key extends string>(
  path: string,
  figures: Record<string, Record<Key, number>[]>,
  keys: readonly Key[],
): string[][] {
  const of = (name: string, key: Key) => median((figures[name] ?? []).map((each) => each[key]));
  const written = (value: number) => value.toFixed(value < 1 && value > 0 ? 3 : 0);
  return Object.keys(figures).flatMap((name) =>
    name === 'page'
      ? [[path, ...keys.map((key) => written(of(name, key)))]]
      : [
          [`  ${name}`, ...keys.map((key) => written(of(name, key)))],
          ['    ratio', ...keys.map((key) => ratio(of('page', key), of(name, key)))],
        ],
  );
}

function ratio(value: number, to: number): string {
  return to === 0 ? '–' : (value / to).toFixed(2);
}

function print(title: string, head: readonly string[], rows: readonly string[][]): void {
  console.info(`\n${table([title, ...head], rows)}`);
}

function weights(): string {
  const lines = pageWeights('build/site')
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(({ path, html, css, scripts, hydrated, fonts, pictures }) => [
      path,
      ...[html, css, scripts, hydrated, fonts, pictures].map(String),
    ]);
  return table(['page', 'HTML', 'CSS', 'JS', 'hydrated', 'fonts', 'pictures'], lines);
}
