import { readConfig } from '#desk/config.ts';
import { isBuildFresh } from './build/fresh.ts';
import { checkPort } from './check-port.ts';
import { explained } from './explained.ts';
import { startProcess } from './process.ts';

await explained(async () => {
  // The desk finds both out again: a mistake should not wait for the end of a build.
  const config = readConfig(process.env);
  await checkPort(config);
  if (!isBuildFresh()) {
    const { build } = await import('./build/steps.ts');
    await build();
  }
  console.info(`Starting site and desk at http://localhost:${config.port}`);
  process.exitCode = await startProcess('node', ['desk/main.ts']).ended;
});
