import { readConfig } from '#desk/config.ts';
import { loadSteps } from './build/load-steps.ts';
import { runProgram } from './program.ts';

await runProgram(async () => {
  readConfig(process.env);
  const { build } = await loadSteps();
  await build();
});
