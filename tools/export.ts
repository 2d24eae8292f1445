import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSite } from '#desk/site/load-site.ts';
import { StartError } from '#desk/start-error.ts';
import { siteAt } from './export/answers.ts';
import { exportCaddy } from './export/caddy.ts';
import { exportCdn } from './export/cdn.ts';
import { exportNginx } from './export/nginx.ts';
import { runProgram } from './program.ts';

const servers = { nginx: exportNginx, caddy: exportCaddy, cdn: exportCdn };

await runProgram(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = ''] = positionals;
  const write = Object.entries(servers).find(([server]) => server === name)?.[1];
  if (!write || positionals.length > 1) {
    throw new StartError(`Usage: npm run export -- ${Object.keys(servers).join('|')}`);
  }
  const folder = join('build/export', name);
  write(siteAt(Date.now(), await loadSite('build/site')), folder);
  console.info(`The site is in ${folder}; to install it, see docs/deploy/static.md.`);
});
