import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { isBuildFresh } from '#tools/build/fresh.ts';
import { PROGRAM, programPath } from '#tools/program-path.ts';
import { fromPlaywright, fromVitest, one, summary, type Tally, total } from './tally.ts';

/** A check by the name it is reported under. */
export type Check = readonly [name: string, run: () => Promise<Tally>];

const RESULTS = resolve('build/test-results');

/**
 * Runs groups of checks one after the other, the checks of a group side by side; continues after a
 * failure and prints the closing line.
 */
export async function runChecks(groups: readonly (readonly Check[])[]): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const tallies: Tally[] = [];
  for (const group of groups) tallies.push(...(await Promise.all(group.map(timed))));
  const all = total(tallies);
  console.info(`\n${summary(all)}`);
  process.exitCode = all.failed > 0 ? 1 : 0;
}

async function timed([name, run]: Check): Promise<Tally> {
  console.info(`── ${name} …`);
  const start = performance.now();
  const tally = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.info(`── ${name}: ${tally.failed > 0 ? 'FAILED' : 'passed'} after ${seconds} s`);
  return tally;
}

/** Runs a command and prints its output only if it fails, so that commands can run side by side. */
export async function quiet(command: string, options: Options = {}): Promise<Tally> {
  const { passed, output } = await run(command, options);
  if (!passed) process.stdout.write(output);
  return one(passed);
}

/** Builds the site unless it is fresh. */
export async function buildSite(): Promise<Tally> {
  return isBuildFresh() ? one(true) : quiet(`node ${programPath('tools/build.ts')}`);
}

/** Runs the unit and desk tests. @param args of `vitest run` */
export async function unitTests(args = ''): Promise<Tally> {
  const file = `${RESULTS}/unit.json`;
  const command = `vitest run --root ${PROGRAM} ${args} --reporter=dot --reporter=json --outputFile.json=${file}`;
  return counted(file, fromVitest, await run(command, { show: true }));
}

/** Runs Playwright's tests of the built site. @param args of `playwright test` */
export async function siteTests(args = '', config = PROGRAM): Promise<Tally> {
  if (!isBuildFresh()) {
    console.info('Not run: there is no fresh build.');
    return one(false);
  }
  const file = `${RESULTS}/site.json`;
  // Node itself reads TypeScript; in a fresh clone Playwright would compile all of it, for six seconds of a processor.
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PW_DISABLE_TS_ESM: '1' };
  return counted(
    file,
    fromPlaywright,
    await run(`playwright test --config ${config} ${args}`, { env, show: true }),
  );
}

interface Ended {
  passed: boolean;
  output: string;
}

interface Options {
  env?: Record<string, string>;
  cwd?: string;
  /** Prints the output as it arrives. */
  show?: boolean;
}

/** Runs a command to its end. */
export async function run(command: string, options: Options = {}): Promise<Ended> {
  const { env, cwd = '.', show = false } = options;
  const child = spawn(command, {
    shell: true,
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (show) process.stdout.write(text);
    });
  }
  const [status] = await once(child, 'close');
  return { passed: status === 0, output };
}

/** Reads a report; a runner that failed without a failed test counts as one failure. */
function counted(file: string, read: (report: unknown) => Tally, { passed }: Ended): Tally {
  try {
    const tally = read(JSON.parse(readFileSync(file, 'utf8')));
    return passed || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch (error) {
    console.error(error);
    return one(false);
  }
}
