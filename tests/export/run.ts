import { programPath } from '#tools/program-path.ts';
import { buildSite, type Check, runChecks, unitTests } from '#tools/test/run.ts';
import { isInstalled, servers } from './servers.ts';

/** Compares the exported site with the desk in whichever of nginx and Caddy are installed. */
const missing = servers.filter((server) => !isInstalled(server));
for (const { name, install } of missing) {
  console.error(`${name} is not installed. On Debian: apt-get update && ${install}`);
}
const build: Check = ['build', buildSite];
const compare: Check = [
  'export',
  async () => {
    const tally = await unitTests(`--config ${programPath('tests/export/vitest.config.ts')}`);
    return { ...tally, skipped: tally.skipped + missing.length };
  },
];
const none: Check = ['export', async () => ({ passed: 0, failed: 1, skipped: 0 })];
await runChecks(missing.length < servers.length ? [[build], [compare]] : [[none]]);
