import { readConfig } from '#desk/config.ts';
import { checkPort } from './check-port.ts';
import { DESK_PORT, SITE_PORT } from './dev/ports.ts';
import { explained } from './explained.ts';
import { startProcess } from './process.ts';

await explained(async () => {
  readConfig(process.env);
  await checkPort({ host: 'localhost', port: SITE_PORT });
  const { prepare } = await import('./build/steps.ts');
  await prepare();
  const desk = startProcess('node', ['--watch', '--watch-preserve-output', 'desk/main.ts'], {
    PORT: String(DESK_PORT),
    SITE: 'off',
    SITE_URL: `http://localhost:${SITE_PORT}`,
  });
  const site = startProcess('react-router', ['dev']);
  process.exitCode = await Promise.race([desk.ended, site.ended]);
  desk.stop();
  site.stop();
});
