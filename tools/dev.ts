import { PROGRAM, programPath } from '#tools/program-path.ts';
import { loadSteps } from './build/load-steps.ts';
import { DESK_DIR, DESK_PORT, SITE_PORT } from './development.ts';
import { readConfigAndFile } from './env-file.ts';
import { checkPort, runProgram, startProgram } from './program.ts';

await runProgram(async () => {
  readConfigAndFile();
  await checkPort({ host: 'localhost', port: SITE_PORT });
  await checkPort({ host: '127.0.0.1', port: DESK_PORT });
  const { prepare } = await loadSteps();
  await prepare();
  const { makeDeskContent } = await import('./desk-content/make.ts');
  await makeDeskContent(DESK_DIR);
  const watched = [programPath('desk'), programPath('shared'), DESK_DIR].map(
    (folder) => `--watch-path=${folder}`,
  );
  const desk = startProgram(
    process.execPath,
    [...watched, '--watch-preserve-output', programPath('desk/main.ts')],
    {
      PORT: String(DESK_PORT),
      SITE: 'off',
      SITE_DIR: DESK_DIR,
      SITE_URL: `http://localhost:${SITE_PORT}`,
    },
  );
  const site = startProgram('react-router', ['dev', PROGRAM]);
  process.exitCode = await Promise.race([desk.ended, site.ended]);
  desk.stop();
  site.stop();
});
