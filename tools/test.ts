import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuildFresh } from './build/fresh.ts';
import { fromPlaywright, fromVitest } from './test/reports.ts';
import { quiet, shown } from './test/run.ts';
import { one, summary, type Tally, total } from './test/tally.ts';

/** Everything that must hold, one after the other; goes on after a failure, and counts at the end. */
const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const checks: readonly [name: string, run: () => Tally][] = [
  ['types', () => one(quiet('react-router typegen && tsc'))],
  ['lint and format', () => one(quiet('biome check --error-on-warnings .'))],
  ['style sheets', () => one(quiet("stylelint 'app/**/*.css'"))],
  ['import directions', () => one(quiet('node tools/imports/check.ts'))],
  ['dead code', () => one(quiet('knip --no-progress'))],
  ['build', () => one(isBuildFresh() || shown('node tools/build.ts'))],
  ['unit and desk', unitTests],
  ['browser', browserTests],
];

function unitTests(): Tally {
  const file = `${results}/unit.json`;
  const ran = shown(`vitest run --reporter=dot --reporter=json --outputFile.json=${file}`);
  return counted(file, fromVitest, ran);
}

function browserTests(): Tally {
  if (!isBuildFresh()) {
    console.info('Not run: there is no site to open.');
    return one(false);
  }
  const file = `${results}/browser.json`;
  const ran = shown('playwright test', { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return counted(file, fromPlaywright, ran);
}

/** A runner that ended badly without a failed test to show for it has failed as a whole. */
function counted(file: string, count: (report: unknown) => Tally, ran: boolean): Tally {
  try {
    const tally = count(JSON.parse(readFileSync(file, 'utf8')));
    return ran || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch (error) {
    console.error(error);
    return one(false);
  }
}

const tallies: Tally[] = [];
for (const [name, run] of checks) {
  console.info(`\n── ${name}`);
  const start = performance.now();
  const tally = run();
  tallies.push(tally);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.info(`── ${name}: ${tally.failed > 0 ? 'FAILED' : 'passed'} after ${seconds} s`);
}

const all = total(tallies);
console.info(`\n${summary(all)}`);
process.exitCode = all.failed > 0 ? 1 : 0;
