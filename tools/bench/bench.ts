import { parseArgs } from 'node:util';
import { isBuildFresh } from '#tools/build/fresh.ts';
import { build } from '#tools/build/steps.ts';
import { median, table } from './figures.ts';
import { type Measured, measure } from './measure.ts';
import { serve } from './served.ts';
import { pageWeights } from './weights.ts';

/**
 * `npm run bench [-- --runs 3] [path …]`: Lighthouse's times of pages beside their floors (the same
 * page without scripts), and the bytes of every page. Page and floor are measured in turn, so that a
 * busy machine slows both.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const paths = positionals.length > 0 ? positionals : ['/', '/contact'];

if (!isBuildFresh()) await build();
const site = await serve(paths);
const rows: string[][] = [];
for (const path of paths) {
  const pages: Measured[] = [];
  const floors: Measured[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    pages.push(await measure(site.page(path), 'phone'));
    floors.push(await measure(site.floor(path), 'phone'));
  }
  rows.push(row(path, pages), row('  floor', floors), ratios(pages, floors));
  rows.push(row('  desktop', [await measure(site.page(path), 'desktop')]));
  const complaints = [...new Set(pages.flatMap((page) => page.complaints))];
  if (complaints.length > 0) rows.push([`  ${complaints.join(', ')}`]);
}
await site.close();
console.info(
  table(
    ['page', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'bytes', 'perf', 'a11y', 'best', 'SEO'],
    rows,
  ),
);
console.info(`\nBytes over the wire, brotli; CSS is in the HTML\n${weights()}`);

function row(name: string, runs: readonly Measured[]): string[] {
  const of = (key: Exclude<keyof Measured, 'complaints'>) => median(runs.map((run) => run[key]));
  return [
    name,
    ...[of('FCP'), of('LCP'), of('TBT')].map((value) => value.toFixed(0)),
    of('CLS').toFixed(3),
    of('bytes').toFixed(0),
    ...[of('performance'), of('accessibility'), of('best practices'), of('SEO')].map(String),
  ];
}

function ratios(pages: readonly Measured[], floors: readonly Measured[]): string[] {
  const ratio = (key: 'FCP' | 'LCP') =>
    (median(pages.map((run) => run[key])) / median(floors.map((run) => run[key]))).toFixed(2);
  return ['  ratio', ratio('FCP'), ratio('LCP')];
}

function weights(): string {
  const lines = pageWeights('build/site')
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(({ path, html, css, scripts, data, fonts, pictures }) => [
      path,
      ...[html, css, scripts, data, fonts, pictures].map(String),
    ]);
  return table(['page', 'HTML', 'CSS', 'JS', 'data', 'fonts', 'pictures'], lines);
}
