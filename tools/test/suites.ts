import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuildFresh } from '#tools/build/fresh.ts';
import { fromPlaywright, fromVitest } from './reports.ts';
import { shown } from './run.ts';
import { one, type Tally } from './tally.ts';

/** Where the runners leave what they counted. */
const results = 'test-results';

/** Removes what an earlier run has left. */
export function clearResults(): void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
}

/** Builds the site, unless the one that stands is made of what is here now. */
export function buildSite(): Tally {
  return one(isBuildFresh() || shown('node tools/build.ts'));
}

/** Runs the unit and desk tests. */
export function unitTests(): Tally {
  const file = `${results}/unit.json`;
  const ran = shown(`vitest run --reporter=dot --reporter=json --outputFile.json=${file}`);
  return counted(file, fromVitest, ran);
}

/** Runs the tests of the built site in this folder of `tests`, or all. */
export function siteTests(folder = ''): Tally {
  return playwright(folder);
}

/** Runs the tests of the built site in an engine of `tests/engines`. */
export function engineTests(name: string): Tally {
  return playwright(`--config tests/engines --project ${name}`);
}

function playwright(args: string): Tally {
  if (!isBuildFresh()) {
    console.info('Not run: there is no site to open.');
    return one(false);
  }
  const file = `${results}/site.json`;
  const ran = shown(`playwright test ${args}`, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
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
