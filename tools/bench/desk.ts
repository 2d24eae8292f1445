import { parseArgs } from 'node:util';
import { isBuildFresh } from '#tools/build/fresh.ts';
import { build } from '#tools/build/steps.ts';
import { measureEndlessUploads } from './desk/endless-uploads.ts';
import { measureHostileBodies } from './desk/hostile-bodies.ts';
import { measureLanes } from './desk/lanes.ts';
import { measureMailFailures } from './desk/mail-failures.ts';
import { measurePages } from './desk/pages.ts';
import { measureSlowClients } from './desk/slow-clients.ts';
import { measureSubmissions } from './desk/submissions.ts';
import type { Verdict } from './desk/verdict.ts';

/**
 * `npm run bench:desk [-- mail …]`: measurements of the desk that are too heavy for the tests, each
 * printed with its limit. Exits with 1 when one exceeds its limit.
 */
const measurements: Record<string, () => Promise<Verdict>> = {
  mail: measureMailFailures,
  lanes: measureLanes,
  bodies: measureHostileBodies,
  uploads: measureEndlessUploads,
  slow: measureSlowClients,
  submissions: measureSubmissions,
  pages: measurePages,
};

const { positionals } = parseArgs({ allowPositionals: true });
const names = positionals.length > 0 ? positionals : Object.keys(measurements);
if (names.includes('pages') && !isBuildFresh()) await build();
let kept = true;
for (const name of names) {
  const measure = measurements[name];
  if (!measure) {
    throw new Error(`Unknown measurement "${name}"; expected one of ${Object.keys(measurements)}`);
  }
  console.info(`\n── ${name}`);
  const started = performance.now();
  const verdict = await measure();
  if (verdict.lines.length > 0) console.info(verdict.lines.join('\n'));
  console.info(`── ${Math.round((performance.now() - started) / 1000)} s`);
  kept &&= verdict.kept;
}
process.exit(kept ? 0 : 1);
