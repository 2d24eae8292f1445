import { readConfig } from '#desk/config.ts';
import { DESK_PORT, SITE_PORT } from './ports.ts';
import { checkPort, runProgram, startProgram } from './program.ts';

await runProgram(async () => {
  readConfig(process.env);
  await checkPort({ host: 'localhost', port: SITE_PORT });
  const { prepare } = await import('./build/steps.ts');
  await prepare();
  const desk = startProgram(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'desk/main.ts'],
    {
      PORT: String(DESK_PORT),
      SITE: 'off',
      SITE_URL: `http://localhost:${SITE_PORT}`,
    },
  );
  const site = startProgram('react-router', ['dev']);
  process.exitCode = await Promise.race([desk.ended, site.ended]);
  desk.stop();
  site.stop();
});
