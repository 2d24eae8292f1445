import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#desk/start-error.ts';
import { programPath } from '#tools/program-path.ts';
import { isBuildFresh } from './build/fresh.ts';
import { loadSteps } from './build/load-steps.ts';
import { readConfigAndFile } from './env-file.ts';
import { checkPort, runProgram, startProgram } from './program.ts';

/** Refuses to begin a new store while messages are where earlier versions kept them, in the program's folder. */
function refuseOldData(dataDir: string): void {
  const old = programPath('data');
  if (!existsSync(join(old, 'desk.db')) || existsSync(dataDir)) return;
  throw new StartError(
    `The messages are in ${old}, where earlier versions kept them: move that folder to ${dataDir}.`,
  );
}

await runProgram(async () => {
  // The desk checks both again; here, before the build.
  const config = readConfigAndFile();
  refuseOldData(config.dataDir);
  await checkPort(config);
  if (!isBuildFresh()) {
    const { build } = await loadSteps();
    await build();
  }
  console.info(`Starting site and desk at http://localhost:${config.port}`);
  process.exitCode = await startProgram(process.execPath, [programPath('desk/main.ts')]).ended;
});
