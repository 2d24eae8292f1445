import { summary, type Tally, total } from './tally.ts';

/** Something that must hold, by the name it is reported under. */
export type Check = readonly [name: string, run: () => Tally];

/** Runs one check after the other; goes on after a failure, and counts at the end. */
export function runChecks(checks: readonly Check[]): void {
  const all = total(checks.map(timed));
  console.info(`\n${summary(all)}`);
  process.exitCode = all.failed > 0 ? 1 : 0;
}

function timed([name, run]: Check): Tally {
  console.info(`\n── ${name}`);
  const start = performance.now();
  const tally = run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.info(`── ${name}: ${tally.failed > 0 ? 'FAILED' : 'passed'} after ${seconds} s`);
  return tally;
}
