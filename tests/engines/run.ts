import { programPath } from '#tools/program-path.ts';
import { buildSite, type Check, runChecks, siteTests } from '#tools/test/run.ts';
import { one } from '#tools/test/tally.ts';
import { engines } from './engines.ts';

/** Tests the built site in whichever of Firefox and WebKit are installed. */
const isAnyInstalled = engines.some(({ program }) => program);
const build: Check = ['build', buildSite];
await runChecks([
  ...(isAnyInstalled ? [[build]] : []),
  ...engines.map(({ name, program, install }): Check[] => {
    const run = async () => {
      if (program) return siteTests(`--project ${name}`, programPath('tests/engines'));
      console.error(`${name} is not installed. On Debian: apt-get update && ${install}`);
      return isAnyInstalled ? { passed: 0, failed: 0, skipped: 1 } : one(false);
    };
    return [[name, run]];
  }),
]);
