import { readConfig } from '#desk/config.ts';
import { isBuildFresh } from './build/fresh.ts';
import { explained } from './explained.ts';
import { startProcess } from './process.ts';

/** How often to look whether npm's shell still lives. */
const LOOK_EVERY_MS = 500;

/** npm's shell. Told to stop, npm stops it, and it tells nobody: we only notice that it has gone. */
const parent = process.ppid;

await explained(async () => {
  // The desk reads it again: a mistake should not wait for the end of a build.
  readConfig(process.env);
  if (!isBuildFresh()) {
    const { build } = await import('./build/steps.ts');
    await build();
  }
  const desk = startProcess('node', ['desk/main.ts']);
  setInterval(() => process.ppid === parent || desk.stop(), LOOK_EVERY_MS).unref();
  process.exitCode = await desk.ended;
});
