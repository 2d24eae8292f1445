import { readConfig } from '#desk/config.ts';
import { DESK_DIR, DESK_PORT, SITE_PORT } from './development.ts';
import { checkPort, runProgram, startProgram } from './program.ts';

await runProgram(async () => {
  readConfig(process.env);
  await checkPort({ host: 'localhost', port: SITE_PORT });
  const { prepare } = await import('./build/steps.ts');
  await prepare();
  const { makeDeskContent } = await import('./desk-content/make.ts');
  await makeDeskContent(DESK_DIR);
  const watched = ['desk', 'shared', DESK_DIR].map((folder) => `--watch-path=${folder}`);
  const desk = startProgram(
    process.execPath,
    [...watched, '--watch-preserve-output', 'desk/main.ts'],
    {
      PORT: String(DESK_PORT),
      SITE: 'off',
      SITE_DIR: DESK_DIR,
      SITE_URL: `http://localhost:${SITE_PORT}`,
    },
  );
  const site = startProgram('react-router', ['dev']);
  process.exitCode = await Promise.race([desk.ended, site.ended]);
  desk.stop();
  site.stop();
});
