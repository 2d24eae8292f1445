import { prepareMedia } from './build/steps.ts';
import { DESK_PORT, SITE_PORT } from './dev/ports.ts';
import { startProcess } from './process.ts';

await prepareMedia();
const desk = startProcess('node', ['--watch', '--watch-preserve-output', 'desk/main.ts'], {
  PORT: String(DESK_PORT),
  SITE: 'off',
  SITE_URL: `http://localhost:${SITE_PORT}`,
});
const site = startProcess('react-router', ['dev', '--port', String(SITE_PORT)]);
process.exitCode = await Promise.race([desk.ended, site.ended]);
desk.stop();
site.stop();
