import { readConfig } from '#desk/config.ts';
import { programPath } from '#tools/program-path.ts';
import { isBuildFresh } from './build/fresh.ts';
import { checkPort, runProgram, startProgram } from './program.ts';

await runProgram(async () => {
  // The desk checks both again; here, before the build.
  const config = readConfig(process.env);
  await checkPort(config);
  if (!isBuildFresh()) {
    const { build } = await import('./build/steps.ts');
    await build();
  }
  console.info(`Starting site and desk at http://localhost:${config.port}`);
  process.exitCode = await startProgram(process.execPath, [programPath('desk/main.ts')]).ended;
});
