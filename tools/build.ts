import { readConfig } from '#desk/config.ts';
import { runProgram } from './program.ts';

await runProgram(async () => {
  readConfig(process.env);
  const { build } = await import('./build/steps.ts');
  await build();
});
