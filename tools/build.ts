import { loadSteps } from './build/load-steps.ts';
import { readConfigAndFile } from './env-file.ts';
import { runProgram } from './program.ts';

await runProgram(async () => {
  readConfigAndFile();
  const { build } = await loadSteps();
  await build();
});
